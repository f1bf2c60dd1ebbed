import { hasWeightAxis, isVariablePackage } from "../../../registry/faces/provider-names.ts";
import { hasWeight, nearestWeight, weightsOf } from "../../../registry/faces/face-weights.ts";
import {
  type SpecimenFace,
  type SpecimenIndex,
  SITE_FONT,
} from "../../site/shared/specimen/specimens.ts";
import { CHUNKED_SCRIPTS } from "../fonts/fontsource-sheet.ts";
import {
  type FaceChoice,
  type FamilySources,
  type OpenFile,
  type SourcePart,
  latinPart,
  partsFor,
} from "./specimen-sources.ts";
import type { AxisRange, Cut } from "./specimen-subset.ts";
import { EXTENDED_LATIN, LATIN } from "./specimen-characters.ts";
import type { CardUse, SpecimenUse } from "./specimen-uses.ts";

/** The list of the index that a face belongs to. */
export type FaceKind = keyof SpecimenIndex;

/** A face to be made. */
export interface PlannedFace extends Pick<SpecimenFace, "file" | "font" | "style" | "weight"> {
  kind: FaceKind;
  /** The file that it is cut from. */
  source: OpenFile;
  cut: Cut;
}

/** Sizes of a whole page, from small print to the largest heading, in pixels. */
const OPTICAL_SIZES: AxisRange = [12, 72];
const TEXT_PIXELS: AxisRange = [16, 16];
const REGULAR = 400;

/** The faces of one family, in the order cards, text, scripts, extended. */
export async function plannedFaces(
  use: SpecimenUse,
  sources: FamilySources,
): Promise<PlannedFace[]> {
  const scripts = await scriptFaces(use, sources);
  const cards = await Promise.all(
    cardGroups(use).map((group) => cardFaces(use, group, sources, scripts)),
  );
  const texts = await textFaces(use, sources);
  const extended = use.isForWords
    ? await Promise.all(texts.map((face) => extendedFaces(use, face, sources)))
    : [];
  return [...cards.flat(), ...texts, ...scripts, ...extended.flat()];
}

interface CardGroup extends Pick<CardUse, "characters" | "opticalSizes"> {
  weights: AxisRange;
}

/**
 * A variable family has one group for all weights, since their number of files is limited. Scripts of
 * thousands of characters come from static files, of one weight each.
 */
function cardGroups({ font, cards }: SpecimenUse): CardGroup[] {
  const { axes, scripts = [] } = font.meta ?? {};
  const uses = [...cards.values()];
  if (!hasWeightAxis(axes) || CHUNKED_SCRIPTS.some((script) => scripts.includes(script)))
    return uses
      .sort((a, b) => a.weight - b.weight)
      .map(({ weight, ...card }) => ({ ...card, weights: [weight, weight] }));
  if (uses.length === 0) return [];
  return [
    {
      weights: rangeOf(cards.keys()),
      characters: new Set(uses.flatMap(({ characters }) => [...characters])),
      opticalSizes: new Set(uses.flatMap(({ opticalSizes }) => [...opticalSizes])),
    },
  ];
}

async function cardFaces(
  use: SpecimenUse,
  { weights, characters, opticalSizes }: CardGroup,
  sources: FamilySources,
  scripts: readonly PlannedFace[],
): Promise<PlannedFace[]> {
  const drawn: AxisRange = [drawnWeight(use, weights[0]), drawnWeight(use, weights[1])];
  const rest = [...characters].filter((character) => !isInAlphabet(character, weights[0], scripts));
  // Browsers refuse a font file without any outline, as of spaces between words of another script.
  if (rest.length > 0 && rest.every((character) => /\s/.test(character))) rest.push(".");
  const parts = await partsFor(rest, sources, choiceOf(use, drawn[0]));
  return parts.map((part) => {
    const subset = part.file.subset === "latin" ? "" : `-${part.file.subset}`;
    const cut = {
      ...cutOf(part, drawn, cardOpticalSizes(part.file, opticalSizes)),
      hasFigures: use.font.name === SITE_FONT,
    };
    const stem = `card-${descriptor(weights, "-")}${subset}`;
    return plannedFace(use, { kind: "cards", stem, weights, part, cut });
  });
}

/** The face of a small alphabet sets the sentence of a card, too, which saves a file. */
function isInAlphabet(character: string, weight: number, scripts: readonly PlannedFace[]): boolean {
  return scripts.some(
    (face) =>
      !CHUNKED_SCRIPTS.includes(face.source.subset) &&
      hasWeight(face, weight) &&
      face.cut.characters.includes(character),
  );
}

/** A variable family has one upright face for its range of weights, a static one a face for each. */
async function textFaces(use: SpecimenUse, sources: FamilySources): Promise<PlannedFace[]> {
  const { axes } = use.font.meta ?? {};
  const [first, last] = rangeOf(use.weights);
  const ranges: AxisRange[] = isVariablePackage(axes)
    ? [[first, hasWeightAxis(axes) ? last : first]]
    : ascending(use.weights).map((weight) => [weight, weight]);
  const upright = await Promise.all(ranges.map((range) => textFace(use, sources, range, "normal")));
  if (!use.hasItalic) return upright;
  return [...upright, await textFace(use, sources, [REGULAR, REGULAR], "italic")];
}

async function textFace(
  use: SpecimenUse,
  sources: FamilySources,
  weights: AxisRange,
  style: "normal" | "italic",
): Promise<PlannedFace> {
  const part = await latinPart(LATIN, sources, { ...choiceOf(use, weights[0]), style });
  const isItalic = style === "italic";
  // Merriweather has optical sizes and widths: with an axis it would be 143 kB, four times as much.
  const isPinned = isItalic || use.font.name === "merriweather";
  const cut = { ...cutOf(part, weights, isPinned ? TEXT_PIXELS : OPTICAL_SIZES), hasFigures: true };
  const stem = `${descriptor(weights, "-")}${isItalic ? "-italic" : ""}`;
  return plannedFace(use, { kind: "text", stem, weights, part, cut, style });
}

/** Extended Latin of a text face, of its style and weights: a browser takes both for the same text. */
async function extendedFaces(
  use: SpecimenUse,
  { file: textFile, style, weight, cut: { axes } }: PlannedFace,
  sources: FamilySources,
): Promise<PlannedFace[]> {
  const [first = REGULAR] = weight.split(" ").map(Number);
  const letters = Array.from(EXTENDED_LATIN).filter((letter) => !LATIN.includes(letter));
  const parts = await partsFor(letters, sources, { ...choiceOf(use, first), style });
  return parts.map(({ file, characters }) => ({
    kind: "extended",
    font: use.font.name,
    style,
    weight,
    source: file,
    file: textFile.replace(/(?=\.woff2$)/, `-${file.subset}`),
    cut: { characters, axes, hasFigures: false, isApart: true },
  }));
}

/** One style and weight of each file: an axis of weights, or one weight that stands for all. */
async function scriptFaces(use: SpecimenUse, sources: FamilySources): Promise<PlannedFace[]> {
  const characters = [...use.scripts].filter((character) => !LATIN.includes(character));
  if (characters.length === 0) return [];
  // That of names, the lightest of several; of headings where it sets no name.
  const main = ascending(use.cards.keys())[0] ?? ascending(use.weights)[0] ?? REGULAR;
  const weight = use.cards.has(REGULAR) ? drawnWeight(use, REGULAR) : main;
  const parts = await partsFor(characters, sources, choiceOf(use, weight));
  return parts.map((part) => {
    const isVariable = "wght" in part.file.face.getAxisInfos();
    const weights: AxisRange = isVariable ? rangeOf(use.weights) : [weight, weight];
    const stem = `${part.file.subset}-${descriptor(weights, "-")}`;
    const cut = cutOf(part, weights, TEXT_PIXELS);
    return plannedFace(use, { kind: "scripts", stem, weights, part, cut });
  });
}

function plannedFace(
  { font }: SpecimenUse,
  {
    stem,
    weights,
    part,
    style = "normal",
    ...face
  }: Pick<PlannedFace, "kind" | "cut"> & {
    stem: string;
    weights: AxisRange;
    part: SourcePart;
    style?: PlannedFace["style"];
  },
): PlannedFace {
  return {
    ...face,
    font: font.name,
    file: `${font.name}-${stem}.woff2`,
    style,
    weight: descriptor(weights, " "),
    source: part.file,
  };
}

/** Every axis that is not given a range is pinned at its default. */
function cutOf({ characters, file }: SourcePart, weights: AxisRange, opticalSizes: AxisRange): Cut {
  const wanted = new Map([
    ["wght", weights],
    ["opsz", opticalSizes],
  ]);
  const axes = Object.entries(file.face.getAxisInfos()).map(([tag, axis]) => {
    const within = (value: number) => Math.min(axis.max, Math.max(axis.min, value));
    const [first, last] = wanted.get(tag) ?? [axis.default, axis.default];
    return [tag, [within(first), within(last)]] as const;
  });
  return { characters, hasFigures: false, axes: Object.fromEntries(axes) };
}

/** The sizes of names and of sentences, which share a face where their weight is the same. */
function cardOpticalSizes({ face }: OpenFile, opticalSizes: CardUse["opticalSizes"]): AxisRange {
  const standard = face.getAxisInfos().opsz?.default;
  const sizes = [...opticalSizes].map((size) => (size === "default" ? standard : size));
  return rangeOf(sizes.filter((size) => size !== undefined));
}

function choiceOf({ hasOpticalSizes }: SpecimenUse, weight: number): FaceChoice {
  return { style: "normal", weight, hasOpticalSizes };
}

function drawnWeight({ font }: SpecimenUse, weight: number): number {
  return nearestWeight(weightsOf(font), weight);
}

function descriptor(weights: AxisRange, separator: string): string {
  return [...new Set(weights)].join(separator);
}

function rangeOf(values: Iterable<number>): AxisRange {
  const all = [...values];
  return [Math.min(...all), Math.max(...all)];
}

function ascending(weights: Iterable<number>): number[] {
  return [...weights].sort((a, b) => a - b);
}
