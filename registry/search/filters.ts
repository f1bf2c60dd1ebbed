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
}

type Values = (record: SearchRecord, context: Filtered) => readonly string[];

const languagesOf: Values = ({ languages }, { data }) => data.languageSets[languages] ?? [];

/** What items have that a filter asks for, by the filter; a list of values separated by commas asks for all. */
const VALUES: Readonly<Record<Exclude<keyof SearchFilters, "type">, Values>> = {
  mood: ({ moods }) => moods,
  useCase: ({ useCases }) => useCases,
  category: ({ categories }) => categories,
  script: ({ scripts }) => scripts,
  language: languagesOf,
  languages: languagesOf,
  font: ({ fonts }) => fonts,
  needs: ({ features }) => features,
  weights: ({ fonts: [name = "", text = name] }, { fonts }) =>
    (fonts.get(text)?.weights ?? []).map(String),
};

const NOUNS: Partial<Record<keyof SearchFilters, string>> = {
  languages: "language",
  needs: "feature",
  weights: "weight",
};

/** The filters apart from the type, with what each asks for. */
function wantedBy(filters: SearchFilters, { fontNamed }: Filtered) {
  const { type: _, ...others } = filters;
  return Object.entries<string | undefined>(others).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const filter = key as keyof typeof VALUES;
    const isList = Object.hasOwn(NOUNS, filter);
    const values = isList ? value.split(",").map((one) => one.trim()) : [value];
    const wanted = values.filter((one) => one !== "" || !isList);
    return [{ filter, wanted: filter === "font" ? [fontNamed(value) ?? value] : wanted }];
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
    const known = knownValues(filter, context);
    return wanted
      .filter((value) => !known.has(value))
      .map((value) => {
        const noun = NOUNS[filter] ?? filter;
        const hint =
          didYouMean(value, known) ||
          (known.size < FEW ? ` (${[...known].sort().join(", ")})` : "");
        return `The registry has no ${noun} "${value}"${hint}`;
      });
  });
}

/** Of fonts their names, and their families for suggestions. */
function knownValues(filter: keyof typeof VALUES, context: Filtered): Set<string> {
  const { items } = context.data;
  if (filter !== "font") return new Set(items.flatMap((item) => VALUES[filter](item, context)));
  const fonts = items.filter(({ type }) => type === "registry:font");
  return new Set([...fonts.map(({ name }) => name), ...fonts.map(({ title }) => title)]);
}

/** As many values are listed where one is unknown. */
const FEW = 20;

/** The filters that there are. */
export const FILTERS: readonly string[] = ["type", ...Object.keys(VALUES)];
