import { type FontFile, sheetOf } from "../faces/face-weights.ts";
import { slugOf } from "../faces/provider-names.ts";
import { FILES_FOLDER } from "../model/font-files.ts";
import { CLASSIFICATIONS, type Classification, type LocalFontItem } from "../model/items.ts";
import type { TableFacts } from "./font-file-facts.ts";

/** A file as an item states it, with the path that it gets in the registry. */
export function fontFileOf(name: string, facts: TableFacts): FontFile {
  const axis = facts.axes.find(({ tag }) => tag === "wght");
  const weight =
    axis === undefined || axis.min === axis.max
      ? String(hundredsOf(axis?.default ?? facts.weight))
      : `${Math.max(1, Math.ceil(axis.min))} ${Math.min(1000, Math.floor(axis.max))}`;
  const style = facts.isItalic ? "italic" : "normal";
  const sheet = sheetOf({ weight, style }).replace("wght-", "");
  const stem = weight.includes(" ") && style === "normal" ? name : `${name}-${sheet}`;
  return { path: `${FILES_FOLDER}/${stem}.woff2`, weight, style };
}

function hundredsOf(weight: number): number {
  return Math.min(900, Math.max(100, Math.round(weight / 100) * 100));
}

/** The item of a font with files of its own. */
export function localItem(
  { title, facts, category }: { title: string; facts: TableFacts; category?: Classification },
  font: Pick<LocalFontItem["font"], "weight" | "subsets" | "files">,
  meta: LocalFontItem["meta"],
): LocalFontItem {
  const generic = genericOf(facts, category);
  const classification = category ?? generic;
  const isCursive = classification === "handwriting";
  const name = slugOf(title);
  return {
    name,
    type: "registry:font",
    title,
    description: `${title} — ${CLASSIFICATIONS[classification]} font.`,
    categories: [classification],
    font: {
      family: `'${title}', ${isCursive ? "cursive" : generic}`,
      provider: "local",
      variable: `--font-${name}`,
      ...font,
    },
    meta: { ...(isCursive && { genericFamily: generic }), ...meta },
  };
}

type Generic = "serif" | "sans-serif" | "monospace";

/** The generic family that the category is, or else the one that the file states. */
export function genericOf(
  { isFixedPitch, hasSerifs = false }: Pick<TableFacts, "isFixedPitch" | "hasSerifs">,
  category?: Classification,
): Generic {
  if (category === "serif" || category === "sans-serif" || category === "monospace")
    return category;
  if (isFixedPitch) return "monospace";
  return hasSerifs ? "serif" : "sans-serif";
}
