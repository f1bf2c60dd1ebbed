import { isForLargeSizes } from "../faces/generic-family.ts";
import { FONT_ROLES, type FontRole, withoutPairingPrefix } from "../model/items.ts";
import { type FontPartner, fontPartners } from "./partners/font-partners.ts";
import { partnerContext } from "./partners/partner-measures.ts";
import type { FaceMeasures, SearchData, SearchRecord } from "./search-data.ts";

/** A font as typographic data: an entry of `/api/fonts.json`. */
export interface FontData {
  /** Of the font item. */
  name: string;
  family: string;
  /** The classification first: `sans-serif`, then `geometric`. */
  categories: readonly string[];
  /** Ascending. */
  weights: readonly number[];
  scripts: readonly string[];
  /** BCP 47 tags of the languages that it sets whole. */
  languages: readonly string[];
  /** The rank in the provider's order, 1 the most used. */
  popularity?: number;
  measures: FaceMeasures;
  limitations: readonly string[];
  /** Names of pairings that use it, by role. */
  pairings: Readonly<Record<FontRole, readonly string[]>>;
  /** Fonts that suit it, the best first, among those that pairings use. */
  partners: readonly SuggestedFont[];
}

/** A font that suits another one, in heading or text. */
export interface SuggestedFont {
  /** The name of the font item. */
  name: string;
  family: string;
  role: "heading" | "body";
  /** How its measures compare, in a sentence. */
  reason: string;
}

const MOST_PARTNERS = 6;

/**
 * Looks up fonts by name in the data of a search.
 *
 * @returns undefined for a name that no font has
 */
export function fontDataIn({
  items,
  languageSets,
}: Pick<SearchData, "items" | "languageSets">): (name: string) => FontData | undefined {
  const context = partnerContext(items);
  const pairings = items.filter(({ type }) => type === "registry:style");
  const used = new Set(pairings.flatMap(({ fonts }) => fonts));
  const usedFonts = new Map([...context.fonts].filter(([name]) => used.has(name)));
  return (name) => {
    const font = context.fonts.get(name);
    if (font?.face === undefined) return undefined;
    const fonts = usedFonts.has(name) ? usedFonts : new Map([...usedFonts, [name, font]]);
    const { title: family, categories, scripts, popularity, face, weights = [] } = font;
    return {
      name,
      family,
      categories,
      weights,
      scripts,
      languages: languageSets[font.languages] ?? [],
      ...(popularity !== undefined && { popularity }),
      measures: face,
      limitations: limitationsOf(font, face),
      pairings: pairingsOf(name, pairings),
      partners: fontPartners(name, { ...context, fonts }, MOST_PARTNERS).map(suggestedFont),
    };
  };
}

function limitationsOf({ weights = [], categories }: SearchRecord, face: FaceMeasures): string[] {
  return [
    ...(isForLargeSizes({ categories }) ? ["Drawn for large sizes, not for running text."] : []),
    ...(face.hasItalics ? [] : ["No italics: browsers slant the upright letters."]),
    ...(weights.length === 1 ? ["One weight: browsers thicken it for bold."] : []),
  ];
}

function pairingsOf(name: string, pairings: readonly SearchRecord[]): FontData["pairings"] {
  const namesOf = (role: number) =>
    pairings
      .filter(({ fonts }) => fonts[role] === name)
      .map((pairing) => withoutPairingPrefix(pairing.name));
  const [heading = [], body = [], mono = []] = FONT_ROLES.map((_, role) => namesOf(role));
  return { heading, body, mono };
}

/** A partner as data. */
export function suggestedFont({ record, role, reason }: FontPartner): SuggestedFont {
  return { name: record.name, family: record.title, role, reason };
}
