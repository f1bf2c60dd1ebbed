import { withEscapes } from "../../../registry/model/invisible-characters.ts";
import { byCodePoints } from "../../../registry/model/items.ts";
import type { Problem } from "../problem.ts";
import type { Validation } from "../validate.ts";

/**
 * A suite for each file of the registry's own: one passed test where it has no problem, else one for
 * each problem, failed by an error and passed with a note by a warning.
 */
export function junitReport({ problems, contents }: Validation): string {
  const byFile = new Map<string, Problem[]>();
  for (const file of contents.keys()) byFile.set(file, []);
  for (const problem of problems) {
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  }
  const suites = [...byFile].sort(([a], [b]) => byCodePoints(a, b)).flatMap(suite);
  const tests = [...byFile.values()].reduce((count, of) => count + Math.max(1, of.length), 0);
  const totals = `name="typography-registry" tests="${tests}" failures="${errorsIn(problems)}"`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites ${totals}>`]
    .concat(suites, "</testsuites>")
    .map((line) => `${line}\n`)
    .join("");
}

function suite([file, problems]: [string, Problem[]]): string[] {
  const count = `tests="${Math.max(1, problems.length)}" failures="${errorsIn(problems)}"`;
  const cases =
    problems.length === 0
      ? [`    <testcase name="valid" classname="${escaped(file)}"/>`]
      : problems.flatMap(testCase);
  return [`  <testsuite name="${escaped(file)}" ${count}>`, ...cases, "  </testsuite>"];
}

function testCase({ file, line, column, severity, rule, message }: Problem): string[] {
  const text = escaped(`${file}:${line}:${column}  ${severity}  ${rule}  ${message}`);
  const result =
    severity === "error"
      ? `<failure type="${escaped(rule)}" message="${escaped(message)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  const name = `${escaped(rule)} ${line}:${column}`;
  return [
    `    <testcase name="${name}" classname="${escaped(file)}">`,
    `      ${result}`,
    "    </testcase>",
  ];
}

function errorsIn(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === "error").length;
}

/** XML 1.0 has no control characters, not even as references. */
function escaped(text: string): string {
  return withEscapes(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
