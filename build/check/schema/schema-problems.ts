import type { ErrorObject } from "ajv";
import { didYouMean } from "../../../registry/search/nearest.ts";
import { type SchemaName, schemaErrors } from "../../../schemas/index.ts";
import {
  type Finding,
  MAX_PROBLEMS,
  type Problem,
  displayPath,
  displayValue,
  keysOf,
  pointerOf,
  valueAt,
} from "../problem.ts";
import type { LocatedJson } from "../read/located-json.ts";
import { type SchemaPart, constantAt, schemaPartAt, tagsOf } from "./schema-part.ts";
import { isValidAt, validSpelling } from "./valid-spelling.ts";

/**
 * Whether a text that violates a pattern is allowed all the same: a value by its own JSON Pointer, a key
 * by that of its object.
 */
export type IsAllowed = (pointer: string, text: string) => boolean;

/** In a file with more problems, no other spelling is tried: each has the whole file validated again. */
const MAX_TRIED = 300;

/** Where a value violates its schema, in words that an author can act on. */
export function schemaProblems(
  schema: SchemaName,
  value: unknown,
  file: string,
  locationOf: LocatedJson["locationOf"],
  isAllowed: IsAllowed = () => false,
): Problem[] {
  const errors = distinctErrors(schemaErrors(schema, value)).filter(
    ({ keyword, instancePath, params }) => {
      const violating: unknown =
        keyword === "pattern" ? valueAt(value, instancePath) : params.propertyName;
      return typeof violating !== "string" || !isAllowed(instancePath, violating);
    },
  );
  const isTried = errors.length <= MAX_TRIED;
  const problems = errors.slice(0, MAX_PROBLEMS).map((error): Problem => {
    const { pointer, isAboutKey, message, correction } = explained(schema, error, value, isTried);
    const location = locationOf(pointer, isAboutKey);
    const rule = `schema/${error.keyword}`;
    const problem = { file, ...location, severity: "error" as const, rule, pointer, message };
    return correction === undefined ? problem : { ...problem, correction };
  });
  if (errors.length <= MAX_PROBLEMS) return problems;
  const message = `The file has ${errors.length - MAX_PROBLEMS} more problems, which are not listed.`;
  const more = { rule: "schema/more", pointer: "", message };
  return [...problems, { file, ...locationOf(""), severity: "error", ...more }];
}

/**
 * Ajv reports an invalid key both as a key and by the pattern that it violates, a value of the wrong
 * type also by the list that it is not in, and `clamp(2rem, 5vw, 3rem)` also by its length.
 */
function distinctErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const pathsOf = (wanted: string) =>
    new Set(
      errors.filter(({ keyword }) => keyword === wanted).map(({ instancePath }) => instancePath),
    );
  const [ofWrongType, ofWrongForm] = [pathsOf("type"), pathsOf("pattern")];
  return errors.filter(
    ({ keyword, instancePath, propertyName }) =>
      propertyName === undefined &&
      (keyword === "type" || !ofWrongType.has(instancePath)) &&
      (keyword !== "maxLength" || !ofWrongForm.has(instancePath)),
  );
}

type Explanation = Omit<Finding, "file">;

function explained(
  schema: SchemaName,
  { keyword, instancePath, params }: ErrorObject,
  root: unknown,
  isTried: boolean,
): Explanation {
  const keys = keysOf(instancePath);
  const part = schemaPartAt(schema, keys, root);
  const path = displayPath(instancePath) || "The file";
  const about = part?.description === undefined ? "" : `: ${part.description}`;

  if (keyword === "discriminator") {
    const tag = String(params.tag);
    const tags = tagsOf(schema, part);
    if (params.tagValue === undefined) {
      const message = `${path} is missing the required field ${JSON.stringify(tag)}: one of ${quotedList(tags)}`;
      return { pointer: instancePath, message };
    }
    const violation = { keyword, params, canBe: () => false, spelling: undefined };
    const wrong = wrongValue(params.tagValue, { enum: tags }, violation);
    return { pointer: instancePath + pointerOf([tag]), message: `${path}.${tag} ${wrong}` };
  }
  if (keyword === "required") {
    const field = String(params.missingProperty);
    const description = schemaPartAt(schema, [...keys, field], root)?.description ?? "";
    const message = `${path} is missing the required field ${JSON.stringify(field)}: ${description}`;
    const constant = constantAt(schema, [...keys, field]);
    const correction = { pointer: instancePath + pointerOf([field]), value: constant };
    return { pointer: instancePath, message, ...(constant !== undefined && { correction }) };
  }
  if (keyword === "additionalProperties" || keyword === "propertyNames") {
    const name = String(params.additionalProperty ?? params.propertyName);
    const pointer = instancePath + pointerOf([name]);
    const message = `${path} ${unknownKey(name, part, instancePath === "")}`;
    return { pointer, isAboutKey: true, message };
  }
  const value = valueAt(root, instancePath);
  const bound = BOUNDS[keyword]?.(value, params as { limit: number });
  if (bound !== undefined) return { pointer: instancePath, message: `${path} ${bound}${about}` };
  if (keyword === "uniqueItems") {
    const { i, j } = params as { i: number; j: number };
    const [first, second] = [Math.min(i, j), Math.max(i, j)];
    const duplicate = displayValue((value as unknown[])[first]);
    const message = `${path} contains the duplicate ${duplicate} at [${first}] and [${second}]; remove one`;
    return { pointer: instancePath, message };
  }
  const canBe = (spelling: string) => isTried && isValidAt(schema, root, instancePath, spelling);
  const isOfWrongForm = isTried && (keyword === "pattern" || keyword === "enum");
  const spelling = isOfWrongForm ? validSpelling(schema, root, instancePath) : undefined;
  const predicate = wrongValue(value, part, { keyword, params, canBe, spelling });
  const correct = correctValue(value, predicate, spelling);
  return {
    pointer: instancePath,
    message: `${path} ${predicate}`,
    ...(correct !== undefined && { correction: { pointer: instancePath, value: correct } }),
  };
}

/** The value that the message words, where it is the only one. */
function correctValue(value: unknown, predicate: string, spelling: string | undefined): unknown {
  if (spelling !== undefined) return spelling;
  if (typeof value === "number" && predicate.endsWith(`as a string: "${value}"`))
    return String(value);
  return predicate.endsWith(`write a list: [${displayValue(value)}]`) ? [value] : undefined;
}

/** What a bound means to the value that exceeds it. */
const BOUNDS: Readonly<Record<string, (value: unknown, { limit }: { limit: number }) => string>> = {
  minItems: (value, { limit }) => `has ${lengthOf(value)} values; at least ${limit} required`,
  maxItems: (value, { limit }) => `has ${lengthOf(value)} values; at most ${limit} allowed`,
  minLength: (value, { limit }) => `has ${lengthOf(value)} characters; at least ${limit} required`,
  maxLength: (value, { limit }) => `has ${lengthOf(value)} characters; at most ${limit} allowed`,
  maxProperties: (value, { limit }) =>
    limit === 0
      ? "must be an empty object, {}"
      : `has ${Object.keys(value as object).length} fields; at most ${limit} allowed`,
};

function unknownKey(name: string, part: SchemaPart | undefined, isWholeFile: boolean): string {
  const known = Object.keys(part?.properties ?? {});
  if (known.length === 0)
    return `has the invalid key ${displayValue(name)}: ${part?.description ?? ""}`;
  const nearest = nearField(name, known);
  // The description of a whole file gives no reason why a field is not allowed.
  const reason = isWholeFile || nearest !== "" || !part?.description ? "" : `. ${part.description}`;
  return `has the unknown field ${displayValue(name)}; allowed: ${quotedList(known)}${nearest}${reason}`;
}

/** `p` -> `body, p`, `fontSize` -> `font-size`, `moods` -> `mood` */
function nearField(name: string, known: readonly string[]): string {
  const withName = known.find((key) => key.split(", ").includes(name));
  if (withName !== undefined) return `; did you mean ${JSON.stringify(withName)}?`;
  const hyphenated = name.replace(/[A-Z]/g, (letter) => `-${letter}`);
  return didYouMean(known.includes(hyphenated.toLowerCase()) ? hyphenated : name, known);
}

/** How a value violates its schema, and what it could be instead. */
interface Violation extends Pick<ErrorObject, "keyword" | "params"> {
  /** Whether the schema accepts another text in its place. */
  canBe: (spelling: string) => boolean;
  spelling: string | undefined;
}

function wrongValue(
  value: unknown,
  part: SchemaPart | undefined,
  { keyword, params, canBe, spelling }: Violation,
): string {
  const { description = keyword } = part ?? {};
  const remedy = spelling === undefined ? "" : `write ${displayValue(spelling)}; `;
  const allowed = part?.const !== undefined ? [part.const] : (part?.enum ?? []);
  const isStringWanted =
    (keyword === "type" && params.type === "string") ||
    (typeof value === "number" && allowed.includes(String(value)));
  if (typeof value === "number" && isStringWanted) {
    const wanted = canBe(String(value)) ? `it as a string: "${value}"` : `a string: ${description}`;
    return `is ${value}; write ${wanted}`;
  }
  if (typeof value === "string" && keyword === "type" && params.type === "number") {
    return `is ${displayValue(value)}; write a number, without quotes: ${description}`;
  }
  if (typeof value === "string" && keyword === "type" && params.type === "array") {
    return `is ${displayValue(value)}; write a list: [${displayValue(value)}]`;
  }
  if (allowed.length > 0) {
    if (allowed.length === 1) return `is ${displayValue(value)}; expected ${quotedList(allowed)}`;
    const isNear = typeof value === "string" && spelling === undefined;
    const nearest = isNear ? didYouMean(value, allowed.map(String)) : "";
    return `is ${displayValue(value)}; ${remedy}expected one of ${quotedList(allowed)}${nearest}`;
  }
  return `is ${displayValue(value)}; ${remedy}expected: ${description}`;
}

function lengthOf(value: unknown): number {
  // In code points, as JSON Schema counts.
  return typeof value === "string" ? Array.from(value).length : (value as unknown[]).length;
}

function quotedList(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}
