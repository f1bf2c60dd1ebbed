import { type FontItem, type PairingItem } from "../model/items.ts";
import { genericFamily } from "../faces/generic-family.ts";
import { areOneFamily } from "../faces/one-family.ts";
import { comesAsVariable, hasWeightAxis } from "../faces/provider-names.ts";
import { scriptsOf } from "../faces/scripts.ts";

/** Scripts whose letters the term non-latin does not mean; Vietnamese is written in Latin letters. */
const LATIN: ReadonlySet<string> = new Set(["Latin", "Vietnamese"]);

/** Words of a family's name that say that the cut is for large sizes. */
const CUT_FOR_LARGE_SIZES = /\b(?:Display|Headline|Titling|Fatface|Poster)\b/;

/** Categories of a pairing that its fonts and preview decide; each with what decides it. */
const DERIVED: Readonly<Record<string, string>> = {
  display: "the heading's font is a display face, by its classification or its name",
  handwriting: "the heading's font is handwriting",
  monospace: "heading or text is monospaced",
  "non-latin": "the preview is in a script other than Latin",
  "sans-serif": "heading or text is a sans serif",
  serif: "heading or text is a serif",
  superfamily: "heading and text are of one family",
  variable: "heading and text are variable fonts",
};

/** A category that a pairing has or lacks against what its fonts say, with the reason. */
export interface CategoryDifference {
  category: string;
  isMissing: boolean;
  /** What the category requires; of one that is missing, it is true of the pairing. */
  reason: string;
}

/**
 * The differences between a pairing's categories and those that its fonts and preview decide, by
 * category. A style of a face, such as `slab`, is among the `categories` of the font item; where a face
 * has a style that other fonts state, the pairing has it too. Categories that no font states, such as
 * `brutalist`, are the author's choice.
 *
 * @param heading, body the fonts of these roles
 * @param styles every style that some font of the registry states
 */
export function categoryDifferences(
  pairing: PairingItem,
  heading: FontItem,
  body: FontItem,
  styles: ReadonlySet<string>,
): CategoryDifference[] {
  const expected = structuralCategories(pairing, heading, body);
  const decided = new Set([...Object.keys(DERIVED), ...styles]);
  const differing = [...decided].filter(
    (category) => expected.has(category) !== pairing.categories.includes(category),
  );
  return differing.sort().map((category) => ({
    category,
    isMissing: expected.has(category),
    reason: DERIVED[category] ?? `a font of heading or text has the category "${category}"`,
  }));
}

/** The styles that a font states: its categories without the classification, which is the first. */
export function stylesOf({ categories = [] }: FontItem): string[] {
  return categories.slice(1);
}

function structuralCategories(
  { meta }: PairingItem,
  heading: FontItem,
  body: FontItem,
): Set<string> {
  const categories = new Set<string>([heading, body].map(genericFamily));
  const [classification] = heading.categories ?? [];
  if (classification === "handwriting") categories.add(classification);
  if (classification === "display" || CUT_FOR_LARGE_SIZES.test(heading.title)) {
    categories.add("display");
  }
  for (const font of [heading, body]) for (const style of stylesOf(font)) categories.add(style);
  if (areOneFamily(heading.title, body.title)) categories.add("superfamily");
  if (isVariable(heading) && isVariable(body)) categories.add("variable");
  if (scriptsOf(meta?.preview ?? "").some(({ script }) => !LATIN.has(script))) {
    categories.add("non-latin");
  }
  return categories;
}

function isVariable(font: FontItem): boolean {
  const axes = font.meta?.axes;
  return axes === undefined ? comesAsVariable(font) : hasWeightAxis(axes);
}
