import { type CssProperty, factsOf } from "../../../../registry/css/css-properties.ts";
import { loadOnce } from "./load-once.ts";

/** A value as it is published, or what is wrong with it, as a sentence without its subject. */
export type ValidatedValue =
  { value: string; problem?: never } | { value?: never; problem: string };

/** The grammar of CSS is larger than the rest of a page: it is loaded when a value is typed, or a link has one. */
const loadGrammar = loadOnce(() => import("../../../../registry/css/css-value.ts"));

/** A value that a reader sets, by the grammar that the server has. */
export async function validatedValue(property: CssProperty, text: string): Promise<ValidatedValue> {
  const typed = text.trim();
  const { expected } = factsOf(property);
  if (typed === "") return { problem: `is empty; type ${expected}` };
  const grammar = await loadGrammar().catch(() => undefined);
  if (grammar === undefined)
    return { problem: "cannot be checked without a connection; try again" };
  const { value } = grammar.parseCssValue(property, text);
  return value === undefined ? { problem: `“${typed}” is not ${expected}` } : { value };
}
