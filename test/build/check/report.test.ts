import type { Problem } from "../../../build/check/problem.ts";
import { type ReportFormat, report } from "../../../build/check/reports/report.ts";
import { excerptAt, linesOf } from "../../../build/check/reports/excerpt.ts";
import { type Validation, validateRegistry } from "../../../build/check/validate.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { temporaryRegistry } from "../../fixtures/temporary.ts";

const invalid = () => {
  const registry = temporaryRegistry(["pairings/plain.json", ["css", "h1", "font-size"], "50%,:"]);
  const validation = validateRegistry(registry);
  return { file: `${registry}/pairings/plain.json`, validation };
};

/** The one problem of that registry in other versions, with what else a report looks at. */
const withProblems = (...changes: Partial<Problem>[]): Validation => {
  const { validation } = invalid();
  const [problem] = validation.problems;
  return { ...validation, problems: changes.map((change) => ({ ...problem!, ...change })) };
};

it("text: file:line:column, severity, rule, what is wrong and the fix; the line with a caret; a count", () => {
  const { file, validation } = invalid();
  expect(report(validation, "text")).toBe(
    `${file}:27:20  error  schema/pattern  css.h1.font-size is "50%,:"; expected: A size in rem, em or px, such as 2.5rem.\n` +
      '  27 |       "font-size": "50%,:",\n' +
      "     |                    ^\n" +
      "1 problem in 1 file\n" +
      "Why, and how to correct it: typography-registry validate --explain schema/pattern\n",
  );
});

it("text of a valid registry: how many items", () => {
  const validation = validateRegistry(FIXTURE_REGISTRY);
  expect(report(validation, "text")).toBe("3 pairings and 5 fonts are valid\n");
});

it.each([
  [{ file: "a:b,c%", message: "d\ne" }, "::error file=a%3Ab%2Cc%25,", "::d%0Ae"],
  [
    { severity: "warning", file: "a\r", message: "b\r\nc: d, 5%" } as const,
    ...(["::warning file=a%0D,", "::b%0D%0Ac: d, 5%25"] as const),
  ],
])("github: %j cannot end its property or its annotation", (change, file, message) => {
  expect(report(withProblems(change), "github")).toBe(
    `${file}line=27,col=20,title=schema/pattern${message}\n1 problem in 1 file\n`,
  );
});

it("the summary counts problems and the files that have them", () => {
  const lastLine = (validation: Validation) => report(validation, "github").split("\n").at(-2);
  expect(lastLine(withProblems({}, {}, { file: "other.json" }))).toBe("3 problems in 2 files");
  expect(lastLine(withProblems({}))).toBe("1 problem in 1 file");
});

it("text, github and json state the same fields of every problem, the severity always", () => {
  const both = withProblems({}, { severity: "warning", rule: "alike-faces" });

  const { problems } = JSON.parse(report(both, "json"));
  expect(problems.map(Object.keys)).toEqual(
    Array(2).fill(["file", "line", "column", "severity", "rule", "pointer", "message"]),
  );
  const ofText = report(both, "text")
    .split("\n")
    .filter((line) => line.startsWith(both.problems[0]!.file));
  const ofGithub = report(both, "github").split("\n").slice(0, 2);
  for (const [index, { file, line, column, severity, rule, message }] of problems.entries()) {
    expect(ofText[index]).toBe(`${file}:${line}:${column}  ${severity}  ${rule}  ${message}`);
    expect(ofGithub[index]).toMatch(new RegExp(`^::${severity} .*title=${rule}::`));
  }
});

it("control and bidirectional characters of a file name or a message are escaped, one line a problem", () => {
  const odd = withProblems({ file: "a\nb", message: "\u001b[31mred\u202e" });
  expect(report(odd, "text").split("\n")[0]).toBe(
    "a\\u{000a}b:27:20  error  schema/pattern  \\u{001b}[31mred\\u{202e}",
  );
  expect(report(odd, "github").split("\n")[0]).toMatch(/::\\u\{001b\}\[31mred\\u\{202e\}$/);
});

describe("an excerpt is two lines, whatever the file has there", () => {
  const excerpt = (text: string, column: number) =>
    excerptAt(linesOf(Buffer.from(text)), { line: 1, column });

  it.each([
    ["a tab", '\t"a": 1', 2, ['  1 |   "a": 1', "    |   ^"]],
    ["a wide character", '"日本": 1', 7, ['  1 | "日本": 1', "    |         ^"]],
    ["a combining mark", '"e\u0301": 1', 6, ['  1 | "e\u0301": 1', "    |     ^"]],
    ["a carriage return", '"a": 1\r\n2', 6, ['  1 | "a": 1', "    |      ^"]],
    ["a position after the end", '"a"', 9, ['  1 | "a"', "    |    ^"]],
    [
      "an escape sequence",
      '"\u001b[31m\u202e"',
      8,
      ['  1 | "\\u{001b}[31m\\u{202e}"', "    |                      ^"],
    ],
  ])("%s", (_, text, column, lines) => {
    expect(excerpt(text, column)).toEqual(lines);
  });

  it("a line of a megabyte is cut to the part around the position", () => {
    const [line, caret] = excerpt("a".repeat(500_000) + "😀b" + "c".repeat(500_000), 500_003);
    expect(line).toBe(`  1 | …${"a".repeat(48)}😀b${"c".repeat(49)}…`);
    expect(caret).toBe(`    | ${" ".repeat(51)}^`);
  });

  it.each([
    ["is not cut within fifty characters", "b".repeat(50) + "a".repeat(50), 51, "", ""],
    ["is cut after fifty more", "b".repeat(50) + "a".repeat(51), 51, "", "…"],
    ["is cut before fifty", "b".repeat(51) + "a".repeat(50), 52, "…", ""],
    ["is cut without a sign before space", ` ${"b".repeat(50)}${"a".repeat(50)}`, 52, "", ""],
  ])("a line %s", (_, text, column, before, after) => {
    expect(excerpt(text, column)).toEqual([
      `  1 | ${before}${"b".repeat(50)}${"a".repeat(50)}${after}`,
      `    | ${" ".repeat(50 + before.length)}^`,
    ]);
  });

  it("the caret stays below its character beside a line number of several digits", () => {
    const lines = linesOf(Buffer.from("\n".repeat(99) + "ab"));
    expect(excerptAt(lines, { line: 100, column: 2 })).toEqual(["  100 | ab", "      |  ^"]);
    expect(excerptAt(lines, { line: 99, column: 1 })).toEqual([]);
    expect(excerptAt(lines, { line: 200, column: 1 })).toEqual([]);
  });

  it("never begins or ends with half a character", () => {
    for (let column = 60; column < 64; column += 1)
      expect(excerpt("😀".repeat(100), column).join()).not.toMatch(/\\u\{d/);
  });

  it("there is none for an empty file, or for a file that is not the registry's own", () => {
    expect(excerptAt(linesOf(Buffer.from("")), { line: 1, column: 1 })).toEqual([]);
    const { validation } = invalid();
    const foreign = { ...validation, contents: new Map<string, Buffer>() };
    expect(report(foreign, "text").split("\n")).toHaveLength(4);
  });
});

/** Texts that end a string or a line, and that no terminal may get as they are. */
const hostile = () => {
  const texts = [']]>&<a b="c\'">', "a\u0000\u001b\ud800b\uffff", "\nd\r\n%", "ü 日本 😀"];
  const changes = texts.flatMap((text): Partial<Problem>[] => [
    { message: text, file: `registry/${text}.json`, pointer: `/${text}` },
    { message: text, severity: "warning", rule: `schema/${text}` },
  ]);
  return withProblems({}, ...changes);
};

it.each<ReportFormat>(["text", "github", "json"])(
  "%s of hostile texts has no control character but the ends of its lines",
  (format) => {
    expect(report(hostile(), format).replaceAll("\n", "")).not.toMatch(/\p{Cc}|\u202e/u);
  },
);
