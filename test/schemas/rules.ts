import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { join } from "node:path";
import { type SchemaName } from "../../schemas/index.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";

/** What is edited, with what, and the one violation that follows: where and of which keyword. */
export type Violation = [path: (string | number)[], content: unknown, at: string, keyword: string];

/** The violation of a required field that is left out. */
export function missing(path: (string | number)[], field: string): Violation {
  return [[...path, field], REMOVED, path.map((key) => `/${key}`).join(""), "required"];
}

const CONSTRAINTS = new Set([
  ...[
    "additionalProperties",
    "anyOf",
    "const",
    "discriminator",
    "enum",
    "exclusiveMinimum",
    "format",
    "maxItems",
  ],
  ...[
    "maxLength",
    "maxProperties",
    "minItems",
    "minLength",
    "minimum",
    "not",
    "oneOf",
    "pattern",
    "propertyNames",
    "required",
  ],
  ...["type", "uniqueItems"],
]);

/** Keywords whose values hold names of the author's choice, not keywords. */
const NAMED = new Set(["properties", "patternProperties", "$defs"]);

type Schema = Record<string, unknown>;

/**
 * The rules of a schema file that no violation breaks, each as its path in the file, a required
 * field by its name. None means that every rule has been seen to fire.
 */
export function rulesNeverBroken(
  name: SchemaName,
  valid: unknown,
  violations: readonly Violation[],
): string[] {
  const schema = readJson(join(PROJECT, "schemas", `${name}.schema.json`)) as Schema;
  // Interpreted, not precompiled: with `verbose` an error holds the very part of the schema.
  const ajv = new Ajv2020({ allErrors: true, verbose: true, discriminator: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);

  const violated = violations.flatMap(([path, content]) => {
    validate(edited(valid, path, content));
    return validate.errors ?? [];
  });
  const parts = partsOf(schema, "#");
  const tags = parts.flatMap(([{ discriminator }]) =>
    discriminator === undefined ? [] : [(discriminator as { propertyName: string }).propertyName],
  );
  // The tag has chosen the schema before that one can refuse it.
  const isOfTag = (place: string) => tags.some((tag) => place.endsWith(`/properties/${tag}`));
  const isTagged = ({ properties }: Schema) =>
    tags.some((tag) => tag in ((properties ?? {}) as Schema));
  return parts.flatMap(([part, place]) =>
    Object.entries(part)
      .filter(
        ([keyword, value]) =>
          CONSTRAINTS.has(keyword) &&
          !(keyword === "additionalProperties" && value !== false) &&
          !(keyword === "oneOf" && "discriminator" in part) &&
          !isOfTag(place) &&
          !(keyword === "type" && isTagged(part)),
      )
      .flatMap(([keyword, value]) => {
        const here = violated.filter(
          (error) => error.parentSchema === part && error.keyword === keyword,
        );
        if (keyword !== "required") return here.length > 0 ? [] : [`${place}/${keyword}`];
        return (value as string[])
          .filter((field) => !tags.includes(field))
          .filter((field) => !here.some(({ params }) => params.missingProperty === field))
          .map((field) => `${place}/required/${field}`);
      }),
  );
}

/**
 * The errors that are not part of another one: of a failed choice between schemas, of a failed name,
 * or of a list that a value of the wrong type cannot be in.
 */
export function outermost(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const isOfWrongType = ({ keyword, instancePath }: ErrorObject) =>
    keyword === "enum" &&
    errors.some((other) => other.keyword === "type" && other.instancePath === instancePath);
  return errors.filter(
    (error) =>
      error.propertyName === undefined &&
      !isOfWrongType(error) &&
      !choices.some(
        (choice) => choice !== error && error.instancePath.startsWith(choice.instancePath),
      ),
  );
}

/** Every schema within a schema, with its path. */
function partsOf(schema: unknown, place: string): [Schema, string][] {
  if (typeof schema !== "object" || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    // A schema under `not` fails where the outer schema accepts.
    if (keyword === "not") return [];
    return NAMED.has(keyword)
      ? Object.entries(value as Schema).flatMap(([name, part]) =>
          partsOf(part, `${place}/${keyword}/${name}`),
        )
      : partsOf(value, `${place}/${keyword}`);
  });
  return [[schema as Schema, place], ...inner];
}
