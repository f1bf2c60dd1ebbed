import type { ListedFont } from "./listed-font.ts";

/** Groups of filters, in the order in which the page has them. */
export const FONT_GROUPS = ["kind", "script", "weight", "axis", "top", "role"] as const;
export type FontGroup = (typeof FONT_GROUPS)[number];

/** In the order in which the page offers them. */
export const FONT_SORTS = ["popular", "name", "weights"] as const;
export type FontSort = (typeof FONT_SORTS)[number];

/** What a reader asked of the fonts page; the query of its URL. */
export interface FontsState {
  /** A part of a name, or words to search for; "" for none. */
  query: string;
  /** Each value that a font must have. Of `top` at most one: a rank. */
  chosen: Readonly<Record<FontGroup, readonly string[]>>;
  sort: FontSort;
  /** What the rows say instead of the names; "" for the names. */
  text: string;
  /** The name of the font that is open; "" where the list is shown. */
  font: string;
}

export const NO_FONTS_STATE: FontsState = {
  query: "",
  chosen: { kind: [], script: [], weight: [], axis: [], top: [], role: [] },
  sort: "popular",
  text: "",
  font: "",
};

/** Ranks in the provider's order. */
export const TOP_STEPS = ["25", "50", "100", "250", "500", "1000"] as const;

const MAX_TEXT_CHARACTERS = 200;
/** Of a group. */
const MAX_VALUES = 12;

/** The state of a query string; what it does not say in a valid way is as in the empty state. */
export function fontsStateOf(search: string): FontsState {
  const parameters = new URLSearchParams(search);
  const textOf = (name: string) => (parameters.get(name) ?? "").slice(0, MAX_TEXT_CHARACTERS);
  const valuesOf = (group: FontGroup) => {
    const values = (parameters.get(group) ?? "")
      .split(",")
      .filter((value) => isValue(group, value));
    return [...new Set(values)].slice(0, group === "top" ? 1 : MAX_VALUES);
  };
  const font = textOf("font");
  return {
    query: textOf("q"),
    chosen: {
      kind: valuesOf("kind"),
      script: valuesOf("script"),
      weight: valuesOf("weight"),
      axis: valuesOf("axis"),
      top: valuesOf("top"),
      role: valuesOf("role"),
    },
    sort: FONT_SORTS.find((sort) => sort === parameters.get("sort")) ?? "popular",
    text: textOf("text"),
    font: /^[a-z0-9-]+$/.test(font) ? font : "",
  };
}

/** The query string of a state, with `?`; "" for the empty state. */
export function searchOfFonts({ query, chosen, sort, text, font }: FontsState): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== "") parameters.set("q", query.trim());
  for (const group of FONT_GROUPS)
    if (chosen[group].length > 0) parameters.set(group, chosen[group].join(","));
  if (sort !== "popular") parameters.set("sort", sort);
  if (text !== "") parameters.set("text", text);
  if (font !== "") parameters.set("font", font);
  // A comma is allowed in a query, and easier to read than %2C.
  const search = parameters.toString().replaceAll("%2C", ",");
  return search === "" ? "" : `?${search}`;
}

/** The state with a value chosen, or no longer chosen. */
export function withFontValue(state: FontsState, group: FontGroup, value: string): FontsState {
  const before = state.chosen[group];
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : group === "top"
      ? [value]
      : [...before, value];
  return { ...state, chosen: { ...state.chosen, [group]: after } };
}

/** Every chosen value with its group, in the order of the page. */
export function fontChoices({
  chosen,
}: Pick<FontsState, "chosen">): { group: FontGroup; value: string }[] {
  return FONT_GROUPS.flatMap((group) => chosen[group].map((value) => ({ group, value })));
}

/** Whether the list has other rows than the page came with, or in another order. */
export function isFontsNarrowed(state: FontsState): boolean {
  return state.query.trim() !== "" || state.sort !== "popular" || fontChoices(state).length > 0;
}

export function hasFontValue(font: ListedFont, group: FontGroup, value: string): boolean {
  if (group === "top") return (font.rank ?? Infinity) <= Number(value);
  if (group === "weight" && value === "italic") return font.hasItalics;
  const values: readonly string[] = font[group];
  return values.includes(value);
}

function isValue(group: FontGroup, value: string): boolean {
  return group === "top"
    ? /^[1-9][0-9]{0,3}$/.test(value)
    : value.length <= 64 && /^[A-Za-z0-9-]+$/.test(value);
}
