import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Classification,
  type FontItem,
  type GoogleFontItem,
  isGoogleFont,
} from "../model/items.ts";
import { ownRegistryDir } from "../model/package-root.ts";
import { FOLDER } from "../model/sources.ts";
import { hasUpright } from "./face-weights.ts";
import { statedGenericFamily } from "./generic-family.ts";
import { comesAsVariable, fontsourcePackage } from "./provider-names.ts";

/**
 * A font with everything that loads and draws it: the item itself where its file states it. Without measures in
 * the file this package's record of the family has the rest; of a family without one the title, the
 * classification and the package do.
 */
export function completeFont(written: FontItem): FontItem {
  if (!isGoogleFont(written)) return withFamily(written);
  const isMeasured = written.meta?.metrics !== undefined;
  const isElsewhere = written.font.dependency?.startsWith("@fontsource") === false;
  const record = isMeasured || isElsewhere ? undefined : recordOf(written.name);
  const font = record ? withRecord(written, record) : withPackage(written);
  return withImports(withFamily(font));
}

/** Of the subsets and weights those that `next/font` and the package have. */
function withRecord(written: GoogleFontItem, record: GoogleFontItem): GoogleFontItem {
  const { subsets, weight, family } = record.font;
  const listed = new Set<string>([...written.font.subsets, ...written.font.weight]);
  const weights = weight.filter((one) => listed.has(one));
  const [name] = family.split(",");
  const isOther = (line: string) => {
    const [, sheet] = /\/(\d+)(?:-italic)?\.css"$/.exec(line) ?? [];
    return sheet !== undefined && !listed.has(sheet);
  };
  const imports = Object.entries(record.css ?? {}).filter(([line]) => !isOther(line));
  const [, ...styles] = record.categories ?? [];
  return {
    ...record,
    categories: [classificationTag(written), ...styles],
    ...written,
    ...(record.dependencies && { dependencies: record.dependencies }),
    font: {
      ...record.font,
      ...written.font,
      family: written.font.family.startsWith(`${name},`) ? written.font.family : family,
      weight: weights.length > 0 ? weights : weight,
      subsets: subsets.filter((one) => listed.has(one)),
      dependency: record.font.dependency,
    },
    ...(imports.length > 0 && { css: Object.fromEntries(imports) }),
    meta: { ...record.meta, ...written.meta },
  };
}

/** The client assumes a variable package. */
function withPackage(font: GoogleFontItem): GoogleFontItem {
  const { name, meta } = font;
  const { dependency, subsets } = font.font;
  const isStated = dependency !== undefined && !subsets.includes("menu");
  if (isStated) return font;
  const isVariable = meta?.metrics === undefined || comesAsVariable(font);
  return {
    ...font,
    font: {
      ...font.font,
      dependency: dependency ?? fontsourcePackage(name, isVariable),
      subsets: subsets.filter((subset) => subset !== "menu"),
    },
  };
}

/** The generic family of a classification; of the others a sans serif is the nearest. */
const GENERIC: ReadonlyMap<string, string> = new Map([
  ["Serif", "serif"],
  ["Monospace", "monospace"],
  ["Handwriting", "cursive"],
]);

function withFamily<Font extends FontItem>(font: Font): Font {
  if (statedGenericFamily(font) !== undefined) return font;
  const generic = GENERIC.get(classificationIn(font)) ?? "sans-serif";
  const name = comesAsVariable(font) ? `${font.title} Variable` : font.title;
  return {
    ...font,
    font: { ...font.font, family: `'${name}', ${generic}` },
    ...(generic === "cursive" && { meta: { genericFamily: "sans-serif", ...font.meta } }),
  };
}

/** `Lato — Sans Serif font.` -> `Sans Serif`; the schema has checked the end. */
export function classificationIn({ description }: FontItem): string {
  return description.slice(description.lastIndexOf(" — ") + 3, -" font.".length);
}

/** What the description says, as the first of the categories does: `sans-serif`. */
export function classificationTag(font: FontItem): Classification {
  return classificationIn(font).toLowerCase().replace(" ", "-") as Classification;
}

/** Every weight of a static family: its package's default import has 400 alone. */
function withImports(font: GoogleFontItem): GoogleFontItem {
  const { dependency = "", weight: weights } = font.font;
  if (!dependency.startsWith("@fontsource/") || !hasUpright(font)) return font;
  const missing = weights
    .filter((weight) => weight !== "400")
    .map((weight) => `@import "${dependency}/${weight}.css"`)
    .filter((line) => !(line in (font.css ?? {})));
  if (missing.length === 0) return font;
  return {
    ...font,
    dependencies: [...new Set([...(font.dependencies ?? []), dependency])],
    css: { ...font.css, ...Object.fromEntries(missing.map((line) => [line, {}])) },
  };
}

const records = new Map<string, GoogleFontItem | undefined>();

/** This package's item of a family. */
function recordOf(name: string): GoogleFontItem | undefined {
  if (!records.has(name)) {
    const file = join(ownRegistryDir, FOLDER.font, `${name}.json`);
    const text = existsSync(file) ? readFileSync(file, "utf8") : "{}";
    const { $schema: _, ...item } = JSON.parse(text) as GoogleFontItem;
    records.set(name, "font" in item ? item : undefined);
  }
  return records.get(name);
}
