/** The distinct words of a query, as a search compares them. */
export function wordsOf(query: string): string[] {
  return [...new Set(wordsOfText(query))];
}

/**
 * The words of a text: lower-case, without accents, so that `Résumé` is `resume`; an apostrophe does
 * not end a word. Everything that is neither letter, mark nor digit separates words, hyphens too.
 */
export function wordsOfText(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036F'’]/g, "")
    .normalize("NFC");
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The same without English plural endings: `Coffee shops` gives `coffee` and `shop`. */
export function stemsOf(text: string): string[] {
  return wordsOfText(text).map(stemOf);
}

/** Words that a plural ending does not end: `news` is not `new`, `sans` not `san`. */
const NO_PLURALS: ReadonlySet<string> = new Set(["canvas", "christmas", "lens", "news", "sans"]);

/** Words whose plural does not come from `-y`. */
const IN_IE: ReadonlySet<string> = new Set([
  "brownie",
  "cookie",
  "foodie",
  "hoodie",
  "indie",
  "movie",
  "pie",
  "selfie",
  "smoothie",
  "tie",
  "zombie",
]);

function stemOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || NO_PLURALS.has(word)) return word;
  if (IN_IE.has(word.slice(0, -1))) return word.slice(0, -1);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** `1 pairing`, `1942 fonts` */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
