import {
  DESCRIBED_RULES,
  descriptionOf,
  explanationOf,
  rulePage,
  rulePageFile,
} from "../../../../build/check/rules/explain.ts";

it.each([
  ["font-weights", "font-weights"],
  ["schema/*", "schema/*"],
  ["schema/pattern", "schema/*"],
  ["schema", "schema/*"],
  ["json/duplicate-key", "json/*"],
  ["file/a/b", "file/*"],
  ["configuration", "configuration"],
])("a problem of the name %s is explained by the page of %s", (name, rule) => {
  const description = descriptionOf(name);
  expect(description?.name).toBe(rule);
  expect(explanationOf(name)).toBe(description && rulePage(description));
  expect(explanationOf(name).split("\n")[0]).toBe(`# ${rule}`);
});

it.each(["font-weight", "configuration/x", "font-weights/x", "schemata/x", "*", "", "__proto__"])(
  "no rule has the name %j",
  (name) => {
    expect(descriptionOf(name)).toBeUndefined();
  },
);

it.each([
  ["font-weights", "font-weights.md"],
  ["schema/*", "schema.md"],
])("the page of %s is %s", (name, file) => {
  expect(rulePageFile({ name, severity: "error", summary: "" })).toBe(file);
});

it("an unknown name is refused with the one that is near", () => {
  expect(() => explanationOf("font-wieghts")).toThrow(
    new RangeError('There is no rule "font-wieghts"; did you mean "font-weights"?'),
  );
});

it("a name that is near none is refused with all names", () => {
  const names = DESCRIBED_RULES.map(({ name }) => name).join(", ");
  expect(names.startsWith("file/*, json/*, schema/*, configuration, css-family, ")).toBe(true);
  expect(() => explanationOf("colour")).toThrow(
    new RangeError(`There is no rule "colour". The rules are: ${names}.`),
  );
});
