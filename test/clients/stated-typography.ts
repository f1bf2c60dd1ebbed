import type { FontItem, PairingItem } from "../../registry/model/items.ts";
import type { TypographyScale } from "../../schemas/index.ts";
import { resolveFontName } from "../../registry/pairing/pairing-fonts.ts";
import type { LoadedFace, Rendered, RenderedPage, Texts } from "./rendered-page.ts";

/** Heading -> the rule of the pairing that it is drawn by. */
export const RULE_OF_HEADING = {
  h1: "h1",
  h2: "h2",
  h3: "h3",
  h4: "h4, h5, h6",
  h5: "h4, h5, h6",
  h6: "h4, h5, h6",
} as const satisfies Record<string, keyof PairingItem["css"]>;

/** The elements looked at, and the rule of the pairing that each is drawn by. */
const RULE_OF = {
  ...RULE_OF_HEADING,
  p: "body, p",
  strong: "body, p",
  em: "body, p",
  code: "code, pre",
  "pre code": "code, pre",
} as const satisfies Record<string, keyof PairingItem["css"]>;

type Selector = keyof typeof RULE_OF;
type Rule = Partial<PairingItem["css"]["h1"]> & { "font-family": string };

export const SELECTORS = Object.keys(RULE_OF) as Selector[];

export const ROOT_PIXELS = 16;

/** The preview of a pairing that has one, in all elements but code. */
export function textsOf({ meta }: PairingItem): Texts {
  if (meta?.preview === undefined) return {};
  const { preview } = meta;
  const headings = { h1: preview, h2: preview, h3: preview, h4: preview, h5: preview, h6: preview };
  return { ...headings, strong: preview, em: preview };
}

/** A pairing that states for headings and text what its scale does. */
export function withScale(item: PairingItem, { body, ...headings }: TypographyScale): PairingItem {
  const ruleOf = (level: keyof typeof headings, rule: PairingItem["css"]["h1"]) => {
    const { size, weight, lineHeight, letterSpacing } = headings[level];
    return {
      "font-family": rule["font-family"],
      "font-size": size,
      "line-height": lineHeight,
      "letter-spacing": letterSpacing,
      "font-weight": String(weight) as (typeof rule)["font-weight"],
    };
  };
  const { css } = item;
  return {
    ...item,
    css: {
      ...css,
      h1: ruleOf("h1", css.h1),
      h2: ruleOf("h2", css.h2),
      h3: ruleOf("h3", css.h3),
      "h4, h5, h6": ruleOf("h4", css["h4, h5, h6"]),
      "body, p": { ...css["body, p"], "font-size": body.size, "line-height": body.lineHeight },
    },
  };
}

/**
 * How a page differs from what an item states, in words; nothing if it renders exactly as stated:
 * each element drawn by the web font of its rule alone, in a weight and style that a loaded face has
 * (emphasis upright only where the family has no italic), at the stated size, leading and tracking.
 *
 * @param fonts the items of the fonts, by name
 */
export function differences(
  page: Omit<RenderedPage, "otherHosts">,
  item: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): string[] {
  return SELECTORS.flatMap((selector) => {
    const rendered = page.elements.get(selector);
    const rule: Rule = item.css[RULE_OF[selector]];
    if (rendered === undefined) return [];
    const font = fonts.get(resolveFontName(item, rule["font-family"]) ?? "");
    if (font === undefined)
      return [`${selector}: ${rule["font-family"]} names no font of the registry`];
    return [
      ...differentFont(rendered, font),
      ...(selector === "p" ? [] : mixedFaces(rendered)),
      ...differentFace(rendered, font, page.loadedFaces),
      ...differentScale(rendered, rule, selector, page),
    ].map((difference) => `${selector}: ${difference}`);
  });
}

/**
 * How a page without web fonts differs from what an item states: each element's first family, size,
 * leading, tracking and weight, as the browser computes them.
 */
export function computedDifferences(
  page: RenderedPage,
  item: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): string[] {
  return SELECTORS.flatMap((selector) => {
    const rendered = page.elements.get(selector);
    const rule: Rule = item.css[RULE_OF[selector]];
    const title = fonts.get(resolveFontName(item, rule["font-family"]) ?? "")?.title;
    if (rendered === undefined) return [`${selector}: is not on the page`];
    return [
      ...(rendered.family === title ? [] : [`has the family ${rendered.family}, not ${title}`]),
      ...differentScale(rendered, rule, selector, page),
    ].map((difference) => `${selector}: ${difference}`);
  });
}

function differentFont({ drawnWith, family }: Rendered, { title }: FontItem): string[] {
  const isStated = isFamily(family, title);
  const other = drawnWith.filter(({ isCustomFont }) => !isCustomFont);
  return [
    ...(isStated ? [] : [`has the family ${family}, not ${title}`]),
    ...(drawnWith.length > 0 ? [] : ["is not drawn"]),
    ...other.map(
      ({ familyName, glyphCount }) =>
        `draws ${glyphCount} glyphs with the local font ${familyName}`,
    ),
  ];
}

/** Letters that a bold lacks come from the regular face. Not checked in `p`, which contains other faces. */
function mixedFaces({ drawnWith }: Rendered): string[] {
  const faces = [...new Set(drawnWith.map(({ postScriptName }) => postScriptName))];
  return faces.length > 1 ? [`is drawn with several faces: ${faces.join(", ")}`] : [];
}

function differentFace(
  { family, fontWeight, fontStyle }: Rendered,
  { meta, font }: FontItem,
  loadedFaces: readonly LoadedFace[],
): string[] {
  const faces = loadedFaces.filter((face) => face.family === family);
  const isItalic = fontStyle === "italic";
  const styled = faces.filter(({ style }) => (style === "italic") === isItalic);
  if (isItalic) {
    const setsText = meta?.styles?.includes("italic");
    return setsText && styled.length === 0
      ? ["is a slanted roman, though the family has an italic"]
      : [];
  }
  const has = ({ weight }: LoadedFace) => {
    const [lightest = 0, heaviest = lightest] = weight.split(" ").map(Number);
    return lightest <= fontWeight && fontWeight <= heaviest;
  };
  // Of a family without a bold the browser makes one for `strong`, as the description says.
  const isSynthesized = font.weight.length === 1 && fontWeight > Number(font.weight[0]);
  if (styled.some(has) || isSynthesized) return [];
  const loaded = styled.map(({ weight }) => weight).join(", ");
  return [`weighs ${fontWeight}, which no loaded face has (${loaded || "none"})`];
}

function differentScale(
  rendered: Rendered,
  rule: Rule,
  selector: Selector,
  page: Pick<RenderedPage, "elements">,
): string[] {
  // The em of code is that of the text around it, of a block of code too: there it counts once.
  const around = selector.endsWith("code") ? page.elements.get("p") : undefined;
  const emPixels = around?.fontSizePixels ?? ROOT_PIXELS;
  const size = pixels(rule["font-size"], emPixels) ?? rendered.fontSizePixels;
  const lineHeight =
    rule["line-height"] === undefined ? undefined : Number(rule["line-height"]) * size;
  const letterSpacing = pixels(rule["letter-spacing"], size);
  const weight = selector === "strong" ? undefined : rule["font-weight"];
  return [
    ...differenceIn("font-size", rendered.fontSizePixels, size),
    ...differenceIn("line-height", rendered.lineHeightPixels, lineHeight),
    ...differenceIn("letter-spacing", rendered.letterSpacingPixels, letterSpacing),
    ...differenceIn(
      "font-weight",
      rendered.fontWeight,
      weight === undefined ? undefined : Number(weight),
    ),
  ];
}

/** Browsers keep lengths in 64ths of a pixel. */
function differenceIn(property: string, rendered: number, stated: number | undefined): string[] {
  if (stated === undefined || Number.isNaN(stated) || Math.abs(rendered - stated) < 0.02) return [];
  return [`${property} is ${rendered}, stated ${stated}`];
}

/** Whether a family is the one with a title, by the name that any package declares. */
export function isFamily(family: string | undefined, title: string | undefined): boolean {
  return title !== undefined && (family === title || family === `${title} Variable`);
}

/** Of the pages that tests open, in CSS pixels. */
const WINDOW_PIXELS = 1280;

/** @param emPixels what 1em is for this property */
export function pixels(
  length: string | undefined,
  emPixels: number,
  rootPixels = ROOT_PIXELS,
  windowPixels = WINDOW_PIXELS,
): number | undefined {
  if (length === undefined) return undefined;
  const [, ...parts] = /^clamp\((.+), (.+) \+ (.+), (.+)\)$/.exec(length) ?? [];
  const [least, base, growth, most] = parts.map((part) =>
    pixels(part, emPixels, rootPixels, windowPixels)!,
  );
  if (least !== undefined) return Math.min(Math.max(least, base! + growth!), most!);
  const value = Number.parseFloat(length);
  if (length.endsWith("vw")) return (value / 100) * windowPixels;
  if (length.endsWith("rem")) return value * rootPixels;
  return length.endsWith("em") ? value * emPixels : value;
}
