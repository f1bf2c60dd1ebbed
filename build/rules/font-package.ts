import type { FontItem } from "../../registry/items.ts";
import { fontsourcePackage, hasWeightAxis } from "../../registry/provider-names.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/**
 * A package of Fontsource is named for its family, and its scope tells which faces it holds: the
 * variable one those of the `wght` axis, the static one single weights. Other packages pass.
 */
export function fontPackage({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(({ file, item }) => {
    // What the client assumes.
    const dependency = item.font.dependency ?? fontsourcePackage(item.name, true);
    const [expected, ...others] = fontsourcePackagesOf(item);
    if (dependency === expected || others.includes(dependency)) return [];
    if (!dependency.startsWith("@fontsource")) return [];
    const found =
      item.font.dependency === undefined
        ? `missing, for which the client takes "${dependency}"`
        : `"${dependency}"`;
    const message = `font.dependency is ${found}; write "${expected}"`;
    return [{ rule: "font-package", file, pointer: "/font/dependency", message }];
  });
}

/** Both, where the item does not say which axes the family has. */
function fontsourcePackagesOf({ name, meta }: FontItem): [string, ...string[]] {
  if (meta === undefined) return [fontsourcePackage(name, true), fontsourcePackage(name, false)];
  return [fontsourcePackage(name, hasWeightAxis(meta.axes))];
}
