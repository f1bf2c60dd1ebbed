import { weightsOf, nearestWeight } from "../faces/face-weights.ts";
import type { FontItem, PairingItem, Rules } from "../model/items.ts";
import { resolveFontName } from "./pairing-fonts.ts";
import {
  HEADING_KEYS,
  type HeadingKey,
  ROOT_PIXELS,
  boldOf,
  pixelsAboveText,
  pixelsOf,
  textPixelsOf,
} from "./scale.ts";

/** A size that a pairing states is that of a wide screen; `meta.phone` has that of a phone. In CSS pixels. */
export const SCREENS = { phone: 360, wide: 1280 };

/** The column of such a phone, less 24 pixels on either side. */
export const NARROW_COLUMN_PIXELS = 312;

/** A long word that documentation needs in a title. */
export const LONG_WORD = "Documentation";

/** A heading in a script whose words are not measured. */
const UNMEASURED_PIXELS = 40;

type PhoneSizes = NonNullable<NonNullable<PairingItem["meta"]>["phone"]>;

/** The key of `meta.phone` for a rule. */
const LEVEL_OF = { h1: "h1", h2: "h2", h3: "h3", "h4, h5, h6": "h4" } as const satisfies Record<
  HeadingKey,
  keyof PhoneSizes
>;

/** The size of a heading on a phone, where it is smaller there. */
export function phoneSizeOf(
  { meta }: Pick<PairingItem, "meta">,
  key: HeadingKey,
): string | undefined {
  return meta?.phone?.[LEVEL_OF[key]];
}

/**
 * Sizes for a phone: `h1` as large as a long word fits, the others as far below it as there, by the ratio
 * of their sizes to the text, none lighter than bold text of nearly its size. Whole pixels, in rem; undefined
 * where all headings fit.
 *
 * @param fonts every font by name
 */
export function phoneSizes(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
): PhoneSizes | undefined {
  const wide = (key: HeadingKey) => pixelsOf(pairing.css[key]["font-size"]);
  const fitting = (key: HeadingKey) => {
    const widthInEm = longWordInEm(pairing, key, fonts);
    return widthInEm === undefined ? UNMEASURED_PIXELS : NARROW_COLUMN_PIXELS / widthInEm;
  };
  const first = Math.min(wide("h1"), fitting("h1"));
  const least = pixelsAboveText(textPixelsOf(pairing));
  const flatter = Math.log(first / ROOT_PIXELS) / Math.log(wide("h1") / ROOT_PIXELS);
  const sizes = HEADING_KEYS.flatMap((key) => {
    const { "font-family": family, "font-weight": weight } = pairing.css[key];
    const font = fonts(resolveFontName(pairing, family) ?? "");
    const isLight = font?.meta?.advances && Number(weight) < boldOf(font);
    const flat = ROOT_PIXELS * (wide(key) / ROOT_PIXELS) ** Math.max(flatter, 0);
    const scaled = isLight ? Math.max(flat, least) : flat;
    const pixels = Math.floor(Math.min(scaled, fitting(key)) + ROUNDING);
    return pixels < wide(key) ? [[LEVEL_OF[key], `${pixels / ROOT_PIXELS}rem`]] : [];
  });
  return sizes.length === 0 ? undefined : (Object.fromEntries(sizes) as PhoneSizes);
}

const ROUNDING = 1e-6;

/** In CSS pixels: the optical sizes of headings on a phone, of which the widest counts. */
const isOfPhone = (size: string) => Number(size) >= 30 && Number(size) <= 60;

/**
 * The width of a long word in a heading, with letter spacing, which follows every letter; undefined where its
 * font does not state widths.
 */
export function longWordInEm(
  pairing: PairingItem,
  key: HeadingKey,
  fonts: (name: string) => FontItem | undefined,
): number | undefined {
  const rule = pairing.css[key];
  const font = fonts(resolveFontName(pairing, rule["font-family"]) ?? "");
  const { metrics, advances, opticalAdvances = {} } = font?.meta ?? {};
  // A local font is published as a theme, without widths and weights.
  if (advances === undefined || !metrics?.unitsPerEm) return undefined;
  const weight = nearestWeight(weightsOf(font), Number(rule["font-weight"]));
  const ofPhone = Object.keys(opticalAdvances).filter(isOfPhone);
  const drawn = ofPhone.length === 0 ? [advances] : ofPhone.map((size) => opticalAdvances[size]);
  const widths = drawn.flatMap(
    (byWeight) => byWeight?.[String(weight) as "400"]?.documentation ?? [],
  );
  if (widths.length === 0) return undefined;
  const advance = Math.max(...widths);
  return (
    advance / metrics.unitsPerEm + LONG_WORD.length * Number.parseFloat(rule["letter-spacing"])
  );
}

/** The rules of a pairing, with sizes of headings that grow from those of a phone. */
export function rulesOf({ css, meta }: Pick<PairingItem, "css" | "meta">): Rules {
  const rules = { ...(css as object as Rules) };
  for (const key of HEADING_KEYS) {
    const phone = phoneSizeOf({ meta }, key);
    const size = phone && fluidSize(phone, css[key]["font-size"]);
    if (size) rules[key] = { ...rules[key], "font-size": size };
  }
  return rules;
}

/**
 * A size that grows with the screen, in rem and vw, so that text zoom enlarges it, too (WCAG 1.4.4).
 *
 * @param unitPixels what one of the unit is, where a rule is in another one than rem
 */
export function fluidSize(
  phone: string,
  wide: string,
  unit: "rem" | "em" = "rem",
  unitPixels = ROOT_PIXELS,
): string {
  const [least, most] = [pixelsOf(phone), pixelsOf(wide)];
  const slope = (most - least) / (SCREENS.wide - SCREENS.phone);
  const inUnit = (pixels: number) => `${rounded(pixels / unitPixels)}${unit}`;
  const growing = `${inUnit(least - slope * SCREENS.phone)} + ${rounded(slope * 100)}vw`;
  return `clamp(${inUnit(least)}, ${growing}, ${inUnit(most)})`;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
