import { didYouMean } from "./nearest.ts";
import type { SearchData, SearchRecord } from "./search-data.ts";

/** What a search can be narrowed to; several together must all hold. */
export interface SearchFilters {
  /** `registry:style`, `registry:font`, or the same without `registry:`. */
  type?: string;
  mood?: string;
  useCase?: string;
  /** A tag of the item: of a font its classification, or the style of its face. */
  category?: string;
  /** A subset such as `cyrillic`: of a pairing, one that heading and body both cover. */
  script?: string;
  /** A BCP 47 tag such as `pl`: of a pairing, one that heading and body both set whole. */
  language?: string;
  /** Several of them: `pl,en`. */
  languages?: string;
  /** The name of a font item, or its family, in any case: that font, and the pairings that use it. */
  font?: string;
  /** Features such as `tabular,zero`, all of which the item has. */
  needs?: string;
  /** Weights such as `300,700`, all of which the font has; of a pairing that of the text. */
  weights?: string;
}

/** What filters are tested against. */
export interface Filtered {
  data: SearchData;
  /** Fonts by name. */
  fonts: ReadonlyMap<string, SearchRecord>;
  /** The name of a font by that name or by its family, in any case. */
  fontNamed: (name: string) => string | undefined;
  /** The values of each filter that items have, when they have been looked up. */
  known: Map<string, ReadonlySet<string>>;
}

type Values = (record: SearchRecord, context: Filtered) => readonly string[];

const languagesOf: Values = ({ languages }, { data }) => data.languageSets[languages] ?? [];

/** What items have that a filter asks for. */
const VALUES: Readonly<Record<Exclude<keyof SearchFilters, "type">, Values>> = {
  mood: ({ moods }) => moods,
  useCase: ({ useCases }) => useCases,
  category: ({ categories }) => categories,
  script: ({ scripts }) => scripts,
  language: languagesOf,
  languages: languagesOf,
  font: ({ type, fonts, title }) => (type === "registry:font" ? [...fonts, title] : fonts),
  needs: ({ features }) => features,
  weights: ({ fonts: [name = "", text = name] }, { fonts }) =>
    (fonts.get(text)?.weights ?? []).map(String),
};

/** The filters that there are. */
export const FILTERS: readonly string[] = ["type", ...Object.keys(VALUES)];

/** Those whose values are lists, separated by commas, of which an item has all; and what one is called. */
const LISTS: Partial<Record<string, string>> = {
  languages: "language",
  needs: "feature",
  weights: "weight",
};

/** The values that each filter apart from the type asks for. */
function wantedBy({ type: _, ...filters }: SearchFilters, { fontNamed }: Filtered) {
  return Object.entries<string | undefined>(filters).flatMap(([filter, value]) => {
    if (value === undefined) return [];
    const listed = filter in LISTS ? value.split(",").filter((one) => one !== "") : [value];
    const wanted = filter === "font" ? [fontNamed(value) ?? value] : listed;
    return [{ filter: filter as keyof typeof VALUES, wanted }];
  });
}

/** The test of an item. */
export function filterOf(
  filters: SearchFilters,
  context: Filtered,
): (record: SearchRecord) => boolean {
  const { type } = filters;
  const asked = wantedBy(filters, context);
  return (record) =>
    (type === undefined || record.type === type || record.type === `registry:${type}`) &&
    asked.every(({ filter, wanted }) => {
      const values = VALUES[filter](record, context);
      return wanted.every((one) => values.includes(one));
    });
}

/** The values of filters that no item of the registry has, each as a sentence without its full stop. */
export function problemsOfFilters(filters: SearchFilters, context: Filtered): string[] {
  return wantedBy(filters, context).flatMap(({ filter, wanted }) => {
    const known =
      context.known.get(filter) ??
      new Set(context.data.items.flatMap((item) => VALUES[filter](item, context)));
    context.known.set(filter, known);
    return wanted
      .filter((value) => !known.has(value))
      .map((value) => {
        // `arabic` is `ar`.
        const tags = Object.entries(context.data.vocabulary.language);
        const [tag] = tags.find(([, of]) => of.synonyms?.includes(value.toLowerCase())) ?? [];
        if (tag && filter.startsWith("language")) return `Write ${tag} instead of "${value}"`;
        const hint =
          didYouMean(value, known) || (known.size < 20 ? ` (${[...known].join(", ")})` : "");
        return `The registry has no ${LISTS[filter] ?? filter} "${value}"${hint}`;
      });
  });
}
