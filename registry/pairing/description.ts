import type { PairingItem } from "../model/items.ts";

/** As many sentences of a description say why a pairing works; those after them say how to use it. */
const SENTENCES_OF_WHY = 2;

/** The first two sentences of a description. */
export function whyOf({ description }: Pick<PairingItem, "description">): string {
  return sentencesOf(description).slice(0, SENTENCES_OF_WHY).join(" ");
}

/** What follows them; "" where nothing does. */
export function usageOf({ description }: Pick<PairingItem, "description">): string {
  return sentencesOf(description).slice(SENTENCES_OF_WHY).join(" ");
}

/** The sentences of a description. */
export function sentencesOf(description: string): string[] {
  return description.split(/(?<=[.!?]) (?=\p{Lu})/u);
}
