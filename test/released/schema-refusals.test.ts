import { globSync } from "glob";
import { join } from "node:path";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { type Schema, refusals } from "./schema-refusals.ts";

const ITEM: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["name"],
  properties: {
    name: { type: "string", maxLength: 20, pattern: "^[a-z]+(?:-[a-z]+)*$" },
    weight: { type: "integer", minimum: 1 },
    kind: { enum: ["serif", "sans-serif"] },
    tags: { type: "array", maxItems: 3, items: { $ref: "#/$defs/tag" } },
  },
  $defs: { tag: { type: "string", maxLength: 9 } },
};
const { properties } = ITEM as { properties: Record<string, Schema> };

const withProperty = (name: string, schema: Schema): Schema => ({
  ...ITEM,
  properties: { ...properties, [name]: schema },
});
const withoutProperty = (name: string): Schema => ({
  ...ITEM,
  properties: Object.fromEntries(Object.entries(properties).filter(([key]) => key !== name)),
});
const reasons = (before: Schema, after: Schema) =>
  refusals(before, after).map(({ at, reason }) => `${at} ${reason}`.trim());

it.each<[string, Schema]>([
  ["nothing", ITEM],
  ["a new field that may be left out", withProperty("title", { type: "string" })],
  ["a longer bound", withProperty("name", { ...properties.name, maxLength: 30 })],
  [
    "a wider pattern",
    withProperty("name", { type: "string", maxLength: 20, pattern: "^[a-z0-9-]+$" }),
  ],
  ["a field that is no longer required", { ...ITEM, required: [] }],
])("accepts what was valid after this change: %s", (_, after) => {
  expect(reasons(ITEM, after)).toEqual([]);
});

it.each<[string, Schema, string[]]>([
  ["a field is removed", withoutProperty("kind"), [".kind is no longer allowed"]],
  ["a field is required", { ...ITEM, required: ["name", "kind"] }, ['requires "kind"']],
  [
    "a bound is shorter",
    withProperty("name", { ...properties.name, maxLength: 10 }),
    [".name has the maxLength 10; it was 20"],
  ],
  [
    "a smallest value is larger",
    withProperty("weight", { type: "integer", minimum: 2 }),
    [".weight has the minimum 2; it was 1"],
  ],
  [
    "a value is gone",
    withProperty("kind", { enum: ["serif"] }),
    ['.kind no longer accepts "sans-serif"'],
  ],
  ["values are listed", withProperty("weight", { enum: [1, 2] }), [".weight accepts only [1,2]"]],
  [
    "the type is another one",
    withProperty("weight", { type: "string" }),
    [".weight no longer accepts integer"],
  ],
  [
    "a part of a list is bounded",
    { ...ITEM, $defs: { tag: { type: "string", maxLength: 8 } } },
    ["#tag has the maxLength 8; it was 9"],
  ],
  [
    "there are alternatives, which are not compared",
    { ...ITEM, oneOf: [{ required: ["kind"] }, { required: ["weight"] }] },
    [
      "has another oneOf",
      "|oneOf0 is restricted, which it was not",
      "|oneOf1 is restricted, which it was not",
    ],
  ],
])("reports that %s", (_, after, expected) => {
  expect(reasons(ITEM, after)).toEqual(expected);
});

it("reports a narrower pattern with a string that it no longer matches", () => {
  const [reason = ""] = reasons(
    ITEM,
    withProperty("name", { ...properties.name, pattern: "^[a-z]+$" }),
  );
  expect(reason).toMatch(/^\.name no longer matches "[a-z]+-[a-z-]+"$/);
});

it("reports that keys of the author's choice are bounded", () => {
  const open: Schema = { type: "object", additionalProperties: { type: "string" } };
  const names = { pattern: "^[a-z]+$" };
  expect(reasons(open, { ...open, propertyNames: names })).toEqual([
    "{} is restricted, which it was not",
  ]);
  expect(reasons({ ...open, propertyNames: {} }, { ...open, propertyNames: names })).toEqual([
    expect.stringContaining("no longer matches"),
  ]);
  expect(reasons(open, { ...open, additionalProperties: false })).toEqual([
    "no longer accepts other keys",
  ]);
  expect(reasons(open, { ...open, properties: { a: { type: "number" } } })).toEqual([
    ".a is restricted, which it was not",
  ]);
});

it.each(globSync("schemas/*.schema.json", { cwd: PROJECT, posix: true }).sort())(
  "%s is compatible with itself",
  (path) => {
    const schema = readJson(join(PROJECT, path)) as Schema;
    expect(reasons(schema, structuredClone(schema))).toEqual([]);
  },
);
