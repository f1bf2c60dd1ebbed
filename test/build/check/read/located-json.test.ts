import { locatedJson } from "../../../../build/check/read/located-json.ts";

const read = (text: string) => locatedJson(Buffer.from(text));

it("gives the value and, for every pointer, the line and column of key and value", () => {
  const text = '{\n  "css": {\n    "h1": { "a/b": [1,\n 2] }\n  }\n}\n';
  const { value, problems, locationOf } = read(text);
  expect(value).toEqual({ css: { h1: { "a/b": [1, 2] } } });
  expect(problems).toEqual([]);
  expect(locationOf("")).toEqual({ line: 1, column: 1 });
  expect(locationOf("/css")).toEqual({ line: 2, column: 10 });
  expect(locationOf("/css", true)).toEqual({ line: 2, column: 3 });
  expect(locationOf("/css/h1/a~1b/1")).toEqual({ line: 4, column: 2 });
});

it("gives the location of the nearest part around a pointer that leads nowhere", () => {
  const { locationOf } = read('{\n "css": {}\n}');
  expect(locationOf("/css/h1/color", true)).toEqual({ line: 2, column: 9 });
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

it("of duplicate keys at most 100 are listed, the others counted", () => {
  const { problems } = read(`{${Array(301).fill('"a": 1').join()}}`);
  expect(problems).toHaveLength(101);
  expect(problems.at(-1)).toMatchObject({
    rule: "json/more",
    message: "The file has 200 more duplicate keys, which are not listed.",
  });
});

it("equal keys of different objects are none", () => {
  expect(read('{"a": {"a": 1}, "b": {"a": 1}}').problems).toEqual([]);
});

const COMMA = "a comma is missing after this value.";
const CLOSING_QUOTE = "the closing double quote of this string is missing.";
const NO_OPENING_QUOTE = 'opening double quote of this string is missing: write "1.15".';

it.each([
  ["trailing garbage", '{"a": 1}\nx', 2, 1, 'unexpected "x"'],
  ["a second value", "{}\n{}", 2, 1, "text after the end of the JSON value. Remove it."],
  ["a trailing comma", '{\n  "a": 1,\n}', 3, 1, 'Remove the comma before this "}".'],
  ["a trailing comma in a list", '{"a": [1,]}', 1, 10, 'Remove the comma before this "]".'],
  ["a comment", "// a\n{}", 1, 1, "Remove the comment."],
  ["an empty file", "", 1, 1, "the file is empty."],
  ["half a file", '{"a": [1,', 1, 10, "the file ends too early."],
  ["a missing brace", '{"a": {"b": 1}\n', 1, 15, 'the closing "}" is missing.'],
  ["a missing bracket", '{"a": [1, 2}', 1, 12, '"]" expected instead of "}".'],
  // Reported where the comma belongs, not at the next token.
  ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', 2, 9, COMMA],
  ["a missing comma in a list", '{"a": ["b" "c"]}', 1, 11, COMMA],
  ["a missing colon", '{"a" 1}', 1, 5, "a colon is missing after the field name."],
  ["a missing value", '{"a": }', 1, 7, "a value is missing here."],
  ["a missing quote", '{\n"a": "b,\n"c": 1}', 2, 9, CLOSING_QUOTE],
  ["a line break in a string", '{\n"a": "b\nc"}', 2, 8, CLOSING_QUOTE],
  ["single quotes", "{'a': 1}", 1, 2, `unexpected "'a'": single quotes. Write double quotes`],
  ["a name without quotes", "{a: 1}", 1, 2, "field names need double quotes."],
  ["NaN", '{"a": NaN}', 1, 7, 'unexpected "NaN"'],
  ["a tab in a string", '{"a": "b\tc"}', 1, 7, "Write a tab as \\t."],
  ["a single backslash", '{"a": "C:\\x"}', 1, 7, 'Write a backslash as "\\\\".'],
  ["a number that is cut off", '{"a": 1.}', 1, 7, "this number is incomplete."],
  // It gave "expected: A line height without a unit".
  ["a missing quote after a value", '{"line-height": "1.15,\n"a": 1}', 1, 23, CLOSING_QUOTE],
  ["no quote before a value", '{"line-height": 1.15",\n"a": 1}', 1, 17, NO_OPENING_QUOTE],
  ["no quote after a name", '{"a-b: "1.15"}', 1, 6, 'of the field name is missing: write "a-b".'],
  ["no quote before a name", '{a-b": 1}', 1, 2, 'unexpected "a-b". Strings and field names need'],
  [
    "one quote too many",
    '{"a": "1.15,"b": "c"}',
    1,
    13,
    "or add the one that is missing before it.",
  ],
  // It gave "Unexpected token String".
  ["a missing comma after a text", '{"a": "b"\n"c": 1}', 1, 10, COMMA],
  ["a missing comma after an object", '{"a": {}\n"b": 1}', 1, 9, COMMA],
  ["a missing comma between lines", '["a"\n"b"]', 1, 5, COMMA],
])("%s is an error with its location and the fix", (_, text, line, column, message) => {
  const { value, problems } = read(text);
  expect(value).toBeUndefined();
  expect(problems).toEqual([
    { rule: "json/syntax", pointer: "", line, column, message: expect.stringContaining(message) },
  ]);
  expect(problems[0]?.message).toMatch(/^Invalid JSON: /);
});

it.each([
  ["a quote inside a text", '{"a": "in "an" ad"}', 'Write a double quote inside a string as \\"'],
  ["curly quotes", '{"a": “600”}', "Write straight double quotes"],
  ["a merge conflict", '{\n<<<<<<< HEAD\n"a": 1}', "Keep one of the two versions"],
  ["a page of HTML", "<!DOCTYPE html>", "HTML or XML instead of JSON"],
  ["a word of Python", '{"a": None}', "JSON has no such value. Remove the field."],
  ["True", '{"a": True}', "write it as true."],
  ["a number that begins with a dot", '{"a": .5}', "0 and a dot: 0.95."],
  ["a semicolon", '{"a": 1; "b": 2}', "A comma separates fields."],
])("%s is named as what it is", (_, text, message) => {
  expect(read(text).problems[0]?.message).toContain(message);
});

it.each<[string, string, number, number]>([
  ["lists", `\n ${"[".repeat(2500)}`, 2, 66],
  ["objects", '{"a":'.repeat(2500), 1, 321],
])("2,500 nested %s are a problem at the level that is too deep", (_, text, line, column) => {
  const { value, problems } = read(text);
  expect(value).toBeUndefined();
  const message = "The JSON is nested more than 64 levels deep. Remove the inner levels.";
  expect(problems).toEqual([{ rule: "json/depth", pointer: "", line, column, message }]);
});

it("64 levels are not too deep; brackets in strings do not count", () => {
  const brackets = JSON.stringify("[{".repeat(100) + '"\\');
  const text = `${"[".repeat(64)}${brackets}${"]".repeat(64)}`;
  expect(read(text).problems).toEqual([]);
});

it.each([Buffer.from('{"a": "é"}', "latin1"), Buffer.from('\uFEFF{"a": 1}')])(
  "bytes that are not UTF-8, and a byte order mark, are errors",
  (bytes) => {
    expect(locatedJson(bytes).problems).toMatchObject([{ rule: "json/encoding" }]);
  },
);

describe("invisible characters are problems wherever they are, with the place", () => {
  const rule = "json/invisible-character";
  const codes = [
    0x00, 0x07, 0x09, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b,
    0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0x2800,
    0x3164, 0xd800, 0xdfff, 0xe000, 0xfe0f, 0xfeff, 0xfff9, 0xfdd0, 0xfffe, 0xffff, 0x1fffe,
    0xe0041, 0x10fffd, 0x10ffff,
  ];
  it.each(codes.map((code) => code.toString(16).toUpperCase().padStart(4, "0")))("U+%s", (code) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    // A file cannot hold half of a surrogate pair but as an escape.
    const text = JSON.stringify({ a: ["b", `c${character}d`] });
    const { value, problems } = read(text);
    expect(value).toEqual(JSON.parse(text));
    const message = `a[1] contains U+${code}, an invisible character. Remove it.`;
    expect(problems).toEqual([{ rule, pointer: "/a/1", line: 1, column: 11, message }]);
  });

  it("in a key, also one that an escape spells", () => {
    const place = { pointer: "/a/\u202eb", line: 2, column: 1 };
    const message =
      'a["\u202eb"] has a name that contains U+202E, an invisible character. Remove it.';
    expect(read('{"a": {\n"\\u202eb": 1}}').problems).toEqual([{ rule, ...place, message }]);
  });

  it("are located after half a million line breaks", () => {
    const text = `[${"\n".repeat(500_000)}"\u202ea",\n"b", "\u202ec"]`;
    expect(read(text).problems.map(({ line, column }) => [line, column])).toEqual([
      [500_001, 1],
      [500_002, 6],
    ]);
  });

  it("at most 100 of a file are listed, the others counted", () => {
    const { problems } = read(JSON.stringify(Array(300).fill("\u200b")));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.message).toBe(
      "The file has 200 more texts with invisible characters, which are not listed.",
    );
  });

  it("letters of every script, marks, spaces and punctuation are none", () => {
    const text = "Grüße — “नमस्ते” שָׁלוֹם 日本語　テスト a\u00a0b 😀 𝒜";
    expect(read(JSON.stringify(text)).problems).toEqual([]);
  });
});
