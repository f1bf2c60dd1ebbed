import { NO_OWN_TEXTS, type OwnTexts, ownTextsOf } from "../shared/own-texts.ts";
import { MAX_COMPARED } from "../shared/max-compared.ts";
import { queryString } from "../shared/query-string.ts";

/** The contexts in which pairings are compared, in the order in which the page offers them. */
export const COMPARED_CONTEXTS = ["article", "app", "product", "documentation"] as const;
export type ComparedContext = (typeof COMPARED_CONTEXTS)[number];

/** A pairing in the comparison, as it is published or tuned. */
export interface ComparedColumn {
  /** Of the pairing, without `pairing-`. */
  name: string;
  /** Overrides as the query of its item has them: `h1-size=3rem&body-lh=1.8`; "" as published. */
  tuning: string;
  /** Why the overrides of an address were refused; the column is as published then. */
  problem?: string;
}

/** What a reader compares; the query of the page's URL. */
export interface CompareState extends OwnTexts {
  columns: readonly ComparedColumn[];
  context: ComparedContext;
  /** A language tag; "" for that of the reader's own texts, or English, which every pairing covers. */
  language: string;
}

export const NO_COMPARISON: CompareState = {
  columns: [],
  context: "article",
  language: "",
  ...NO_OWN_TEXTS,
};

/** As many stand side by side. */
export const COLUMNS_IN_ROW = 3;

const MAX_TUNING_CHARACTERS = 1500;

const OVERRIDE = /^(?:heading|body|mono|(?:h[1-6]|body|code|pre)-[a-z-]+)$/;

/**
 * The state of a query string: `?pairings=editorial,minimal&context=product&lang=el`. `tuned-2` holds the
 * overrides of the second column, percent-encoded: `tuned-2=h1-size%3D3rem%26body-lh%3D1.8`. Overrides
 * beside a single pairing, as the page of a pairing has them, compare it as published with its tuned self:
 * `?pairings=minimal&h1-size=3rem` is `?pairings=minimal,minimal&tuned-2=h1-size%3D3rem`. What is not valid is
 * left out, apart from overrides, which `checkedColumn` parses.
 */
export function compareStateOf(search: string): CompareState {
  const parameters = new URLSearchParams(search);
  const names = (parameters.get("pairings") ?? "")
    .split(",")
    .filter((name) => name.length <= 64 && /^[a-z0-9-]+$/.test(name))
    .slice(0, MAX_COMPARED);
  const columns = names.map((name, index) => ({
    name,
    tuning: (parameters.get(`tuned-${index + 1}`) ?? "").slice(0, MAX_TUNING_CHARACTERS),
  }));
  const own = Object.fromEntries([...parameters].filter(([name]) => OVERRIDE.test(name)));
  const tuning = queryString(own).slice(1);
  const isBesidePublished = tuning !== "" && columns.length === 1;
  const language = parameters.get("lang") ?? "";
  return {
    columns: isBesidePublished
      ? columns.flatMap(({ name }) => [
          { name, tuning: "" },
          { name, tuning },
        ])
      : distinct(columns),
    context: COMPARED_CONTEXTS.find((known) => known === parameters.get("context")) ?? "article",
    language: /^[A-Za-z-]{2,20}$/.test(language) ? language : "",
    ...ownTextsOf(parameters),
  };
}

/** The query string of a state, with `?`; "" for the empty state. */
export function searchOfCompare(state: Partial<CompareState>): string {
  const { columns, context, language, text, lead, paragraph } = { ...NO_COMPARISON, ...state };
  return queryString({
    pairings: columns.map(({ name }) => name).join(","),
    ...Object.fromEntries(columns.map(({ tuning }, index) => [`tuned-${index + 1}`, tuning])),
    context: context === "article" ? "" : context,
    lang: language,
    text,
    lead,
    paragraph,
  });
}

/** The state with one column more, where there is room. */
export function withColumn(state: CompareState, column: ComparedColumn): CompareState {
  return { ...state, columns: distinct([...state.columns, column]).slice(0, MAX_COMPARED) };
}

export function withoutColumn(state: CompareState, position: number): CompareState {
  return { ...state, columns: state.columns.filter((_, index) => index !== position) };
}

/** Without columns that are the same as one before. */
export function distinct(columns: readonly ComparedColumn[]): ComparedColumn[] {
  const keys = columns.map(({ name, tuning, problem = "" }) => `${name}?${tuning}?${problem}`);
  return columns.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
