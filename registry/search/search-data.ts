import { genericFamily, isForLargeSizes } from "../faces/generic-family.ts";
import {
  type FontItem,
  type PairingItem,
  type RegistryItem,
  FONT_ROLES,
  isPairing,
} from "../model/items.ts";
import { fontInRole } from "../pairing/pairing-fonts.ts";
import { featuresOf, isForCode, pairedFeatures } from "../faces/features.ts";
import { scriptsOf } from "../faces/scripts.ts";
import { sharedLanguages, sharedScripts, subsetsOf } from "../faces/shared-scripts.ts";
import { LanguageSets } from "./language-sets.ts";
import { hasBold, weightsOf } from "../faces/face-weights.ts";
import { shippedLanguages } from "../model/languages.ts";
import type { SearchVocabulary, Tag } from "../model/vocabulary.ts";

/** The measures of a font that decide what goes with it; lengths in em. */
export interface FaceMeasures {
  generic: "serif" | "sans-serif" | "monospace";
  xHeight?: number;
  /** The average advance of a character. */
  width?: number;
  /** The ratio of the thickest to the thinnest part of `o`: 1 is monoline. */
  contrast?: number;
  /** Whether running text can be set in it: neither display nor handwriting, with a bold weight. */
  isTextFace: boolean;
  hasItalics: boolean;
}

/** The searchable data of an item. */
export interface SearchRecord {
  name: string;
  type: RegistryItem["type"];
  title: string;
  description: string;
  categories: string[];
  /** Names of font items: of a pairing heading, body and mono in this order; of a font its own. */
  fonts: string[];
  /** Subsets: of a pairing those that heading and body both cover. */
  scripts: string[];
  /** Subsets of the scripts that a pairing is shown in, Latin apart. */
  shownIn: string[];
  /** The position in `languageSets` of those that are set whole: of a pairing by heading and body. */
  languages: number;
  /** The languages among them that are written in the scripts which a pairing is shown in, Latin apart. */
  shownLanguages: string[];
  moods: string[];
  useCases: string[];
  /** What `registry/vocabulary/features.json` names: of a pairing the text has it. */
  features: string[];
  /** A font's rank in the provider's order, 1 the most used. */
  popularity?: number;
  /** Fonts alone have it. */
  face?: FaceMeasures;
  /** Of a font, ascending. */
  weights?: number[];
}

/** The data of a search: `/api/search.json`, which the build publishes for servers. */
export interface SearchData {
  vocabulary: Record<
    "mood" | "useCase" | "category" | "feature" | "script" | "language",
    Record<string, Tag>
  >;
  /** BCP 47 tags: hundreds of fonts set the same languages. */
  languageSets: string[][];
  lookAlikes: SearchVocabulary["lookAlikes"];
  items: SearchRecord[];
}

/** @param items in the order of the registry */
export function searchData(
  items: readonly RegistryItem[],
  { mood, useCase, category, feature, script, language, lookAlikes }: SearchVocabulary,
): SearchData {
  const sets = new LanguageSets();
  const byName = new Map(items.map((item) => [item.name, item]));
  return {
    vocabulary: {
      mood: Object.fromEntries(mood),
      useCase: Object.fromEntries(useCase),
      category: Object.fromEntries(category),
      feature: Object.fromEntries(feature),
      script: Object.fromEntries(script),
      language: Object.fromEntries(language),
    },
    lookAlikes,
    items: items.map((item) =>
      isPairing(item) ? pairingRecord(item, byName, sets) : fontRecord(item, sets),
    ),
    languageSets: sets.all,
  };
}

function pairingRecord(
  item: PairingItem,
  items: ReadonlyMap<string, RegistryItem>,
  sets: LanguageSets,
): SearchRecord {
  const { name, type, title, description, categories, meta } = item;
  const fontItems = FONT_ROLES.flatMap((role) => {
    const font = items.get(fontInRole(item, role) ?? "");
    return font === undefined || isPairing(font) ? [] : [font];
  });
  const [heading, body, mono] = fontItems;
  const scripts = heading && body ? sharedScripts({ heading, body }) : [];
  const languages = heading && body ? sharedLanguages({ heading, body }) : [];
  const shown = scriptsOf(meta?.preview ?? "").filter(({ script }) => script !== "Latin");
  return {
    name,
    type,
    title,
    description,
    categories,
    fonts: fontItems.map((font) => font.name),
    scripts,
    shownIn: shown.flatMap(({ subsets }) => subsets.filter((subset) => scripts.includes(subset))),
    languages: sets.positionOf(languages),
    shownLanguages: languages.filter(
      (tag) => shown.length > 0 && shown.every(({ script }) => scriptsOfLanguage(tag).has(script)),
    ),
    moods: meta?.mood ?? [],
    useCases: meta?.useCase ?? [],
    features:
      heading && body && mono ? pairedFeatures({ heading, body, mono }, isForCode(item)) : [],
  };
}

export function fontRecord(item: FontItem, sets: LanguageSets): SearchRecord {
  const { name, type, title, description, categories = [], meta } = item;
  return {
    name,
    type,
    title,
    description,
    categories,
    fonts: [name],
    scripts: [...subsetsOf(item)],
    languages: sets.positionOf(meta?.languages ?? []),
    shownIn: [],
    shownLanguages: [],
    moods: [],
    useCases: [],
    features: featuresOf(item),
    ...(meta?.popularity !== undefined && { popularity: meta.popularity }),
    face: faceOf(item),
    weights: weightsOf(item),
  };
}

const scriptsByLanguage = new Map<string, ReadonlySet<string>>();

function scriptsOfLanguage(tag: string): ReadonlySet<string> {
  const letters = shippedLanguages()[tag]?.letters ?? "";
  const scripts =
    scriptsByLanguage.get(tag) ??
    new Set(
      scriptsOf(letters)
        .map(({ script }) => script)
        // Yoruba and Igbo have some of the letters of Vietnamese.
        .filter((script) => script !== "Vietnamese" || tag === "vi"),
    );
  scriptsByLanguage.set(tag, scripts);
  return scripts;
}

function faceOf(item: FontItem): FaceMeasures {
  const { meta } = item;
  const { unitsPerEm = 1, xHeight, xWidthAvg, contrast } = meta?.metrics ?? {};
  const inEm = (length: number) => Number((length / unitsPerEm).toFixed(3));
  return {
    generic: genericFamily(item),
    ...(xHeight !== undefined && { xHeight: inEm(xHeight) }),
    ...(xWidthAvg !== undefined && { width: inEm(xWidthAvg) }),
    ...(contrast !== undefined && { contrast }),
    isTextFace: !isForLargeSizes(item) && hasBold(item),
    hasItalics: meta?.styles?.includes("italic") ?? false,
  };
}
