import { CSS_PROPERTIES } from "../../../../registry/css/css-properties.ts";
import type { PairingKey } from "../../../../registry/flavours/typeset.ts";
import type { Rules } from "../../../../registry/formats/rules.ts";
import { FONT_ROLES } from "../../../../registry/model/items.ts";
import type { Override, Selector } from "../../../../registry/overrides/override-parameters.ts";
import type { RoleNames } from "../../../../registry/overrides/roles.ts";
import { queryValue } from "../query-string.ts";

/** An element whose rule a reader tunes: one for each rule that overrides change. */
export interface TunedElement {
  /** In parameters. */
  selector: Selector;
  key: PairingKey;
  label: string;
  /** In sentences. */
  name: string;
}

export const ELEMENTS: readonly TunedElement[] = [
  { selector: "h1", key: "h1", label: "H1", name: "Heading 1" },
  { selector: "h2", key: "h2", label: "H2", name: "Heading 2" },
  { selector: "h3", key: "h3", label: "H3", name: "Heading 3" },
  { selector: "h4", key: "h4, h5, h6", label: "H4–6", name: "Headings 4 to 6" },
  { selector: "body", key: "body, p", label: "Text", name: "Text" },
  { selector: "code", key: "code, pre", label: "Code", name: "Code" },
];

/** The element whose rule has a selector. */
export function elementOf(selector: string): TunedElement | undefined {
  return ELEMENTS.find(({ key }) => key.split(", ").includes(selector));
}

/** A property, by the word that parameters have for it. */
export type TunedProperty = (typeof CSS_PROPERTIES)[number];

/**
 * What a reader has changed: names of fonts by role (`heading` -> `fraunces`), then values by their parameter
 * (`h1-size` -> `3rem`), in the order of `ELEMENTS` and `CSS_PROPERTIES`, one parameter for each rule and
 * property.
 */
export type Tuning = ReadonlyMap<string, string>;

/** Values to set, by parameter; `undefined` resets one. */
export type TuningChange = ReadonlyMap<string, string | undefined>;

export const UNTUNED: Tuning = new Map();

const PARAMETERS: ReadonlyMap<string, Omit<Override, "value">> = new Map(
  ELEMENTS.flatMap(({ selector }) =>
    CSS_PROPERTIES.map(
      ({ word, property }) => [parameterName(selector, word), { selector, property }] as const,
    ),
  ),
);

export function parameterName(selector: Selector, word: TunedProperty["word"]): string {
  return `${selector}-${word}`;
}

/** The tuning with some values changed. */
export function withChange(tuning: Tuning, change: TuningChange): Tuning {
  const values = new Map<string, string | undefined>([...tuning, ...change]);
  return new Map(
    [...FONT_ROLES, ...PARAMETERS.keys()].flatMap((parameter) => {
      const value = values.get(parameter);
      return value === undefined ? [] : [[parameter, value] as const];
    }),
  );
}

/** The overrides that the server reads in the query of a tuning. */
export function overridesOf(tuning: Tuning): Override[] {
  return [...tuning].flatMap(([parameter, value]) => {
    const target = PARAMETERS.get(parameter);
    return target === undefined ? [] : [{ ...target, value }];
  });
}

/** The fonts that a tuning gives to roles. */
export function rolesOf(tuning: Tuning): RoleNames {
  return new Map(
    FONT_ROLES.flatMap((role) => {
      const name = tuning.get(role);
      return name === undefined ? [] : [[role, name] as const];
    }),
  );
}

/** Fonts that families of a tuning name, not by a role: no item of a pairing installs them. */
export function directFonts(tuning: Tuning): string[] {
  const names = [...tuning]
    .filter(([parameter]) => parameter.endsWith("-family"))
    .flatMap(([, value]) => [...value.matchAll(/var\(--font-([a-z0-9-]+)/g)])
    .map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => !FONT_ROLES.some((role) => role === name));
}

/** The fonts that a tuning names, in roles or in families. */
export function namedFonts(tuning: Tuning): string[] {
  return [...new Set([...rolesOf(tuning).values(), ...directFonts(tuning)])];
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
  const { key = "" } = (target && elementOf(target.selector)) ?? {};
  return target && rules[key]?.[target.property];
}
