/** A script of a text, and what a font needs to cover it. */
export interface TextScript {
  /** Unicode's name, `Cyrillic`. */
  script: string;
  /** The provider's subsets that hold it, any one of which is enough. */
  subsets: readonly string[];
}

/** Unicode's names of the scripts that the provider has subsets for. */
const NAMES =
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thai";

/** The subsets of scripts that have another name there. */
const SUBSETS: ReadonlyMap<string, readonly string[]> = new Map([
  ["Han", ["chinese-simplified", "chinese-traditional", "chinese-hongkong", "japanese"]],
  ["Hangul", ["korean"]],
  ["Hiragana", ["japanese"]],
  ["Katakana", ["japanese"]],
]);

/** Each with a pattern that finds its letters. */
const SCRIPTS: readonly (TextScript & { letter: RegExp })[] = [
  ...NAMES.split(" ").map((script) => ({
    script,
    letter: new RegExp(`\\p{Script=${script}}`, "u"),
    subsets: SUBSETS.get(script) ?? [script.toLowerCase()],
  })),
  // Letters that Vietnamese needs, and few others: its script is Latin, its subset another.
  { script: "Vietnamese", letter: /[ơưƠƯ\u1EA0-\u1EF9]/, subsets: ["vietnamese"] },
];

/** The scripts that a text is written in, each with the subsets that hold it. */
export function scriptsOf(text: string): TextScript[] {
  return SCRIPTS.filter(({ letter }) => letter.test(text)).map(({ script, subsets }) => ({
    script,
    subsets,
  }));
}

/**
 * The subsets that a text needs of those available: of its scripts, and Latin, which has the figures and
 * punctuation of every script.
 */
export function subsetsFor(text: string, available: readonly string[]): string[] {
  const ofScripts = new Set(scriptsOf(text).flatMap(({ subsets }) => subsets));
  return available.filter((subset) => subset === "latin" || ofScripts.has(subset));
}
