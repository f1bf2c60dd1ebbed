import { sentencesOf } from "../../registry/pairing/sentences.ts";
import { familiesInTitle } from "../../registry/pairing/title.ts";
import type { Alternatives } from "../../registry/search/alternatives.ts";
import type { SearchRecord } from "../../registry/search/search-data.ts";

/**
 * What a search says of a pairing, short enough for ten in an answer that a program reads: its fonts, why it
 * suits, and what would be the bolder and the safer choice.
 *
 * @param tags of the pairing that the query means
 */
export function resultDescription(
  { title, description }: SearchRecord,
  tags: readonly string[],
  { bolder, safer }: Alternatives,
): string {
  const distinct = [...new Set(familiesInTitle(title))].join(" + ");
  const [purpose = ""] = sentencesOf(description);
  return [
    `${distinct} — ${purpose}`,
    ...(tags.length > 0 ? [`Suits: ${tags.join(", ")}.`] : []),
    ...(bolder === undefined ? [] : [`Bolder: ${bolder}.`]),
    ...(safer === undefined ? [] : [`Safer: ${safer}.`]),
  ].join(" ");
}
