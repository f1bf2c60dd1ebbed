import { withJsonEscapes } from "../../registry/model/invisible-characters.ts";
import { junitReport } from "./reports/junit.ts";
import { sarifReport } from "./reports/sarif.ts";
import { annotation, githubReport, problemLine, textReport } from "./reports/text.ts";
import type { Problem } from "./problem.ts";
import type { Validation } from "./validate.ts";

/** Who reads the problems: a person, a pull request on GitHub, a program, code scanning, a CI server. */
const REPORTS = {
  text: textReport,
  github: githubReport,
  json: jsonReport,
  sarif: sarifReport,
  junit: junitReport,
} as const satisfies Record<string, (validation: Validation) => string>;

export type ReportFormat = keyof typeof REPORTS;
export const REPORT_FORMATS = Object.keys(REPORTS) as ReportFormat[];

/** All problems of a validation as text that ends in a newline. */
export function report(validation: Validation, format: ReportFormat): string {
  return REPORTS[format](validation);
}

/** The problems as data. */
function jsonReport(validation: Pick<Validation, "problems">): string {
  const problems = validation.problems.map(({ correction, ...problem }) => problem);
  return withJsonEscapes(`${JSON.stringify({ problems }, null, 2)}\n`);
}

/** Formats of problems that are in no registry. */
export const PROBLEM_FORMATS = ["text", "github", "json"] as const;
export type ProblemFormat = (typeof PROBLEM_FORMATS)[number];

/** Problems of other files than those of a registry, a line each; as data for a program. */
export function problemsReport(problems: Problem[], format: ProblemFormat): string {
  if (format === "json") return jsonReport({ problems });
  const line = format === "github" ? annotation : problemLine;
  return problems.map((problem) => `${line(problem)}\n`).join("");
}
