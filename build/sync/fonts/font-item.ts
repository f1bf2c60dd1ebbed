import type { FontItem } from "../../../schemas/index.ts";
import { CLASSIFICATIONS } from "../../../registry/model/items.ts";
import {
  fontsourcePackage,
  isVariablePackage,
  importNameOf,
  slugOf,
} from "../../../registry/faces/provider-names.ts";
import type { FamilyMeasures } from "./family-measures.ts";
import type { FontFace, FontFacts } from "./font-facts.ts";
import { classificationOf, cssGenericFamilyOf, genericFamilyOf } from "./generic-families.ts";
import { FONT_KIND } from "./reviewed-families.ts";

/** The weight that the default import of a static family's package holds. */
const DEFAULT_WEIGHT = "400";

/**
 * The registry item of a family: what the shadcn client needs to install it in Next.js and outside.
 *
 * - A family with a `wght` or an `opsz` axis comes from its `@fontsource-variable` package, whose default
 *   import is that axis, upright; if it has both, that of weight. A family without one comes from `@fontsource`, whose default import is weight
 *   400 alone. Everything else that the family has is imported by the item itself.
 * - Italics are imported for faces that set text; a display or handwriting face has no emphasis.
 * - `font.weight` stops at 900: the specification, and the client's typings, know no more.
 */
export function fontItemOf(facts: FontFacts, measures: FamilyMeasures): FontItem {
  const {
    family,
    weights,
    subsets,
    styles,
    axes,
    scripts,
    license,
    popularity,
    faceStyles = [],
  } = facts;
  const name = slugOf(family);
  const classification = classificationOf(facts);
  const kind = FONT_KIND.get(family);
  const generic = cssGenericFamilyOf(facts);
  const isVariable = isVariablePackage(axes);
  const dependency = fontsourcePackage(name, isVariable);
  const imports = isVariable ? variableItalics(facts) : staticFaces(facts);

  return {
    $schema: "../../schemas/font.schema.json",
    name,
    type: "registry:font",
    title: family,
    description: `${family} — ${CLASSIFICATIONS[classification]} font.`,
    categories: [classification, ...faceStyles, ...(kind ? [kind] : [])],
    ...(imports.length > 0 && { dependencies: packagesOf(imports) }),
    font: {
      family: `'${family}${isVariable ? " Variable" : ""}', ${generic}`,
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
      ...(generic === "cursive" && { genericFamily: genericFamilyOf(facts) }),
      styles,
      scripts,
      ...(license && { license }),
      ...(popularity !== undefined && { popularity }),
      ...(axes && { axes }),
      metrics: measures.metrics,
      ...(measures.advances && { advances: measures.advances }),
      ...(measures.opticalAdvances && { opticalAdvances: measures.opticalAdvances }),
      ...(measures.bytes && { bytes: measures.bytes }),
    },
  };
}

/**
 * The italics of a variable family, of its variable package alone. The static package names the family
 * otherwise (`Inter`, not `Inter Variable`), so that outside Next.js no rule would use its faces; in
 * Next.js, where `next/font` does name it so, they would add a second package for the regular and bold
 * italics of a face that the client loads upright.
 */
function variableItalics(facts: FontFacts): string[] {
  if (italicsForText(facts).length === 0) return [];
  return [`${fontsourcePackage(slugOf(facts.family), true)}/wght-italic.css`];
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
