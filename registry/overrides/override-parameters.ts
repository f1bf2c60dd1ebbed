import { type CssProperty, PROPERTIES, factsOf } from "../css/css-properties.ts";
import { parseCssValue } from "../css/css-value.ts";
import { didYouMean } from "../search/nearest.ts";

/** The elements whose properties a query may override. */
export const SELECTORS = ["h1", "h2", "h3", "h4", "h5", "h6", "body", "code", "pre"] as const;
export type Selector = (typeof SELECTORS)[number];

/** The length of all values of a query together; `VALUE_LIMITS` bounds each. */
export const MAX_OVERRIDE_CHARACTERS = 2048;

/** One value to put in place of the pairing's own, checked against the grammar of its property. */
export interface Override {
  selector: Selector;
  property: CssProperty;
  value: string;
}

/** The overrides of a query, or every problem in it, each a sentence. */
export type ParsedOverrides =
  { overrides: Override[]; problems?: never } | { overrides?: never; problems: string[] };

/**
 * Reads `{selector}-{property}={value}`, split at the first hyphen. A parameter of which neither part is
 * known (`utm-source`, `v`) is ignored; one of which only one part is known
 * is a mistake. Values are checked also where a later parameter overrides them.
 *
 * @returns the overrides in the order of the query, so that the last of several for one property wins
 * @see specification 4.1, query parameters
 */
export function parseOverrideParameters(query: URLSearchParams): ParsedOverrides {
  const exceeded = exceededLimit(query);
  if (exceeded !== undefined) return { problems: [exceeded] };
  const overrides: Override[] = [];
  const problems: string[] = [];
  for (const [name, text] of query) {
    const target = targetOf(name);
    if (target === undefined) continue;
    if ("problem" in target) {
      problems.push(target.problem);
      continue;
    }
    const { value, problem } = parseCssValue(target.property, text);
    if (problem === undefined) overrides.push({ ...target, value });
    else problems.push(`${name} ${problem}`);
  }
  return problems.length > 0 ? { problems } : { overrides };
}

function exceededLimit(query: URLSearchParams): string | undefined {
  let characters = 0;
  for (const [name, text] of query) if (targetOf(name) !== undefined) characters += text.length;
  if (characters <= MAX_OVERRIDE_CHARACTERS) return undefined;
  return `The values have ${characters} characters together; at most ${MAX_OVERRIDE_CHARACTERS} are allowed`;
}

type Target = Omit<Override, "value"> | { problem: string } | undefined;

function targetOf(name: string): Target {
  const hyphen = name.indexOf("-");
  if (hyphen === -1) return undefined;
  const element = name.slice(0, hyphen);
  const word = name.slice(hyphen + 1);
  const selector = SELECTORS.find((known) => known === element);
  const property = PROPERTIES.get(word);

  if (selector && property) return { selector, property };
  if (selector) return { problem: unknownWord(name, word, "property", [...PROPERTIES.keys()]) };
  if (property) return { problem: unknownWord(name, element, "selector", SELECTORS) };
  return undefined;
}

function unknownWord(name: string, word: string, kind: string, known: readonly string[]): string {
  const list = known.join(", ");
  return `${name} has no known ${kind}: ${JSON.stringify(word)}; expected one of ${list}${didYouMean(word, known)}`;
}

/** The overrides as a query, each once, the last of several: for an address, and for an entity tag. */
export function overridesAsQuery(overrides: readonly Override[]): string {
  const parameters = new URLSearchParams();
  for (const { selector, property, value } of overrides)
    parameters.set(`${selector}-${factsOf(property).word}`, value);
  return parameters.toString();
}
