import type { FontItem } from "../../registry/items.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/**
 * A package of Fontsource is named for its family, and its scope tells which faces it holds: the
 * variable one those of the `wght` axis, the static one single weights. Other packages pass.
 */
export function fontPackage({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(({ file, item }) => {
    // What the client assumes.
    const dependency = item.font.dependency ?? `@fontsource-variable/${item.name}`;
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
  const variable = `@fontsource-variable/${name}`;
  const fixed = `@fontsource/${name}`;
  if (meta === undefined) return [variable, fixed];
  return meta.axes?.some(({ tag }) => tag === "wght") ? [variable] : [fixed];
}
