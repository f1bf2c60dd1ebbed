import { onceForEach } from "../once-for-each.ts";
import type { LanguageTexts } from "./texts-of-language.ts";
import USE_TEXTS from "./use-texts.json" with { type: "json" };

const textByUse = new Map(USE_TEXTS.flatMap((text) => text.uses.map((use) => [use, text])));

/** Pages are rendered once for the same texts: the same object for each use. */
const textsBeginningWith = onceForEach((english: LanguageTexts) =>
  onceForEach(({ title, lead, paragraph }: (typeof USE_TEXTS)[number]) => ({
    ...english,
    title,
    lead,
    paragraphs: [paragraph, ...english.paragraphs.slice(1)],
  })),
);

/** The sample texts in English, beginning with the text for a pairing's first use that has one. */
export function textsForUses(english: LanguageTexts, uses: readonly string[]): LanguageTexts {
  const text = uses.map((use) => textByUse.get(use)).find((own) => own !== undefined);
  return text === undefined ? english : textsBeginningWith(english)(text);
}
