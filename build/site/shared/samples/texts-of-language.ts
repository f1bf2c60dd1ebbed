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

/** The text that `data-text` names: `title`, `paragraph-0`; "" where the language has none of that name. */
export function textNamed(name: string, texts: LanguageTexts): string {
  const [, list, index] = /^(paragraph|item)-(\d)$/.exec(name) ?? [];
  if (list !== undefined)
    return (list === "item" ? texts.items : texts.paragraphs)[Number(index)] ?? "";
  const part = (["title", "lead", "quote", "small"] as const).find((one) => one === name);
  return part ? texts[part] : "";
}
