import type { FontCategory, FontItem } from "../../schemas/index.ts";
import type { FontFacts } from "./font-facts.ts";
import { REVIEWED_GENERIC_FAMILY } from "./generic-families.ts";

type Classification = FontFacts["measured"]["category"];
type Weight = FontItem["font"]["weight"][number];

const CLASSIFICATION_WORDS: Record<Classification, string> = {
  "sans-serif": "Sans Serif",
  serif: "Serif",
  monospace: "Monospace",
  display: "Display",
  handwriting: "Handwriting",
};

/** The weight and style that the default import of a static family's package holds. */
const DEFAULT_WEIGHT = "400";

/** The provider's slug: `Source Serif 4` -> `source-serif-4`. */
export function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(" ", "-");
}

/**
 * The registry item of a family: what the shadcn client needs to install it in Next.js and outside.
 *
 * - A family with a `wght` axis comes from its `@fontsource-variable` package, whose default import
 *   is that axis, upright; a family without one from `@fontsource`, whose default import is weight
 *   400 alone. Everything else that the family has is imported by the item itself.
 * - Italics are imported for faces that set text; a display or handwriting face has no emphasis.
 * - `font.weight` stops at 900: the specification, and the client's typings, know no more.
 */
export function fontItemOf(facts: FontFacts): FontItem {
  const { family, measured, styles } = facts;
  const name = slugOf(family);
  const classification = classificationOf(facts);
  const isVariable = facts.axes?.some((axis) => axis.tag === "wght") ?? false;
  const weight = facts.weights.filter((value) => /^[1-9]00$/.test(value)) as Weight[];
  const dependency = `@fontsource${isVariable ? "-variable" : ""}/${name}`;
  const imports = extraImports(dependency, isVariable, weight, hasItalicsForText(facts));

  return {
    $schema: "../../schemas/font.schema.json",
    name,
    type: "registry:font",
    title: family,
    description: `${family} — ${CLASSIFICATION_WORDS[classification]} font.`,
    categories: [classification],
    ...(imports.length > 0 && { dependencies: [dependency] }),
    font: {
      family: `'${family}${isVariable ? " Variable" : ""}', ${genericFamilyOf(facts)}`,
      provider: "google",
      import: family.replaceAll(" ", "_"),
      variable: `--font-${name}`,
      weight,
      subsets: facts.subsets,
      dependency,
    },
    ...(imports.length > 0 && { css: Object.fromEntries(imports.map((line) => [line, {}])) }),
    meta: {
      styles,
      ...(facts.axes && {
        axes: facts.axes.map(({ tag, min, max, defaultValue }) => ({
          tag,
          min,
          max,
          default: defaultValue,
        })),
      }),
      metrics: {
        unitsPerEm: measured.unitsPerEm,
        ascent: measured.ascent,
        descent: measured.descent,
        lineGap: measured.lineGap,
        capHeight: measured.capHeight,
        xHeight: measured.xHeight,
        xWidthAvg: measured.xWidthAvg,
      },
    },
  };
}

/** The published category files some monospaced families under sans-serif; their names tell. */
function classificationOf({ family, measured }: FontFacts): Classification {
  return family.split(" ").includes("Mono") ? "monospace" : measured.category;
}

/** @throws when the classification does not tell and nobody has reviewed the face yet */
function genericFamilyOf(facts: FontFacts): FontCategory {
  const classification = classificationOf(facts);
  if (classification !== "display" && classification !== "handwriting") return classification;
  const reviewed = REVIEWED_GENERIC_FAMILY.get(facts.family);
  if (reviewed === undefined) {
    throw new Error(`${facts.family} (${classification}) needs a line in generic-families.ts`);
  }
  return reviewed;
}

function hasItalicsForText(facts: FontFacts): boolean {
  const classification = classificationOf(facts);
  const setsText = classification !== "display" && classification !== "handwriting";
  return setsText && facts.styles.includes("italic");
}

function extraImports(
  dependency: string,
  isVariable: boolean,
  weights: readonly string[],
  hasItalics: boolean,
): string[] {
  const upright = isVariable ? [] : weights.filter((weight) => weight !== DEFAULT_WEIGHT);
  const italic = isVariable ? ["wght"] : weights;
  const files = [...upright, ...(hasItalics ? italic.map((file) => `${file}-italic`) : [])];
  return files.map((file) => `@import "${dependency}/${file}.css"`);
}
