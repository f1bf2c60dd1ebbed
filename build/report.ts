import type { LocatedProblem } from "./problem.ts";
import type { Validation } from "./validate.ts";

/** How problems are told: to a person, to a pull request on GitHub, to a program. */
export const REPORT_FORMATS = ["text", "github", "json"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** All problems of a validation and one line of summary, as text that ends in a newline. */
export function report(validation: Validation, format: ReportFormat): string {
  const { problems } = validation;
  if (format === "json") return `${JSON.stringify({ problems }, null, 2)}\n`;
  const line = format === "github" ? annotation : textLine;
  return [...problems.map(line), summary(validation)].map((text) => `${text}\n`).join("");
}

function textLine({ file, line, column, rule, message, severity }: LocatedProblem): string {
  return `${file}:${line}:${column}  ${severity === "warning" ? "warning  " : ""}${rule}  ${message}`;
}

/** @see the workflow commands of GitHub Actions, for the escapes too */
function annotation({
  file,
  line,
  column,
  rule,
  message,
  severity = "error",
}: LocatedProblem): string {
  const inMessage = (text: string) =>
    text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const inProperty = (text: string) =>
    inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const place = `file=${inProperty(file)},line=${line},col=${column},title=${inProperty(rule)}`;
  return `::${severity} ${place}::${inMessage(message)}`;
}

function summary({ problems, catalog: { pairings, fonts }, fileCount }: Validation): string {
  if (problems.length === 0) {
    return `${counted(pairings.size, "pairing")} and ${counted(fonts.size, "font")} are valid`;
  }
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, "problem")} in ${files} of ${counted(fileCount, "file")}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
