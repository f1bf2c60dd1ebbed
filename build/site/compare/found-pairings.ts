import type { PairingsJson, ListedPairing } from "../shared/listed-pairing.ts";

/**
 * The pairings that have every typed word in their names, families, moods or uses: those whose names
 * begin with it first, the others in the order of the list. All of them without a word.
 */
export function foundPairings(
  { pairings, families }: Pick<PairingsJson, "pairings" | "families">,
  typed: string,
): ListedPairing[] {
  const words: readonly string[] = typed.toLowerCase().match(/\S+/g) ?? [];
  const start = words.join(" ");
  const found = pairings.filter((pairing) => {
    const text = textOf(pairing, families);
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ title }: ListedPairing) => title.toLowerCase().startsWith(start);
  return [...found.filter(isNamed), ...found.filter((pairing) => !isNamed(pairing))];
}

function textOf(
  { title, fonts, moods, uses, scripts }: ListedPairing,
  families: PairingsJson["families"],
): string {
  const cast = fonts.map((font) => families[font] ?? font);
  const tags = [...moods, ...uses, ...scripts].map((tag) => tag.replaceAll("-", " "));
  return [title, ...cast, ...tags].join(" ").toLowerCase();
}
