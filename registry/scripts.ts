/** Unicode's scripts, and the provider's subsets that hold them, any one of which will do. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  Arabic: ["arabic"],
  Armenian: ["armenian"],
  Bengali: ["bengali"],
  Cyrillic: ["cyrillic"],
  Devanagari: ["devanagari"],
  Ethiopic: ["ethiopic"],
  Georgian: ["georgian"],
  Greek: ["greek"],
  Gujarati: ["gujarati"],
  Gurmukhi: ["gurmukhi"],
  Han: ["chinese-simplified", "chinese-traditional", "chinese-hongkong", "japanese"],
  Hangul: ["korean"],
  Hebrew: ["hebrew"],
  Hiragana: ["japanese"],
  Kannada: ["kannada"],
  Katakana: ["japanese"],
  Khmer: ["khmer"],
  Latin: ["latin"],
  Malayalam: ["malayalam"],
  Sinhala: ["sinhala"],
  Tamil: ["tamil"],
  Telugu: ["telugu"],
  Thai: ["thai"],
};

/** Letters that Vietnamese alone has: its script is Latin, its subset another. */
const VIETNAMESE = /[ơưƠƯ\u1EA0-\u1EF9]/;

/** A script of a text, and what a font needs to cover it. */
export interface TextScript {
  /** Unicode's name, `Cyrillic`. */
  script: string;
  /** The provider's subsets that hold it, any one of which will do. */
  subsets: readonly string[];
}

/** The scripts that a text is written in, each with the subsets that hold it. */
export function scriptsOf(text: string): TextScript[] {
  const scripts = Object.entries(SUBSETS)
    .filter(([script]) => new RegExp(`\\p{Script=${script}}`, "u").test(text))
    .map(([script, subsets]) => ({ script, subsets }));
  return VIETNAMESE.test(text)
    ? [...scripts, { script: "Vietnamese", subsets: ["vietnamese"] }]
    : scripts;
}
