import type { Catalog } from "../../../registry/model/catalog.ts";
import { byCodePoints } from "../../../registry/model/items.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import { scriptsOf } from "../../../registry/faces/scripts.ts";

/** How many pairings there are of each kind, the most first: name -> count. */
export interface PairingCounts {
  total: number;
  /** By the scripts of the preview, Latin alone apart: Unicode's names, and `Vietnamese`. */
  script: ReadonlyMap<string, number>;
  /** By the classification of the heading's font. */
  heading: ReadonlyMap<string, number>;
  mood: ReadonlyMap<string, number>;
  useCase: ReadonlyMap<string, number>;
  category: ReadonlyMap<string, number>;
}

export function pairingCounts({ pairings, fonts }: Catalog): PairingCounts {
  const all = [...pairings.values()];
  const scripts = all.flatMap(({ meta }) => scriptsOf(meta?.preview ?? ""));
  const headings = all.map((pairing) => fonts.get(fontInRole(pairing, "heading") ?? ""));
  return {
    total: all.length,
    script: counted(scripts.map(({ script }) => script).filter((script) => script !== "Latin")),
    heading: counted(headings.flatMap((font) => font?.categories?.slice(0, 1) ?? [])),
    mood: counted(all.flatMap(({ meta }) => meta?.mood ?? [])),
    useCase: counted(all.flatMap(({ meta }) => meta?.useCase ?? [])),
    category: counted(all.flatMap(({ categories }) => categories)),
  };
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort(([a, many], [b, few]) => few - many || byCodePoints(a, b)));
}
