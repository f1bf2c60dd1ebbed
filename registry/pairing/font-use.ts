import {
  type FontItem,
  type FontRole,
  type LocalFontItem,
  type PairingItem,
  isLocalFont,
} from "../model/items.ts";
import {
  axisOf,
  hasUpright,
  hasWeight,
  nearestWeight,
  uprightWeightsOf,
  weightsOf,
} from "../faces/face-weights.ts";
import { resolveFontName } from "./pairing-fonts.ts";
import { HEADING_KEYS, pixelsOf, statedWeight } from "./scale.ts";

/** Text that a rule, or `strong`, sets with a font. */
export interface Setting {
  weight: number;
  kind: "text" | "heading";
  pixels: number;
}

/** What a pairing draws with one of its fonts. Weights are ascending and the font has them all. */
export interface FontUse {
  font: FontItem;
  /** The upright weights to load. */
  weights: number[];
  /** One for each weight that a rule states, and that of `strong`; the others are for utilities alone. */
  settings: Setting[];
  /** The weights of italics, for `em` in running text and in headings. */
  italics: number[];
  /** Whether each size is drawn with its own cut; false means the default cut everywhere. */
  hasOpticalSizes: boolean;
  /** What is set in it. */
  roles: ReadonlySet<FontRole>;
}

/** What components with Tailwind's utilities give running text: `font-medium`, `font-semibold`, `font-bold`. */
const TEXT_WEIGHTS = [400, 500, 600, 700];
/** Emphasis, and emphasis within `strong`. */
const ITALIC_WEIGHTS = [400, 700];
/** The browser's default: a pairing sets no size of text. */
export const DEFAULT_TEXT_PIXELS = 16;
const CODE_WEIGHTS = [400, 700];

/**
 * What a pairing needs of each of its fonts: headings, text, code.
 *
 * @param fonts every font by name
 * @param textPixels the size of text
 */
export function fontUses(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
  textPixels = DEFAULT_TEXT_PIXELS,
): FontUse[] {
  const uses = new Map<FontItem, FontUse>();
  const use = (
    family: string,
    wanted: readonly number[],
    settings: readonly Setting[],
    role: FontRole,
  ) => {
    const font = fonts(resolveFontName(pairing, family) ?? "");
    // A family by its name, which is not of the registry.
    if (font === undefined) return;
    const known = uses.get(font);
    uses.set(font, {
      font,
      weights: ascending([...(known?.weights ?? []), ...nearest(uprightWeightsOf(font), wanted)]),
      settings: merged(known?.settings ?? [], availableSettings(font, settings)),
      italics: ascending([...(known?.italics ?? []), ...italicsFor(font, role, wanted)]),
      hasOpticalSizes: hasOpticalSizes(font) && pairing.meta?.opticalSizing !== "none",
      roles: new Set([...(known?.roles ?? []), role]),
    });
  };
  for (const key of HEADING_KEYS) {
    const { "font-family": family, "font-weight": weight } = pairing.css[key];
    // Of an optical size between those of all headings that share a fallback face.
    const sizes = HEADING_KEYS.map((other) => pairing.css[other])
      .filter((rule) => rule["font-family"] === family && rule["font-weight"] === weight)
      .map((rule) => pixelsOf(rule["font-size"]));
    const pixels = (Math.max(...sizes) + Math.min(...sizes)) / 2;
    use(family, [Number(weight)], [{ weight: Number(weight), kind: "heading", pixels }], "heading");
  }
  const { "body, p": text, "code, pre": code } = pairing.css;
  use(
    text["font-family"],
    [statedWeight(text) ?? 400, ...TEXT_WEIGHTS],
    textOf(textPixels),
    "body",
  );
  use(
    code["font-family"],
    [statedWeight(code) ?? 400, ...CODE_WEIGHTS],
    textOf(textPixels).slice(0, 1),
    "mono",
  );
  return [...uses.values()];
}

/** A font by itself: everything that the item loads. */
export function wholeFont(font: FontItem): FontUse {
  return {
    font,
    weights: uprightWeightsOf(font),
    settings: availableSettings(font, textOf(DEFAULT_TEXT_PIXELS)),
    italics: italicsOf(font, ITALIC_WEIGHTS),
    hasOpticalSizes: hasOpticalSizes(font),
    roles: new Set(["heading", "body"]),
  };
}

/** Regular, and `strong`. */
function textOf(pixels: number): Setting[] {
  return [400, 700].map((weight) => ({ weight, kind: "text", pixels }));
}

function availableSettings(font: FontItem, settings: readonly Setting[]): Setting[] {
  return settings.flatMap((setting) =>
    nearest(uprightWeightsOf(font), [setting.weight]).map((weight) => ({ ...setting, weight })),
  );
}

/** When two settings have one weight, regular text counts, or else the heading. Ascending by weight. */
function merged(known: readonly Setting[], added: readonly Setting[]): Setting[] {
  const byWeight = new Map(known.map((setting) => [setting.weight, setting]));
  for (const setting of added) {
    const isRegularText = setting.kind === "text" && setting.weight === 400;
    if (isRegularText || !byWeight.has(setting.weight)) byWeight.set(setting.weight, setting);
  }
  return [...byWeight.values()].sort((a, b) => a.weight - b.weight);
}

/** Code has none: of a family that has nothing else its italics are drawn. */
function italicsFor(font: FontItem, role: FontRole, headings: readonly number[]): number[] {
  if (role === "mono" && hasUpright(font)) return [];
  return italicsOf(font, role === "heading" ? headings : ITALIC_WEIGHTS);
}

/** A variable family's weights are in one file, a static one has an italic of some weights only. */
function italicsOf(font: FontItem, wanted: readonly number[]): number[] {
  if (!hasUpright(font)) return weightsOf(font);
  const weights = isLocalFont(font) ? italicsOfFiles(font) : italicsOfSheets(font, wanted);
  return weights.length === 0 ? [] : nearest(ascending(weights), wanted);
}

function italicsOfFiles({ font: { files, weight } }: LocalFontItem): number[] {
  const italics = files.filter(({ style }) => style === "italic");
  return weight.map(Number).filter((one) => italics.some((file) => hasWeight(file, one)));
}

function italicsOfSheets(font: FontItem, wanted: readonly number[]): number[] {
  return Object.keys(font.css ?? {}).flatMap((line) => {
    const [, sheet] = /\/([a-z0-9]+)-italic\.css"$/.exec(line) ?? [];
    return sheet === undefined ? [] : /^\d/.test(sheet) ? [Number(sheet)] : wanted;
  });
}

/** Whether the provider's package has the optical size axis, which Fontsource ships as a stylesheet of its own. */
export function hasOpticalSizes(font: FontItem): boolean {
  return axisOf(font, "opsz") !== undefined;
}

/** The wanted weights that are available; if there are none, the one nearest to the first wanted. */
function nearest(available: readonly number[], wanted: readonly number[]): number[] {
  const both = wanted.filter((weight) => available.includes(weight));
  const [first] = wanted;
  if (both.length > 0 || first === undefined || available.length === 0) return both;
  return [nearestWeight(available, first)];
}

function ascending(weights: readonly number[]): number[] {
  return [...new Set(weights)].sort((a, b) => a - b);
}
