/**
 * Characters that show nothing, or change how the text around them is shown: controls, bidirectional
 * and zero-width ones (Trojan Source), line and paragraph separators, fillers, variation selectors,
 * tags, private use, noncharacters, and half of a surrogate pair. A space of any width can be seen.
 *
 * Unassigned characters are left out: which ones they are depends on the version of Unicode.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;

/** The first such character of a text, as Unicode writes it: `U+202E`. */
export function invisibleCharacterIn(text: string): string | undefined {
  const [character] = text.match(INVISIBLE) ?? [];
  return character === undefined ? undefined : codePointName(character);
}

/**
 * The text on one line, with an escape such as `\u{202e}` for each of these characters, and for what GitHub
 * takes for the beginning of a command anywhere in a line of a log.
 */
export function withEscapes(text: string): string {
  return text
    .replace(INVISIBLE, (character) => `\\u{${codePointOf(character)}}`)
    .replaceAll("##[", "#\\u{0023}[");
}

/** A text of JSON with JSON's own escapes for them; line breaks outside of its strings stay. */
export function withJsonEscapes(json: string): string {
  return json.replace(INVISIBLE, (character) =>
    character === "\n" ? character : character.replace(/[^]/g, jsonEscape),
  );
}

/** @param unit may be half a surrogate pair */
function jsonEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** `;` -> `U+003B` */
export function codePointName(character: string): string {
  return `U+${codePointOf(character).toUpperCase()}`;
}

function codePointOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
}
