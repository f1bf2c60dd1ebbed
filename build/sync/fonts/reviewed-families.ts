import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FontCategory, FontItem } from "../../../schemas/index.ts";
import { packageDir } from "../../../registry/model/package-root.ts";
import type { Classification } from "../../../registry/model/items.ts";
import type { FaceStyle } from "./face-styles.ts";

type Category = NonNullable<FontItem["categories"]>[number];

/** What a family is for if not for text. The schema of `categories` lists the same tags. */
type FontKind = Exclude<Category, Classification | FaceStyle>;

/** `reviewed-families.json`: what no source publishes, or states wrongly, each with the reason. */
interface ReviewedFamilies {
  genericFamily: { about: string; families: Record<FontCategory, string[]> };
  printedHandwriting: { about: string; families: string[] };
  kinds: Record<FontKind, { about: string; families: string[] }>;
  scripts: { about: string; families: Record<string, string[]> };
}

const reviewed = JSON.parse(
  readFileSync(join(packageDir, "build/sync/fonts/reviewed-families.json"), "utf8"),
) as ReviewedFamilies;

/** By family. */
export const REVIEWED_GENERIC = byFamily(reviewed.genericFamily.families);

export const PRINTED_HANDWRITING: ReadonlySet<string> = new Set(
  reviewed.printedHandwriting.families,
);

/** By family; a family for text, which most are, has none. */
export const FONT_KIND = byFamily(
  Object.fromEntries(
    Object.entries(reviewed.kinds).map(([kind, { families }]) => [kind, families]),
  ) as Record<FontKind, string[]>,
);

/** The subsets of families newer than the published metadata, by family. */
export const REVIEWED_SCRIPTS: ReadonlyMap<string, string[]> = new Map(
  Object.entries(reviewed.scripts.families),
);

function byFamily<Value extends string>(
  families: Readonly<Record<Value, readonly string[]>>,
): ReadonlyMap<string, Value> {
  const entries = Object.entries(families) as [Value, readonly string[]][];
  return new Map(entries.flatMap(([value, all]) => all.map((family) => [family, value])));
}
