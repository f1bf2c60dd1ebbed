import { withEscapes, withJsonEscapes } from "../../../registry/model/invisible-characters.ts";
import { counted } from "../../../registry/search/words.ts";
import type { Problem } from "../problem.ts";
import type { Validation } from "../validate.ts";
import { excerptAt, linesOf } from "./excerpt.ts";

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

/**
 * A line for each problem, which one search finds by file, severity or rule; below it the line of the
 * file with a caret under the position; then a summary.
 */
function textReport(validation: Validation): string {
  const { problems, contents } = validation;
  const linesByFile = new Map<string, readonly string[]>();
  const reported = problems.flatMap((problem) => {
    const bytes = contents.get(problem.file);
    if (bytes === undefined) return [problemLine(problem)];
    const lines = linesByFile.get(problem.file) ?? linesOf(bytes);
    linesByFile.set(problem.file, lines);
    return [problemLine(problem), ...excerptAt(lines, problem)];
  });
  return [...reported, summary(validation), ...explanation(problems)]
    .map((line) => `${line}\n`)
    .join("");
}

/** `file:line:column  severity  rule  message` */
function problemLine({ file, line, column, severity, rule, message }: Problem): string {
  // One line a problem, whatever a file is named or contains.
  return withEscapes(`${file}:${line}:${column}  ${severity}  ${rule}  ${message}`);
}

function explanation([first]: readonly Problem[]): string[] {
  if (first === undefined) return [];
  return [`Why, and how to correct it: typography-registry validate --explain ${first.rule}`];
}

/** An annotation of a pull request for each problem, then a summary. */
function githubReport(validation: Validation): string {
  const lines = [...validation.problems.map(annotation), summary(validation)];
  return lines.map((line) => `${line}\n`).join("");
}

/** @see the workflow commands of GitHub Actions, also for the escapes */
function annotation({ file, line, column, severity, rule, message }: Problem): string {
  const inMessage = (text: string) =>
    text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const inProperty = (text: string) =>
    withEscapes(inMessage(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const position = `file=${inProperty(file)},line=${line},col=${column},title=${inProperty(rule)}`;
  return `::${severity} ${position}::${withEscapes(inMessage(message))}`;
}

/** How many problems there are, or how many items are valid. */
function summary({ problems, catalog: { pairings, fonts } }: Validation): string {
  if (problems.length === 0) {
    return `${counted(pairings.size, "pairing")} and ${counted(fonts.size, "font")} are valid`;
  }
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, "problem")} in ${counted(files, "file")}`;
}
