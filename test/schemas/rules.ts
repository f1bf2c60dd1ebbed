import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { join } from "node:path";
import { type SchemaName, schemaErrors } from "../../schemas/index.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";

/** A valid instance with one edit. */
interface Variant {
  title: string;
  instance: unknown;
}

/** One that is refused, and the one error that follows: where and of which keyword. */
export interface Violation extends Variant {
  instancePath: string;
  keyword: string;
}

/** A text of that length. */
export const long = (characters: number): string => "a".repeat(characters);

/** A number with more decimals than any rule allows. */
export const decimals = (unit: string): string => `1.${"0".repeat(15)}${unit}`;

/** What an object violates by one of its fields: the error is at the object. */
const ABOUT_A_FIELD = new Set(["additionalProperties", "discriminator", "propertyNames"]);

/**
 * Valid instances with one edit each.
 *
 * @param contents what to put at a place: JSON Pointer -> contents, or REMOVED
 */
export function variantsOf(valid: unknown, contents: Record<string, unknown[]>): Variant[] {
  return Object.entries(contents).flatMap(([place, all]) =>
    all.map((content) => variantOf(valid, place, content)),
  );
}

/**
 * Instances with one violation each.
 *
 * @param places JSON Pointer -> keyword -> contents that violate it there; for `required` the fields
 *               that are left out of the object
 */
export function violationsOf(
  valid: unknown,
  places: Record<string, Record<string, unknown[]>>,
): Violation[] {
  return Object.entries(places).flatMap(([place, byKeyword]) =>
    Object.entries(byKeyword).flatMap(([keyword, contents]) =>
      contents.map((content): Violation => {
        if (keyword === "required") {
          const without = variantOf(valid, `${place}/${String(content)}`, REMOVED);
          return { ...without, instancePath: place, keyword };
        }
        const instancePath = ABOUT_A_FIELD.has(keyword) ? place.replace(/\/[^/]*$/, "") : place;
        return { ...variantOf(valid, place, content), instancePath, keyword };
      }),
    ),
  );
}

/** The variants are accepted, each violation is found alone, and together they break every rule. */
export function testSchema(
  name: SchemaName,
  accepted: readonly Variant[],
  violations: readonly Violation[],
): void {
  it.each(accepted)("accepts $title", ({ instance }) => {
    expect(schemaErrors(name, instance)).toEqual([]);
  });

  it.each(violations)("rejects $title, for that alone", ({ instance, instancePath, keyword }) => {
    const errors = schemaErrors(name, instance);
    const [only, ...others] = outermost(errors);
    expect(others).toEqual([]);
    // A failed choice between schemas states beside it why each of them refuses the instance.
    const reasons = only?.keyword === "oneOf" ? errors : [only];
    expect(reasons).toContainEqual(expect.objectContaining({ instancePath, keyword }));
  });

  it("every rule of the schema is seen to fire", () => {
    expect(rulesNeverBroken(name, violations)).toEqual([]);
  });
}

function variantOf(valid: unknown, place: string, content: unknown): Variant {
  const keys = place.split("/").slice(1);
  const path = keys.map((key) => key.replaceAll("~1", "/"));
  const shown = content === REMOVED ? "nothing" : JSON.stringify(content);
  // A list that is too long would fill the terminal.
  const title = `${place} = ${shown}`.slice(0, 120);
  return { title, instance: edited(valid, path, content) };
}

const CONSTRAINTS = new Set([
  "additionalProperties",
  "anyOf",
  "const",
  "discriminator",
  "enum",
  "exclusiveMinimum",
  "format",
  "maxItems",
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
  "type",
  "uniqueItems",
]);

/** Keywords whose values hold names of the author's choice, not keywords. */
const NAMED = new Set(["properties", "patternProperties", "$defs"]);

type Schema = Record<string, unknown>;

/**
 * The rules of a schema file that no violation breaks, each as its path in the file, a required
 * field by its name. None means that every rule has been seen to fire.
 */
function rulesNeverBroken(name: SchemaName, violations: readonly Violation[]): string[] {
  const schema = readJson(join(PROJECT, "schemas", `${name}.schema.json`)) as Schema;
  // Interpreted, not precompiled: with `verbose` an error holds the very part of the schema.
  const ajv = new Ajv2020({ allErrors: true, verbose: true, discriminator: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);

  const violated = violations.flatMap(({ instance }) => {
    validate(instance);
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
 * or of a list or a pattern that says nothing of a value of the wrong type.
 */
function outermost(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const isOfWrongType = ({ keyword, instancePath }: ErrorObject) =>
    (keyword === "enum" || keyword === "not") &&
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
