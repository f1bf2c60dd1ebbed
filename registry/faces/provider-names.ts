/** How the provider and Fontsource spell a family, for the sync and for the rules. */

import type { FontItem } from "../model/items.ts";

interface Axis {
  tag: string;
}

/** The provider's slug, which names the item and its packages: `Source Serif 4` -> `source-serif-4`, `O’Neil` -> `oneil`. */
export function slugOf(family: string): string {
  const plain = family
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z0-9 -]/g, "");
  return plain.split(/[ -]+/).filter(Boolean).join("-");
}

/** `calm-docs` -> `Calm Docs` */
export function titleFromSlug(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** What `next/font/google` exports the family as: `Source Serif 4` -> `Source_Serif_4`. */
export function importNameOf(family: string): string {
  return family.replaceAll(" ", "_");
}

/**
 * A family with a `wght` or an `opsz` axis comes from its variable package; any other axis alone is not
 * enough.
 */
export function isVariablePackage(axes: readonly Axis[] | undefined): boolean {
  return hasWeightAxis(axes) || (axes?.some(({ tag }) => tag === "opsz") ?? false);
}

/** Whether a font comes from its variable package: of one without measures the package that it names says so. */
export function comesAsVariable({ font, meta }: Pick<FontItem, "font" | "meta">): boolean {
  if (meta?.metrics !== undefined || meta?.axes !== undefined) return isVariablePackage(meta.axes);
  return "dependency" in font && (font.dependency?.startsWith("@fontsource-variable/") ?? false);
}

export function hasWeightAxis(axes: readonly Axis[] | undefined): boolean {
  return axes?.some(({ tag }) => tag === "wght") ?? false;
}

/** The name in what an item depends on: `@acme/fonts@1.2.0`, `@fontsource/lato` */
export function packageNameIn(dependency: string): string {
  const end = dependency.indexOf("@", 1);
  return end === -1 ? dependency : dependency.slice(0, end);
}

/** The package of Fontsource that holds a family's faces. */
export function fontsourcePackage(slug: string, isVariable: boolean): string {
  return `@fontsource${isVariable ? "-variable" : ""}/${slug}`;
}
