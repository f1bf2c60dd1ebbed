import type { FontItem } from "../../registry/items.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/**
 * A package of Fontsource is named for its family, and its scope tells which faces it holds: the
 * variable one those of the `wght` axis, the static one single weights. Other packages pass.
 */
export function fontPackage({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(({ file, item }) => {
    const { dependency } = item.font;
    const expected = fontsourcePackageOf(item);
    if (dependency === undefined || dependency === expected) return [];
    if (!dependency.startsWith("@fontsource")) return [];
    const message = `font.dependency is "${dependency}"; write "${expected}"`;
    return [{ rule: "font-package", file, pointer: "/font/dependency", message }];
  });
}

function fontsourcePackageOf({ name, meta }: FontItem): string {
  const isVariable = meta?.axes?.some(({ tag }) => tag === "wght") ?? false;
  return `@fontsource${isVariable ? "-variable" : ""}/${name}`;
}
