import { slugOf } from "../../../registry/faces/provider-names.ts";
import { ownTitle } from "../../../registry/pairing/title.ts";
import { type ItemSearch, itemSearch } from "../../../registry/search/item-search.ts";
import type { SearchData, SearchRecord } from "../../../registry/search/search-data.ts";

/** A font's record without anything that a search knows of it. */
export function emptyRecord(name: string): SearchRecord {
  return {
    name,
    type: "registry:font",
    title: name,
    description: "",
    categories: [],
    fonts: [],
    scripts: [],
    shownIn: [],
    moods: [],
    useCases: [],
    features: [],
    languages: 0,
    shownLanguages: [],
  };
}

/** A font item as a search knows it. */
export function font(title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const name = slugOf(title);
  return {
    ...emptyRecord(name),
    title,
    categories: ["sans-serif"],
    fonts: [name],
    scripts: ["latin"],
    ...more,
  };
}

/** A pairing as a search knows it. @param title with its fonts, `Porch — Lora + Inter + Fira Code` */
export function pairing(title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const [own = "", fonts = ""] = title.split(" — ");
  return {
    ...emptyRecord(`pairing-${slugOf(own)}`),
    type: "registry:style",
    title,
    fonts: fonts === "" ? [] : fonts.split(" + ").map(slugOf),
    scripts: ["latin"],
    ...more,
  };
}

export const VOCABULARY: SearchData["vocabulary"] = {
  mood: {
    futuristic: { definition: "Of times to come.", synonyms: ["sci-fi", "space age"] },
    warm: { definition: "Soft and near." },
  },
  useCase: {
    cafe: { definition: "Places to sit.", synonyms: ["coffee shop", "bakery"] },
    cabinet: { definition: "Furniture." },
    shop: { definition: "Places to buy.", synonyms: ["e-commerce", "bakery", "store"] },
  },
  feature: {
    tabular: { definition: "Figures of one width.", synonyms: ["tabular figures"] },
  },
  category: {
    serif: { definition: "With feet." },
    "sans-serif": { definition: "Without feet.", synonyms: ["sans", "grotesk"] },
  },
  script: { devanagari: { definition: "Hindi and others.", synonyms: ["hindi"] } },
  language: { is: { definition: "Icelandic.", synonyms: ["icelandic", "íslenska"] } },
};

/** Items have the first by default. */
const LANGUAGE_SETS = [["en"], ["en", "is"]];

/** The data of a small registry with the vocabulary above. */
export function dataOf(
  items: readonly SearchRecord[],
  lookAlikes: SearchData["lookAlikes"] = {},
): SearchData {
  return { vocabulary: VOCABULARY, lookAlikes, items: [...items], languageSets: LANGUAGE_SETS };
}

/** A search over it that gives titles, those of pairings without their fonts. */
export function titlesFound(
  items: readonly SearchRecord[],
  lookAlikes?: SearchData["lookAlikes"],
): (...parameters: Parameters<ItemSearch["find"]>) => string[] {
  const { find } = itemSearch(dataOf(items, lookAlikes));
  return (...parameters) => find(...parameters).records.map(({ title }) => ownTitle(title));
}
