import type { Catalog } from "../../registry/model/catalog.ts";
import type { Problem } from "../check/problem.ts";
import type { App, AppFile } from "./app.ts";
import type { InstalledPairing } from "./installed-pairing.ts";
import type { FontCall } from "./next-fonts.ts";
import type { StatedValue } from "./stylesheet.ts";
import type { ReadStylesheet } from "./stylesheets.ts";

/** Everything that a check of an app looks at. */
export interface Examined {
  app: App;
  sources: readonly AppFile[];
  /** The calls of `next/font` in its layout. */
  calls: readonly FontCall[];
  /** The declarations of the stylesheet that `components.json` names. */
  values: readonly StatedValue[];
  /** All stylesheets, that one too. */
  stylesheets: readonly ReadStylesheet[];
  installed: InstalledPairing | undefined;
  /** The names of pairings that are installed as a class. */
  typesets: readonly string[];
  fonts: Catalog["fonts"];
}

export interface Found extends Problem {
  /** The name of a font that is loaded and never drawn. */
  unusedFont?: string | undefined;
}

/** One kind of fault. */
export type Check = (examined: Examined) => Found[];

export function problemIn(
  { path }: Pick<AppFile, "path">,
  line: number,
  rule: string,
  message: string,
  severity: Problem["severity"] = "warning",
): Problem {
  return { file: path, line, column: 1, severity, rule, pointer: "", message };
}
