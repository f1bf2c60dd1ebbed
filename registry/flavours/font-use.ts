import type { FontItem, FontRole, PairingItem } from "../items.ts";
import { fontBehind } from "../pairing-fonts.ts";
import { nearestWeight } from "../scale.ts";

/** What a pairing draws with one of its fonts. Weights are ascending and the font has them all. */
export interface FontUse {
  font: FontItem;
  /** The upright weights to load. */
  weights: number[];
  /** Those of the rules, and of `strong`; the others are for utilities alone. */
  statedWeights: number[];
  /** The weights of italics, which only running text has. */
  italics: number[];
  /** By the optical size axis; without it, everything is drawn with the default cut. */
  hasOpticalSizes: boolean;
  /** Whether nothing but code is set in it. */
  isForCode: boolean;
}

/** What components with Tailwind's utilities give running text: `font-medium`, `font-semibold`, `font-bold`. */
const TEXT_WEIGHTS = [400, 500, 600, 700];
/** Emphasis, and emphasis within `strong`. */
const ITALIC_WEIGHTS = [400, 700];
/** Regular, and `strong`. */
const STATED_TEXT_WEIGHTS = [400, 700];
const CODE_WEIGHTS = [400, 700];

/**
 * What a pairing needs of each of its fonts, in the order of `registryDependencies`.
 *
 * @param fonts every font by name
 * @throws RangeError when a font that it names is not among them
 */
export function fontUses(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
): FontUse[] {
  const uses = new Map<FontItem, FontUse>();
  const use = (
    family: string,
    wanted: readonly number[],
    stated: readonly number[],
    role: FontRole,
  ) => {
    const name = fontBehind(pairing, family) ?? family;
    const font = fonts(name);
    if (font === undefined) throw new RangeError(`${pairing.name}: the font ${name} was not found`);
    const known = uses.get(font);
    uses.set(font, {
      font,
      weights: ascending([...(known?.weights ?? []), ...nearest(weightsOf(font), wanted)]),
      statedWeights: ascending([
        ...(known?.statedWeights ?? []),
        ...nearest(weightsOf(font), stated),
      ]),
      italics: role === "body" || isItalic(font) ? italicsOf(font) : (known?.italics ?? []),
      hasOpticalSizes: hasOpticalSizes(font) && pairing.meta?.opticalSizing !== "none",
      isForCode: role === "mono" && (known?.isForCode ?? true),
    });
  };
  for (const key of ["h1", "h2", "h3", "h4, h5, h6"] as const) {
    const rule = pairing.css[key];
    const weights = [Number(rule["font-weight"])];
    use(rule["font-family"], weights, weights, "heading");
  }
  use(pairing.css["body, p"]["font-family"], TEXT_WEIGHTS, STATED_TEXT_WEIGHTS, "body");
  use(pairing.css["code, pre"]["font-family"], CODE_WEIGHTS, [400], "mono");
  return [...uses.values()];
}

/** A font by itself: everything that the item loads. */
export function wholeFont(font: FontItem): FontUse {
  return {
    font,
    weights: weightsOf(font),
    statedWeights: nearest(weightsOf(font), STATED_TEXT_WEIGHTS),
    italics: italicsOf(font),
    hasOpticalSizes: hasOpticalSizes(font),
    isForCode: false,
  };
}

/** The upright weights, 100 to 900; none for the rare family that has only italics. */
function weightsOf({ font, meta }: FontItem): number[] {
  return isItalic({ meta }) ? [] : font.weight.map(Number);
}

/** Molle, for one, has no upright. */
function isItalic({ meta }: Pick<FontItem, "meta">): boolean {
  return meta?.styles?.includes("normal") === false;
}

/** A variable family's weights are in one file, a static one has an italic of some weights only. */
function italicsOf(font: FontItem): number[] {
  const weights = Object.keys(font.css ?? {}).flatMap((line) => {
    const [, sheet] = /\/([a-z0-9]+)-italic\.css"$/.exec(line) ?? [];
    return sheet === undefined ? [] : /^\d/.test(sheet) ? [Number(sheet)] : ITALIC_WEIGHTS;
  });
  if (isItalic(font)) return font.font.weight.map(Number);
  return weights.length === 0 ? [] : nearest(ascending(weights), ITALIC_WEIGHTS);
}

/** Whether the provider's package has the optical size axis, which Fontsource ships as a stylesheet of its own. */
function hasOpticalSizes({ meta }: FontItem): boolean {
  return meta?.axes?.some(({ tag }) => tag === "opsz") ?? false;
}

/** Those of the wanted weights that are available; if there are none, the one nearest to the first wanted. */
function nearest(available: readonly number[], wanted: readonly number[]): number[] {
  const both = wanted.filter((weight) => available.includes(weight));
  const [first] = wanted;
  if (both.length > 0 || first === undefined || available.length === 0) return both;
  return [nearestWeight(available, first)];
}

function ascending(weights: readonly number[]): number[] {
  return [...new Set(weights)].sort((a, b) => a - b);
}
