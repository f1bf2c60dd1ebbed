import { withEscapes } from "../../../registry/model/invisible-characters.ts";
import type { Problem } from "../problem.ts";
import type { Validation } from "../validate.ts";
import { summary } from "./summary.ts";

/** An annotation of a pull request for each problem, then a summary. */
export function githubReport(validation: Validation): string {
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
