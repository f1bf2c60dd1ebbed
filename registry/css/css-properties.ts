/** What a number with a unit, or a calculation, amounts to. */
export type QuantityType = "number" | "length" | "percentage";

/** A property that a query may override and the page of a pairing tunes. */
interface CssPropertyFacts {
  property: string;
  /** In parameters, as pages write it. */
  word: string;
  /** In parameters, too. */
  alias?: string;
  label: string;
  /** What to write instead of an invalid value. */
  expected: string;
  /** Stands for a `var()` when the grammar is checked, and on a page for what no rule states. */
  sample: string;
  /** What its numbers and calculations may be. */
  types: readonly QuantityType[];
  /** Those that a page takes without the grammar of CSS. */
  keywords: RegExp;
}

/**
 * The one table of them, in the order of the panel. Parameters, grammar and panel are made of it, and the table in
 * `http.md` is compared with it. A format without a place for a property says so (`omitted` in `formats/rules.ts`).
 */
export const CSS_PROPERTIES = [
  {
    property: "font-size",
    word: "size",
    label: "Size",
    expected: "a size, such as 3rem, 48px or 1.5em",
    sample: "1rem",
    types: ["length", "percentage"],
    keywords: /^(?:x{1,2}-small|small|medium|large|x{1,3}-large|smaller|larger)$/,
  },
  {
    property: "line-height",
    word: "lh",
    alias: "line-height",
    label: "Line height",
    expected: "a number or a size of at least 0, such as 1.5",
    sample: "1",
    types: ["number", "length", "percentage"],
    keywords: /^normal$/,
  },
  {
    property: "letter-spacing",
    word: "ls",
    alias: "letter-spacing",
    label: "Letter spacing",
    expected: "a length, such as -0.02em",
    sample: "0em",
    types: ["length", "percentage"],
    keywords: /^normal$/,
  },
  {
    property: "font-weight",
    word: "weight",
    label: "Weight",
    expected: "a weight from 1 to 1000, or bold",
    sample: "400",
    types: ["number"],
    keywords: /^(?:normal|bold)$/,
  },
  {
    property: "font-family",
    word: "family",
    label: "Family",
    expected: 'a family name or var(), such as Fira Code or "Lato", serif',
    sample: "x",
    types: [],
    keywords: /^(?!)/,
  },
] as const satisfies readonly CssPropertyFacts[];
export type CssProperty = (typeof CSS_PROPERTIES)[number]["property"];

const FACTS: readonly (CssPropertyFacts & { property: CssProperty })[] = CSS_PROPERTIES;
const BY_PROPERTY = new Map(FACTS.map((facts) => [facts.property, facts]));

export function factsOf(property: CssProperty): CssPropertyFacts {
  return BY_PROPERTY.get(property) ?? CSS_PROPERTIES[0];
}

/** The words of parameters; a Map, since a plain object would answer to "constructor". */
export const PROPERTIES: ReadonlyMap<string, CssProperty> = new Map(
  FACTS.flatMap(({ property, word, alias = word }) => [
    [word, property],
    [alias, property],
  ]),
);
