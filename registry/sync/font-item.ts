import type { FontItem } from "../../schemas/index.ts";
import { fontsourcePackage, hasWeightAxis, importNameOf, slugOf } from "../provider-names.ts";
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

/** `em`, and `em` within `strong`. */
const EMPHASIS_WEIGHTS: ReadonlySet<string> = new Set(["400", "700"]);

/** Variable families whose static package npm does not have: an item that names it cannot be added. */
const WITHOUT_STATIC_PACKAGE: ReadonlySet<string> = new Set([
  ...["Chiron Sung HK", "Finlandica Headline", "Miranda Sans", "Ysabeau Infant"],
]);

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
  const isVariable = hasWeightAxis(axes);
  const dependency = fontsourcePackage(name, isVariable);
  const imports = isVariable ? variableItalics(facts) : staticFaces(facts);

  return {
    $schema: "../../schemas/font.schema.json",
    name,
    type: "registry:font",
    title: family,
    description: `${family} — ${CLASSIFICATION_WORDS[classification]} font.`,
    categories: [classification],
    ...(imports.length > 0 && { dependencies: packagesOf(imports) }),
    font: {
      family: `'${family}${isVariable ? " Variable" : ""}', ${genericFamilyOf(facts)}`,
      provider: "google",
      import: importNameOf(family),
      variable: `--font-${name}`,
      weight: weights,
      subsets,
      dependency,
    },
    ...(imports.length > 0 && {
      css: Object.fromEntries(imports.map((path) => [`@import "${path}"`, {}])),
    }),
    meta: {
      styles,
      scripts,
      ...(axes && { axes }),
      metrics: metricsOf(facts.measured),
    },
  };
}

/**
 * The italics of a variable family, under both of its names: outside Next.js the variable package's
 * `Inter Variable`; in Next.js, whose fonts the client loads upright alone, the static package's
 * `Inter`, which is what `next/font` names the family too. Of those, what emphasis in text needs.
 */
function variableItalics(facts: FontFacts): string[] {
  const italics = italicsForText(facts);
  if (italics.length === 0) return [];
  const name = slugOf(facts.family);
  const variable = `${fontsourcePackage(name, true)}/wght-italic.css`;
  if (WITHOUT_STATIC_PACKAGE.has(facts.family)) return [variable];
  const emphasis = italics.filter(({ weight }) => EMPHASIS_WEIGHTS.has(weight));
  return [
    variable,
    ...(emphasis.length > 0 ? emphasis : italics.slice(0, 1)).map((face) => fileOf(name, face)),
  ];
}

/** What the default import of a static family's package leaves out. */
function staticFaces(facts: FontFacts): string[] {
  const name = slugOf(facts.family);
  const upright = facts.faces.filter(
    ({ weight, style }) => style === "normal" && weight !== DEFAULT_WEIGHT,
  );
  return [...upright, ...italicsForText(facts)].map((face) => fileOf(name, face));
}

/** A display or handwriting face has no emphasis. */
function italicsForText(facts: FontFacts): FontFace[] {
  const classification = classificationOf(facts);
  if (classification === "display" || classification === "handwriting") return [];
  return facts.faces.filter(({ style }) => style === "italic");
}

function fileOf(name: string, { weight, style }: FontFace): string {
  return `${fontsourcePackage(name, false)}/${weight}${style === "italic" ? "-italic" : ""}.css`;
}

function packagesOf(imports: readonly string[]): string[] {
  return [...new Set(imports.map((path) => path.split("/").slice(0, 2).join("/")))];
}

/** A height of 0 is missing: Capsize writes 0, or leaves the field out, where the font does not state it. */
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
