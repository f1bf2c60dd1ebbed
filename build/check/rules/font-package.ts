import { type FontItem, type GoogleFontItem, isGoogleFont } from "../../../registry/model/items.ts";
import { fontsourcePackage, isVariablePackage } from "../../../registry/faces/provider-names.ts";
import type { Loaded } from "../read/loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/**
 * An allow-list, since the client installs whatever an item names: the two Fontsource packages of
 * its own family. The scope determines which faces a package has: the variable one those of the `wght` axis,
 * the static one single weights.
 */
export const fontPackage: Rule = {
  name: "font-package",
  severity: "error",
  summary:
    "`dependencies` and `font.dependency` are the family's own Fontsource packages, `font.dependency` the variable one if the family has a `wght` axis",
  checkFont: (font, packages) => {
    const { item } = font;
    if (!isGoogleFont(item)) return packagesOfLocal(font);
    return [...otherDependency({ ...font, item }, packages), ...otherPackages(font, packages)];
  },
};

function packagesOfLocal(loaded: Loaded<FontItem>): Finding[] {
  if (loaded.item.dependencies === undefined) return [];
  const predicate = "is not allowed in a local font, whose files the build publishes; remove it";
  return [finding(loaded, ["dependencies"], predicate)];
}

function otherDependency(loaded: Loaded<GoogleFontItem>, packages: readonly string[]): Finding[] {
  const { name, font } = loaded.item;
  // What the client assumes.
  const assumed = fontsourcePackage(name, true);
  const [expected, ...others] = packagesOf(loaded.item);
  const dependency = font.dependency ?? assumed;
  if ([expected, ...others, ...packages].includes(dependency)) return [];
  const predicate =
    font.dependency === undefined
      ? `is missing, so the client would install "${assumed}"; write "${expected}"`
      : `is "${dependency}"; write "${expected}"`;
  return [finding(loaded, ["font", "dependency"], predicate)];
}

function otherPackages(loaded: Loaded<FontItem>, packages: readonly string[]): Finding[] {
  const { name, dependencies = [] } = loaded.item;
  const allowed = [fontsourcePackage(name, false), fontsourcePackage(name, true), ...packages];
  return dependencies.flatMap((dependency, index) => {
    if (allowed.includes(dependency)) return [];
    const predicate = `is "${dependency}", which is not allowed; only "${allowed.join('" and "')}" are. In a registry of your own, name another package in "packages" of config.json`;
    return [finding(loaded, ["dependencies", index], predicate)];
  });
}

/** Both, where the item does not state which axes the family has. */
function packagesOf({ name, meta }: FontItem): [string, ...string[]] {
  if (meta === undefined) return [fontsourcePackage(name, true), fontsourcePackage(name, false)];
  return [fontsourcePackage(name, isVariablePackage(meta.axes))];
}
