import type { FontCategory, PairingData, TypographyScale } from "../schemas/index.ts";
import { type ProviderFamily, hostedFontsUrl } from "./hosted-fonts-url.ts";
import type { Catalog } from "./catalog.ts";
import {
  type FontItem,
  type FontRole,
  type PairingItem,
  byCodePoints,
  withoutPairingPrefix,
} from "./items.ts";
import { fontBehind, fontInRole } from "./pairing-fonts.ts";
import { HEADING_LEVELS, nearestWeight, ruleAt, scaleOf } from "./scale.ts";

/** Running text needs the regular weight, and the bold one for `strong`. */
const BODY_WEIGHTS = [400, 700];

/**
 * The typographic view of a pairing (specification 2.3).
 *
 * @param fonts the registry's fonts, by name
 * @throws RangeError when a font of the pairing, or a weight that it uses, does not exist, which
 *   `validate` reports
 */
export function pairingDataOf(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): PairingData {
  const heading = fontOf(pairing, "heading", fonts);
  const body = fontOf(pairing, "body", fonts);
  const mono = fontOf(pairing, "mono", fonts);
  const scale = scaleOf(pairing, (name) => weightsOf(fonts.get(name)));
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
    hostedFontsUrl: hostedFontsUrl(weightsNeeded(pairing, scale, fonts)),
  };
}

/** The typographic view of a whole registry, ordered by name. */
export function allPairingData({ pairings, fonts }: Catalog): PairingData[] {
  return [...pairings.values()]
    .map((pairing) => pairingDataOf(pairing, fonts))
    .sort((a, b) => byCodePoints(a.name, b.name));
}

/**
 * The generic family at the end of a font's CSS `family`, which every font item records.
 *
 * @throws RangeError when there is none of the three
 */
export function genericFamily(font: FontItem): FontCategory {
  const generic = font.font.family.split(",").at(-1)?.trim();
  if (generic === "serif" || generic === "sans-serif" || generic === "monospace") return generic;
  throw new RangeError(`${font.name}: font.family ends in no generic family: ${font.font.family}`);
}

/** The weights that a font has, 100 to 900, in the order of the item. */
export function weightsOf(font: FontItem | undefined): number[] {
  return (font?.font.weight ?? []).map(Number);
}

function fontOf(
  pairing: PairingItem,
  role: FontRole,
  fonts: ReadonlyMap<string, FontItem>,
): FontItem {
  const font = fonts.get(fontInRole(pairing, role) ?? "");
  if (font === undefined) throw new RangeError(`${pairing.name}: its ${role} font was not found`);
  return font;
}

/** Each family that the pairing uses, headings first, and the weights needed of it. */
function weightsNeeded(
  pairing: PairingItem,
  scale: TypographyScale,
  fonts: ReadonlyMap<string, FontItem>,
): Map<ProviderFamily, number[]> {
  const needed = new Map<FontItem, number[]>();
  const need = (family: string, weights: (available: number[]) => number[]) => {
    const font = fonts.get(fontBehind(pairing, family) ?? "");
    if (font) needed.set(font, [...(needed.get(font) ?? []), ...weights(weightsOf(font))]);
  };

  const { css } = pairing;
  for (const level of HEADING_LEVELS) {
    need(ruleAt(css, level)["font-family"], () => [scale[level].weight]);
  }
  need(css["body, p"]["font-family"], (available) => [
    scale.body.weight,
    ...BODY_WEIGHTS.filter((weight) => available.includes(weight)),
  ]);
  const code = css["code, pre"];
  need(code["font-family"], (available) => [
    Number(code["font-weight"] ?? nearestWeight(available, 400)),
  ]);

  return new Map(
    [...needed].map(([font, weights]) => [
      { family: font.title, available: weightsOf(font) },
      weights,
    ]),
  );
}
