import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Where an item finds its schema, for editors: in this project the schema itself, elsewhere the published
 * one, which knows the names of the registry at hand.
 */
export function schemaLocation(registryDir: string, schema: "pairing" | "font"): string {
  const file = `schemas/${schema}.schema.json`;
  return existsSync(join(registryDir, "..", file)) ? `../../${file}` : `../../dist/${file}`;
}
