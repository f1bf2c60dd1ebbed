import { codePointName, invisibleCharacterIn } from "../model/invisible-characters.ts";

/**
 * What could end a declaration, refused inside strings too: the value is safe wherever it is pasted,
 * in a stylesheet or a page.
 */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /[;{}<>\\!@\u0000-\u001f\u007f\u2028\u2029]|\/\*|\*\//u;

/** ASCII that means something to CSS, or to HTML; a hyphen, a dot and an underscore are part of names. */
const ASCII_DELIMITER = /[!-,/:-@[-^`{-~]/u;

/** The first character that no value may have, as a message names it. */
export function forbiddenCharacterIn(text: string): string | undefined {
  const delimiter = FORBIDDEN.exec(text)?.[0];
  if (delimiter !== undefined) return JSON.stringify(delimiter);
  return invisibleCharacterIn(text) ?? disguisedDelimiterIn(text);
}

/** U+037E is a semicolon under NFC, U+FF1B under NFKC; spaces other than U+0020 look like one. */
function disguisedDelimiterIn(text: string): string | undefined {
  const found = Array.from(text).find(
    (character) =>
      character > "\u007f" &&
      (/\p{Zs}/u.test(character) || ASCII_DELIMITER.test(character.normalize("NFKD"))),
  );
  return found && codePointName(found);
}
