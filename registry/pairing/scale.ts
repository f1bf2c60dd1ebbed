import type { HeadingEntry, TypographyScale } from "../../schemas/index.ts";
import { nearestWeight, weightsOf } from "../faces/face-weights.ts";
import type { FontItem, PairingItem, WrittenPairing } from "../model/items.ts";
import { resolveFontName } from "./pairing-fonts.ts";

/** The keys of a pairing's `css` that set headings, the largest first. */
export const HEADING_KEYS = ["h1", "h2", "h3", "h4, h5, h6"] as const;

export type HeadingKey = (typeof HEADING_KEYS)[number];

type Weight = HeadingEntry["weight"];

/** 1rem as browsers come. */
export const ROOT_PIXELS = 16;

/** What running text weighs where no rule sets a weight. */
const TEXT_WEIGHT = 400;

/**
 * The scale of a pairing as it is installed. `h4`, `h5` and `h6` share one rule. Where no rule sets a size
 * of running text, its size is that of the root, "1rem"; `meta.textSize`, the size of long text, is
 * not installed. It weighs 400, or the nearest weight that its font has.
 */
export function scaleOf(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): TypographyScale {
  const { css } = pairing;
  const text = css["body, p"];
  const minor = headingEntry(css["h4, h5, h6"]);
  const textFont = fonts.get(resolveFontName(pairing, text["font-family"]) ?? "");
  return {
    h1: headingEntry(css.h1),
    h2: headingEntry(css.h2),
    h3: headingEntry(css.h3),
    h4: minor,
    h5: minor,
    h6: minor,
    body: {
      size: text["font-size"] ?? "1rem",
      lineHeight: text["line-height"],
      weight: nearestWeight(
        weightsOf(textFont),
        Number(text["font-weight"] ?? TEXT_WEIGHT),
      ) as Weight,
    },
  };
}

/** Whether a pairing states every key and property, so that nothing is derived. */
export function isComplete(item: WrittenPairing): item is PairingItem {
  const { h2, h3, "h4, h5, h6": minor, "code, pre": code, "pre code": block } = item.css;
  const hasMinor = minor?.["font-size"] && minor["line-height"] && minor["font-weight"];
  return Boolean(h2 && h3 && hasMinor && code["font-size"] && block);
}

/** The size of long text in rem, `meta.textSize`; "1rem" where a pairing states none. */
export function textSizeOf({ meta }: Pick<WrittenPairing, "meta">): string {
  return meta?.textSize ?? "1rem";
}

/** The larger of the two sizes in which running text is set: 1rem as installed, or `meta.textSize`. */
export function textPixelsOf(pairing: PairingItem): number {
  return Math.max(ROOT_PIXELS, pixelsOf(textSizeOf(pairing)));
}

/** Up to this ratio to the text, weight alone distinguishes a heading from bold text. */
export const NEARLY_TEXT = 1.12;
const BOLD = 700;

/** The least size that distinguishes a heading from bold text, in whole pixels. */
export function pixelsAboveText(text: number): number {
  return Math.floor(text * NEARLY_TEXT) + 1;
}

/** The weight that `strong` has, or the nearest of a face below it. */
export function boldOf(font: FontItem | undefined): number {
  return Math.min(nearestWeight(weightsOf(font), BOLD), BOLD);
}

/** A size in pixels. em counts as rem: the parent of a heading has the size of the root. */
export function pixelsOf(size: string): number {
  const value = Number.parseFloat(size);
  return size.endsWith("px") ? value : value * ROOT_PIXELS;
}

/** The weight that a rule of text or code states, which only an override adds. */
export function statedWeight(rule: object): number | undefined {
  return "font-weight" in rule ? Number(rule["font-weight"]) : undefined;
}

function headingEntry(rule: PairingItem["css"]["h1"]): HeadingEntry {
  return {
    size: rule["font-size"],
    weight: Number(rule["font-weight"]) as Weight,
    lineHeight: rule["line-height"],
    letterSpacing: rule["letter-spacing"],
  };
}
