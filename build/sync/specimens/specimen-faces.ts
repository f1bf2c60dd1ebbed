import { hasWeightAxis, isVariablePackage } from "../../../registry/faces/provider-names.ts";
import { nearestWeight } from "../../../registry/pairing/scale.ts";
import { hasWeight } from "../../../registry/faces/face-weights.ts";
import type { SpecimenFace, SpecimenIndex } from "../../site/specimen/specimens.ts";
import { CHUNKED_SCRIPTS } from "../fonts/fontsource-sheet.ts";
import { LATIN } from "./specimen-characters.ts";
import type { FaceChoice, FamilySources, SourcePart } from "./specimen-sources.ts";
import type { AxisRange, Cut } from "./specimen-subset.ts";
import type { CardUse, SpecimenUse } from "./specimen-uses.ts";

/** The list of the index that a face belongs to. */
export type FaceKind = keyof SpecimenIndex;

/** A face to be made. */
export interface PlannedFace extends Pick<SpecimenFace, "file" | "font" | "style" | "weight"> {
  kind: FaceKind;
  subset: string;
  /** The name of the file that it is cut from. */
  source: string;
  sfnt: Uint8Array;
  cut: Cut;
}

/** Sizes of a whole page, from small print to the largest heading, in pixels. */
const OPTICAL_SIZES: AxisRange = [12, 72];
const TEXT_PIXELS: AxisRange = [16, 16];
const REGULAR = 400;

/** The faces of one family, in the order cards, text, scripts. */
export async function plannedFaces(
  use: SpecimenUse,
  sources: FamilySources,
): Promise<PlannedFace[]> {
  const scripts = await scriptFaces(use, sources);
  return [
    ...(await cardFaces(use, sources, scripts)),
    ...(await textFaces(use, sources)),
    ...scripts,
  ];
}

async function cardFaces(
  use: SpecimenUse,
  sources: FamilySources,
  scripts: readonly PlannedFace[],
): Promise<PlannedFace[]> {
  const faces = await Promise.all(
    cardGroups(use).map(async ({ weights, characters, opticalSizes }) => {
      const drawn: AxisRange = [drawnWeight(use, weights[0]), drawnWeight(use, weights[1])];
      const rest = [...characters].filter(
        (character) => !isInAlphabet(character, weights[0], scripts),
      );
      const parts = await sources.partsFor(withOutline(rest), choiceOf(use, drawn[0]));
      return parts.map((part): PlannedFace => {
        const subset = part.subset === "latin" ? "" : `-${part.subset}`;
        return {
          ...facePart(use, part),
          kind: "cards",
          file: `${use.font.name}-card-${descriptor(weights, "-")}${subset}.woff2`,
          style: "normal",
          weight: descriptor(weights, " "),
          cut: cutOf(part, drawn, cardOpticalSizes(part, opticalSizes), false),
        };
      });
    }),
  );
  return faces.flat();
}

/**
 * With a full stop, where there is nothing but spaces between words of another script: browsers refuse a
 * font file without any outline.
 */
function withOutline(characters: readonly string[]): string[] {
  const isBlank = characters.length > 0 && characters.every((character) => /\s/.test(character));
  return isBlank ? [...characters, "."] : [...characters];
}

interface CardGroup extends Pick<CardUse, "characters" | "opticalSizes"> {
  weights: AxisRange;
}

/**
 * A variable family has one group for all weights, since their number of files is limited. Scripts of
 * thousands of characters come from static files, of one weight each.
 */
function cardGroups(use: SpecimenUse): CardGroup[] {
  const cards = [...use.cards.values()].sort((a, b) => a.weight - b.weight);
  const [first] = cards;
  const last = cards.at(-1);
  if (first === undefined || last === undefined) return [];
  const { axes, scripts = [] } = use.font.meta ?? {};
  if (!hasWeightAxis(axes) || CHUNKED_SCRIPTS.some((script) => scripts.includes(script))) {
    return cards.map(({ weight, ...card }) => ({ ...card, weights: [weight, weight] }));
  }
  return [
    {
      weights: [first.weight, last.weight],
      characters: new Set(cards.flatMap(({ characters }) => [...characters])),
      opticalSizes: new Set(cards.flatMap(({ opticalSizes }) => [...opticalSizes])),
    },
  ];
}

/** The face of a small alphabet sets the sentence of a card, too, which saves a file. */
function isInAlphabet(character: string, weight: number, scripts: readonly PlannedFace[]): boolean {
  return scripts.some(
    (face) =>
      !CHUNKED_SCRIPTS.includes(face.subset) &&
      hasWeight(face, weight) &&
      face.cut.characters.includes(character),
  );
}

async function textFaces(use: SpecimenUse, sources: FamilySources): Promise<PlannedFace[]> {
  const upright = await Promise.all(
    weightRanges(use).map((range) => textFace(use, sources, range, "normal")),
  );
  if (!use.hasItalic) return upright;
  return [...upright, await textFace(use, sources, [REGULAR, REGULAR], "italic")];
}

async function textFace(
  use: SpecimenUse,
  sources: FamilySources,
  range: AxisRange,
  style: "normal" | "italic",
): Promise<PlannedFace> {
  const part = await sources.latinPart(LATIN, { ...choiceOf(use, range[0]), style });
  const isItalic = style === "italic";
  return {
    ...facePart(use, part),
    kind: "text",
    file: `${use.font.name}-${descriptor(range, "-")}${isItalic ? "-italic" : ""}.woff2`,
    style,
    weight: descriptor(range, " "),
    cut: cutOf(part, range, isItalic ? TEXT_PIXELS : textOpticalSizes(use), true),
  };
}

/** Merriweather has optical sizes and widths: with an axis it would be 143 kB, four times as much. */
function textOpticalSizes({ font }: SpecimenUse): AxisRange {
  return font.name === "merriweather" ? TEXT_PIXELS : OPTICAL_SIZES;
}

function facePart(
  { font }: SpecimenUse,
  { subset, source, sfnt }: SourcePart,
): Pick<PlannedFace, "font" | "subset" | "source" | "sfnt"> {
  return { font: font.name, subset, source, sfnt };
}

function descriptor(weights: AxisRange, separator: string): string {
  return [...new Set(weights)].join(separator);
}

/** One style and weight of each file: an axis of weights, or one weight that stands for all. */
async function scriptFaces(use: SpecimenUse, sources: FamilySources): Promise<PlannedFace[]> {
  const latin = new Set(LATIN);
  const characters = [...use.scripts].filter((character) => !latin.has(character));
  if (characters.length === 0) return [];
  const weights = ascending(use.weights);
  const weight = use.cards.has(REGULAR) ? drawnWeight(use, REGULAR) : mainWeight(use);
  const parts = await sources.partsFor(characters, choiceOf(use, weight));
  return parts.map((part): PlannedFace => {
    const isVariable = "wght" in part.axes;
    const range: AxisRange = isVariable
      ? [weights[0] ?? weight, weights.at(-1) ?? weight]
      : [weight, weight];
    return {
      ...facePart(use, part),
      kind: "scripts",
      file: `${use.font.name}-${part.subset}-${descriptor(range, "-")}.woff2`,
      style: "normal",
      weight: descriptor(range, " "),
      cut: cutOf(part, range, TEXT_PIXELS, false),
    };
  });
}

/** A variable family has one range, a static one every weight. */
function weightRanges(use: SpecimenUse): AxisRange[] {
  const weights = ascending(use.weights);
  const [first = REGULAR] = weights;
  if (!isVariablePackage(use.font.meta?.axes)) return weights.map((weight) => [weight, weight]);
  return [[first, hasWeightAxis(use.font.meta?.axes) ? (weights.at(-1) ?? first) : first]];
}

function cutOf(
  { characters, axes }: SourcePart,
  weights: AxisRange,
  opticalSizes: AxisRange | undefined,
  hasFigures: boolean,
): Cut {
  const wanted: Record<string, AxisRange | undefined> = { wght: weights, opsz: opticalSizes };
  return {
    characters,
    hasFigures,
    axes: Object.fromEntries(
      Object.entries(axes).map(([tag, axis]) => {
        const within = (value: number) => Math.min(axis.max, Math.max(axis.min, value));
        const [first, last] = wanted[tag] ?? [axis.default, axis.default];
        return [tag, [within(first), within(last)]];
      }),
    ),
  };
}

/** The sizes of names and of sentences, which share a face where their weight is the same. */
function cardOpticalSizes(
  { axes }: SourcePart,
  opticalSizes: CardUse["opticalSizes"],
): AxisRange | undefined {
  const sizes = [...opticalSizes].map((size) => (size === "default" ? axes.opsz?.default : size));
  const known = sizes.filter((size) => size !== undefined);
  return [Math.min(...known), Math.max(...known)];
}

function choiceOf({ hasOpticalSizes }: SpecimenUse, weight: number): FaceChoice {
  return { style: "normal", weight, hasOpticalSizes };
}

function drawnWeight({ font }: SpecimenUse, weight: number): number {
  return nearestWeight(font.font.weight.map(Number), weight);
}

/** The weight of names, the lightest of several; of headings where it sets no name. */
function mainWeight(use: SpecimenUse): number {
  return ascending(use.cards.keys())[0] ?? ascending(use.weights)[0] ?? REGULAR;
}

function ascending(weights: Iterable<number>): number[] {
  return [...weights].sort((a, b) => a - b);
}
