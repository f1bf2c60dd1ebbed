import type { ErrorObject } from "ajv";
import { type SchemaName, schemaErrors } from "../schemas/index.ts";
import { didYouMean } from "../registry/nearest.ts";
import { type Problem, keysOf, pointerOf, spokenPath } from "./problem.ts";
import { type SchemaPart, schemaPartAt } from "./schema-part.ts";

/** What a value breaks of its schema, in words that an author can act on. */
export function schemaProblems(schema: SchemaName, value: unknown, file: string): Problem[] {
  // A name that is refused is reported twice: as a name, and by the pattern that it breaks.
  const errors = schemaErrors(schema, value).filter(
    ({ propertyName }) => propertyName === undefined,
  );
  return errors.map((error) => {
    const keys = keysOf(error.instancePath);
    const partAt = (...below: string[]) => schemaPartAt(schema, [...keys, ...below]);
    return { file, rule: `schema/${error.keyword}`, ...explained(error, partAt, value) };
  });
}

/** What a bound that is broken means; the value alone would not tell. */
const BOUND_BROKEN: Readonly<Record<string, (limit: number) => string>> = {
  uniqueItems: () => "states the same twice",
  minItems: (limit) => `has fewer than ${limit}`,
  maxItems: (limit) => `has more than ${limit}`,
  minLength: (limit) => `is shorter than ${limit} characters`,
  maxProperties: () => "has to be an empty object",
};

function explained(
  { keyword, instancePath, params }: ErrorObject,
  partAt: (...below: string[]) => SchemaPart | undefined,
  root: unknown,
): Pick<Problem, "pointer" | "isAboutKey" | "message"> {
  const part = partAt();
  const place = spokenPath(instancePath) || "the item";
  const known = Object.keys(part?.properties ?? {});

  if (keyword === "required") {
    const field = String(params.missingProperty);
    const description = partAt(field)?.description ?? "";
    return {
      pointer: instancePath,
      message: `${place} lacks ${JSON.stringify(field)}: ${description}`,
    };
  }
  if (keyword === "additionalProperties" || keyword === "propertyNames") {
    const name = String(params.additionalProperty ?? params.propertyName);
    const allowed = known.length > 0 ? ` (${quotedList(known)})` : `; ${part?.description ?? ""}`;
    const message = `${place} has ${JSON.stringify(name)}, which is not a field here${allowed}`;
    const pointer = instancePath + pointerOf([name]);
    return { pointer, isAboutKey: true, message: message + didYouMean(name, known) };
  }
  const phrase = BOUND_BROKEN[keyword]?.(Number(params.limit));
  if (phrase !== undefined) {
    return { pointer: instancePath, message: `${place} ${phrase}: ${part?.description ?? ""}` };
  }
  const value = valueAt(root, keysOf(instancePath));
  const allowed = part?.const !== undefined ? [part.const] : (part?.enum ?? []);
  const nearest = typeof value === "string" ? didYouMean(value, allowed.map(String)) : "";
  const choices = allowed.length > 0 ? ` One of ${quotedList(allowed)}.` : "";
  return {
    pointer: instancePath,
    message: `${place} is ${shown(value)}; expected: ${part?.description ?? keyword}${choices}${nearest}`,
  };
}

function quotedList(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

function valueAt(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce((value, key) => (value as Record<string, unknown>)[key], root);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
