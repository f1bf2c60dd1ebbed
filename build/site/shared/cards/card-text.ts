import type { PairingItem } from "../../../../registry/model/items.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { ownTitle } from "../../../../registry/pairing/title.ts";
import { type SentenceLanguage, sentenceLanguage } from "./card-language.ts";
import { type CardSample, cardSample } from "../samples/card-samples.ts";

/** What the card and the social picture of a pairing show. */
export interface CardText {
  /** The title before the fonts' names. */
  name: string;
  /** The name in the pairing's own script, if that is another one than Latin. */
  nativeName?: string;
  sentence: string;
  /** The sentence's script in lower case: `latin`, `cyrillic`, `vietnamese`, `japanese`. */
  script: string;
  /** Of the sentence, and of a sample in another language. */
  language: SentenceLanguage;
  sample: CardSample;
}

/** Languages that mix scripts, by the script that only they have. */
const LANGUAGE_OF_SCRIPT: ReadonlyMap<string, string> = new Map([
  ["Hiragana", "japanese"],
  ["Katakana", "japanese"],
  ["Hangul", "korean"],
]);

/**
 * The texts of a pairing's card. The sentence is the pairing's preview where that is in another script
 * than Latin, or else the first sentence of the description.
 *
 * @param subsets of the body font, which tell the kinds of Chinese apart, where the language is needed
 */
export function cardTextOf(pairing: PairingItem, subsets: readonly string[] = []): CardText {
  const { title, description, meta } = pairing;
  const { preview = "", nativeName, useCase = [] } = meta ?? {};
  const script = scriptIn(preview);
  const name = ownTitle(title);
  const sentence = script === "latin" ? firstSentence(description) : preview;
  const language = sentenceLanguage(sentence, script, subsets);
  const isNative = script !== "latin" && nativeName !== undefined;
  const native = isNative ? { name: nativeName, sentence, lang: language.lang } : undefined;
  return {
    name,
    ...(isNative && { nativeName }),
    sentence,
    script,
    language,
    sample: cardSample({ name, uses: useCase, ...(native && { native }) }),
  };
}

/** Everything that a card says in each of its faces, as one text: headings at the weight of `h1`, the others at 400. */
export function lettersOfCard({
  name,
  nativeName = "",
  sample,
}: Pick<CardText, "name" | "nativeName" | "sample">): Record<"heading" | "body" | "mono", string> {
  const { headline, kicker = "", text = "", rows = [], note = "", code = [] } = sample;
  // Figures are set as large as headlines.
  const values = sample.composition === "numbers" ? rows.map(([, value]) => value) : [];
  return {
    heading: [name, nativeName, headline, ...values].join(""),
    body: [kicker, text, rows.flat().join(""), note].join(""),
    mono: code.join(""),
  };
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?](?:\s|$)/);
  return end === -1 ? text : text.slice(0, end + 1);
}

/** A language's name wins over that of a script: Japanese has three, Vietnamese has Latin letters. */
function scriptIn(text: string): string {
  const scripts = scriptsOf(text)
    .map(({ script }) => script)
    .filter((script) => script !== "Latin");
  const language = scripts.map((script) => LANGUAGE_OF_SCRIPT.get(script)).find(Boolean);
  return language ?? scripts[0]?.toLowerCase() ?? "latin";
}
