import type { FontCategory } from "../../../schemas/index.ts";
import type { FontFacts } from "./font-facts.ts";
import { PRINTED_HANDWRITING, REVIEWED_GENERIC } from "./reviewed-families.ts";

type Classification = FontFacts["measured"]["category"];

/** Words of a family's name that state how its strokes end, or that its letters have one width. */
const WORDS: readonly [FontCategory, ReadonlySet<string>][] = [
  ["monospace", new Set(["Mono", "Code", "Coding"])],
  ["serif", new Set(["Serif", "Slab", "Antiqua", "Roman", "Fatface", "Fraktur", "Blackletter"])],
  ["sans-serif", new Set(["Sans", "Grotesk", "Grotesque", "Gothic"])],
];

/** The published category, except for monospaced families in another one, which their names identify. */
export function classificationOf({ family, measured }: FontFacts): Classification {
  const isText = measured.category === "sans-serif" || measured.category === "serif";
  return isText && genericByName(family) === "monospace" ? "monospace" : measured.category;
}

/**
 * The generic family at the end of the CSS `family`: `cursive` for handwriting, except printed hands and
 * monospaced faces; else the one that the face is nearest to.
 *
 * @see CSS Fonts 4, `cursive`: more like pen or brush writing than printed letters
 */
export function cssGenericFamilyOf(facts: FontFacts): FontCategory | "cursive" {
  const generic = genericFamilyOf(facts);
  const isWritten = classificationOf(facts) === "handwriting" && generic !== "monospace";
  return isWritten && !PRINTED_HANDWRITING.has(facts.family) ? "cursive" : generic;
}

/**
 * Which of three generic families is nearest, also of display and handwriting faces. The first that applies:
 *
 * 1. the table of reviewed faces;
 * 2. the classification, if it is sans serif, serif or monospace;
 * 3. a word in the family's name;
 * 4. sans-serif: most display faces, and handwriting, have no serifs.
 */
export function genericFamilyOf(facts: FontFacts): FontCategory {
  const reviewed = REVIEWED_GENERIC.get(facts.family);
  if (reviewed !== undefined) return reviewed;
  const classification = classificationOf(facts);
  if (classification !== "display" && classification !== "handwriting") return classification;
  return genericByName(facts.family) ?? "sans-serif";
}

function genericByName(family: string): FontCategory | undefined {
  const words = family.split(" ");
  const byWord = WORDS.find(([, known]) => words.some((word) => known.has(word)))?.[0];
  return REVIEWED_GENERIC.get(family) ?? byWord;
}
