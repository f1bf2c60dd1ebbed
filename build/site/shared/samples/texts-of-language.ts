/** The sample texts of one language, as its file in `registry/specimens/languages/` has them. */
export interface LanguageTexts {
  /** A language tag, for the `lang` attribute: `zh-Hans`. */
  lang: string;
  /** In English. */
  name: string;
  /** In itself. */
  nativeName: string;
  /** The provider's subsets, all of which a font needs. */
  subsets: readonly string[];
  direction: "ltr" | "rtl";
  title: string;
  /** One sentence. */
  lead: string;
  /** Two, of English three; with inline marks: see `inlineRunsOf`. The other texts have none. */
  paragraphs: readonly string[];
  /** Three. */
  items: readonly string[];
  quote: string;
  /** Small print. */
  small: string;
}
