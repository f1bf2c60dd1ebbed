import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { SchemaName } from "../../../schemas/index.ts";
import { type Finding, finding } from "../problem.ts";
import type { RuleDescription } from "../rules/rule.ts";

/** What an earlier version read, and this one ignores. It stops no build. */
export const OBSOLETE: RuleDescription = {
  name: "obsolete",
  severity: "warning",
  summary:
    "nothing that has no effect any more: a folder `releases/`, `meta.replacedBy` of an item, a rule that left in `rules` of `config.json`",
};

/** Rules of earlier versions, which a `config.json` may name. */
export const OBSOLETE_RULES: ReadonlySet<string> = new Set([
  "description-figures",
  "description-fonts",
  "description-italics",
  "description-use",
  "mood-as-category",
  "replaced-by",
  "straight-quotes",
]);

/** The JSON of a file without obsolete fields, as its schema knows it, and what was left out. */
export function withoutObsoleteFields(
  schema: SchemaName,
  file: string,
  value: unknown,
): { value: unknown; found: Finding[] } {
  const { meta } = (value ?? {}) as { meta?: unknown };
  const isItem = schema === "pairing" || schema === "font";
  if (!isItem || typeof meta !== "object" || meta === null || !("replacedBy" in meta))
    return { value, found: [] };
  const { replacedBy, ...others } = meta;
  const predicate = "has no effect any more: list names that leave in a changelog; remove it";
  const found = finding({ file }, ["meta", "replacedBy"], predicate);
  return { value: { ...(value as object), meta: others }, found: [{ ...found, isAboutKey: true }] };
}

/** The folder that `build --release` wrote, which was published below `v/`. */
export function obsoleteFolders(registryDir: string): Finding[] {
  const file = join(registryDir, "releases");
  if (!lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) return [];
  const message = `This folder is not published any more: move it to v/ in the folder of --public, where apps that pin a release find it as before, and build the next release into a folder of its own, by --base-url and --out.`;
  return [{ file, pointer: "", message }];
}
