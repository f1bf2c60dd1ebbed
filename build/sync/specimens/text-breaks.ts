/** Scripts written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;

/** May not begin a line, or must stay with what precedes. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーゃゅょっャュョッ々ๆ]/u;
/** May not end a line. */
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u;

/**
 * The ways to set a text in two lines, in the order of the text; without the space between the two. A
 * title of two names is broken before its ampersand.
 */
export function twoLineBreaks(text: string): [first: string, second: string][] {
  const breaks = breakPositions(text)
    .map((at): [string, string] => [text.slice(0, at).trimEnd(), text.slice(at).trimStart()])
    .filter(([first, second]) => first !== "" && second !== "");
  const atAmpersand = breaks.filter(([, second]) => second.startsWith("& "));
  return atAmpersand.length > 0 ? atAmpersand : breaks.filter(isAllowed);
}

/** The text cut off after ever fewer of its words, each time with an ellipsis; the longest first. */
export function* shortenedTexts(text: string): Generator<string> {
  for (const at of breakPositions(text).reverse()) {
    const characters = Array.from(text.slice(0, at));
    const last = characters.findLastIndex((character) => !/[\s\p{P}]/u.test(character));
    if (last !== -1) yield `${characters.slice(0, last + 1).join("")}…`;
  }
}

function breakPositions(text: string): number[] {
  if (!UNSPACED.test(text)) return Array.from(text.matchAll(/ (?=\S)/g), ({ index }) => index);
  const words = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
  return Array.from(words, ({ index }) => index).slice(1);
}

function isAllowed([first, second]: [string, string]): boolean {
  return !NOT_LAST.test(first) && !NOT_FIRST.test(second);
}
