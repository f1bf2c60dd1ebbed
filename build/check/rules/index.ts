import { cssFamily } from "./css-family.ts";
import { fileName } from "./file-name.ts";
import { fontAxes } from "./font-axes.ts";
import { fontDescription } from "./font-description.ts";
import { fontFamily } from "./font-family.ts";
import { fontFiles } from "./font-files.ts";
import { fontImports } from "./font-imports.ts";
import { fontMetrics } from "./font-metrics.ts";
import { fontName } from "./font-name.ts";
import { fontOrder } from "./font-order.ts";
import { fontPackage } from "./font-package.ts";
import { fontProvider } from "./font-provider.ts";
import { fontReferences } from "./font-references.ts";
import { fontSubsets } from "./font-subsets.ts";
import { fontVariable } from "./font-variable.ts";
import { fontWeights } from "./font-weights.ts";
import { hiddenFont } from "./hidden-font.ts";
import { moodAsCategory } from "./mood-as-category.ts";
import { pairingTitle } from "./pairing-title.ts";
import type { Rule } from "./rule.ts";
import { reservedName } from "./reserved-name.ts";
import { strayFile } from "./stray-file.ts";
import { structuralCategories } from "./structural-categories.ts";
import { toDo } from "./to-do.ts";
import { alikeFaces } from "./typography/alike-faces.ts";
import { codeSize } from "./typography/code-size.ts";
import { descriptionFigures } from "./typography/description-figures.ts";
import { descriptionFonts } from "./typography/description-fonts.ts";
import { descriptionItalics } from "./typography/description-italics.ts";
import { descriptionLength } from "./typography/description-length.ts";
import { descriptionUse } from "./typography/description-use.ts";
import { distinctPairings } from "./typography/distinct-pairings.ts";
import { fixedPitch } from "./typography/fixed-pitch.ts";
import { fontBudget } from "./typography/font-budget.ts";
import { leading } from "./typography/leading.ts";
import { minorHeadings } from "./typography/minor-headings.ts";
import { phoneWidth } from "./typography/phone-width.ts";
import { scaleRatio } from "./typography/scale-ratio.ts";
import { scriptCoverage } from "./typography/script-coverage.ts";
import { textFace } from "./typography/text-face.ts";
import { tracking } from "./typography/tracking.ts";
import { uniqueNames } from "./unique-names.ts";
import { vocabulary } from "./vocabulary.ts";

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
