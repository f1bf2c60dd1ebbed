import { DOMParser } from "@xmldom/xmldom";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { type ReportFormat, report } from "../../build/report.ts";
import { excerptAt, linesOf } from "../../build/reports/excerpt.ts";
import { validateRegistry } from "../../build/validate.ts";
import { FIXTURE_REGISTRY, readJson } from "../fixtures/read.ts";
import { temporaryRegistry } from "../fixtures/temporary.ts";

const invalid = () => {
  const registry = temporaryRegistry(["pairings/plain.json", ["css", "h1", "font-size"], "50%,:"]);
  const validation = validateRegistry(registry);
  return { file: `${registry}/pairings/plain.json`, validation };
};

it("text: file:line:column, severity, rule, what is wrong and the fix; the line with a caret; a count", () => {
  const { file, validation } = invalid();
  expect(report(validation, "text")).toBe(
    `${file}:27:20  error  schema/pattern  css.h1.font-size is "50%,:"; expected: A size in rem, em or px, such as 2.5rem.\n` +
      '  27 |       "font-size": "50%,:",\n' +
      "     |                    ^\n" +
      "1 problem in 1 of 8 files\n" +
      "Why, and how to correct it: typography-registry validate --explain schema/pattern\n",
  );
});

it("text of a valid registry: how many items", () => {
  expect(report(validateRegistry(FIXTURE_REGISTRY), "text")).toBe(
    "3 pairings and 5 fonts are valid\n",
  );
});

it("github: one annotation a problem, with percent signs escaped", () => {
  const { file, validation } = invalid();
  expect(report(validation, "github").split("\n")[0]).toBe(
    `::error file=${file},line=27,col=20,title=schema/pattern::css.h1.font-size is "50%25,:"; expected: A size in rem, em or px, such as 2.5rem.`,
  );
});

it("github: a file name cannot end its property", () => {
  const { validation } = invalid();
  const [problem] = validation.problems;
  const odd = { ...validation, problems: [{ ...problem!, file: "a:b,c%", message: "d\ne" }] };
  expect(report(odd, "github")).toMatch(/^::error file=a%3Ab%2Cc%25,line=27,.*::d%0Ae\n/);
});

it("json: the problems as data", () => {
  const { file, validation } = invalid();
  expect(JSON.parse(report(validation, "json"))).toEqual({
    problems: [
      expect.objectContaining({
        rule: "schema/pattern",
        file,
        pointer: "/css/h1/font-size",
        line: 27,
        column: 20,
      }),
    ],
  });
});

it("text, github and json state the same fields of every problem, the severity always", () => {
  const { validation } = invalid();
  const [problem] = validation.problems;
  const warning = { ...problem!, severity: "warning" as const, rule: "alike-faces" };
  const both = { ...validation, problems: [problem!, warning] };

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
  const { validation } = invalid();
  const [problem] = validation.problems;
  const odd = {
    ...validation,
    problems: [{ ...problem!, file: "a\nb", message: "\u001b[31mred\u202e" }],
  };
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
  const { validation } = invalid();
  const [problem] = validation.problems;
  const texts = [']]>&<a b="c\'">', "a\u0000\u001b\ud800b\uffff", "\nd\r\n%", "ü 日本 😀"];
  const problems = texts.flatMap((text) => [
    { ...problem!, message: text, file: `registry/${text}.json`, pointer: `/${text}` },
    { ...problem!, message: text, severity: "warning" as const, rule: `schema/${text}` },
  ]);
  return { ...validation, problems: [...validation.problems, ...problems] };
};

describe("sarif", () => {
  // Version 4 of the schema language differs from 7 in the name of its identifier.
  const { id, $schema, ...schema } = readJson(
    new URL("../fixtures/sarif-2.1.0-rtm.5.json", import.meta.url).pathname,
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

  it("a relative file is a relative reference, percent-encoded", () => {
    const uris = JSON.parse(report(hostile(), "sarif")).runs[0].results.map(
      ({
        locations: [first],
      }: {
        locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
      }) => first?.physicalLocation.artifactLocation.uri,
    );
    expect(uris).toContain("registry/%C3%BC%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80.json");
  });

  it("a result keeps its fingerprint where lines above it are added", () => {
    const { validation } = invalid();
    const [problem] = validation.problems;
    const moved = { ...validation, problems: [{ ...problem!, line: 99 }] };
    const fingerprint = (of: typeof validation) =>
      JSON.parse(report(of, "sarif")).runs[0].results[0].partialFingerprints;
    expect(fingerprint(moved)).toEqual(fingerprint(validation));
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
