import type { PairingKey } from "../../../../registry/flavours/typeset.ts";
import type { Rules } from "../../../../registry/formats/rules.ts";
import type { CssProperty } from "../../../../registry/css/css-value.ts";
import { queryValue } from "../shell-command.ts";
import { KEY_OF } from "../../../../registry/overrides/overridable-pairing.ts";
import type { Override, Selector } from "../../../../registry/overrides/override-parameters.ts";

/** An element whose rule a reader tunes: one for each rule that overrides change. */
export interface TunedElement {
  /** In parameters. */
  selector: Selector;
  key: PairingKey;
  label: string;
}

export const ELEMENTS: readonly TunedElement[] = [
  { selector: "h1", key: "h1", label: "H1" },
  { selector: "h2", key: "h2", label: "H2" },
  { selector: "h3", key: "h3", label: "H3" },
  { selector: "h4", key: "h4, h5, h6", label: "H4–6" },
  { selector: "body", key: "body, p", label: "Text" },
  { selector: "code", key: "code, pre", label: "Code" },
];

/** A property, by the word that parameters have for it. */
export interface TunedProperty {
  word: "size" | "lh" | "ls" | "weight" | "family";
  property: CssProperty;
  label: string;
}

export const TUNED_PROPERTIES: readonly TunedProperty[] = [
  { word: "size", property: "font-size", label: "Size" },
  { word: "lh", property: "line-height", label: "Line height" },
  { word: "ls", property: "letter-spacing", label: "Letter spacing" },
  { word: "weight", property: "font-weight", label: "Weight" },
  { word: "family", property: "font-family", label: "Family" },
];

/**
 * What a reader has changed: values by their parameter (`h1-size` -> `3rem`), in the order of `ELEMENTS`
 * and `TUNED_PROPERTIES`, one parameter for each rule and property.
 */
export type Tuning = ReadonlyMap<string, string>;

export const UNTUNED: Tuning = new Map();

const PARAMETERS: ReadonlyMap<string, Omit<Override, "value">> = new Map(
  ELEMENTS.flatMap(({ selector }) =>
    TUNED_PROPERTIES.map(
      ({ word, property }) => [parameterName(selector, word), { selector, property }] as const,
    ),
  ),
);

export function parameterName(selector: Selector, word: TunedProperty["word"]): string {
  return `${selector}-${word}`;
}

/** The tuning with a value; without it where `value` is undefined. */
export function withValue(tuning: Tuning, parameter: string, value: string | undefined): Tuning {
  return inOrder(new Map<string, string | undefined>(tuning).set(parameter, value));
}

/** The tuning that overrides of a query amount to: later ones win, `h5` is `h4`, `pre` is `code`. */
export function tuningOf(overrides: readonly Override[]): Tuning {
  const values = overrides.map(({ selector, property, value }) => {
    const element = ELEMENTS.find(({ key }) => key === KEY_OF[selector]);
    const tuned = TUNED_PROPERTIES.find((one) => one.property === property);
    if (element === undefined || tuned === undefined)
      throw new RangeError(`${selector} ${property} cannot be tuned`);
    return [parameterName(element.selector, tuned.word), value] as const;
  });
  return inOrder(new Map(values));
}

/** The overrides that the server reads in the query of a tuning. */
export function overridesOf(tuning: Tuning): Override[] {
  return [...tuning].flatMap(([parameter, value]) => {
    const target = PARAMETERS.get(parameter);
    return target === undefined ? [] : [{ ...target, value }];
  });
}

/** The tuning as a query, without the question mark; "" where nothing is changed. */
export function queryOfTuning(tuning: Tuning): string {
  return [...tuning].map(([parameter, value]) => `${parameter}=${queryValue(value)}`).join("&");
}

export function isSameTuning(one: Tuning, other: Tuning): boolean {
  return queryOfTuning(one) === queryOfTuning(other);
}

/** What a rule states for a parameter; undefined where it does not. */
export function statedValue(rules: Rules, parameter: string): string | undefined {
  const target = PARAMETERS.get(parameter);
  return target && rules[KEY_OF[target.selector]]?.[target.property];
}

function inOrder(values: ReadonlyMap<string, string | undefined>): Tuning {
  return new Map(
    [...PARAMETERS.keys()].flatMap((parameter) => {
      const value = values.get(parameter);
      return value === undefined ? [] : [[parameter, value] as const];
    }),
  );
}
