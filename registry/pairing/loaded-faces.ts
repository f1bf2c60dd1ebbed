import {
  fontsourcePackage,
  hasWeightAxis,
  comesAsVariable,
  packageNameIn,
} from "../faces/provider-names.ts";
import { type FontFile, hasWeight, sheetOf } from "../faces/face-weights.ts";
import { isLocalFont } from "../model/items.ts";
import type { FontUse } from "./font-use.ts";

/** What an item states so that the faces of a font are loaded, in every client. */
export interface LoadedFaces {
  /** npm packages, with a version where one is pinned. */
  dependencies: string[];
  /** Keys of an item's `css`: `@import "@fontsource/lato/700.css"`. */
  imports: string[];
  /** Keys and declarations of an item's `css`: the faces of files of the registry. */
  faces: Record<string, Record<string, string>>;
  /** The names under which `meta.bytes` lists the files: `wght`, `opsz-italic`, `700`. */
  sheets: string[];
  /** The family that the faces declare, unquoted: `Inter Variable`, `Lato`. */
  family: string;
}

/** The faces in use and no other: from a package, or from the published files of the registry. */
export function loadedFaces(use: FontUse): LoadedFaces {
  const { font } = use;
  if (!isLocalFont(font)) {
    const { dependency, ...packaged } = packagedFont(use);
    const version = font.meta?.packageVersion;
    const dependencies = [version === undefined ? dependency : `${dependency}@${version}`];
    return { ...packaged, dependencies, faces: {} };
  }
  const files = filesInUse(font.font.files, use);
  const sheets = [...new Set(files.map(sheetOf))];
  const own = { sheets, family: font.title };
  const { package: dependency } = font.font;
  if (dependency === undefined)
    return { ...own, dependencies: [], imports: [], faces: localFaces(font.title, files) };
  const folder = `${packageNameIn(dependency)}/${font.name}`;
  const imports = sheets.map((sheet) => `@import "${folder}/${sheet}.css"`);
  return { ...own, dependencies: [dependency], imports, faces: {} };
}

/**
 * The stylesheets of Fontsource that hold the faces in use and no other: of a variable family the one
 * file with the weight axis, or the one that has the optical size axis too; of a static family each
 * weight.
 */
export function packagedFont(use: FontUse) {
  const { font, weights, italics } = use;
  const isVariable = comesAsVariable(font);
  const dependency = fontsourcePackage(font.name, isVariable);
  const hasNoWeights = font.meta?.axes !== undefined && !hasWeightAxis(font.meta.axes);
  const axes = use.hasOpticalSizes || hasNoWeights ? "opsz" : "wght";
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

/** The files with the faces that are drawn, in the order of the item. */
export function filesInUse(
  files: readonly FontFile[],
  { weights, italics }: Pick<FontUse, "weights" | "italics">,
): FontFile[] {
  return files.filter((file) =>
    (file.style === "italic" ? italics : weights).some((weight) => hasWeight(file, weight)),
  );
}

/**
 * The `@font-face` rules of files, as keys of an item's `css`. The client writes a key that begins with a
 * comment as it is, and the comment keeps the key of each face its own.
 *
 * @param files with the addresses at which they are published
 */
export function localFaces(
  family: string,
  files: readonly FontFile[],
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    files.map(({ path, weight, style, subset, unicodeRange }) => {
      const slope = style === "italic" ? " italic" : "";
      const part = subset === undefined ? "" : ` ${subset}`;
      return [
        `/* ${family} ${weight.replace(" ", "-")}${slope}${part} */ @font-face`,
        {
          "font-family": `'${family}'`,
          "font-style": style,
          "font-weight": weight,
          "font-display": "swap",
          src: `url("${path}") format("woff2")`,
          ...(unicodeRange !== undefined && { "unicode-range": unicodeRange }),
        },
      ];
    }),
  );
}
