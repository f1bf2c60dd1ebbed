import { ROOT_PIXELS } from "../pairing/scale.ts";

/** A length in a unit that the format has. */
export interface Dimension {
  value: number;
  unit: "rem" | "px";
}

/**
 * A CSS value in the words of the format: the value, with a note where it is not what the CSS says, or
 * the note alone where the format has no value for it.
 */
export type TokenValue<T> = { value: T; note?: string } | { value?: never; note: string };

/** The tokens that a value is computed from, by name, such as `size.h1`. */
interface Base {
  name: string;
  /** Missing where that token has no value. */
  size: Dimension | undefined;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
const LENGTH = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(rem|px|em|%)$/i;

const ONLY_PX_AND_REM = "dimensions are in px or rem";

const CLAMP = /^clamp\([^()]*,([^(),]*)\)$/i;

/** The last argument of `clamp()` is the maximum. */
export function maximumOf(size: string): string | undefined {
  return CLAMP.exec(size)?.[1]?.trim();
}

/**
 * A size. One in em or percent is multiplied by that of the text around it; of `clamp()` the maximum counts.
 *
 * @param around missing where the size around it may be the element's own
 */
export function sizeValue(css: string, around?: Base): TokenValue<Dimension> {
  const maximum = maximumOf(css);
  if (maximum !== undefined)
    return { note: "the maximum of clamp()", ...sizeValue(maximum, around) };
  const { value = 0, unit } = lengthIn(css) ?? {};
  if (unit === "px" || unit === "rem") return { value: { value, unit } };
  if (unit === undefined || around?.size === undefined)
    return { note: `no token: ${ONLY_PX_AND_REM}` };
  const factor = unit === "em" ? value : value / 100;
  return {
    value: { value: rounded(around.size.value * factor), unit: around.size.unit },
    note: `multiplied by ${around.name}: ${ONLY_PX_AND_REM}`,
  };
}

/** Letter spacing. One in em is multiplied by the font size. */
export function letterSpacingValue(css: string, own: Base): TokenValue<Dimension> {
  if (css.toLowerCase() === "normal") return { value: { value: 0, unit: "rem" } };
  const length = lengthIn(css);
  if (length?.value === 0) return { value: { value: 0, unit: own.size?.unit ?? "rem" } };
  return length?.unit === "%" ? { note: `no token: ${ONLY_PX_AND_REM}` } : sizeValue(css, own);
}

/** A line height: a number. A length is divided by the font size. */
export function lineHeightValue(css: string, own: Base): TokenValue<number> {
  if (NUMBER.test(css) && Number.isFinite(Number(css))) return { value: Number(css) };
  const length = lengthIn(css);
  const note = "line heights are numbers";
  if (length?.unit === "em") return { value: length.value, note: `without the unit: ${note}` };
  if (length?.unit === "%")
    return { value: rounded(length.value / 100), note: `without the unit: ${note}` };
  if (length === undefined || own.size === undefined || own.size.value === 0)
    return { note: `no token: ${note}` };
  const factor = pixelsOf(length) / pixelsOf(own.size);
  return { value: rounded(factor), note: `divided by ${own.name}: ${note}` };
}

function pixelsOf({ value, unit }: Pick<CssLength, "value" | "unit">): number {
  return unit === "rem" ? value * ROOT_PIXELS : value;
}

const WEIGHT_KEYWORDS: ReadonlyMap<string, number> = new Map([
  ["normal", 400],
  ["bold", 700],
]);

/** A weight from 1 to 1000. */
export function weightValue(css: string): TokenValue<number> {
  const weight = NUMBER.test(css) ? Number(css) : WEIGHT_KEYWORDS.get(css.toLowerCase());
  return weight !== undefined && weight >= 1 && weight <= 1000
    ? { value: weight }
    : { note: "no token: weights are numbers from 1 to 1000" };
}

/** Commas in strings and in functions separate nothing. */
const LIST_PART = /(?:'[^']*'|"[^"]*"|\([^()]*\)|[^,])+/g;
const VARIABLE = /^var\(\s*--font-([a-z0-9-]+)\s*\)$/;
const FAMILY = /^(?:'([^'{}]+)'|"([^"{}]+)"|([\p{L}_-][\p{L}\p{N}_ -]*))$/u;
const CSS_WIDE_KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/i;

/**
 * A list of families: a reference to a token where it is one variable of the pairing, names otherwise.
 *
 * @param families names of each variable `--font-{name}`
 */
export function familyValue(
  css: string,
  families: ReadonlyMap<string, readonly string[]>,
): TokenValue<string | string[]> {
  const parts = (css.match(LIST_PART) ?? []).map((part) => part.trim());
  const [first = ""] = parts;
  const only = parts.length === 1 ? VARIABLE.exec(first)?.[1] : undefined;
  if (only !== undefined && families.has(only)) return { value: `{font.${only}}` };
  const names: string[] = [];
  for (const part of parts) {
    const variable = VARIABLE.exec(part)?.[1];
    const known = variable === undefined ? namesIn(part) : families.get(variable);
    if (known === undefined) return { note: "no token: it is not a list of known families" };
    names.push(...known);
  }
  return names.length > 0 ? { value: names } : { note: "no token: it names no family" };
}

function namesIn(part: string): string[] | undefined {
  const [, single, double, bare] = FAMILY.exec(part) ?? [];
  const name = single ?? double ?? bare;
  const isKeyword = bare !== undefined && CSS_WIDE_KEYWORD.test(bare);
  return name === undefined || isKeyword ? undefined : [name];
}

interface CssLength {
  value: number;
  unit: "rem" | "px" | "em" | "%";
}

function lengthIn(css: string): CssLength | undefined {
  if (NUMBER.test(css) && Number(css) === 0) return { value: 0, unit: "rem" };
  const [, number = "", unit = ""] = LENGTH.exec(css) ?? [];
  const value = Number(number);
  if (unit === "" || !Number.isFinite(value)) return undefined;
  return { value, unit: unit.toLowerCase() as CssLength["unit"] };
}

/** Finer than any screen, without the digits that binary fractions add: 0.05625, not 0.056249999999999994. */
function rounded(value: number): number {
  return Number(value.toFixed(6));
}
