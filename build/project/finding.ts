import type { Catalog } from "../../registry/model/catalog.ts";
import type { Problem } from "../check/problem.ts";
import type { App, AppFile } from "./app.ts";
import type { InstalledPairing } from "./installed-pairing.ts";
import type { StatedValue } from "./stylesheet.ts";

/** Everything that a check of an app looks at. */
export interface Examined {
  app: App;
  sources: readonly AppFile[];
  /** The declarations of its stylesheet. */
  values: readonly StatedValue[];
  installed: InstalledPairing | undefined;
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
