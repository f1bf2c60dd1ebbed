import type { FontCategory, PairingData, TypographyScale } from "../../schemas/index.ts";
import { type NeededWeights, type ProviderFamily, hostedFontsUrl } from "./hosted-fonts-url.ts";
import type { Catalog } from "../model/catalog.ts";
import {
  type FontItem,
  type PairingItem,
  byCodePoints,
  isLocalFont,
  withoutPairingPrefix,
} from "../model/items.ts";
import { hasUpright, weightsOf } from "../faces/face-weights.ts";
import { fontBytesOf } from "../faces/font-bytes.ts";
import { fontOfRole, resolveFontName } from "./pairing-fonts.ts";
import { HEADING_KEYS, nearestWeight, scaleOf, textSizeOf } from "./scale.ts";

/** Running text needs the regular weight, and the bold one for `strong`; both italic, for `em`. */
const BODY_WEIGHTS = [400, 700];

const GENERIC_FAMILIES = ["serif", "sans-serif", "monospace", "cursive"] as const;

/**
 * The typographic view of a pairing (specification 2.3).
 *
 * @param fonts the registry's fonts, by name
 * @param ownStylesheetUrl of a stylesheet with all fonts of the pairing, for one with local fonts
 * @throws RangeError when a font of the pairing, or a weight that it uses, does not exist, which
 *   `validate` reports
 */
export function pairingDataOf(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
  ownStylesheetUrl?: string,
): PairingData {
  const fontNamed = (name: string) => fonts.get(name);
  const heading = fontOfRole(pairing, "heading", fontNamed);
  const body = fontOfRole(pairing, "body", fontNamed);
  const mono = fontOfRole(pairing, "mono", fontNamed);
  const scale = scaleOf(pairing, (name) => weightsOf(fonts.get(name)));
  const fontBytes = fontBytesOf(pairing, fontNamed);
  const stylesheetUrl = ownStylesheetUrl ?? providerFontsUrl(pairing, fonts);
  if (stylesheetUrl === undefined)
    throw new RangeError(
      `${pairing.name}: its fonts are local, and it has no stylesheet of its own`,
    );
  return {
    name: withoutPairingPrefix(pairing.name),
    heading: heading.title,
    headingCategory: genericFamily(heading),
    body: body.title,
    bodyCategory: genericFamily(body),
    mono: mono.title,
    mood: pairing.meta?.mood ?? [],
    useCase: pairing.meta?.useCase ?? [],
    description: pairing.description,
    scale,
    textSize: textSizeOf(pairing),
    hostedFontsUrl: stylesheetUrl,
    ...(fontBytes && { fontBytes }),
  };
}

/**
 * The stylesheet URL of the provider that loads every face a pairing uses of its families; undefined where
 * all of its fonts are local.
 */
export function providerFontsUrl(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): string | undefined {
  const scale = scaleOf(pairing, (name) => weightsOf(fonts.get(name)));
  const needed = facesNeeded(pairing, scale, fonts);
  return needed.size > 0 ? hostedFontsUrl(needed) : undefined;
}

/** The typographic view of a whole registry, ordered by name. */
export function allPairingData({ pairings, fonts }: Catalog): PairingData[] {
  return [...pairings.values()]
    .map((pairing) => pairingDataOf(pairing, fonts))
    .sort((a, b) => byCodePoints(a.name, b.name));
}

/**
 * The generic family at the end of a font's CSS `family`.
 *
 * @throws RangeError when there is none of the four
 */
export function cssGenericFamily({ name, font: { family } }: FontItem): FontCategory | "cursive" {
  const last = family.split(",").at(-1)?.trim();
  const generic = GENERIC_FAMILIES.find((known) => known === last);
  if (generic !== undefined) return generic;
  throw new RangeError(`${name}: font.family ends in no generic family: ${family}`);
}

/**
 * Which of the three generic families of specification 2.3 a font is nearest to: the one of its CSS
 * `family`, or beside `cursive` the one that the item states.
 *
 * @throws RangeError when the item states none
 */
export function genericFamily(font: FontItem): FontCategory {
  const generic = cssGenericFamily(font);
  if (generic !== "cursive") return generic;
  const stated = font.meta?.genericFamily;
  if (stated === undefined) {
    throw new RangeError(`${font.name}: font.family ends in cursive, without meta.genericFamily`);
  }
  return stated;
}

/** Each family of the provider that the pairing uses, headings first, and the weights needed of it. */
function facesNeeded(
  pairing: PairingItem,
  scale: TypographyScale,
  fonts: ReadonlyMap<string, FontItem>,
): Map<ProviderFamily, NeededWeights> {
  const needed = new Map<FontItem, NeededWeights>();
  const need = (family: string, weightsIn: (font: FontItem) => Partial<NeededWeights>) => {
    const font = fonts.get(resolveFontName(pairing, family) ?? "");
    if (font === undefined || isLocalFont(font)) return;
    const before = needed.get(font);
    const { upright = [], italic = [] } = weightsIn(font);
    const stated = hasUpright(font)
      ? { upright, italic }
      : { upright: [], italic: [...upright, ...italic] };
    needed.set(font, {
      upright: [...(before?.upright ?? []), ...stated.upright],
      italic: [...(before?.italic ?? []), ...stated.italic],
    });
  };

  const { css } = pairing;
  for (const key of HEADING_KEYS) {
    need(css[key]["font-family"], () => ({ upright: [Number(css[key]["font-weight"])] }));
  }
  need(css["body, p"]["font-family"], (font) => {
    const weights = [scale.body.weight, ...BODY_WEIGHTS];
    const those = (available: readonly number[]) =>
      weights.filter((weight) => available.includes(weight));
    return { upright: those(weightsOf(font)), italic: those(italicWeightsOf(font)) };
  });
  need(css["code, pre"]["font-family"], (font) => ({
    upright: [nearestWeight(weightsOf(font), scale.body.weight)],
  }));

  const isPinned = pairing.meta?.opticalSizing === "none";
  return new Map([...needed].map(([font, weights]) => [providerFamily(font, isPinned), weights]));
}

/** @param isPinned whether the pairing keeps the default optical size */
function providerFamily(font: FontItem, isPinned: boolean): ProviderFamily {
  const upright = hasUpright(font) ? weightsOf(font) : [];
  const family = { family: font.title, upright, italic: italicWeightsOf(font) };
  const opticalSizes = axisOf(font, "opsz");
  return isPinned || opticalSizes === undefined ? family : { ...family, opticalSizes };
}

/** The weights of which the family has a real italic: a static one says so by its imports. */
function italicWeightsOf(font: FontItem): number[] {
  if (!font.meta?.styles?.includes("italic")) return [];
  const weights = weightsOf(font);
  if (axisOf(font, "wght") || !hasUpright(font)) return weights;
  const imports = Object.keys(font.css ?? {});
  return weights.filter((weight) => imports.some((rule) => rule.includes(`/${weight}-italic.css`)));
}

function axisOf({ meta }: FontItem, tag: string) {
  return meta?.axes?.find((axis) => axis.tag === tag);
}
