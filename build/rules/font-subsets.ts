import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownRegistryDir } from "../../registry/package-root.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import { didYouMean } from "../../registry/nearest.ts";
import { type Problem, pointerOf } from "../problem.ts";

/**
 * A font's subsets are written into a call of `next/font/google`, which is type-checked: one that
 * `next/font` does not know (`menu`, `japanese`) breaks the reader's build. Such scripts are recorded
 * under `meta.scripts`.
 */
export function fontSubsets({ fonts }: LoadedRegistry): Problem[] {
  const known = new Set(
    JSON.parse(readFileSync(join(ownRegistryDir, "next-subsets.json"), "utf8")) as string[],
  );
  return fonts.flatMap(({ file, item }) =>
    item.font.subsets.flatMap((subset, index): Problem[] => {
      if (known.has(subset)) return [];
      const pointer = pointerOf(["font", "subsets", index]);
      const remedy = `record it under meta.scripts${didYouMean(subset, known)}`;
      const message = `"${subset}" is no subset that next/font knows; ${remedy}`;
      return [{ rule: "font-subsets", file, pointer, message }];
    }),
  );
}
