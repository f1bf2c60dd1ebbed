import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FontItem } from "../../../schemas/index.ts";
import { packageDir } from "../../../registry/model/package-root.ts";

/** A style of letters, as `registry/vocabulary/categories.json` defines it. */
export type FaceStyle = Extract<
  NonNullable<FontItem["categories"]>[number],
  | "blackletter"
  | "condensed"
  | "didone"
  | "geometric"
  | "grotesque"
  | "humanist"
  | "inscriptional"
  | "old-style"
  | "pixel"
  | "rounded"
  | "slab"
  | "stencil"
  | "transitional"
  | "typewriter"
>;

/**
 * The styles of each face, in alphabetical order. No source publishes them: `face-styles.json` lists the
 * families that pairings use and the best-known others, each looked at as drawn. A family that is not
 * listed, or that no style describes, has none.
 */
export function readFaceStyles(): ReadonlyMap<string, readonly FaceStyle[]> {
  const file = join(packageDir, "build/sync/fonts/face-styles.json");
  const familiesOf = JSON.parse(readFileSync(file, "utf8")) as Record<FaceStyle, string[]>;
  const stylesOf = new Map<string, FaceStyle[]>();
  for (const [style, families] of Object.entries(familiesOf) as [FaceStyle, string[]][]) {
    for (const family of families) stylesOf.set(family, [...(stylesOf.get(family) ?? []), style]);
  }
  return stylesOf;
}
