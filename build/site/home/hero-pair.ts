import { type TextScript, scriptsOf } from "../../../registry/faces/scripts.ts";
import { scriptIn, sentenceLanguage } from "../shared/cards/card-language.ts";
import { labelOf } from "../shared/cards/label.ts";
import type { ListedMeasures, ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";
import type { OwnTexts } from "../shared/own-texts.ts";

/** What the headline says until the visitor types another one. */
export const HEADLINE = "Your headline, set here";

/** A face that home shows. */
export interface HeroFace {
  /** The name of a font item. */
  font: string;
  title: string;
  weight: number;
  measures: ListedMeasures;
}

/** Two faces that home shows, large: a pairing, or two families that another one's sizes suit. */
export interface HeroPair {
  /** Of the pairing; of two families their names. */
  title: string;
  /** The pairing that installs them, without `pairing-`. */
  base: string;
  /** The roles that its query gives to others: `heading=lora&body=inter`; "" for the pairing as it is. */
  query: string;
  heading: HeroFace;
  body: HeroFace;
  tracking: string;
  /** What is set until the visitor writes. */
  sample: OwnTexts & { lang?: string | undefined; dir?: "rtl" | undefined };
  /** What it is for, or why the two suit each other. */
  note: string;
}

const UNMEASURED: ListedMeasures = [0, 0, "sans-serif"];

/** A pairing as home shows it. */
export function listedPair(
  pairing: ListedPairing,
  { families, measures }: Pick<PairingsJson, "families" | "measures">,
  paragraph = "",
): HeroPair {
  const { name, title, fonts, weight, tracking, uses, card } = pairing;
  const faceOf = (font: string, faceWeight: number) => ({
    font,
    title: families[font] ?? font,
    weight: faceWeight,
    measures: measures[font] ?? UNMEASURED,
  });
  return {
    title,
    base: name,
    query: "",
    heading: faceOf(fonts[0], Number(weight)),
    body: faceOf(fonts[1], 400),
    tracking,
    sample: { text: HEADLINE, lead: card.sentence, paragraph, lang: card.lang, dir: card.dir },
    note: uses.map(labelOf).join(", "),
  };
}

/** Pairings whose sample is in the language of a text, as far as its letters tell, then those of its script, then all. */
export function nativeFirst(text: string, pairings: readonly ListedPairing[]): ListedPairing[] {
  const script = scriptIn(text);
  // Chinese and Japanese share letters.
  const { lang } = script === "han" ? {} : sentenceLanguage(text, script, []);
  const ofScript = pairings.filter(({ card }) => sharesScript(text, card.sentence));
  const ofLanguage = ofScript.filter(({ card }) => card.lang === lang);
  return [...new Set([...ofLanguage, ...ofScript, ...pairings])];
}

/** Whether a text is written in a script that a sample is written in, Latin only where both have no other. */
export function sharesScript(text: string, sample: string): boolean {
  const [own, others] = [text, sample].map((one) => {
    const beyondLatin = scriptsBeyondLatin(one).map(({ script }) => script);
    return beyondLatin.length > 0 ? beyondLatin : ["Latin"];
  }) as [string[], string[]];
  return own.some((script) => others.includes(script));
}

/** The scripts that a text is written in, Latin apart. */
function scriptsBeyondLatin(text: string): TextScript[] {
  return scriptsOf(text).filter(({ script }) => script !== "Latin" && script !== "Vietnamese");
}

/** The subsets that every script of a text is in: of a text in kana and Han, Japanese alone. None for Latin. */
export function subsetsBeyondLatin(text: string): readonly string[] {
  const [first = [], ...others] = scriptsBeyondLatin(text).map(({ subsets }) => subsets);
  return first.filter((subset) => others.every((other) => other.includes(subset)));
}
