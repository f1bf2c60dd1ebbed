import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { newlyUnmatched } from "./newly-unmatched.ts";

export type Schema = Readonly<Record<string, unknown>>;

/** Why a value that one version of a schema accepts may be refused by the next one. */
export interface Refusal {
  /** The path of the value, `[]` for the items of a list; empty for the whole. */
  at: string;
  keyword: string;
  reason: string;
}

/** A part of a schema, with the file for its references. */
interface Part {
  schema: Schema;
  root: Schema;
}

type Check = (before: Part, after: Part, at: string) => Refusal[];

/**
 * Compares two versions of a schema by structure: none means that every value that is valid before is
 * valid after. Where they cannot be compared, that is a refusal, too. Of several alternatives one has to
 * accept, whether or not others do, and each states all of its keys.
 */
export function refusals(before: Schema, after: Schema): Refusal[] {
  return compared({ schema: before, root: before }, { schema: after, root: after }, "");
}

function compared(before: Part, after: Part, at: string): Refusal[] {
  const targets = alternatives(after);
  return alternatives(before).flatMap((source) => {
    const found = targets.map((target) => comparedAlone(source, target, at));
    return found.reduce((fewest, next) => (next.length < fewest.length ? next : fewest));
  });
}

/** A schema without choices and references: one for each combination of its branches. */
function alternatives({ schema, root }: Part): Part[] {
  const { $ref, oneOf, anyOf, ...rest } = schema;
  if (typeof $ref === "string")
    return alternatives({ schema: merged(referred(root, $ref), rest), root });
  const branches = (oneOf ?? anyOf) as Schema[] | undefined;
  if (branches === undefined) return [{ schema, root }];
  return branches
    .flatMap((branch) => alternatives({ schema: branch, root }))
    .map((branch) => ({ schema: merged(rest, branch.schema), root }));
}

function referred(root: Schema, reference: string): Schema {
  const keys = reference.replace(/^#\//, "").split("/");
  const found = keys.reduce<unknown>((part, key) => (part as Schema | undefined)?.[key], root);
  if (found === undefined) throw new Error(`${reference} is not in the schema`);
  return found as Schema;
}

function merged(base: Schema, branch: Schema): Schema {
  return {
    ...base,
    ...branch,
    ...((base.properties ?? branch.properties) !== undefined && {
      properties: { ...propertiesOf(base), ...propertiesOf(branch) },
    }),
    ...((base.required ?? branch.required) !== undefined && {
      required: [...requiredOf(base), ...requiredOf(branch)],
    }),
  };
}

const propertiesOf = ({ properties = {} }: Schema) => properties as Record<string, Schema>;
const requiredOf = ({ required = [] }: Schema) => required as string[];

function comparedAlone(before: Part, after: Part, at: string): Refusal[] {
  if (valuesOf(before.schema)) return refusedValues(before, after, at);
  return CHECKS.flatMap((check) => check(before, after, at));
}

function valuesOf(schema: Schema): unknown[] | undefined {
  if ("const" in schema) return [schema.const];
  return schema.enum as unknown[] | undefined;
}

/** A list of values needs no comparison: each is tried. */
function refusedValues(before: Part, after: Part, at: string): Refusal[] {
  const ajv = new Ajv2020({ strict: false, discriminator: false });
  addFormats.default(ajv);
  const validate = ajv.compile({ $defs: after.root.$defs ?? {}, ...after.schema });
  return (valuesOf(before.schema) ?? [])
    .filter((value) => !validate(value))
    .map((value) => ({
      at,
      keyword: "enum",
      reason: `no longer accepts ${JSON.stringify(value)}`,
    }));
}

/** The keywords that a list of checks below covers, those that refuse nothing, and those of a file. */
const KNOWN = new Set([
  ...["$schema", "$id", "$defs", "$comment", "title", "description", "default", "examples"],
  ...["deprecated", "discriminator", "type", "const", "enum", "pattern", "uniqueItems", "required"],
  ...["maxLength", "maxItems", "maxProperties", "maximum", "exclusiveMaximum"],
  ...["minLength", "minItems", "minProperties", "minimum", "exclusiveMinimum"],
  ...["properties", "additionalProperties", "patternProperties", "propertyNames", "items"],
]);

const CHECKS: readonly Check[] = [
  ({ schema: before }, { schema: after }, at) => {
    const types = typesOf(after);
    if (types === undefined) return [];
    return [...(typesOf(before) ?? ["any type"])]
      .filter((type) => !types.has(type))
      .map((type) => refusal(at, "type", `no longer accepts ${type}`));
  },
  (_before, { schema: after }, at) => {
    const values = valuesOf(after);
    return values ? [refusal(at, "enum", `accepts only ${JSON.stringify(values)}`)] : [];
  },
  ({ schema: before }, { schema: after }, at) =>
    ["maxLength", "maxItems", "maxProperties", "maximum", "exclusiveMaximum"].flatMap((keyword) =>
      limitRefusals(before[keyword], after[keyword], 1, keyword, at),
    ),
  ({ schema: before }, { schema: after }, at) =>
    ["minLength", "minItems", "minProperties", "minimum", "exclusiveMinimum"].flatMap((keyword) =>
      limitRefusals(before[keyword], after[keyword], -1, keyword, at),
    ),
  ({ schema: before }, { schema: after }, at) => {
    if (after.pattern === undefined || after.pattern === before.pattern) return [];
    const example = newlyUnmatched(before.pattern as string | undefined, after.pattern as string);
    return example === undefined ? [] : [refusal(at, "pattern", `no longer matches ${example}`)];
  },
  ({ schema: before }, { schema: after }, at) =>
    after.uniqueItems === true && before.uniqueItems !== true
      ? [refusal(at, "uniqueItems", "no longer accepts duplicates")]
      : [],
  ({ schema: before }, { schema: after }, at) =>
    requiredOf(after)
      .filter((name) => !requiredOf(before).includes(name))
      .map((name) => refusal(at, "required", `requires ${JSON.stringify(name)}`)),
  // What is not compared here has to stay as it is, or to go.
  ({ schema: before }, { schema: after }, at) =>
    Object.keys(after)
      .filter(
        (key) => !KNOWN.has(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
      )
      .map((key) => refusal(at, key, `has another ${key}`)),
  ...["items", "propertyNames"].map(
    (keyword): Check =>
      (before, after, at) =>
        after.schema[keyword] === undefined
          ? []
          : compared(
              partOf(before, before.schema[keyword]),
              partOf(after, after.schema[keyword]),
              keyword === "items" ? `${at}[]` : `${at}{}`,
            ),
  ),
  propertyRefusals,
];

function refusal(at: string, keyword: string, reason: string): Refusal {
  return { at, keyword, reason };
}

function typesOf({ type }: Schema): Set<string> | undefined {
  if (type === undefined) return undefined;
  const types = new Set([type].flat() as string[]);
  return types.has("number") ? types.add("integer") : types;
}

/** @param direction 1 for a largest value, -1 for a smallest one */
function limitRefusals(
  before: unknown,
  after: unknown,
  direction: 1 | -1,
  keyword: string,
  at: string,
): Refusal[] {
  if (typeof after !== "number") return [];
  if (typeof before === "number" && before * direction <= after * direction) return [];
  const was = typeof before === "number" ? String(before) : "unlimited";
  return [refusal(at, keyword, `has the ${keyword} ${after}; it was ${was}`)];
}

/** Without a schema anything is accepted. */
function partOf({ root }: Part, schema: unknown): Part {
  return { schema: typeof schema === "object" ? (schema as Schema) : {}, root };
}

/** Every key that one of the two names, and those that neither names. */
function propertyRefusals(before: Part, after: Part, at: string): Refusal[] {
  const names = new Set([
    ...Object.keys(propertiesOf(before.schema)),
    ...Object.keys(propertiesOf(after.schema)),
  ]);
  const patterns = new Set([...patternsOf(before.schema), ...patternsOf(after.schema)]);
  return [
    ...[...names].flatMap((name) => keyRefusals(before, after, name, `${at}.${name}`)),
    ...[...patterns].flatMap((pattern) =>
      comparedKeys(
        schemaOfPattern(before.schema, pattern),
        schemaOfPattern(after.schema, pattern),
        { before, after, at: `${at}[${pattern}]` },
      ),
    ),
    ...comparedKeys(before.schema.additionalProperties, after.schema.additionalProperties, {
      before,
      after,
      at: `${at}[*]`,
    }),
  ];
}

const patternsOf = ({ patternProperties = {} }: Schema) => Object.keys(patternProperties as object);

function schemaOfPattern(
  { patternProperties = {}, additionalProperties }: Schema,
  pattern: string,
) {
  return (patternProperties as Record<string, Schema>)[pattern] ?? additionalProperties;
}

function keyRefusals(before: Part, after: Part, name: string, at: string): Refusal[] {
  return comparedKeys(schemaOfKey(before.schema, name), schemaOfKey(after.schema, name), {
    before,
    after,
    at,
  });
}

function schemaOfKey(schema: Schema, name: string): unknown {
  const named = propertiesOf(schema)[name];
  const pattern = patternsOf(schema).find((text) => new RegExp(text, "u").test(name));
  return (
    named ??
    (pattern === undefined ? schema.additionalProperties : schemaOfPattern(schema, pattern))
  );
}

/** `false` allows no such key. */
function comparedKeys(
  was: unknown,
  is: unknown,
  { before, after, at }: { before: Part; after: Part; at: string },
): Refusal[] {
  if (was === false) return [];
  if (is === false) return [refusal(at, "properties", "is no longer allowed")];
  // Neither says anything about other keys.
  if (is === undefined || is === true) return [];
  return compared(partOf(before, was), partOf(after, is), at);
}
