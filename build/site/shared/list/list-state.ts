import { oneLine } from "../one-line.ts";
import { NO_OWN_TEXTS, type OwnTexts, ownTextsOf } from "../own-texts.ts";
import { queryString } from "../query-string.ts";
import type { FilterGroup, ListDefinition } from "./list-definition.ts";

/** What a reader asked of a list, and what its entries say instead of their own texts; the query of the page's address. */
export interface ListState extends OwnTexts {
  /** Words to search for; "" for none. */
  query: string;
  /** Group -> the chosen values. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** "" for the first sort of the list. */
  sort: string;
  /** Whether entries are shown, too, whose faces lack letters of the texts. */
  lacking: boolean;
  /** The name of the entry that is shown alone; "" where the list is. */
  open: string;
}

export const EMPTY_STATE: ListState = {
  query: "",
  chosen: {},
  sort: "",
  lacking: false,
  open: "",
  ...NO_OWN_TEXTS,
};

const MAX_VALUE_CHARACTERS = 64;
/** Of a group. */
const MAX_VALUES = 12;
/** The parameter of the entry that is shown alone. */
export const OPEN = "font";

type Parameters = Pick<ListDefinition<never>, "groups" | "sorts">;

/** The state of a query string; what it does not state in a valid way is as in the empty state. */
export function stateOf(search: string, { groups, sorts }: Parameters): ListState {
  const parameters = new URLSearchParams(search);
  const textOf = (name: string) => oneLine(parameters.get(name) ?? "");
  const chosen = groups.flatMap(({ name, pattern, match }) => {
    const values = (parameters.get(name) ?? "")
      .split(",")
      .filter((value) => value.length <= MAX_VALUE_CHARACTERS && pattern.test(value));
    const distinct = [...new Set(values)].slice(0, match === "one" ? 1 : MAX_VALUES);
    return distinct.length > 0 ? [[name, distinct] as const] : [];
  });
  const sort = sorts.slice(1).find(({ name }) => name === parameters.get("sort"));
  const hasOpen = groups.every(({ name }) => name !== OPEN);
  const open = hasOpen ? textOf(OPEN) : "";
  return {
    query: textOf("q"),
    chosen: Object.fromEntries(chosen),
    sort: sort?.name ?? "",
    lacking: parameters.get("lacking") === "1",
    open: /^[a-z0-9-]+$/.test(open) ? open : "",
    ...ownTextsOf(parameters),
  };
}

/** The query string of a state, with `?`; "" for the empty state. */
export function searchOf(state: ListState, { groups }: Pick<Parameters, "groups">): string {
  const { query, sort, text, lead, paragraph, lacking, open } = state;
  const isOpenByGroup = groups.some(({ name }) => name === OPEN);
  return queryString({
    q: query,
    ...Object.fromEntries(groups.map(({ name }) => [name, chosenIn(state, name).join(",")])),
    sort,
    text,
    lead,
    paragraph,
    lacking: lacking ? "1" : "",
    ...(!isOpenByGroup && { [OPEN]: open }),
  });
}

export function chosenIn({ chosen }: Pick<ListState, "chosen">, group: string): readonly string[] {
  return chosen[group] ?? [];
}

/** The state with a value chosen, or no longer chosen. */
export function withToggled(
  state: ListState,
  { name, match }: Pick<FilterGroup<never>, "name" | "match">,
  value: string,
): ListState {
  const before = chosenIn(state, name);
  if (before.includes(value))
    return withChosen(
      state,
      name,
      before.filter((other) => other !== value),
    );
  return withChosen(state, name, match === "one" ? [value] : [...before, value]);
}

export function withChosen(state: ListState, group: string, values: readonly string[]): ListState {
  return { ...state, chosen: { ...state.chosen, [group]: values } };
}

/** Without filters and words; the order and the texts stay. */
export function withoutChoices({ sort, text, lead, paragraph }: ListState): ListState {
  return { ...EMPTY_STATE, sort, text, lead, paragraph };
}

/** What decides which entries are shown, and in which order; "" for all of them in theirs. */
export function choicesOf(state: ListState, list: Pick<Parameters, "groups">): string {
  return searchOf({ ...state, ...NO_OWN_TEXTS, lacking: false, open: "" }, list);
}
