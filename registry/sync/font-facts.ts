import { createRequire } from "node:module";
import { join } from "node:path";

/** What the provider's table in the `next` package says of a family. */
export interface ProviderFacts {
  /** `"100"` to `"1000"`, and `"variable"` for a variable family. */
  weights: string[];
  styles: ("normal" | "italic")[];
  axes?: { tag: string; min: number; max: number; defaultValue: number }[];
  /** The subsets that `next/font` accepts; empty for some families. */
  subsets: string[];
}

/** What Capsize measured in the family's regular style, in font units. */
export interface MeasuredFacts {
  familyName: string;
  category: "sans-serif" | "serif" | "monospace" | "display" | "handwriting";
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  capHeight: number;
  xHeight: number;
  xWidthAvg: number;
}

export interface FontFacts extends ProviderFacts {
  family: string;
  measured: MeasuredFacts;
}

const PROVIDER_TABLE = "next/dist/compiled/@next/font/dist/google/font-data.json";
const METRICS = "@capsizecss/metrics/entireMetricsCollection";

/**
 * The facts about every family that the provider's table lists, by family name.
 *
 * @param packagesDir the folder with the pinned packages in `node_modules`
 * @throws when a family of the table has no metrics
 */
export function readFontFacts(packagesDir: string): ReadonlyMap<string, FontFacts> {
  const require = createRequire(join(packagesDir, "package.json"));
  const table = require(PROVIDER_TABLE) as Record<string, ProviderFacts>;
  const { entireMetricsCollection } = require(METRICS) as {
    entireMetricsCollection: Record<string, MeasuredFacts>;
  };
  const measured = new Map(
    Object.values(entireMetricsCollection).map((metrics) => [metrics.familyName, metrics]),
  );

  return new Map(
    Object.entries(table).map(([family, facts]) => {
      const metrics = measured.get(family);
      if (metrics === undefined) throw new Error(`${family} has no metrics in ${METRICS}`);
      return [family, { family, ...facts, measured: metrics }];
    }),
  );
}
