import { type ListedCard, type ValueGroup, VALUE_GROUPS } from "./listed-card.ts";

/** Groups of filters, in the order in which the page has them. */
export const GROUPS = ["use", "mood", "heading", "script", "weight", "family", "font"] as const;
export type Group = (typeof GROUPS)[number];

/** In the order in which the page offers them. */
export const SORTS = ["fitting", "name", "lightest"] as const;
export type Sort = (typeof SORTS)[number];

/** What a reader asked of home; the query of its URL. */
export interface HomeState {
  /** Words to search for; "" for none. */
  query: string;
  /** Each value that a card must have. Of `weight` at most one: kilobytes. */
  chosen: Readonly<Record<Group, readonly string[]>>;
  sort: Sort;
  /** What the cards say instead of their own text; "" for their own. */
  text: string;
}

export const EMPTY_STATE: HomeState = {
  query: "",
  chosen: { use: [], mood: [], heading: [], script: [], weight: [], family: [], font: [] },
  sort: "fitting",
  text: "",
};

/** In kilobytes. */
export const WEIGHT_STEPS = ["50", "75", "100", "150", "250"] as const;

const MAX_TEXT_CHARACTERS = 200;
/** Of a group; a longer list is nobody's choice. */
const MAX_VALUES = 12;

/** The state of a query string; what it does not say, or says in no valid way, is as in the empty state. */
export function stateOf(search: string): HomeState {
  const parameters = new URLSearchParams(search);
  const textOf = (name: string) => (parameters.get(name) ?? "").slice(0, MAX_TEXT_CHARACTERS);
  const valuesOf = (group: Group) => {
    const values = (parameters.get(group) ?? "")
      .split(",")
      .filter((value) => isValue(group, value));
    return [...new Set(values)].slice(0, group === "weight" ? 1 : MAX_VALUES);
  };
  return {
    query: textOf("q"),
    chosen: recordOf(valuesOf),
    sort: SORTS.find((sort) => sort === parameters.get("sort")) ?? "fitting",
    text: textOf("text"),
  };
}

/** The query string of a state, with `?`; "" for the empty state. */
export function searchOf({ query, chosen, sort, text }: HomeState): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== "") parameters.set("q", query.trim());
  for (const group of GROUPS)
    if (chosen[group].length > 0) parameters.set(group, chosen[group].join(","));
  if (sort !== "fitting") parameters.set("sort", sort);
  if (text !== "") parameters.set("text", text);
  // A comma is allowed in a query, and easier to read than %2C.
  const search = parameters.toString().replaceAll("%2C", ",");
  return search === "" ? "" : `?${search}`;
}

/** The state with a value chosen, or no longer chosen. */
export function withToggled(state: HomeState, group: Group, value: string): HomeState {
  const before = state.chosen[group];
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : group === "weight"
      ? [value]
      : [...before, value];
  return { ...state, chosen: { ...state.chosen, [group]: after } };
}

/** A chosen value. */
export interface Choice {
  group: Group;
  value: string;
}

/** Every chosen value with its group, in the order of the page. */
export function choicesOf({ chosen }: HomeState): Choice[] {
  return GROUPS.flatMap((group) => chosen[group].map((value) => ({ group, value })));
}

/** Whether a card has a value. */
export function hasValue(card: ListedCard, group: Group, value: string): boolean {
  if (group === "weight") return card.bytes > 0 && card.bytes <= Number(value) * 1000;
  return card[group].includes(value);
}

export function isValueGroup(group: Group): group is ValueGroup {
  return VALUE_GROUPS.some((known) => known === group);
}

function isValue(group: Group, value: string): boolean {
  return group === "weight"
    ? /^[1-9][0-9]{0,4}$/.test(value)
    : value.length <= 64 && /^[a-z0-9-]+$/.test(value);
}

function recordOf(valuesOf: (group: Group) => string[]): HomeState["chosen"] {
  return {
    use: valuesOf("use"),
    mood: valuesOf("mood"),
    heading: valuesOf("heading"),
    script: valuesOf("script"),
    weight: valuesOf("weight"),
    family: valuesOf("family"),
    font: valuesOf("font"),
  };
}
