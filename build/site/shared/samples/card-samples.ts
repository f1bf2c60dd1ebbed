import TEXTS from "./card-texts.json" with { type: "json" };
import WORDS from "./card-words.json" with { type: "json" };

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
const OF_A_SENTENCE: ReadonlySet<string> = new Set([
  "app",
  "article",
  "invitation",
  "poster",
  "quote",
]);

/** The rows of a composition in another language: which of its words, and what belongs to each; others have none. */
const NATIVE_ROWS: ReadonlyMap<string, { list: keyof Words; values: readonly string[] }> = new Map([
  ["app", { list: "nav", values: [] }],
  ["business-card", { list: "events", values: [] }],
  ["docs", { list: "nav", values: [] }],
  ["numbers", { list: "figures", values: ["96%", "410", "12"] }],
  ["form", { list: "form", values: [] }],
  ["listing", { list: "events", values: ["19:30", "20:00", "21:15"] }],
  ["menu", { list: "menu", values: ["12", "8", "15"] }],
  ["timetable", { list: "places", values: ["8:05", "9:40", "11:20"] }],
]);

type Words = (typeof WORDS)["ar"];

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
  const { list, values = [] } = NATIVE_ROWS.get(composition) ?? {};
  const own = Object.hasOwn(WORDS, lang) ? WORDS[lang as keyof typeof WORDS] : undefined;
  const rows = ((list && own?.[list]) ?? []).map((word, index) => [word, values[index] ?? ""]);
  // The last word of a form is that of its button.
  const [button = ""] = composition === "form" ? (rows.pop() ?? []) : [];
  const isSentence = OF_A_SENTENCE.has(composition);
  return {
    composition,
    headline: isSentence ? sentence : name,
    ...(isSentence ? { kicker: name } : { text: sentence }),
    ...(rows.length > 0 && { rows }),
    ...(button !== "" && { note: button }),
  };
}

/** A number that a name always has. */
function seedOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
}
