import { MAX_HEADLINE_CHARACTERS, oneLine } from "./one-line.ts";

/** What a reader sets instead of the samples, each in one line; "" for the sample. */
export interface OwnTexts {
  /** The headline. */
  text: string;
  /** The sentence below it. */
  lead: string;
  paragraph: string;
}

export type OwnText = keyof OwnTexts;

/** The most characters of each. */
export const OWN_TEXTS: Readonly<Record<OwnText, number>> = {
  text: MAX_HEADLINE_CHARACTERS,
  lead: 400,
  paragraph: 2000,
};

export const NO_OWN_TEXTS: OwnTexts = { text: "", lead: "", paragraph: "" };

/** What a reader wrote, in one line of at most the characters that it may have. */
export function ownText(name: OwnText, written: string): string {
  return oneLine(written, OWN_TEXTS[name]);
}

/** The texts that an address states. */
export function ownTextsOf(parameters: URLSearchParams): OwnTexts {
  const of = (name: OwnText) => ownText(name, parameters.get(name) ?? "");
  return { text: of("text"), lead: of("lead"), paragraph: of("paragraph") };
}

/** A text of several lines as a headline, a lead and a paragraph; that of one line is a headline alone. */
export function textsOfLines(pasted: string): Partial<OwnTexts> {
  const [text = "", lead, ...others] = pasted.split(/\n+/).filter((line) => line.trim() !== "");
  return {
    text: ownText("text", text),
    ...(lead !== undefined && { lead: ownText("lead", lead) }),
    ...(others.length > 0 && { paragraph: ownText("paragraph", others.join(" ")) }),
  };
}

/** The letters of all of them. */
export function lettersOfTexts({ text, lead, paragraph }: OwnTexts): string {
  return [text, lead, paragraph].join(" ").trim();
}
