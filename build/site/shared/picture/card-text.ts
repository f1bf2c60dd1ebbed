import type { PairingItem } from "../../../../registry/model/items.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { ownTitle } from "../../../../registry/pairing/title.ts";

/** What the card of a pairing shows, each part in its own font. */
export interface CardText {
  /** The title before the fonts' names, set in the heading font at the weight of `h1`. */
  name: string;
  /** Set in the body font at 400. */
  sentence: string;
  /** The sentence's script in lower case: `latin`, `cyrillic`, `vietnamese`, `japanese`. */
  script: string;
  /** A line of code, set in the mono font at 400; absent where the pairing is not for code. */
  code?: string;
}

/** Use case -> a line of at most 34 characters, which fits the narrowest card. */
const CODE_OF_USE_CASE: ReadonlyMap<string, string> = new Map([
  ["code", "const size = base * ratio ** step;"],
  ["developer-tools", "git rebase --onto main v1.4 kern"],
  ["documentation", "GET /fonts/{family}?weight=400"],
]);

/** Languages that mix scripts, by the script that only they have. */
const LANGUAGE_OF_SCRIPT: ReadonlyMap<string, string> = new Map([
  ["Hiragana", "japanese"],
  ["Katakana", "japanese"],
  ["Hangul", "korean"],
]);

/**
 * The texts of a pairing's card. The sentence is the pairing's preview where that is in another script
 * than Latin, or else the first sentence of the description.
 */
export function cardTextOf(pairing: PairingItem): CardText {
  const { title, description, meta } = pairing;
  const preview = meta?.preview ?? "";
  const script = scriptIn(preview);
  const code = codeFor(meta?.useCase ?? []);
  return {
    name: ownTitle(title),
    sentence: script === "latin" ? firstSentence(description) : preview,
    script,
    ...(code !== undefined && { code }),
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

function codeFor(useCases: readonly string[]): string | undefined {
  return [...CODE_OF_USE_CASE].find(([useCase]) => useCases.includes(useCase))?.[1];
}
