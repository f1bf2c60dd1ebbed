import type { PartnerContext } from "../../../../registry/search/partners/partner-measures.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { languageOfText } from "../cards/card-language.ts";
import ARTICLE from "../samples/article.json" with { type: "json" };
import { inlineRunsOf } from "../samples/inline-runs.ts";
import type { OwnTexts } from "../own-texts.ts";
import type { LanguageTexts } from "../samples/texts-of-language.ts";

/** What partners are set in until a reader writes a headline. */
export interface Sample {
  lang: string;
  direction: LanguageTexts["direction"];
  /** A font that is for this script is shown in it; none in English. */
  script?: string;
  headline: string;
  paragraph: string;
}

export const ENGLISH: Sample = {
  lang: "en",
  direction: "ltr",
  headline: ARTICLE.title,
  paragraph: `${ARTICLE.standfirst} By noon a gap of four metres has become a field of two hundred stones, and you have picked up each of them once. That is the only count that matters.`,
};

/** What partners are set in: the reader's own texts, or else those of the sample. */
export function shownTexts(own: OwnTexts, { headline, paragraph }: Sample) {
  return {
    headline: own.text.trim() || headline,
    paragraph: `${own.lead} ${own.paragraph}`.trim() || paragraph,
  };
}

/** The script that all pairings of a font are shown in, or that it is for; undefined for Latin. */
export function sampleScript(
  { shownIn }: PartnerContext,
  { name, scripts }: SearchRecord,
): string | undefined {
  return [...(shownIn.get(name) ?? (scripts.includes("latin") ? [] : scripts))][0];
}

/** A sample in the language of what the reader wrote; without it, in the script that a font is shown in. */
export function sampleIn(
  samples: readonly Sample[],
  own: string,
  script: string | undefined,
): Sample | undefined {
  const language = languageOfText(
    own,
    samples.map(({ lang }) => lang),
  );
  return samples.find((one) => (own === "" ? one.script === script : one.lang === language));
}

/** A sample of each script that fonts are made for, in the first of its languages. */
export function samplesOf(languages: readonly LanguageTexts[]): Sample[] {
  const samples = new Map<string, Sample>();
  for (const { lang, direction, subsets, title, lead, paragraphs } of languages) {
    const [script = "latin", ...others] = subsets;
    if (script === "latin" || others.length > 0 || samples.has(script)) continue;
    const paragraph = inlineRunsOf(`${lead} ${paragraphs[0] ?? ""}`).map(({ text }) => text);
    samples.set(script, {
      lang,
      direction,
      script,
      headline: title,
      paragraph: paragraph.join(""),
    });
  }
  return [...samples.values()];
}
