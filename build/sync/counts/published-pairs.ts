import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalog } from "../../../registry/model/catalog.ts";
import { packageDir } from "../../../registry/model/package-root.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import { withoutPairingPrefix } from "../../../registry/model/items.ts";

/** Two families that published lists, tutorials or templates set together. */
export interface PublishedPair {
  heading: string;
  body: string;
  /** How many published sources name it. */
  count: number;
  /** The sources that can be named: URLs, or repositories with a path. */
  sources: readonly string[];
}

/** The pairs of `build/sync/counts/published-pairs.json`, the most named first. */
export function readPublishedPairs(): PublishedPair[] {
  const file = join(packageDir, "build/sync/counts/published-pairs.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { pairs: PublishedPair[] }).pairs;
}

/** The pairings that set a published pair, by the pair: `Lora + Inter` -> `lora-inter`. */
export function pairingsByPair({ pairings, fonts }: Catalog): Map<string, string> {
  return new Map(
    [...pairings.values()].map((pairing) => {
      const titles = (["heading", "body"] as const).map(
        (role) => fonts.get(fontInRole(pairing, role) ?? "")?.title,
      );
      return [titles.join(" + "), withoutPairingPrefix(pairing.name)];
    }),
  );
}

/** How many of the most named pairs are in the registry, and which are not. */
export function publishedPairsReport(
  published: readonly PublishedPair[],
  pairingByFonts: ReadonlyMap<string, string>,
): string {
  const isIncluded = ({ heading, body }: PublishedPair) =>
    pairingByFonts.has(`${heading} + ${body}`);
  const lines = [2, 3, 5, 10].map((least) => {
    const named = published.filter(({ count }) => count >= least);
    return `named by ${least} or more: ${named.filter(isIncluded).length} of ${named.length} are included`;
  });
  const missing = published
    .filter((pair) => pair.count >= 3 && !isIncluded(pair))
    .map(({ heading, body, count }) => `${heading} + ${body} (${count})`);
  return ["Published pairs,", ...lines, `missing: ${missing.join(", ")}`].join("\n");
}
