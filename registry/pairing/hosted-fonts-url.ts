import { axisOf, hasUpright, nearestWeight, weightsOf } from "../faces/face-weights.ts";
import { type FontItem, type PairingItem, isLocalFont } from "../model/items.ts";
import { resolveFontName } from "./pairing-fonts.ts";
import { HEADING_KEYS, scaleOf, statedWeight } from "./scale.ts";

/** Running text needs the regular weight, and the bold one for `strong`; both italic, for `em`, which headings have, too. */
const BODY_WEIGHTS = [400, 700];

/** The weights needed of a font, in any order, duplicates allowed. */
interface NeededWeights {
  upright: readonly number[];
  italic: readonly number[];
}

/**
 * The stylesheet URL of the provider that loads every face a pairing uses of its families; undefined where
 * all of its fonts are local.
 *
 * @returns absolute URL; upright before italic, weights ascending, families in order of first use
 * @see     Google Fonts CSS API v2, which requires axes in alphabetical order and sorted tuples, and answers 400
 *          to a weight that a family lacks: the nearest is loaded; specification 2.3, `hostedFontsUrl`
 */
export function hostedFontsUrl(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): string | undefined {
  const needed = [...weightsNeeded(pairing, fonts)];
  if (needed.length === 0) return undefined;
  // A pairing may stay at the default optical size.
  const isPinned = pairing.meta?.opticalSizing === "none";
  const families = needed.map(([font, weights]) => familyParameter(font, weights, isPinned));
  return `https://fonts.googleapis.com/css2?${families.join("&")}&display=swap`;
}

function familyParameter(font: FontItem, needed: NeededWeights, isPinned: boolean): string {
  const upright = ascending(needed.upright);
  const italic = ascending(needed.italic);
  const hasItalic = italic.length > 0;
  const opticalSizes = isPinned ? undefined : axisOf(font, "opsz");
  const axes = [hasItalic && "ital", opticalSizes && "opsz", "wght"].filter(Boolean).join();
  const sizes = opticalSizes ? [`${opticalSizes.min}..${opticalSizes.max}`] : [];
  const tuples = [
    ...upright.map((weight) => [...(hasItalic ? [0] : []), ...sizes, weight]),
    ...italic.map((weight) => [1, ...sizes, weight]),
  ];
  return `family=${font.title.replaceAll(" ", "+")}:${axes}@${tuples.join(";")}`;
}

function ascending(weights: readonly number[]): number[] {
  return [...new Set(weights)].sort((a, b) => a - b);
}

/** Each font of the provider that the pairing uses, headings first. */
function weightsNeeded(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): ReadonlyMap<FontItem, NeededWeights> {
  const needed = new Map<FontItem, NeededWeights>();
  const need = (family: string, weightsIn: (font: FontItem) => Partial<NeededWeights>) => {
    const font = fonts.get(resolveFontName(pairing, family) ?? "");
    if (font === undefined || isLocalFont(font)) return;
    const before = needed.get(font);
    const { upright = [], italic = [] } = weightsIn(font);
    const [ofUpright, ofItalic] = hasUpright(font) ? [upright, italic] : [[], upright];
    needed.set(font, {
      upright: [...(before?.upright ?? []), ...ofUpright],
      italic: [...(before?.italic ?? []), ...ofItalic],
    });
  };

  const { css } = pairing;
  const { weight: textWeight } = scaleOf(pairing, fonts).body;
  for (const key of HEADING_KEYS)
    need(css[key]["font-family"], (font) => {
      const nearestOf = (weights: readonly number[]) =>
        weights.length === 0 ? [] : [nearestWeight(weights, Number(css[key]["font-weight"]))];
      return { upright: nearestOf(weightsOf(font)), italic: nearestOf(italicWeightsOf(font)) };
    });
  need(css["body, p"]["font-family"], (font) => {
    const weights = [textWeight, ...BODY_WEIGHTS];
    const those = (available: readonly number[]) =>
      weights.filter((weight) => available.includes(weight));
    return { upright: those(weightsOf(font)), italic: those(italicWeightsOf(font)) };
  });
  need(css["code, pre"]["font-family"], (font) => ({
    upright: [nearestWeight(weightsOf(font), statedWeight(css["code, pre"]) ?? textWeight)],
  }));
  return needed;
}

/** The weights of which the family has a real italic: a static one says so by its imports. */
export function italicWeightsOf(font: FontItem): number[] {
  if (!font.meta?.styles?.includes("italic")) return [];
  const weights = weightsOf(font);
  if (axisOf(font, "wght") || !hasUpright(font)) return weights;
  const imports = Object.keys(font.css ?? {});
  return weights.filter((weight) => imports.some((rule) => rule.includes(`/${weight}-italic.css`)));
}
