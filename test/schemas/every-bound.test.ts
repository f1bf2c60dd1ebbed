import { globSync } from "glob";
import { join } from "node:path";
import { PROJECT, readJson } from "../fixtures/read.ts";

type Schema = Record<string, unknown>;

const SCHEMAS = globSync("schemas/*.schema.json", { cwd: PROJECT, posix: true }).sort();

/** Keywords whose values hold schemas under names of the author's choice. */
const NAMED = ["properties", "patternProperties", "$defs"];

/** Every schema within a schema, with its path; a schema of names holds strings alone. */
function schemasIn(schema: Schema, place: string): [Schema, string][] {
  const inner = Object.entries(schema).flatMap(([keyword, value]): [Schema, string][] => {
    if (NAMED.includes(keyword))
      return Object.entries(value as Schema).flatMap(([name, part]) =>
        schemasIn(part as Schema, `${place}/${keyword}/${name}`),
      );
    if (keyword === "oneOf")
      return (value as Schema[]).flatMap((part, index) => schemasIn(part, `${place}/${index}`));
    if (keyword === "propertyNames")
      return schemasIn({ type: "string", ...(value as Schema) }, `${place}/${keyword}`);
    return keyword === "items" || (keyword === "additionalProperties" && value !== false)
      ? schemasIn(value as Schema, `${place}/${keyword}`)
      : [];
  });
  return [[schema, place], ...inner];
}

/** Whether the keys are not all listed in the schema. */
const isOpen = ({ additionalProperties, oneOf }: Schema) =>
  additionalProperties !== false && oneOf === undefined;

/** A list without duplicates is as long as the list of what it may hold. */
const isBoundedList = ({ maxItems, uniqueItems, items }: Schema) =>
  maxItems !== undefined || (uniqueItems === true && "enum" in (items as Schema));

/** The keys are bounded in number, or listed. */
const isBoundedObject = ({ maxProperties, propertyNames }: Schema) =>
  maxProperties !== undefined || "enum" in ((propertyNames ?? {}) as Schema);

function missingBound(schema: Schema): string | undefined {
  if ("const" in schema || "enum" in schema) return undefined;
  if (schema.type === "string" && !("maxLength" in schema)) return "maxLength";
  if (schema.type === "array") return isBoundedList(schema) ? undefined : "maxItems";
  if (schema.type !== "object" || !isOpen(schema)) return undefined;
  if (!isBoundedObject(schema)) return "maxProperties";
  // Without keys there is nothing to bound.
  return schema.maxProperties === 0 || "propertyNames" in schema ? undefined : "propertyNames";
}

it.each(SCHEMAS)("%s bounds every string, every array and every object that is open", (path) => {
  const unbounded = schemasIn(readJson(join(PROJECT, path)) as Schema, "").flatMap(
    ([schema, place]) => {
      const keyword = missingBound(schema);
      return keyword === undefined ? [] : [`${place} has no ${keyword}`];
    },
  );
  expect(unbounded).toEqual([]);
});

it.each(SCHEMAS)("%s states a type, a list or a reference wherever it allows a value", (path) => {
  const untyped = schemasIn(readJson(join(PROJECT, path)) as Schema, "").filter(
    ([schema]) => !["type", "const", "enum", "oneOf", "$ref"].some((keyword) => keyword in schema),
  );
  expect(untyped.map(([, place]) => place)).toEqual([]);
});
