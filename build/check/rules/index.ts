import { fontAxes, fontMetrics, fontSubsets, fontWeights } from "./items/faces.ts";
import { cssFamily, fontFamily } from "./items/families.ts";
import { fontFiles } from "./items/font-files.ts";
import {
  fileName,
  fontVariable,
  hiddenFont,
  reservedName,
  strayFile,
  uniqueNames,
} from "./items/names.ts";
import { fontImports, fontPackage } from "./items/packages.ts";
import { fontOrder, fontProvider, fontReferences } from "./items/references.ts";
import { moodAsCategory, structuralCategories, toDo, vocabulary } from "./items/tags.ts";
import { fontDescription, fontName, pairingTitle } from "./items/titles.ts";
import type { Rule } from "./rule.ts";
import {
  descriptionFigures,
  descriptionFonts,
  descriptionItalics,
  descriptionLength,
  descriptionUse,
  distinctPairings,
} from "./typography/descriptions.ts";
import {
  alikeFaces,
  fixedPitch,
  fontBudget,
  scriptCoverage,
  textFace,
} from "./typography/faces.ts";
import {
  codeSize,
  leading,
  minorHeadings,
  phoneWidth,
  scaleRatio,
  tracking,
} from "./typography/scale.ts";

/** Rules on what items state and refer to. */
export const ITEM_RULES: readonly Rule[] = [
  cssFamily,
  fileName,
  fontAxes,
  fontDescription,
  fontFamily,
  fontFiles,
  fontImports,
  fontMetrics,
  fontName,
  fontOrder,
  fontPackage,
  fontProvider,
  fontReferences,
  fontSubsets,
  fontVariable,
  fontWeights,
  hiddenFont,
  moodAsCategory,
  pairingTitle,
  reservedName,
  strayFile,
  structuralCategories,
  toDo,
  uniqueNames,
  vocabulary,
];

/**
 * Rules whose severity stays: what is published is built on them, and nothing but reviewed code decides what
 * an item brings into a project. `config.json` may be part of what a stranger proposes.
 */
export const REQUIRED_RULES: ReadonlySet<string> = new Set(
  [
    ...[cssFamily, fileName, fontFamily, fontFiles, fontImports, fontName, fontPackage],
    ...[fontReferences, fontVariable, reservedName, uniqueNames],
  ].map(({ name }) => name),
);

/** Rules of typography; the reasons for the figures are beside them. */
export const TYPOGRAPHY_RULES: readonly Rule[] = [
  alikeFaces,
  codeSize,
  descriptionFigures,
  descriptionFonts,
  descriptionItalics,
  descriptionLength,
  descriptionUse,
  distinctPairings,
  fixedPitch,
  fontBudget,
  leading,
  minorHeadings,
  phoneWidth,
  scaleRatio,
  scriptCoverage,
  textFace,
  tracking,
];

export const RULES: readonly Rule[] = [...ITEM_RULES, ...TYPOGRAPHY_RULES];
