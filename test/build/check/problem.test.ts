import {
  type Problem,
  correctable,
  displayPath,
  displayValue,
  finding,
  inReadingOrder,
  keysOf,
  pointerOf,
} from "../../../build/check/problem.ts";

const PROBLEM: Problem = {
  file: "b",
  line: 2,
  column: 2,
  severity: "error",
  rule: "b",
  pointer: "",
  message: "b",
};

it.each<[string, Partial<Problem>]>([
  ["file", { file: "a", line: 3 }],
  ["line", { line: 1, column: 3 }],
  ["column", { column: 1, rule: "c" }],
  ["rule", { rule: "a", message: "c" }],
  ["message", { message: "a" }],
])("problems are in the order of file, line, column, rule and message: by %s", (_, change) => {
  const first = { ...PROBLEM, ...change };
  expect([PROBLEM, first].sort(inReadingOrder)).toEqual([first, PROBLEM]);
  expect([first, PROBLEM].sort(inReadingOrder)).toEqual([first, PROBLEM]);
});

it.each<[(string | number)[], pointer: string, shown: string]>([
  [[], "", ""],
  [["css", "h4, h5, h6", "font-size"], "/css/h4, h5, h6/font-size", 'css["h4, h5, h6"].font-size'],
  [["font", "files", 10, "path"], "/font/files/10/path", "font.files[10].path"],
  [["a/b", "~1", "$x_1"], "/a~1b/~01/$x_1", '["a/b"]["~1"].$x_1'],
  [["2nd", "h1."], "/2nd/h1.", '2nd["h1."]'],
  [["", "a"], "//a", '[""].a'],
])("the path %j is the pointer %j, and shown as %j", (path, pointer, shown) => {
  expect(pointerOf(path)).toBe(pointer);
  expect(keysOf(pointer)).toEqual(path.map(String));
  expect(displayPath(pointer)).toBe(shown);
});

it("keys of a megabyte took gigabytes: a pointer has 1,000 characters of each, and a path 80", () => {
  const key = "a".repeat(1_000_000);
  expect(pointerOf([key, `\u202e${key}`])).toHaveLength(2002);
  expect(displayPath(pointerOf([key, "b"]))).toBe(`["${"a".repeat(78)}…].b`);
});

it("a value of 80 characters is shown whole, a longer one is cut", () => {
  expect(displayValue("a".repeat(78))).toBe(`"${"a".repeat(78)}"`);
  expect(displayValue("a".repeat(79))).toBe(`"${"a".repeat(78)}…`);
  expect(displayValue({ a: [1, null] })).toBe('{"a":[1,null]}');
});

it("a finding begins with the path of its value, and its correction is in that place", () => {
  const found = finding({ file: "a.json" }, ["css", "h1"], "is wrong");
  expect(found).toEqual({ file: "a.json", pointer: "/css/h1", message: "css.h1 is wrong" });
  expect(correctable(found, "b")).toEqual({
    ...found,
    correction: { pointer: "/css/h1", value: "b" },
  });
});
