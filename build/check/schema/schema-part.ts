import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownSchemasDir } from "../../../registry/model/package-root.ts";
import type { SchemaName } from "../../../schemas/index.ts";

/** The keywords of JSON Schema by which the schemas of this project describe their values. */
export interface SchemaPart {
  description?: string;
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, SchemaPart>;
  patternProperties?: Record<string, SchemaPart>;
  additionalProperties?: SchemaPart | false;
  items?: SchemaPart;
  /** By the tag that `discriminator` names. */
  oneOf?: SchemaPart[];
  discriminator?: { propertyName: string };
  $ref?: string;
  $defs?: Record<string, SchemaPart>;
}

const read = new Map<SchemaName, SchemaPart>();

/**
 * The part of a schema that governs the value at a path, with its own description where it has one
 * beside a reference; undefined where the schema has no such part.
 *
 * @param value of the whole file: its tags choose among the schemas of a `oneOf`
 */
export function schemaPartAt(
  schema: SchemaName,
  keys: readonly string[],
  value?: unknown,
): SchemaPart | undefined {
  const root = schemaFile(schema);
  let part: SchemaPart | undefined = root;
  let governed = value;
  for (const key of keys) {
    governed = (governed as Record<string, unknown> | undefined)?.[key];
    part = part && withReference(root, partBelow(part, key));
    part = part && tagged(root, part, governed);
  }
  return part;
}

/** The alternative of a `oneOf` that the value's tag selects; the part itself without one, or for an unknown tag. */
function tagged(root: SchemaPart, part: SchemaPart, value: unknown): SchemaPart {
  const tag = part.discriminator?.propertyName;
  if (tag === undefined || typeof value !== "object" || value === null) return part;
  const own: unknown = (value as Record<string, unknown>)[tag];
  const parts = part.oneOf?.map((one) => withReference(root, one));
  return parts?.find((one) => one?.properties?.[tag]?.const === own) ?? part;
}

/** The values that a tag can have, by the name of its field; empty without a discriminator. */
export function tagsOf(schema: SchemaName, part: SchemaPart | undefined): unknown[] {
  const tag = part?.discriminator?.propertyName ?? "";
  const root = schemaFile(schema);
  return (part?.oneOf ?? []).map((one) => withReference(root, one)?.properties?.[tag]?.const);
}

/** The only value that a schema accepts at a path; undefined where it accepts others. */
export function constantAt(schema: SchemaName, keys: readonly string[]): unknown {
  const { const: constant, properties = {}, required = [] } = schemaPartAt(schema, keys) ?? {};
  if (constant !== undefined) return constant;
  const names = Object.keys(properties);
  if (names.length === 0 || names.some((name) => !required.includes(name))) return undefined;
  const entries = names.map((name) => [name, constantAt(schema, [...keys, name])] as const);
  const isConstant = entries.every(([, value]) => value !== undefined);
  return isConstant ? Object.fromEntries(entries) : undefined;
}

function partBelow(part: SchemaPart, key: string): SchemaPart | undefined {
  if (part.properties && Object.hasOwn(part.properties, key)) return part.properties[key];
  // The patterns here tell keys apart by how they begin: `^@import `.
  const [, matching] =
    Object.entries(part.patternProperties ?? {}).find(([start]) =>
      key.startsWith(start.slice(1)),
    ) ?? [];
  return matching ?? part.items ?? (part.additionalProperties || undefined);
}

function withReference(root: SchemaPart, part: SchemaPart | undefined): SchemaPart | undefined {
  const name = part?.$ref?.replace("#/$defs/", "");
  return name === undefined ? part : { ...root.$defs?.[name], ...part };
}

function schemaFile(schema: SchemaName): SchemaPart {
  const known = read.get(schema);
  if (known) return known;
  const text = readFileSync(join(ownSchemasDir, `${schema}.schema.json`), "utf8");
  const part = JSON.parse(text) as SchemaPart;
  read.set(schema, part);
  return part;
}
