import { featuresOf } from "../../../registry/faces/features.ts";
import { FONT_ROLES, type FontItem } from "../../../registry/model/items.ts";
import { LanguageSets } from "../../../registry/search/language-sets.ts";
import { writtenLanguages } from "../shared/list/written-languages.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import { subsetsOf } from "../../../registry/faces/shared-scripts.ts";
import type { FontsJson, ListedFont } from "../shared/fonts/listed-font.ts";

/** The fonts, the most used first; those without a rank come last, in the order of their names. */
export function fontsJson({ catalog, pairings }: Pick<Site, "catalog" | "pairings">): FontsJson {
  const fonts = [...catalog.fonts.values()].sort((a, b) => rankOf(a) - rankOf(b));
  const sets = new LanguageSets();
  return {
    fonts: fonts.map((font) => ({
      ...listedFont(font, pairings),
      written: sets.positionOf(font.meta?.languages ?? []),
    })),
    written: writtenLanguages(sets.all),
    pairings: pairings.map(({ name, title, heading, body, mono }) => ({
      name,
      title,
      fonts: [heading.name, body.name, mono.name],
    })),
  };
}

const IN_OTHER_GROUPS = new Set(["italics", "many-weights", "optical-sizes", "widths"]);

function listedFont(item: FontItem, pairings: readonly SitePairing[]): Omit<ListedFont, "written"> {
  const { name, title, categories = [], font, meta } = item;
  return {
    name,
    title,
    kind: categories,
    script: subsetsOf(item),
    weight: font.weight,
    axis: meta?.axes?.map(({ tag }) => tag) ?? [],
    role: FONT_ROLES.filter((role) => pairings.some((pairing) => pairing[role].name === name)),
    hasItalics: meta?.styles?.includes("italic") ?? false,
    features: featuresOf(item).filter((feature) => !IN_OTHER_GROUPS.has(feature)),
    ...(meta?.popularity !== undefined && { rank: meta.popularity }),
  };
}

function rankOf({ meta }: FontItem): number {
  return meta?.popularity ?? Infinity;
}
