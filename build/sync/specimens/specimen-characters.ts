const PUNCTUATION = "ıŒœŸ–—‘’‚“”„†‡•…‹›€™←↑→↓−×";

/** What the Latin face of a text holds where the font has it: printable ASCII, Latin-1, punctuation. */
export const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${PUNCTUATION}`;

/** Letters of languages with Latin letters beyond Latin-1, Vietnamese among them, and their signs. */
export const EXTENDED_LATIN = [
  between(0x100, 0x17f),
  between(0x1cd, 0x1dc),
  between(0x1e6, 0x1eb),
  between(0x1fa, 0x1ff),
  "ƏƒƠơƯưȘșȚț",
  "ȷəʻʼ",
  "ḂḃḊḋḞḟḠḡṀṁṖṗṠṡṪṫẀẁẂẃẄẅẞ",
  between(0x1ea0, 0x1ef9),
  "₫№",
].join("");

/**
 * The letters of a small script, by subset of the provider. A subset that is not listed has the
 * characters of the texts alone: scripts of many letters, and those of India, where each letter adds
 * all of its conjuncts.
 */
const ALPHABETS: ReadonlyMap<string, string> = new Map([
  [
    "arabic",
    `،؛؟${between(0x621, 0x652)}${between(0x660, 0x669)}پچژکگی${between(0x6f0, 0x6f9)}\u200c`,
  ],
  ["armenian", between(0x531, 0x58a)],
  ["cyrillic", `${between(0x400, 0x45f)}\u0490\u0491`],
  ["georgian", between(0x10d0, 0x10ff)],
  ["greek", `${between(0x386, 0x3ce)}ϗ`],
  ["hebrew", between(0x5b0, 0x5f4)],
  ["khmer", `${between(0x1780, 0x17f9)}\u200b\u200c`],
  ["thai", between(0xe01, 0xe5b)],
]);

/** An empty string for a subset of many letters. */
export function alphabetOf(subset: string): string {
  return ALPHABETS.get(subset) ?? "";
}

/**
 * A text with the parts of vowel signs of Indian scripts that stand on two sides of a letter: HarfBuzz takes
 * them apart and sets each where it belongs.
 */
export function withParts(text: string): string {
  const signs = Array.from(text).filter((character) => /\p{Mark}/u.test(character));
  return text + signs.join("").normalize("NFD");
}

function between(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
