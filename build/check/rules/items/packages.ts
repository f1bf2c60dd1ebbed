import { comesAsVariable, fontsourcePackage } from "../../../../registry/faces/provider-names.ts";
import {
  type FontItem,
  type GoogleFontItem,
  isGoogleFont,
  isLocalFont,
} from "../../../../registry/model/items.ts";
import { type Finding, correctable, finding } from "../../problem.ts";
import type { Loaded } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";
import { isNamedAsFile } from "./names.ts";

/**
 * Whether a font installs, or imports from, a package that the configuration allows.
 *
 * @param pointer where the text is in the item; of an import, where its key is
 */
export function isAllowedPackage(
  pointer: string,
  text: string,
  packages: readonly string[],
): boolean {
  if (pointer === "/css") return packages.some((name) => isImportFrom(name, text));
  const isPackage = pointer === "/font/dependency" || /^\/dependencies\/\d+$/.test(pointer);
  return isPackage && packages.includes(text);
}

/** `@import "@acme/fonts"`, or of a stylesheet in it: `@import "@acme/fonts/sans.css"` */
function isImportFrom(name: string, key: string): boolean {
  if (key === `@import "${name}"`) return true;
  if (!key.startsWith(`@import "${name}/`)) return false;
  return /^[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*\.css"$/.test(
    key.slice(`@import "${name}/`.length),
  );
}

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
    if (!isNamedAsFile(font)) return [];
    if (!isGoogleFont(item)) return packagesOfLocal(font);
    return [
      ...dependencyMismatch({ ...font, item }, packages),
      ...forbiddenPackages(font, packages),
    ];
  },
};

function packagesOfLocal(loaded: Loaded<FontItem>): Finding[] {
  if (loaded.item.dependencies === undefined) return [];
  const predicate = "is not allowed in a local font, whose files the build publishes; remove it";
  return [finding(loaded, ["dependencies"], predicate)];
}

function dependencyMismatch(
  loaded: Loaded<GoogleFontItem>,
  packages: readonly string[],
): Finding[] {
  const { name, font } = loaded.item;
  const expected = fontsourcePackage(name, comesAsVariable(loaded.item));
  if (font.dependency === undefined) return [];
  if ([expected, ...packages].includes(font.dependency)) return [];
  const predicate = `is "${font.dependency}"; write "${expected}"`;
  return [finding(loaded, ["font", "dependency"], predicate)];
}

function forbiddenPackages(loaded: Loaded<FontItem>, packages: readonly string[]): Finding[] {
  const { name, dependencies = [] } = loaded.item;
  const allowed = [fontsourcePackage(name, false), fontsourcePackage(name, true), ...packages];
  return dependencies.flatMap((dependency, index) => {
    if (allowed.includes(dependency)) return [];
    const predicate = `is "${dependency}", which is not allowed; only "${allowed.join('" and "')}" are. In a registry of your own, name another package in "packages" of config.json`;
    return [finding(loaded, ["dependencies", index], predicate)];
  });
}

/** The stylesheets of a variable package: of an axis, or a set of axes. */
const VARIABLE_SHEETS: ReadonlySet<string> = new Set([
  "index",
  "wght",
  "opsz",
  "wdth",
  "slnt",
  "standard",
  "full",
  "SOFT",
  "WONK",
]);

/**
 * The package of each import is the family's own and installed with the item, and the stylesheet is one
 * that such a package has.
 */
export const fontImports: Rule = {
  name: "font-imports",
  severity: "error",
  summary:
    "every import is a stylesheet of a package of the family that the item installs; no fallback faces, which the build writes",
  checkFont: (font, packages) => {
    if (!isNamedAsFile(font)) return [];
    if (isLocalFont(font.item)) return localImports(font);
    // The schema has checked the form: @import "@scope/package/file.css", or without the file.
    const keys = Object.keys(font.item.css ?? {});
    const paths = keys
      .filter((key) => key.startsWith("@import"))
      .map((key) => key.slice('@import "'.length, -1));
    return [
      ...paths.flatMap((path) => invalidImport(font, path, packages)),
      ...keys.filter((key) => key.startsWith("/")).map((key) => ownFallbackFace(font, key)),
    ];
  },
};

/** The build writes the `@font-face` rules of the files. */
function localImports(font: Loaded<FontItem>): Finding[] {
  return Object.keys(font.item.css ?? {}).map((key) => {
    const predicate = "is not allowed in a local font, whose files the build declares; remove it";
    return { ...finding(font, ["css", key], predicate), isAboutKey: true };
  });
}

/** It could draw a family of another item with any font of the operating system. */
function ownFallbackFace(font: Loaded<FontItem>, key: string): Finding {
  const predicate = "is a fallback face, which the build writes itself; remove it";
  return { ...finding(font, ["css", key], predicate), isAboutKey: true };
}

function invalidImport(
  font: Loaded<FontItem>,
  path: string,
  packages: readonly string[],
): Finding[] {
  const { name, dependencies = [], font: config } = font.item;
  const is = (predicate: string): Finding[] => [
    { ...finding(font, ["css", `@import "${path}"`], predicate), isAboutKey: true },
  ];
  const allowed = packages.find((own) => path === own || path.startsWith(`${own}/`));
  const needs = (packageName: string) =>
    is(`needs the package "${packageName}"; add it to dependencies`).map((found) =>
      correctable(found, [...dependencies, packageName], "/dependencies"),
    );
  if (allowed !== undefined) return dependencies.includes(allowed) ? [] : needs(allowed);
  const [scope = "", folder = "", file] = path.split("/");
  const packageName = `${scope}/${folder}`;
  const isVariable = packageName === fontsourcePackage(name, true);
  if (!isVariable && packageName !== fontsourcePackage(name, false)) {
    return is(
      `imports from "${packageName}", which is not allowed; import from "${fontsourcePackage(name, false)}" or "${fontsourcePackage(name, true)}"`,
    );
  }
  if (!dependencies.includes(packageName)) return needs(packageName);
  // The default import.
  if (file === undefined) return [];
  const sheet = file.slice(0, -".css".length).replace(/-italic$/, "");
  const exists = isVariable
    ? VARIABLE_SHEETS.has(sheet)
    : config.weight.some((weight) => weight === sheet);
  if (exists) return [];
  const expected = isVariable
    ? "wght-italic.css"
    : `${config.weight.join(".css, ")}.css, or -italic.css`;
  return is(`names a file that the package does not have; expected ${expected}`);
}
