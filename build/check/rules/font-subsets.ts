import { readFileSync } from "node:fs";
import { join } from "node:path";
import { didYouMean } from "../../../registry/search/nearest.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

let supported: ReadonlySet<string> | undefined;

/**
 * The client writes a font's subsets into a call of `next/font/google`, which is type-checked: one that
 * `next/font` does not support (`menu`, `japanese`) breaks the user's build.
 */
export const fontSubsets: Rule = {
  name: "font-subsets",
  severity: "error",
  summary: "subsets are those that `next/font` supports; others are recorded in `meta.scripts`",
  checkFont: (loaded) => {
    // A local font has no call of next/font; font-files compares its subsets with its files.
    if (loaded.item.font.provider === "local") return [];
    const known = (supported ??= nextSubsets());
    return loaded.item.font.subsets.flatMap((subset, index) => {
      if (known.has(subset)) return [];
      const predicate = `is "${subset}", which next/font does not support; record it in meta.scripts instead${didYouMean(subset, known)}`;
      return [finding(loaded, ["font", "subsets", index], predicate)];
    });
  },
};

function nextSubsets(): Set<string> {
  const text = readFileSync(join(ownRegistryDir, "next-subsets.json"), "utf8");
  return new Set(JSON.parse(text) as string[]);
}
