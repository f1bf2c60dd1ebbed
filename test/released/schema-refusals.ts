import fc from "fast-check";

export type Schema = Readonly<Record<string, unknown>>;

/** Why a value that one version of a schema accepts may be refused by the next one. */
export interface Refusal {
  /** The path of the value, `[]` for the items of a list; empty for the whole. */
  at: string;
  keyword: string;
  reason: string;
}

/** What accepts the same values, whatever it says. */
const ANNOTATIONS = new Set([
  ...["$schema", "$id", "$comment", "title", "description", "default", "examples", "deprecated"],
  "discriminator",
]);
/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const PARTS = ["items", "additionalProperties", "propertyNames"];
const CHOICES = ["oneOf", "anyOf", "allOf"];
const NAMED = ["properties", "patternProperties", "$defs"];
const LARGEST = ["maxLength", "maxItems", "maxProperties", "maximum", "exclusiveMaximum"];
const SMALLEST = ["minLength", "minItems", "minProperties", "minimum", "exclusiveMinimum"];

/**
 * Compares two versions of a schema, part by part: none means that every value that is valid before is
 * valid after. What is not compared, such as references and alternatives, has to stay as it is.
 */
export function refusals(before: Schema, after: Schema): Refusal[] {
  const [partsBefore, partsAfter] = [partsOf(before), partsOf(after)];
  return [...new Set([...partsBefore.keys(), ...partsAfter.keys()])].flatMap((at) => {
    const [was, is] = [partsBefore.get(at), partsAfter.get(at)];
    if (was !== undefined && is !== undefined) return partRefusals(was.schema, is.schema, at);
    const owner = (was ?? is)?.owner ?? "";
    // A part of one that is new or gone itself, or one that nothing refers to yet.
    if (!partsBefore.has(owner) || !partsAfter.has(owner) || at.startsWith("#")) return [];
    const isKey = at.startsWith(`${owner}.`);
    if (is === undefined)
      return isKey ? [{ at, keyword: "properties", reason: "is no longer allowed" }] : [];
    const isClosed = partsBefore.get(owner)?.schema["additionalProperties"] === false;
    if (isClosed && (isKey || at === `${owner}[*]`)) return [];
    return [{ at, keyword: "additionalProperties", reason: "is restricted, which it was not" }];
  });
}

/** Every part of a schema by the path of its values, with the path of the part that it is in. */
function partsOf(
  schema: Schema,
  at = "",
  owner?: string,
): Map<string, { schema: Schema; owner: string | undefined }> {
  const parts = new Map([[at, { schema, owner }]]);
  const add = (path: string, part: unknown) => {
    if (typeof part !== "object" || part === null) return;
    for (const [inner, found] of partsOf(part as Schema, path, at)) parts.set(inner, found);
  };
  add(`${at}[]`, schema["items"]);
  add(`${at}[*]`, schema["additionalProperties"]);
  add(`${at}{}`, schema["propertyNames"]);
  for (const keyword of CHOICES)
    for (const [index, part] of Object.entries(schema[keyword] ?? {}))
      add(`${at}|${keyword}${index}`, part);
  for (const [name, part] of Object.entries(schema["properties"] ?? {})) add(`${at}.${name}`, part);
  for (const [name, part] of Object.entries(schema["patternProperties"] ?? {}))
    add(`${at}.[${name}]`, part);
  for (const [name, part] of Object.entries(schema["$defs"] ?? {})) add(`#${name}`, part);
  return parts;
}

/** Those of the part itself, without the parts in it. */
function partRefusals(before: Schema, after: Schema, at: string): Refusal[] {
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keywords]
    .filter((keyword) => !ANNOTATIONS.has(keyword) && !NAMED.includes(keyword))
    .flatMap((keyword) =>
      reasonsOf(keyword, before[keyword], after[keyword]).map((reason) => ({
        at,
        keyword,
        reason,
      })),
    );
}

function reasonsOf(keyword: string, was: unknown, is: unknown): string[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (PARTS.includes(keyword)) return is === false ? ["no longer accepts other keys"] : [];
  if (CHOICES.includes(keyword))
    return lengthOf(was) === lengthOf(is) ? [] : [`has another ${keyword}`];
  if (keyword === "$ref") return ["has another $ref"];
  if (is === undefined) return [];
  if (keyword === "required")
    return without(is, was).map((name) => `requires ${JSON.stringify(name)}`);
  if (keyword === "type") {
    const types = [is].flat();
    return without(was ?? "any type", is)
      .filter((type) => type !== "integer" || !types.includes("number"))
      .map((type) => `no longer accepts ${String(type)}`);
  }
  if (keyword === "enum") {
    if (was === undefined) return [`accepts only ${JSON.stringify(is)}`];
    return without(was, is).map((value) => `no longer accepts ${JSON.stringify(value)}`);
  }
  if (keyword === "uniqueItems") return is === true ? ["no longer accepts duplicates"] : [];
  if (keyword === "pattern") {
    const example = newlyUnmatched(was as string | undefined, is as string);
    return example === undefined ? [] : [`no longer matches ${example}`];
  }
  if (!LARGEST.includes(keyword) && !SMALLEST.includes(keyword)) return [`has another ${keyword}`];
  const isSmaller = typeof was === "number" && was < Number(is);
  const isLarger = typeof was === "number" && was > Number(is);
  if (LARGEST.includes(keyword) ? isSmaller : isLarger) return [];
  return [
    `has the ${keyword} ${JSON.stringify(is)}; it was ${was === undefined ? "unlimited" : JSON.stringify(was)}`,
  ];
}

function without(list: unknown, others: unknown): unknown[] {
  const known = new Set([others].flat());
  return [list].flat().filter((one) => !known.has(one));
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/**
 * A string that one pattern matches and the next one does not, as JSON. Found by generating strings that
 * match the first, the same ones at each call; undefined where the second matches all of them.
 *
 * @param before undefined where any string was accepted
 */
function newlyUnmatched(before: string | undefined, after: string): string | undefined {
  const strings = fc.stringMatching(new RegExp(before ?? "^[^]*$", "u"));
  const next = new RegExp(after, "u");
  const found = fc.sample(strings, { numRuns: 500, seed: 1 }).find((text) => !next.test(text));
  return found === undefined ? undefined : JSON.stringify(found);
}
