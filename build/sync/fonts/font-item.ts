import type { FontItem } from "../../../schemas/index.ts";
import { CLASSIFICATIONS } from "../../../registry/model/items.ts";
import {
  fontsourcePackage,
  isVariablePackage,
  importNameOf,
  slugOf,
} from "../../../registry/faces/provider-names.ts";
import {
  categoriesOf,
  classificationOf,
  cssGenericFamilyOf,
  genericFamilyOf,
} from "./classification.ts";
import type { FamilyMeasures } from "./family-measures.ts";
import type { FontFacts } from "./font-facts.ts";

/** The weight that the default import of a static family's package holds. */
const DEFAULT_WEIGHT = "400";

/**
 * The registry item of a family: what the shadcn client needs to install it in Next.js and outside.
 *
 * - A family with a `wght` or an `opsz` axis comes from its `@fontsource-variable` package, whose default
 *   import is that axis, upright; if it has both, that of weight. A family without one comes from
 *   `@fontsource`, whose default import is weight 400 alone. Everything else that the family has is imported
 *   by the item itself.
 * - `font.weight` stops at 900: the specification, and the client's typings, know no more.
 */
export function fontItemOf(
  facts: FontFacts,
  { languages, ...measures }: FamilyMeasures & { languages?: string[] | undefined },
): FontItem {
  const { family, weights, subsets, styles, axes, scripts, license, popularity } = facts;
  const name = slugOf(family);
  const generic = cssGenericFamilyOf(facts);
  const isVariable = isVariablePackage(axes);
  const imports = importsOf(facts);
  return {
    $schema: "../../schemas/font.schema.json",
    name,
    type: "registry:font",
    title: family,
    description: `${family} — ${CLASSIFICATIONS[classificationOf(facts)]} font.`,
    categories: categoriesOf(facts),
    ...(imports.length > 0 && { dependencies: packagesOf(imports) }),
    font: {
      family: `'${family}${isVariable ? " Variable" : ""}', ${generic}`,
      provider: "google",
      import: importNameOf(family),
      variable: `--font-${name}`,
      weight: weights,
      subsets,
      dependency: packageOf(facts),
    },
    ...(imports.length > 0 && {
      css: Object.fromEntries(imports.map((path) => [`@import "${path}"`, {}])),
    }),
    meta: {
      ...(generic === "cursive" && { genericFamily: genericFamilyOf(facts) }),
      styles,
      scripts,
      ...(languages && { languages }),
      ...(license && { license }),
      ...(popularity !== undefined && { popularity }),
      ...(axes && { axes }),
      ...measures,
    },
  };
}

/** The package of Fontsource that holds a family's faces. */
export function packageOf({ family, axes }: FontFacts): string {
  return fontsourcePackage(slugOf(family), isVariablePackage(axes));
}

/**
 * What the default import leaves out: the other weights of a static family, and the italics.
 *
 * The italics of a variable family are those of its variable package alone. The static package names the
 * family otherwise (`Inter`, not `Inter Variable`), so that outside Next.js no rule would use its faces; in
 * Next.js, where `next/font` does name it so, they would add a second package for the regular and bold
 * italics of a face that the client loads upright.
 */
function importsOf(facts: FontFacts): string[] {
  const hasUpright = facts.faces.some(({ style }) => style === "normal");
  const italics = facts.faces.filter(
    ({ style, weight }) => style === "italic" && (hasUpright || weight !== DEFAULT_WEIGHT),
  );
  if (isVariablePackage(facts.axes))
    return italics.length > 0 ? [`${packageOf(facts)}/wght-italic.css`] : [];
  const upright = facts.faces.filter(
    ({ weight, style }) => style === "normal" && weight !== DEFAULT_WEIGHT,
  );
  return [
    ...upright.map(({ weight }) => `${packageOf(facts)}/${weight}.css`),
    ...italics.map(({ weight }) => `${packageOf(facts)}/${weight}-italic.css`),
  ];
}

function packagesOf(imports: readonly string[]): string[] {
  return [...new Set(imports.map((path) => path.split("/").slice(0, 2).join("/")))];
}
