import { CSS_PROPERTIES } from "../../registry/css/css-properties.ts";
import type { Override } from "../../registry/overrides/override-parameters.ts";
import {
  type Tuning,
  UNTUNED,
  elementOf,
  parameterName,
  withChange,
} from "../../build/site/shared/tuning/tuning.ts";
import fc from "fast-check";
import { FONT_ROLES } from "../../registry/model/items.ts";
import { PROPERTIES, factsOf } from "../../registry/css/css-properties.ts";
import { SELECTORS } from "../../registry/overrides/override-parameters.ts";

/** What a reader could set on the page of a pairing. */
export interface Setting {
  pairing: string;
  /** Of a flavour, `r/layered/`. */
  folder: string;
  /** One to six overrides, in the order in which they are set; the same one may be set again. */
  parameters: readonly (readonly [name: string, text: string])[];
}

/** Values of each property: what sliders give, and what can only be typed. */
const VALUES: Readonly<Record<string, readonly ((number: number) => string)[]>> = {
  "font-size": [
    (number) => `${(0.75 + number * 4).toFixed(4)}rem`,
    (number) => `${Math.round(10 + number * 60)}px`,
    (number) => `${(0.5 + number).toFixed(2)}em`,
    (number) => `${Math.round(50 + number * 150)}%`,
    (number) => `clamp(1rem, ${(number * 2).toFixed(3)}rem + 2.5vw, 4rem)`,
    () => "calc(1rem + 1vw)",
    () => "x-large",
  ],
  "font-weight": [
    (number) => String(100 + Math.round(number * 8) * 100),
    (number) => String(1 + Math.round(number * 999)),
    () => "bold",
  ],
  "font-family": [
    () => "var(--font-heading)",
    () => "var(--font-mono)",
    () => "var(--font-inter)",
    () => '"Fira Sans", system-ui, sans-serif',
    () => "Gill Sans, serif",
    () => "ＭＳ 明朝",
  ],
  "line-height": [
    (number) => (0.8 + number * 1.6).toFixed(2),
    (number) => `${Math.round(10 + number * 80)}px`,
    () => "normal",
    () => "calc(1em + 0.5rem)",
  ],
  "letter-spacing": [
    (number) => `${(number * 0.3 - 0.1).toFixed(4)}em`,
    (number) => `${(number * 4 - 2).toFixed(1)}px`,
    () => "normal",
    () => "0",
  ],
};

/**
 * Settings that are the same for the same seed.
 *
 * @param pairings short names, each as likely as any other
 * @param folders of flavours, each as likely as any other
 */
export function generatedSettings({
  seed,
  count,
  pairings,
  folders,
}: {
  seed: number;
  count: number;
  pairings: readonly string[];
  folders: readonly string[];
}): Setting[] {
  const setting = fc.record({
    pairing: fc.constantFrom(...pairings),
    folder: fc.constantFrom(...folders),
    parameters: fc.array(parameters(), { minLength: 1, maxLength: 6 }),
  });
  return fc.sample(setting, { seed, numRuns: count });
}

/**
 * Queries that give roles other fonts, some of them with overrides: of a role several, in any order.
 *
 * @param fonts names of font items, each as likely as any other
 */
export function generatedRoleQueries({
  seed,
  count,
  fonts,
}: {
  seed: number;
  count: number;
  fonts: readonly string[];
}): URLSearchParams[] {
  const role = fc.tuple(fc.constantFrom(...FONT_ROLES), fc.constantFrom(...fonts));
  const query = fc
    .tuple(fc.array(role, { minLength: 1, maxLength: 4 }), fc.array(parameters(), { maxLength: 3 }))
    .map(([roles, overrides]) => new URLSearchParams([...roles, ...overrides]));
  return fc.sample(query, { seed, numRuns: count });
}

function parameters() {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  return fc
    .tuple(fc.constantFrom(...SELECTORS), fc.constantFrom(...PROPERTIES))
    .chain(([selector, [word, property]]) =>
      fc.tuple(
        fc.constant(`${selector}-${word}`),
        fc
          .tuple(fc.constantFrom(...(VALUES[property] ?? [() => factsOf(property).sample])), part)
          .map(([value, at]) => value(at)),
      ),
    );
}

/** The tuning that overrides amount to. */
export function tuningOf(overrides: readonly Override[]): Tuning {
  const values = overrides.map(({ selector, property, value }) => {
    const { word } = CSS_PROPERTIES.find((one) => one.property === property)!;
    return [parameterName(elementOf(selector)!.selector, word), value] as const;
  });
  return withChange(UNTUNED, new Map(values));
}
