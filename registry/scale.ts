import type { HeadingEntry, PairingItem, TypographyScale } from "../schemas/index.ts";
import { fontBehind } from "./pairing-fonts.ts";

export type HeadingLevel = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
type Rule = Partial<PairingItem["css"]["h1"]> & { "font-family": string };
type Weight = HeadingEntry["weight"];

/** The weights that a font has, by the font item's name. */
export type WeightsOf = (font: string) => readonly number[];

export const HEADING_LEVELS: readonly HeadingLevel[] = ["h1", "h2", "h3", "h4", "h5", "h6"];

const ROOT_PIXELS = 16;

/**
 * The whole scale of a pairing. Values that the item states are unchanged; missing ones follow from
 * the levels around them, with running text (by default 1rem and 0em) below `h6`:
 *
 * - sizes step geometrically between the nearest stated sizes, in rem to three decimals;
 * - line height and letter spacing step evenly between the nearest stated ones;
 * - a weight is that of the level above, or the nearest one that the font has.
 *
 * Running text weighs 400, or the nearest weight that its font has.
 */
export function scaleOf(pairing: PairingItem, weightsOf: WeightsOf): TypographyScale {
  const { css } = pairing;
  const body = css["body, p"];
  const rules = HEADING_LEVELS.map((level) => ruleAt(css, level));
  const available = (rule: Rule) => weightsOf(fontBehind(pairing, rule["font-family"]) ?? "");

  const sizes = withStepsBetween([...rules.map(sizeInRem), sizeInRem(body) ?? 1], geometricStep);
  const lineHeights = withStepsBetween(
    [...rules, body].map((rule) => numberIn(rule["line-height"])),
    evenStep,
  );
  const spacings = withStepsBetween(
    [...rules.map(letterSpacingInEm), letterSpacingInEm(body) ?? 0],
    evenStep,
  );
  const weights = rules.reduce<number[]>((above, rule) => {
    const stated = numberIn(rule["font-weight"]);
    return [...above, stated ?? nearestWeight(available(rule), above.at(-1) ?? 400)];
  }, []);

  const entry = (level: HeadingLevel): HeadingEntry => {
    const index = HEADING_LEVELS.indexOf(level);
    const rule = ruleAt(css, level);
    return {
      size: rule["font-size"] ?? `${rounded(sizes[index], 3)}rem`,
      weight: weights[index] as Weight,
      lineHeight: rule["line-height"] ?? rounded(lineHeights[index], 3),
      letterSpacing: rule["letter-spacing"] ?? `${rounded(spacings[index], 4)}em`,
    };
  };
  return {
    h1: entry("h1"),
    h2: entry("h2"),
    h3: entry("h3"),
    h4: entry("h4"),
    h5: entry("h5"),
    h6: entry("h6"),
    body: {
      size: body["font-size"] ?? "1rem",
      lineHeight: body["line-height"],
      weight: (numberIn(body["font-weight"]) ?? nearestWeight(available(body), 400)) as Weight,
    },
  };
}

/** The weight of `available` nearest to the wanted one, the lighter of two; `wanted` itself if none is known. */
export function nearestWeight(available: readonly number[], wanted: number): number {
  const distance = (weight: number) => Math.abs(weight - wanted);
  return [...available].sort((a, b) => distance(a) - distance(b) || a - b)[0] ?? wanted;
}

/** The rule of a heading level. A level that the item leaves out uses the family of `h1`. */
export function ruleAt(css: PairingItem["css"], level: HeadingLevel): Rule {
  const minor = level === "h4" || level === "h5" || level === "h6";
  const rule = minor ? css["h4, h5, h6"] : css[level];
  return rule ?? { "font-family": css.h1["font-family"] };
}

/** Fills the gaps of a row; a gap before the first stated value or after the last stays unfilled. */
function withStepsBetween(
  row: readonly (number | undefined)[],
  step: (from: number, to: number, part: number) => number,
): (number | undefined)[] {
  const stated = row.flatMap((value, index) => (value === undefined ? [] : [{ value, index }]));
  return row.map((value, index) => {
    const before = stated.findLast((entry) => entry.index < index);
    const after = stated.find((entry) => entry.index > index);
    if (value !== undefined || before === undefined || after === undefined) return value;
    return step(before.value, after.value, (index - before.index) / (after.index - before.index));
  });
}

function geometricStep(from: number, to: number, part: number): number {
  return from * (to / from) ** part;
}

function evenStep(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** em counts as rem: the parent of a heading has the size of the root. */
function sizeInRem({ "font-size": size }: Rule): number | undefined {
  return size === undefined ? undefined : pixelsOf(size) / ROOT_PIXELS;
}

/** A stated size in pixels; a missing one is 1rem. em counts as rem here too. */
export function pixelsOf(size = "1rem"): number {
  const value = Number.parseFloat(size);
  return size.endsWith("px") ? value : value * ROOT_PIXELS;
}

function letterSpacingInEm(rule: Rule): number | undefined {
  return numberIn(rule["letter-spacing"]);
}

/** The number at the start of a CSS value: `-0.02em` -> -0.02. */
function numberIn(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number.parseFloat(value);
}

/** Decimals without trailing zeros; negative zero becomes zero. */
function rounded(value = 0, decimals: number): string {
  return String(Number(value.toFixed(decimals)) + 0);
}
