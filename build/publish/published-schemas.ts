import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { byCodePoints } from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { ownSchemasDir } from "../../registry/model/package-root.ts";
import type { SearchVocabulary } from "../../registry/model/vocabulary.ts";
import { RULES } from "../check/rules/index.ts";
import type { DistFile } from "../dist/write-dist.ts";

/** What is added to a part of a schema, by the path of the part. */
type Additions = ReadonlyMap<string, object>;

/**
 * The schemas under their `$id`. What the registry decides, such as the names of its fonts and moods, is
 * added in keywords that only describe: editors complete it, and what is valid stays the same.
 *
 * @see JSON Schema Validation 2020-12, 9.5, examples
 */
export function publishedSchemas(
  baseUrl: string,
  fonts: readonly string[],
  vocabulary: SearchVocabulary,
): DistFile<string>[] {
  const additions: Readonly<Record<string, Additions>> = {
    "pairing.schema.json": namesOf(fonts, vocabulary),
    "config.schema.json": ruleNames(),
  };
  const files = readdirSync(ownSchemasDir).filter((name) => name.endsWith(".schema.json"));
  return files.sort(byCodePoints).map((name) => {
    const schema = JSON.parse(readFileSync(join(ownSchemasDir, name), "utf8")) as object;
    for (const [path, keywords] of additions[name] ?? [])
      Object.assign(partAt(schema, path), keywords);
    const body = formatJson({ ...schema, $id: `${baseUrl}/schemas/${name}` });
    return { paths: [`schemas/${name}`], body };
  });
}

function namesOf(
  fonts: readonly string[],
  { mood, useCase, category }: SearchVocabulary,
): Additions {
  const examples = (values: Iterable<string>) => ({ examples: [...values] });
  return new Map([
    [
      "properties/registryDependencies/items",
      examples(fonts.map((name) => `{base_url}/r/${name}.json`)),
    ],
    ["$defs/fontReference", examples(fonts.map((name) => `var(--font-${name})`))],
    ["properties/categories/items", examples(category.keys())],
    ["properties/meta/properties/mood/items", examples(mood.keys())],
    ["properties/meta/properties/useCase/items", examples(useCase.keys())],
  ]);
}

/** Every rule with what it requires; `additionalProperties` says which severities there are. */
function ruleNames(): Additions {
  const properties = RULES.map(({ name, severity, summary }) => [
    name,
    { description: `${summary}. Default: ${severity}.`, enum: ["error", "warning", "off"] },
  ]);
  return new Map([["properties/rules", { properties: Object.fromEntries(properties) as object }]]);
}

function partAt(schema: object, path: string): object {
  return path
    .split("/")
    .reduce<object>((part, key) => (part as Record<string, object>)[key] ?? {}, schema);
}
