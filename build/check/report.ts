import { withJsonEscapes } from "../../registry/model/invisible-characters.ts";
import { githubReport, textReport } from "./reports/text.ts";
import type { Validation } from "./validate.ts";

/** Who reads the problems: a person, a pull request on GitHub, a program. */
const REPORTS = {
  text: textReport,
  github: githubReport,
  json: jsonReport,
} as const satisfies Record<string, (validation: Validation) => string>;

export type ReportFormat = keyof typeof REPORTS;
export const REPORT_FORMATS = Object.keys(REPORTS) as ReportFormat[];

/** All problems of a validation as text that ends in a newline. */
export function report(validation: Validation, format: ReportFormat): string {
  return REPORTS[format](validation);
}

/** The problems as data. */
function jsonReport(validation: Validation): string {
  const problems = validation.problems.map(({ correction, ...problem }) => problem);
  return withJsonEscapes(`${JSON.stringify({ problems }, null, 2)}\n`);
}
