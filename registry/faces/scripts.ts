/** A script of a text, and what a font needs to cover it. */
export interface TextScript {
  /** Unicode's name, `Cyrillic`. */
  script: string;
  /** The provider's subsets that hold it, any one of which is enough. */
  subsets: readonly string[];
}

/** The scripts that the provider has subsets for, each with a pattern that finds its letters. */
const SCRIPTS: readonly (TextScript & { letter: RegExp })[] = [
  { script: "Arabic", letter: /\p{Script=Arabic}/u, subsets: ["arabic"] },
  { script: "Armenian", letter: /\p{Script=Armenian}/u, subsets: ["armenian"] },
  { script: "Bengali", letter: /\p{Script=Bengali}/u, subsets: ["bengali"] },
  { script: "Cyrillic", letter: /\p{Script=Cyrillic}/u, subsets: ["cyrillic"] },
  { script: "Devanagari", letter: /\p{Script=Devanagari}/u, subsets: ["devanagari"] },
  { script: "Ethiopic", letter: /\p{Script=Ethiopic}/u, subsets: ["ethiopic"] },
  { script: "Georgian", letter: /\p{Script=Georgian}/u, subsets: ["georgian"] },
  { script: "Greek", letter: /\p{Script=Greek}/u, subsets: ["greek"] },
  { script: "Gujarati", letter: /\p{Script=Gujarati}/u, subsets: ["gujarati"] },
  { script: "Gurmukhi", letter: /\p{Script=Gurmukhi}/u, subsets: ["gurmukhi"] },
  {
    script: "Han",
    letter: /\p{Script=Han}/u,
    subsets: ["chinese-simplified", "chinese-traditional", "chinese-hongkong", "japanese"],
  },
  { script: "Hangul", letter: /\p{Script=Hangul}/u, subsets: ["korean"] },
  { script: "Hebrew", letter: /\p{Script=Hebrew}/u, subsets: ["hebrew"] },
  { script: "Hiragana", letter: /\p{Script=Hiragana}/u, subsets: ["japanese"] },
  { script: "Kannada", letter: /\p{Script=Kannada}/u, subsets: ["kannada"] },
  { script: "Katakana", letter: /\p{Script=Katakana}/u, subsets: ["japanese"] },
  { script: "Khmer", letter: /\p{Script=Khmer}/u, subsets: ["khmer"] },
  { script: "Lao", letter: /\p{Script=Lao}/u, subsets: ["lao"] },
  { script: "Latin", letter: /\p{Script=Latin}/u, subsets: ["latin"] },
  { script: "Malayalam", letter: /\p{Script=Malayalam}/u, subsets: ["malayalam"] },
  { script: "Myanmar", letter: /\p{Script=Myanmar}/u, subsets: ["myanmar"] },
  { script: "Oriya", letter: /\p{Script=Oriya}/u, subsets: ["oriya"] },
  { script: "Sinhala", letter: /\p{Script=Sinhala}/u, subsets: ["sinhala"] },
  { script: "Tamil", letter: /\p{Script=Tamil}/u, subsets: ["tamil"] },
  { script: "Telugu", letter: /\p{Script=Telugu}/u, subsets: ["telugu"] },
  { script: "Thai", letter: /\p{Script=Thai}/u, subsets: ["thai"] },
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
