import { fontsourcePackage, hasWeightAxis, isVariablePackage } from "../faces/provider-names.ts";
import { isLocalFont } from "../model/items.ts";
import type { FontUse } from "./font-use.ts";
import { filesInUse, localFaces, sheetOf } from "./local-faces.ts";

/** What an item states so that the faces of a font are loaded, in every client. */
export interface LoadedFaces {
  /** npm packages. */
  dependencies: string[];
  /** Keys of an item's `css`: `@import "@fontsource/lato/700.css"`. */
  imports: string[];
  /** Keys and declarations of an item's `css`: the faces of files of the registry. */
  faces: Record<string, Record<string, string>>;
  /** The names under which `meta.bytes` lists the files: `wght`, `700-italic`. */
  sheets: string[];
  /** The family that the faces declare, unquoted. */
  family: string;
}

/** The faces in use and no other: from a package, or from the published files of the registry. */
export function loadedFaces(use: FontUse): LoadedFaces {
  const { font } = use;
  if (!isLocalFont(font)) {
    const { dependency, ...packaged } = packagedFont(use);
    return { ...packaged, dependencies: [dependency], faces: {} };
  }
  const files = filesInUse(font.font.files, use);
  return {
    dependencies: [],
    imports: [],
    faces: localFaces(font.title, files),
    sheets: files.map(sheetOf),
    family: font.title,
  };
}

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
  const hasWeights = hasWeightAxis(font.meta?.axes);
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
