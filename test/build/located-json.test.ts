import { locatedJson } from "../../build/located-json.ts";

const read = (text: string) => locatedJson(Buffer.from(text));

it("gives the value and, for every pointer, the line and column of key and value", () => {
  const { value, problems, placeOf } = read(
    '{\n  "css": {\n    "h1": { "a/b": [1,\n 2] }\n  }\n}\n',
  );
  expect(value).toEqual({ css: { h1: { "a/b": [1, 2] } } });
  expect(problems).toEqual([]);
  expect(placeOf("")).toEqual({ line: 1, column: 1 });
  expect(placeOf("/css")).toEqual({ line: 2, column: 10 });
  expect(placeOf("/css", true)).toEqual({ line: 2, column: 3 });
  expect(placeOf("/css/h1/a~1b/1")).toEqual({ line: 4, column: 2 });
});

it("gives the place of the nearest part around a pointer that leads nowhere", () => {
  expect(read('{\n "css": {}\n}').placeOf("/css/h1/color", true)).toEqual({ line: 2, column: 9 });
});

it.each([
  ["of one object", '{"a": 1,\n "a": 2}', "/a", 2, 2],
  ["deep inside", '{"a": [{"b": 1, "c": 2, "b": 3}]}', "/a/0/b", 1, 25],
  ["spelled with an escape", '{"a": 1, "\\u0061": 2}', "/a", 1, 10],
  ["__proto__ too", '{"__proto__": 1, "__proto__": 2}', "/__proto__", 1, 18],
])("duplicate keys %s are an error", (_, text, pointer, line, column) => {
  expect(read(text).problems).toEqual([
    expect.objectContaining({ rule: "json/duplicate-key", pointer, line, column }),
  ]);
});

it("equal keys of different objects are none", () => {
  expect(read('{"a": {"a": 1}, "b": {"a": 1}}').problems).toEqual([]);
});

it.each([
  ["trailing garbage", '{"a": 1}\nx', 2, 1],
  ["a second value", "{}\n{}", 2, 1],
  ["a trailing comma", '{\n  "a": 1,\n}', 3, 1],
  ["a comment", "// a\n{}", 1, 1],
  ["an empty file", "", 1, 1],
  ["half a file", '{"a": [1,', 1, 9],
  ["a line break in a string", '{\n"a": "b\nc"}', 2, 8],
  ["single quotes", "{'a': 1}", 1, 2],
  ["NaN", '{"a": NaN}', 1, 7],
])("%s is an error with its place", (_, text, line, column) => {
  const { value, problems } = read(text);
  expect(value).toBeUndefined();
  expect(problems).toEqual([
    expect.objectContaining({
      rule: "json/syntax",
      line,
      column,
      message: expect.stringMatching(/^is not JSON: /),
    }),
  ]);
});

it("bytes that are no UTF-8, and a byte order mark, are errors", () => {
  const latin1 = locatedJson(Buffer.from('{"a": "é"}', "latin1"));
  const marked = locatedJson(Buffer.from('\uFEFF{"a": 1}'));
  expect([latin1, marked].flatMap(({ problems }) => problems.map(({ rule }) => rule))).toEqual([
    "json/encoding",
    "json/encoding",
  ]);
});
