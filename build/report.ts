import { withEscapes } from "../registry/invisible-characters.ts";
import type { Problem } from "./problem.ts";
import type { Validation } from "./validate.ts";

/** Who reads the problems: a person, a pull request on GitHub, a program. */
export const REPORT_FORMATS = ["text", "github", "json"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** All problems of a validation, and in `text` and `github` a summary, as text that ends in a newline. */
export function report(validation: Validation, format: ReportFormat): string {
  const { problems } = validation;
  if (format === "json") return `${JSON.stringify({ problems }, null, 2)}\n`;
  const line = format === "github" ? annotation : textLine;
  return [...problems.map(line), summary(validation)].map((text) => `${text}\n`).join("");
}

function textLine({ file, line, column, severity, rule, message }: Problem): string {
  // One line a problem, whatever a file is named or contains.
  return withEscapes(`${file}:${line}:${column}  ${severity}  ${rule}  ${message}`);
}

/** @see the workflow commands of GitHub Actions, also for the escapes */
function annotation({ file, line, column, severity, rule, message }: Problem): string {
  const inMessage = (text: string) =>
    text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const inProperty = (text: string) =>
    inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const position = `file=${inProperty(file)},line=${line},col=${column},title=${inProperty(rule)}`;
  return `::${severity} ${position}::${withEscapes(inMessage(message))}`;
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
