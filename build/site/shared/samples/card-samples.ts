import TEXTS from "./card-texts.json" with { type: "json" };
import NATIVE_ROWS from "./card-words.json" with { type: "json" };

/** What the card of a pairing says, set as one of the compositions of `home.css`. */
export interface CardSample {
  /** The name of the composition: `menu`. */
  composition: string;
  headline: string;
  /** A line above the headline. */
  kicker?: string;
  text?: string;
  /** A word, and what belongs to it: a price, a time, a unit, "" for nothing. */
  rows?: readonly (readonly string[])[];
  /** A line below, or what a button says. */
  note?: string;
  code?: readonly string[];
}

/** A pairing as far as a sample speaks of it. */
interface Subject {
  name: string;
  uses: readonly string[];
  /** Of a pairing of another script: its own name and a sentence, in a language. */
  native?: { name: string; sentence: string; lang: string | undefined };
}

/** Compositions that a sentence fills; all others are headed by a name. */
const OF_A_SENTENCE = new Set(["app", "article", "invitation", "poster", "quote"]);

/** Rows of compositions, by language. */
const ROWS = new Map<string, Readonly<Record<string, string[][]>>>(Object.entries(NATIVE_ROWS));

/** One of the samples for the uses of a pairing, always the same one; in its own language where it has one. */
export function cardSample({ name, uses, native }: Subject): CardSample {
  // A terminal says nothing in another language.
  const texts = native ? TEXTS.filter(({ composition }) => composition !== "terminal") : TEXTS;
  const fitting = texts.filter((text) => text.uses.some((use) => uses.includes(use)));
  const choices = fitting.length > 0 ? fitting : texts;
  const sample = choices[seedOf(name) % choices.length] as CardSample;
  if (native !== undefined) return nativeSample(sample, native);
  const named = Object.entries<unknown>({ ...sample })
    .filter(([part]) => part !== "uses")
    .map(([part, said]) => [part, typeof said === "string" ? said.replace("{name}", name) : said]);
  return Object.fromEntries(named) as CardSample;
}

/** The same composition in the words of another language; what is not in its words is left out. */
function nativeSample(
  { composition }: CardSample,
  { name, sentence, lang = "" }: NonNullable<Subject["native"]>,
): CardSample {
  const rows = [...(ROWS.get(lang)?.[composition === "app" ? "docs" : composition] ?? [])];
  // The last word of a form is that of its button.
  const [button] = composition === "form" ? (rows.pop() ?? []) : [];
  const isSentence = OF_A_SENTENCE.has(composition);
  return {
    composition,
    headline: isSentence ? sentence : name,
    ...(isSentence ? { kicker: name } : { text: sentence }),
    ...(rows.length > 0 && { rows }),
    ...(button !== undefined && { note: button }),
  };
}

/** A number that a name always has. */
function seedOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
}
