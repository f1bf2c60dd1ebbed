import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CLASSIFICATIONS } from "../model/items.ts";
import { type FontItem, type GoogleFontItem, isGoogleFont } from "../model/items.ts";
import { ownRegistryDir } from "../model/package-root.ts";
import { FOLDER } from "../model/sources.ts";
import { hasUpright, weightsOf } from "./face-weights.ts";
import { statedGenericFamily } from "./generic-family.ts";
import { fontsourcePackage, isVariablePackage } from "./provider-names.ts";

/** The generic family of a classification, and of one without any of the three the nearest. */
const GENERIC = {
  "Sans Serif": "sans-serif",
  Serif: "serif",
  Monospace: "monospace",
  Display: "sans-serif",
  Handwriting: "cursive",
} as const satisfies Record<(typeof CLASSIFICATIONS)[keyof typeof CLASSIFICATIONS], string>;

/**
 * A font with everything that loads and draws it: the item itself where its file states it. Of a family that
 * this package ships, without measures in the file, the package's own record has the rest; of another one its
 * title, its classification and its package do.
 */
export function completeFont(written: FontItem): FontItem {
  const known = withRecord(written);
  const font = statedGenericFamily(known) === undefined ? withFamily(known) : known;
  return isGoogleFont(font) ? withImports(font) : font;
}

/** Subsets and weights are those of the file that `next/font` and the package have. */
function withRecord(written: FontItem): FontItem {
  if (!isGoogleFont(written)) return written;
  if (written.meta?.metrics !== undefined) return withStatedAxes(written);
  const isElsewhere = written.font.dependency?.startsWith("@fontsource") === false;
  const record = isElsewhere ? undefined : shippedFont(written.name);
  if (record === undefined) return withPackage(written);
  const { subsets, weight, dependency } = record.font;
  const isOf =
    <Value>(list: readonly Value[]) =>
    (value: Value) =>
      list.includes(value);
  const weights = written.font.weight.filter(isOf(weight));
  return {
    ...record,
    ...written,
    ...(record.dependencies && { dependencies: record.dependencies }),
    font: {
      ...written.font,
      ...(statedGenericFamily(written) === undefined && { family: record.font.family }),
      weight: weights.length > 0 ? weights : weight,
      subsets: written.font.subsets.filter(isOf(subsets)),
      ...(dependency !== undefined && { dependency }),
    },
    ...(record.css && { css: importsOf(record.css, weights) }),
    meta: { ...record.meta, ...written.meta },
  };
}

/** Without the sheets of other weights: of a static family one for each. */
function importsOf(css: NonNullable<FontItem["css"]>, weights: readonly string[]): FontItem["css"] {
  const isOther = (line: string) => {
    const [, sheet] = /\/(\d+)(?:-italic)?\.css"$/.exec(line) ?? [];
    return sheet !== undefined && weights.length > 0 && !weights.some((weight) => weight === sheet);
  };
  return Object.fromEntries(Object.entries(css).filter(([line]) => !isOther(line)));
}

/** Of a font with measures the axes are known: it has those that it states. */
function withStatedAxes(written: GoogleFontItem): GoogleFontItem {
  const { name, font, meta } = written;
  if (font.dependency !== undefined && !font.subsets.includes("menu")) return written;
  const dependency = font.dependency ?? fontsourcePackage(name, isVariablePackage(meta?.axes));
  return { ...written, font: { ...font, dependency, subsets: withoutMenu(font.subsets) } };
}

/** The letters of the family's own name, which `next/font` does not know. */
function withoutMenu(subsets: readonly string[]): string[] {
  return subsets.filter((subset) => subset !== "menu");
}

/** The package that the client assumes is variable: its weights are an axis. */
function withPackage(written: GoogleFontItem): GoogleFontItem {
  const { name, font, meta } = written;
  const dependency = font.dependency ?? fontsourcePackage(name, true);
  const isVariable = dependency === fontsourcePackage(name, true);
  const subsets = withoutMenu(font.subsets);
  const weights = weightsOf(written);
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  return {
    ...written,
    font: { ...font, dependency, subsets },
    ...(isVariable && { meta: { axes: [{ tag: "wght", min, max, default: min }], ...meta } }),
  };
}

function withFamily(font: FontItem): FontItem {
  const classification = font.description.slice(
    font.description.lastIndexOf(" — ") + 3,
    -" font.".length,
  );
  const generic = GENERIC[classification as keyof typeof GENERIC];
  const suffix = isGoogleFont(font) && isVariablePackage(font.meta?.axes) ? " Variable" : "";
  const family = `'${font.title}${suffix}', ${generic}`;
  const isCursive = generic === "cursive";
  return {
    ...font,
    font: { ...font.font, family },
    ...(isCursive && { meta: { genericFamily: "sans-serif", ...font.meta } }),
  };
}

/** Every weight of a static family: its package's default import has 400 alone. */
function withImports(font: GoogleFontItem): GoogleFontItem {
  const { dependency, weight: weights } = font.font;
  if (!dependency?.startsWith("@fontsource/") || !hasUpright(font)) return font;
  const missing = weights
    .filter((weight) => weight !== "400")
    .map((weight) => `@import "${dependency}/${weight}.css"`)
    .filter((line) => !(line in (font.css ?? {})));
  if (missing.length === 0) return font;
  const { dependencies = [] } = font;
  return {
    ...font,
    dependencies: [...new Set([...dependencies, dependency])],
    css: { ...font.css, ...Object.fromEntries(missing.map((line) => [line, {}])) },
  };
}

const records = new Map<string, FontItem | undefined>();

/** This package's item of a family. */
function shippedFont(name: string): GoogleFontItem | undefined {
  if (!records.has(name)) records.set(name, readShipped(name));
  return records.get(name) as GoogleFontItem | undefined;
}

function readShipped(name: string): FontItem | undefined {
  try {
    const file = join(ownRegistryDir, FOLDER.font, `${name}.json`);
    const { $schema: _, ...item } = JSON.parse(readFileSync(file, "utf8")) as FontItem;
    return item;
  } catch {
    return undefined;
  }
}
