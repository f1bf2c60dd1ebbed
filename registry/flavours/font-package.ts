import { fontsourcePackage, isVariablePackage } from "../faces/provider-names.ts";
import type { FontUse } from "./font-use.ts";

/** Faces as they come from a package, in every client. */
export interface PackagedFont {
  dependency: string;
  /** Names of its stylesheets: `wght`, `opsz-italic`, `700`. */
  sheets: string[];
  /** Keys of an item's `css`: `@import "@fontsource/lato/700.css"`. */
  imports: string[];
  /** The family that the package declares, unquoted: `Inter Variable`, `Lato`. */
  family: string;
}

/**
 * The stylesheets of Fontsource that hold the faces in use and no other: of a variable family the one
 * file with the weight axis, or the one that has the optical size axis too; of a static family each
 * weight.
 */
export function packagedFont(use: FontUse): PackagedFont {
  const { font, weights, italics } = use;
  const isVariable = isVariablePackage(font.meta?.axes);
  const dependency = fontsourcePackage(font.name, isVariable);
  const hasWeights = font.meta?.axes?.some(({ tag }) => tag === "wght") ?? false;
  const axes = use.hasOpticalSizes || !hasWeights ? "opsz" : "wght";
  const sheets = isVariable
    ? [...(weights.length > 0 ? [axes] : []), ...(italics.length > 0 ? [`${axes}-italic`] : [])]
    : [...weights.map(String), ...italics.map((weight) => `${weight}-italic`)];
  return {
    dependency,
    sheets,
    imports: sheets.map((sheet) => `@import "${dependency}/${sheet}.css"`),
    family: isVariable ? `${font.title} Variable` : font.title,
  };
}
