import type { FontItem } from "../../schemas/index.ts";
import type { FontFace, FontFacts, MeasuredFacts } from "./font-facts.ts";
import { classificationOf, genericFamilyOf } from "./generic-families.ts";

type Metrics = NonNullable<NonNullable<FontItem["meta"]>["metrics"]>;

const CLASSIFICATION_WORDS = {
  "sans-serif": "Sans Serif",
  serif: "Serif",
  monospace: "Monospace",
  display: "Display",
  handwriting: "Handwriting",
} as const;

/** The weight that the default import of a static family's package holds. */
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
  const { family, weights, subsets, styles, axes, scripts } = facts;
  const name = slugOf(family);
  const classification = classificationOf(facts);
  const isVariable = axes?.some(({ tag }) => tag === "wght") ?? false;
  const dependency = `@fontsource${isVariable ? "-variable" : ""}/${name}`;
  const imports = importedFiles(facts, isVariable).map(
    (file) => `@import "${dependency}/${file}.css"`,
  );

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
      weight: weights,
      subsets,
      dependency,
    },
    ...(imports.length > 0 && { css: Object.fromEntries(imports.map((line) => [line, {}])) }),
    meta: {
      styles,
      scripts,
      ...(axes && { axes }),
      metrics: metricsOf(facts.measured),
    },
  };
}

/** The files beyond the package's default one: `700`, `700-italic`, `wght-italic`. */
function importedFiles(facts: FontFacts, isVariable: boolean): string[] {
  const italics = setsText(facts) ? facts.faces.filter(({ style }) => style === "italic") : [];
  if (isVariable) return italics.length > 0 ? ["wght-italic"] : [];
  const upright = facts.faces.filter(
    ({ weight, style }) => style === "normal" && weight !== DEFAULT_WEIGHT,
  );
  return [...upright, ...italics].map(fileName);
}

function fileName({ weight, style }: FontFace): string {
  return style === "normal" ? weight : `${weight}-italic`;
}

function setsText(facts: FontFacts): boolean {
  const classification = classificationOf(facts);
  return classification !== "display" && classification !== "handwriting";
}

/** A height of nought is none: Capsize writes it, or leaves it out, where the font does not tell. */
function metricsOf(measured: MeasuredFacts): Metrics {
  const { unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, xWidthAvg } = measured;
  return {
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    ...(capHeight !== undefined && capHeight > 0 && { capHeight }),
    ...(xHeight !== undefined && xHeight > 0 && { xHeight }),
    xWidthAvg,
  };
}
