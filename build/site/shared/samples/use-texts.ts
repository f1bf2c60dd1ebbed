import type { LanguageTexts } from "./texts-of-language.ts";
import USE_TEXTS from "./use-texts.json" with { type: "json" };

const textByUse = new Map(USE_TEXTS.flatMap((text) => text.uses.map((use) => [use, text])));

/** Pages are rendered once for the same texts: the same object for each use. */
const textsOf = new WeakMap<LanguageTexts, Map<UseText, LanguageTexts>>();

/** The sample texts in English, beginning with the text for a pairing's first use that has one. */
export function textsForUses(english: LanguageTexts, uses: readonly string[]): LanguageTexts {
  const text = uses.map((use) => textByUse.get(use)).find((own) => own !== undefined);
  if (text === undefined) return english;
  const known = textsOf.get(english)?.get(text);
  if (known) return known;
  const { title, lead, paragraph } = text;
  const own = { ...english, title, lead, paragraphs: [paragraph, ...english.paragraphs.slice(1)] };
  textsOf.set(english, (textsOf.get(english) ?? new Map<UseText, LanguageTexts>()).set(text, own));
  return own;
}

/** What a page for some uses says first, in English. */
type UseText = (typeof USE_TEXTS)[number];
