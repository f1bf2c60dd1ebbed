import { fontBytesOf } from "../../registry/faces/font-bytes.ts";
import type { Catalog } from "../../registry/model/catalog.ts";
import type { Problem } from "../check/problem.ts";
import type { App } from "./app.ts";
import { appSources } from "./app-sources.ts";
import { FONT_CHECKS } from "./font-checks.ts";
import { type InstalledPairing, installedPairing } from "./installed-pairing.ts";
import { type FontCall, fontCalls } from "./next-fonts.ts";
import { RULE_CHECKS } from "./rule-checks.ts";
import { type StatedValue, statedValues } from "./stylesheet.ts";
import { stylesheetsIn } from "./stylesheets.ts";
import { programOf } from "./syntax-tree.ts";

/** What is installed in an app, and what is wrong with it. */
export interface Diagnosis {
  installed: InstalledPairing | undefined;
  /** The names of pairings that are installed as a class. */
  typesets: string[];
  /** Of the fonts that a page loads, where they are known. */
  bytes: number | undefined;
  /** How many files of fonts every page of a Next.js app preloads. */
  preloads: number;
  problems: Problem[];
  /** The names of fonts that are loaded and never drawn. */
  unusedFonts: string[];
}

/**
 * Looks for what installations of pairings leave or lack in an app. Nothing is written.
 *
 * @throws AppError
 */
export function diagnosisOf(app: App, catalog: Catalog): Diagnosis {
  const installed = installedPairing(app.stylesheet, catalog);
  const values = statedValues(app.stylesheet);
  const sources = appSources(app, []);
  const stylesheets = stylesheetsIn(sources);
  const typesets = typesetsIn(values, catalog);
  const calls = app.layout ? fontCalls(programOf(app.layout)) : [];
  const { fonts } = catalog;
  const examined = { app, sources, calls, values, stylesheets, installed, typesets, fonts };
  const found = [...FONT_CHECKS, ...RULE_CHECKS].flatMap((check) => check(examined));
  const bytes = installed && fontBytesOf(installed.item, (name) => catalog.fonts.get(name))?.total;
  return {
    ...{ installed, typesets, bytes },
    preloads: preloadsOf(calls),
    problems: found
      .map(({ unusedFont, ...problem }) => problem)
      .sort((one, other) => one.line - other.line),
    unusedFonts: [...new Set(found.flatMap(({ unusedFont }) => unusedFont ?? []))],
  };
}

function typesetsIn(values: readonly StatedValue[], { pairings }: Catalog): string[] {
  const names = values.flatMap(({ place }) => /\{\.typeset-([\w-]+), /.exec(place)?.[1] ?? []);
  return [...new Set(names)].filter((name) => pairings.has(name));
}

/** `next/font` preloads a file for every subset of every weight; a variable font has one for all weights. */
function preloadsOf(calls: readonly FontCall[]): number {
  return calls
    .map(({ subsets, weights }) => subsets.length * Math.max(1, weights.length))
    .reduce((sum, files) => sum + files, 0);
}
