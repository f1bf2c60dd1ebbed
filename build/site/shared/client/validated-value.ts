import type { CssProperty } from "../../../../registry/css/css-properties.ts";
import type { Rules } from "../../../../registry/formats/rules.ts";
import { queryValue } from "../query-string.ts";
import { statedValue } from "../tuning/tuning.ts";
import { type TypedValue, typedValue } from "../tuning/typed-value.ts";
import { link } from "./base-path.ts";
import { hostHasOverrides } from "./published.ts";

/** What the server has said, by property and text. */
const answered = new Map<string, TypedValue>();

/** A value by what the server has said, or by the page's own grammar. */
export function checkedValue(property: CssProperty, text: string): TypedValue {
  return answered.get(`${property}: ${text}`) ?? typedValue(property, text);
}

/** A value that a reader sets. */
export interface SetValue {
  property: CssProperty;
  /** `h1-size` */
  parameter: string;
  text: string;
}

/**
 * A value by the page's own grammar; the server is asked about what is refused by that and is valid in the
 * browser, such as `calc(1rem + var(--step))`.
 *
 * @param pairing without `pairing-`
 */
export async function validatedValue(
  pairing: string,
  { property, parameter, text }: SetValue,
): Promise<TypedValue> {
  const own = checkedValue(property, text);
  if (own.problem === undefined || !CSS.supports(property, text)) return own;
  const answer = (await hostHasOverrides(pairing))
    ? await answerOfServer(`r/${pairing}.json?${parameter}=${queryValue(text)}`, parameter)
    : { problem: `“${text.trim()}” can be checked only by the server, which this host lacks` };
  answered.set(`${property}: ${text}`, answer ?? own);
  return answer ?? own;
}

async function answerOfServer(path: string, parameter: string): Promise<TypedValue | undefined> {
  const response = await fetch(link(path));
  if (!response.ok) return undefined;
  const { css } = (await response.json()) as { css: Rules };
  const value = statedValue(css, parameter);
  return value === undefined ? undefined : { value };
}
