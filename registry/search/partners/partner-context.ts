import type { SearchRecord } from "../search-data.ts";

/** What a partner does beside the font that it is suggested for. */
export type PartnerRole = "heading" | "body";

/** The facts of a registry that partners are ranked by. */
export interface PartnerContext {
  fonts: ReadonlyMap<string, SearchRecord>;
  /** How much a script says: the fewer fonts cover it, the more. */
  scriptWeights: ReadonlyMap<string, number>;
  /** How many pairings set a font in a role, by `font@role`. */
  pairingCounts: ReadonlyMap<string, number>;
  /** The fonts that share a pairing with a font, in heading or text. */
  pairedWith: ReadonlyMap<string, ReadonlySet<string>>;
}

export function partnerContext(records: readonly SearchRecord[]): PartnerContext {
  const fonts = new Map(
    records.filter(({ type }) => type === "registry:font").map((font) => [font.name, font]),
  );
  const covering = new Map<string, number>();
  for (const { scripts } of fonts.values())
    for (const script of scripts) covering.set(script, (covering.get(script) ?? 0) + 1);
  const scriptWeights = new Map(
    [...covering].map(([script, count]) => [script, Math.log(fonts.size / (1 + count))]),
  );
  const pairingCounts = new Map<string, number>();
  const pairedWith = new Map<string, Set<string>>();
  for (const {
    type,
    fonts: [heading = "", body = ""],
  } of records) {
    if (type !== "registry:style") continue;
    for (const key of [`${heading}@heading`, `${body}@body`])
      pairingCounts.set(key, (pairingCounts.get(key) ?? 0) + 1);
    pairedWith.set(heading, (pairedWith.get(heading) ?? new Set()).add(body));
    pairedWith.set(body, (pairedWith.get(body) ?? new Set()).add(heading));
  }
  return { fonts, scriptWeights, pairingCounts, pairedWith };
}
