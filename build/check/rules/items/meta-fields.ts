import { didYouMean } from "../../../../registry/search/nearest.ts";
import type { SchemaName } from "../../../../schemas/index.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Loaded } from "../../read/loaded-registry.ts";
import { schemaPartAt } from "../../schema/schema-part.ts";
import type { Rule } from "../rule.ts";

/** `meta` may hold any field; a known one with a spelling error has no effect and no other error. */
export const metaFields: Rule = {
  name: "meta-fields",
  severity: "error",
  isBeyondSpecification: true,
  summary: "a field of `meta` is not a misspelt one that the build reads",
  checkFont: (font) => misspelt("font", font),
  checkPairing: (pairing) => misspelt("pairing", pairing),
};

function misspelt(schema: SchemaName, loaded: Loaded<{ meta?: object }>): Finding[] {
  const { meta = {} } = loaded.item;
  const known = Object.keys(schemaPartAt(schema, ["meta"], loaded.item)?.properties ?? {});
  return Object.keys(meta).flatMap((field): Finding[] => {
    const nearest = known.includes(field) ? "" : didYouMean(field, known);
    if (nearest === "") return [];
    const found = finding(loaded, ["meta", field], `is not read${nearest}`);
    return [{ ...found, isAboutKey: true }];
  });
}
