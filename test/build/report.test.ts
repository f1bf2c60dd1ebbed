import { report } from "../../build/report.ts";
import { validateRegistry } from "../../build/validate.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";
import { temporaryRegistry } from "../fixtures/temporary.ts";

const invalid = () => {
  const registry = temporaryRegistry(["pairings/plain.json", ["css", "h1", "font-size"], "50%,:"]);
  const validation = validateRegistry(registry);
  return { file: `${registry}/pairings/plain.json`, validation };
};

it("text: file:line:column, severity, rule, what is wrong and the fix; then a count", () => {
  const { file, validation } = invalid();
  expect(report(validation, "text")).toBe(
    `${file}:27:20  error  schema/pattern  css.h1.font-size is "50%,:"; expected: A size in rem, em or px, such as 2.5rem.\n` +
      "1 problem in 1 of 8 files\n",
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
  const ofText = report(both, "text").split("\n").slice(0, 2);
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
