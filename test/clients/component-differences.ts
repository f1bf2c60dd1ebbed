import type { FontItem, PairingItem } from "../../registry/model/items.ts";
import { resolveFontName } from "../../registry/pairing/pairing-fonts.ts";
import type { ElementStyle } from "./element-styles.ts";
import { ROOT_PIXELS, RULE_OF_HEADING, isFamily, pixels } from "./stated-typography.ts";

type Property =
  "fontFamily" | "fontSizePixels" | "fontWeight" | "letterSpacingPixels" | "lineHeightPixels";
type StyleRule = Partial<Record<string, string>>;

/** The properties that a Tailwind utility sets, by the pattern of its class. */
const UTILITIES: readonly (readonly [RegExp, readonly Property[]])[] = [
  [/^text-(?:xs|sm|base|lg|[2-9]?xl)$/, ["fontSizePixels", "lineHeightPixels"]],
  [/^text-\[/, ["fontSizePixels"]],
  [/^font-(?:sans|serif|mono|heading)$/, ["fontFamily"]],
  [/^font-(?:light|normal|medium|semibold|bold|extrabold)$/, ["fontWeight"]],
  [/^leading-/, ["lineHeightPixels"]],
  [/^tracking-/, ["letterSpacingPixels"]],
];

const PROPERTIES: readonly Property[] = [
  "fontFamily",
  "fontSizePixels",
  "fontWeight",
  "letterSpacingPixels",
  "lineHeightPixels",
];

const RULE_OF: Readonly<Record<string, keyof PairingItem["css"]>> = {
  ...RULE_OF_HEADING,
  body: "body, p",
  code: "code, pre",
  pre: "code, pre",
};

/** Browsers keep lengths in 64ths of a pixel. */
const TOLERANCE_PIXELS = 0.02;

interface Place {
  before: ElementStyle;
  after: ElementStyle;
  parentBefore: ElementStyle | undefined;
  parentAfter: ElementStyle | undefined;
}

/**
 * Where a page of components, after a layered pairing was installed, differs from what it should be,
 * in words; nothing if all of this holds for every element:
 *
 * - what a Tailwind utility sets has the utility's value, as before
 * - headings and code have all that the pairing states for them, the page has the family and the
 *   line height of its running text
 * - everything else, paragraphs among it, is as it was in relation to its parent: what it inherited
 *   it inherits, a size of its own is unchanged
 * - the description of a form field is not larger than its label
 *
 * @param before of the app without a pairing
 * @param after of the same page with the pairing
 * @param fonts the items of the fonts, by name
 */
export function componentDifferences(
  before: readonly ElementStyle[],
  after: readonly ElementStyle[],
  item: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): string[] {
  if (before.length !== after.length)
    return [`the page has ${after.length} elements, before ${before.length}`];
  const title = (family: string) => fonts.get(resolveFontName(item, family) ?? "")?.title;
  const styles = before.flatMap((style, index) => {
    const styleAfter = after[index]!;
    const place = {
      before: style,
      after: styleAfter,
      parentBefore: style.parent === undefined ? undefined : before[style.parent],
      parentAfter: style.parent === undefined ? undefined : after[style.parent],
    };
    return PROPERTIES.flatMap((property) => difference(place, property, item, title)).map(
      (words) => `${style.label}: ${words}`,
    );
  });
  return [...styles, ...largerDescriptions(after)];
}

type TitleOf = (family: string) => string | undefined;

function difference(
  place: Place,
  property: Property,
  item: PairingItem,
  title: TitleOf,
): string | [] {
  const utility = place.before.classes.find((name) =>
    UTILITIES.some(([pattern, set]) => pattern.test(name) && set.includes(property)),
  );
  // The later of two utilities for one property is `leading-*`: it wins over the leading of `text-*`.
  const leading = place.before.classes.find((name) => name.startsWith("leading-"));
  if (property === "lineHeightPixels" && leading !== undefined)
    return differentUtility(place, property, leading, title);
  if (utility !== undefined) return differentUtility(place, property, utility, title);
  const stated = statedValue(place, property, item);
  if (stated !== undefined) return differentStated(place, property, stated, title);
  return differentRest(place, property, title);
}

function differentUtility(
  { before, after }: Place,
  property: Property,
  utility: string,
  title: TitleOf,
): string | [] {
  if (property === "fontFamily") {
    const expected = utility === "font-mono" ? title("var(--font-mono)") : undefined;
    const isSet =
      expected === undefined
        ? after.fontFamily === before.fontFamily
        : isFamily(after.family, expected);
    return isSet ? [] : `${utility} does not win: the family is ${after.fontFamily}`;
  }
  // Line heights such as `leading-6`, and sizes, are lengths; the others are relative to the size.
  const isRelative =
    property === "letterSpacingPixels" ||
    (property === "lineHeightPixels" && utility.startsWith("leading-") && !/\d/.test(utility));
  const expected =
    before[property] * (isRelative ? after.fontSizePixels / before.fontSizePixels : 1);
  if (isNear(after[property], expected)) return [];
  return `${utility} does not win: ${property} is ${after[property]}, not ${expected}`;
}

/** A number in pixels, or a family as the item names it; undefined where the item is silent. */
function statedValue(
  { after, parentAfter }: Place,
  property: Property,
  { css }: PairingItem,
): number | string | undefined {
  const selector = RULE_OF[after.tag];
  if (selector === undefined) return undefined;
  const rule: StyleRule = { ...css[selector] };
  if (property === "fontFamily") return rule["font-family"];
  const isText = selector === "body, p";
  if (property === "lineHeightPixels") {
    const lineHeight = rule["line-height"];
    return lineHeight === undefined ? undefined : Number(lineHeight) * after.fontSizePixels;
  }
  // Running text states nothing else.
  if (isText) return undefined;
  if (property === "fontWeight") {
    const weight = rule["font-weight"];
    return weight === undefined ? undefined : Number(weight);
  }
  const parentPixels = parentAfter?.fontSizePixels ?? ROOT_PIXELS;
  if (property === "letterSpacingPixels")
    return pixels(rule["letter-spacing"], after.fontSizePixels);
  // The em counts once, from the text around `pre`.
  if (after.tag === "code" && parentAfter?.tag === "pre") return parentPixels;
  return pixels(rule["font-size"], parentPixels);
}

function differentStated(
  { after }: Place,
  property: Property,
  stated: number | string,
  title: TitleOf,
): string | [] {
  if (typeof stated === "string") {
    const expected = title(stated) ?? stated;
    if (isFamily(after.family, expected)) return [];
    return `the family is ${after.fontFamily}, stated ${expected}`;
  }
  if (isNear(Number(after[property]), stated)) return [];
  return `${property} is ${after[property]}, stated ${stated}`;
}

/** Of what neither a utility nor the pairing sets. */
function differentRest(place: Place, property: Property, title: TitleOf): string | [] {
  const { before, after, parentBefore, parentAfter } = place;
  if (parentBefore === undefined || parentAfter === undefined) {
    return after[property] === before[property]
      ? []
      : `${property} is ${after[property]}, before ${before[property]}`;
  }
  if (property === "fontFamily") {
    const inherits = before.fontFamily === parentBefore.fontFamily;
    if (after.fontFamily === (inherits ? parentAfter : before).fontFamily) return [];
    // Tailwind draws `kbd` and `samp` by `--font-mono`, too.
    if (!inherits && isFamily(after.family, title("var(--font-mono)"))) return [];
    return `the family has become ${after.fontFamily}`;
  }
  const expected = expectedRest(place, property, parentBefore, parentAfter);
  if (expected.some((value) => isNear(after[property], value))) return [];
  return `${property} is ${after[property]}, before ${before[property]}`;
}

/** The values that keep the relation to the parent that there was before. */
function expectedRest(
  { before, after }: Place,
  property: Exclude<Property, "fontFamily">,
  parentBefore: ElementStyle,
  parentAfter: ElementStyle,
): number[] {
  if (property === "fontSizePixels")
    return [(parentAfter.fontSizePixels * before.fontSizePixels) / parentBefore.fontSizePixels];
  if (property === "fontWeight" && ["b", "strong"].includes(after.tag))
    return [bolder(parentAfter.fontWeight)];
  const inheritsLength = isNear(before[property], parentBefore[property]);
  if (property !== "lineHeightPixels")
    return [inheritsLength ? parentAfter[property] : before[property]];
  // A line height is inherited as a length or as a number, by how the ancestor states it.
  const inheritsNumber = isNear(ratio(before), ratio(parentBefore));
  return [
    ...(inheritsLength ? [parentAfter.lineHeightPixels] : []),
    ...(inheritsNumber ? [ratio(parentAfter) * after.fontSizePixels] : []),
    ...(inheritsLength || inheritsNumber ? [] : [before.lineHeightPixels]),
  ];
}

function ratio({ lineHeightPixels, fontSizePixels }: ElementStyle): number {
  return lineHeightPixels / fontSizePixels;
}

/** @see CSS Fonts Level 4, 2.2.1: relative weights */
function bolder(weight: number): number {
  if (weight < 350) return 400;
  return weight < 550 ? 700 : Math.max(weight, 900);
}

function largerDescriptions(styles: readonly ElementStyle[]): string[] {
  let label: ElementStyle | undefined;
  return styles.flatMap((style) => {
    if (style.slot === "form-label") label = style;
    if (style.slot !== "form-description" || label === undefined) return [];
    if (style.fontSizePixels <= label.fontSizePixels) return [];
    return [
      `${style.label}: at ${style.fontSizePixels}px larger than its label at ${label.fontSizePixels}px`,
    ];
  });
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < TOLERANCE_PIXELS;
}
