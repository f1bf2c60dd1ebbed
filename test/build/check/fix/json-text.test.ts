import { withValue, writtenAt } from "../../../../build/check/fix/json-text.ts";

describe("a value at a pointer", () => {
  it.each<[string, text: string, pointer: string, value: unknown, after: string]>([
    ["that leads through nothing changes nothing", '{"a": {}}', "/b/c", 1, '{"a": {}}'],
    ["behind the end of a list changes nothing", '{"a": [1]}', "/a/1", 2, '{"a": [1]}'],
    ["below a number changes nothing", '{"a": 1}', "/a/b", 2, '{"a": 1}'],
    ["to the whole text replaces it, not what is around", " [1]\n", "", {}, " {}\n"],
    ["of a list in a list", "[[1, 2], [3,  4]]", "/1/0", "x", '[[1, 2], ["x",  4]]'],
    ["of a list as long keeps its spaces", "[1,  2 ]", "", ["1", "2"], '["1",  "2" ]'],
    ["of a shorter list is written anew", "[1,  2 ]", "", ["1"], '["1"]'],
    ["of a list by an object", "[1]", "", { length: 1 }, '{"length":1}'],
    ["of an object by a list", '{ "a": 1 }', "", [1], "[1]"],
    ["that is a number in quotes keeps its digits", "[1.50]", "/0", "1.5", '["1.50"]'],
    ["that has several digits before the point too", "[16.50]", "/0", "16.5", '["16.50"]'],
    ["that is another number does not", "[1.50]", "/0", "1.6", '["1.6"]'],
    ["with a sign is written as JavaScript does", "[-1.50]", "/0", "-1.5", '["-1.5"]'],
    ["with an exponent too", "[1.5e3]", "/0", "1500", '["1500"]'],
    ["is added to an empty object", '{"a": { }}', "/a/b", 1, '{"a": {"b": 1 }}'],
    [
      "is added after the last one, the lines before that byte for byte",
      '{\n\n  "a" : 1,\n  "b": 2\n}',
      "/c",
      { d: [2] },
      '{\n\n  "a" : 1,\n  "b": 2,\n  "c": {\n    "d": [\n      2\n    ]\n  }\n}',
    ],
    [
      "of `css` is added where the items of this package have it",
      '{ "h1": 1, "pre code": 2 }',
      "/h3",
      3,
      '{ "h1": 1,"h3": 3, "pre code": 2 }',
    ],
    [
      "is added with line breaks of CRLF where the text has them",
      '{\r\n  "a": 1\r\n}',
      "/b",
      { c: 2 },
      '{\r\n  "a": 1,\r\n  "b": {\r\n    "c": 2\r\n  }\r\n}',
    ],
    [
      "is added with tabs where the text has them",
      '{\n\t"a": 1\n}',
      "/b",
      [2],
      '{\n\t"a": 1,\n\t"b": [\n\t\t2\n\t]\n}',
    ],
    [
      "is added in one line where the others are",
      '{ "a":  1 }',
      "/b",
      { c: [2] },
      '{ "a":  1,"b": {"c":[2]} }',
    ],
  ])("%s", (_, text, pointer, value, after) => {
    expect(withValue(text, pointer, value)).toBe(after);
  });

  it("is given as it is written, or not at all", () => {
    const text = '{"a": [ 1.50, {"b":  2}]}';
    expect(writtenAt(text, "/a/0")).toBe("1.50");
    expect(writtenAt(text, "/a/1")).toBe('{"b":  2}');
    for (const pointer of ["/a/2", "/b", "/a/0/b"])
      expect(writtenAt(text, pointer)).toBeUndefined();
  });
});
