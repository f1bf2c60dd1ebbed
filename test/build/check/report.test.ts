import { DOMParser, type Element } from "@xmldom/xmldom";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import type { Problem } from "../../../build/check/problem.ts";
import { type ReportFormat, report } from "../../../build/check/report.ts";
import { excerptAt, linesOf } from "../../../build/check/reports/excerpt.ts";
import { type Validation, validateRegistry } from "../../../build/check/validate.ts";
import { ownVersion } from "../../../registry/model/package-root.ts";
import { FIXTURE_REGISTRY, readJson } from "../../fixtures/read.ts";
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
  expect(report(validateRegistry(FIXTURE_REGISTRY), "text")).toBe(
    "3 pairings and 5 fonts are valid\n",
  );
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
    [
      "has no sign of a cut where only space is left out",
      ` ${"b".repeat(50)}${"a".repeat(50)}`,
      52,
      "",
      "",
    ],
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

/** The fixture as other tools read it: what ends a tag, a string, a line, or no text of XML at all. */
const hostile = () => {
  const texts = [']]>&<a b="c\'">', "a\u0000\u001b\ud800b\uffff", "\nd\r\n%", "ü 日本 😀"];
  const changes = texts.flatMap((text): Partial<Problem>[] => [
    { message: text, file: `registry/${text}.json`, pointer: `/${text}` },
    { message: text, severity: "warning", rule: `schema/${text}` },
  ]);
  return withProblems({}, ...changes);
};

describe("sarif", () => {
  // Version 4 of the schema language differs from 7 in the name of its identifier.
  const { id, $schema, ...schema } = readJson(
    new URL("../../fixtures/sarif-2.1.0-rtm.5.json", import.meta.url).pathname,
  ) as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  formats.default(ajv);
  const validate = ajv.compile({ ...schema, $id: String(id) });

  it.each([
    ["a problem", () => invalid().validation],
    ["none", () => validateRegistry(FIXTURE_REGISTRY)],
    ["texts that end others", hostile],
  ])("conforms to the schema of SARIF 2.1.0 with %s", (_, validationOf) => {
    validate(JSON.parse(report(validationOf(), "sarif")));
    expect(validate.errors).toBeNull();
  });

  it("the schema refuses what is no log", () => {
    expect(validate({ version: "2.1.0", runs: [{ results: [{ level: "fatal" }] }] })).toBe(false);
  });

  it("states each rule once, and of each result the rule, level, text and region", () => {
    const { file, validation } = invalid();
    const [run] = JSON.parse(report(validation, "sarif")).runs;
    expect(run.tool.driver).toMatchObject({
      name: "typography-registry",
      rules: [{ id: "schema/pattern", defaultConfiguration: { level: "error" } }],
    });
    expect(run.results).toMatchObject([
      {
        ...{ ruleId: "schema/pattern", ruleIndex: 0, level: "error" },
        message: { text: validation.problems[0]?.message },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: `file://${file}` },
              region: { startLine: 27, startColumn: 20 },
            },
          },
        ],
      },
    ]);
  });

  it("explains the rules that have a page, in the order of their names, and refers to them", () => {
    const validation = withProblems(
      {},
      { rule: "unheard-of", pointer: "" },
      { rule: "alike-faces", severity: "warning" },
    );
    const [run] = JSON.parse(report(validation, "sarif")).runs;
    const { version, rules } = run.tool.driver;
    expect(version).toBe(ownVersion());
    expect(rules).toEqual([
      {
        id: "alike-faces",
        shortDescription: { text: expect.stringContaining("differ visibly") },
        help: {
          text: "Run: typography-registry validate --explain alike-faces",
          markdown: expect.stringContaining("alike-faces"),
        },
        defaultConfiguration: { level: "warning" },
      },
      expect.objectContaining({ id: "schema/pattern" }),
      { id: "unheard-of" },
    ]);
    expect(run.results).toMatchObject([
      {
        ruleIndex: 1,
        locations: [{ logicalLocations: [{ fullyQualifiedName: "/css/h1/font-size" }] }],
      },
      { ruleIndex: 2 },
      { ruleIndex: 0, level: "warning" },
    ]);
    expect(run.results[1].locations[0]).not.toHaveProperty("logicalLocations");
  });

  it("a result keeps its fingerprint on another line, not with another rule, file or place", () => {
    const changes = [{}, { line: 99 }, { rule: "a" }, { file: "a" }, { pointer: "/a" }];
    const { results } = JSON.parse(report(withProblems(...changes), "sarif")).runs[0];
    const prints: object[] = results.map((one: { partialFingerprints: object }) => {
      expect(one.partialFingerprints).toEqual({
        "problem/v1": expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      return one.partialFingerprints;
    });
    const [first, moved, ...others] = prints.map((print) => JSON.stringify(print));
    expect(moved).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it("a path with backslashes is a reference with slashes", () => {
    const odd = withProblems({ file: "registry\\fonts\\a.json" });
    expect(report(odd, "sarif")).toContain('"uri": "registry/fonts/a.json"');
  });

  it("a relative file is a relative reference, percent-encoded", () => {
    expect(report(hostile(), "sarif")).toContain(
      '"uri": "registry/%C3%BC%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80.json"',
    );
  });
});

describe("junit", () => {
  const parsed = (xml: string) => {
    const problems: string[] = [];
    const onError = (level: string, message: string) => void problems.push(`${level}: ${message}`);
    const document = new DOMParser({ onError }).parseFromString(xml, "text/xml");
    expect(problems).toEqual([]);
    return document;
  };

  it("a suite for each file, passed where it has no problem, failed where it has an error", () => {
    const { file, validation } = invalid();
    const document = parsed(report(validation, "junit"));
    expect(document.documentElement?.getAttribute("tests")).toBe("8");
    expect(document.documentElement?.getAttribute("failures")).toBe("1");
    const suites = [...document.getElementsByTagName("testsuite")];
    expect(suites).toHaveLength(8);
    const failed = suites.filter((suite) => suite.getAttribute("failures") !== "0");
    expect(failed.map((suite) => suite.getAttribute("name"))).toEqual([file]);
    const failure = document.getElementsByTagName("failure")[0];
    expect(failure?.getAttribute("type")).toBe("schema/pattern");
    expect(failure?.textContent).toContain(
      `${file}:27:20  error  schema/pattern  css.h1.font-size`,
    );
  });

  it("a warning passes with a note, in the suite of its file and among the totals", () => {
    const { file, validation } = invalid();
    const [problem] = validation.problems;
    const warning = { ...problem!, severity: "warning" as const, rule: "alike-faces", line: 3 };
    const document = parsed(report({ ...validation, problems: [problem!, warning] }, "junit"));
    const countsOf = (element?: Element | null) =>
      ["tests", "failures"].map((name) => element?.getAttribute(name));
    const testsOf = (suite?: Element) => [...(suite?.getElementsByTagName("testcase") ?? [])];
    const namesOf = (elements: readonly Element[]) =>
      elements.map((element) => element.getAttribute("name") ?? "");

    expect(countsOf(document.documentElement)).toEqual(["9", "1"]);
    const suites = [...document.getElementsByTagName("testsuite")];
    const names = namesOf(suites);
    expect(names).toEqual([...names].sort());
    const suite = suites[names.indexOf(file)];
    expect(countsOf(suite)).toEqual(["2", "1"]);
    expect(namesOf(testsOf(suite))).toEqual(["schema/pattern 27:20", "alike-faces 3:20"]);
    const second = testsOf(suite)[1];
    expect(second?.getAttribute("classname")).toBe(file);
    expect(second?.getElementsByTagName("failure")).toHaveLength(0);
    expect(second?.textContent?.trim()).toBe(
      `${file}:3:20  warning  alike-faces  ${problem!.message}`,
    );
    const valid = suites.find((one) => one.getAttribute("name")?.endsWith("lato.json"));
    expect([namesOf(testsOf(valid)), countsOf(valid)]).toEqual([["valid"], ["1", "0"]]);
  });

  it("is well-formed whatever a file is named or contains, and says the same", () => {
    const document = parsed(report(hostile(), "junit"));
    const texts = [...document.getElementsByTagName("failure")].map((one) =>
      one.getAttribute("message"),
    );
    expect(texts).toContain(']]>&<a b="c\'">');
    expect(texts).toContain("a\\u{0000}\\u{001b}\\u{d800}b\\u{ffff}");
    expect(document.getElementsByTagName("failure")).toHaveLength(5);
    expect(document.getElementsByTagName("system-out")).toHaveLength(4);
  });
});

it.each<ReportFormat>(["text", "github", "json", "sarif", "junit"])(
  "%s of hostile texts has no control character but the ends of its lines",
  (format) => {
    expect(report(hostile(), format).replaceAll("\n", "")).not.toMatch(/\p{Cc}|\u202e/u);
  },
);
