import { withEscapes } from "../../../registry/model/invisible-characters.ts";
import type { Problem } from "../problem.ts";
import type { Validation } from "../validate.ts";
import { excerptAt, linesOf } from "./excerpt.ts";
import { summary } from "./summary.ts";

/**
 * A line for each problem, which one search finds by file, severity or rule; below it the line of the
 * file with a caret under the position; then a summary.
 */
export function textReport(validation: Validation): string {
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

function problemLine({ file, line, column, severity, rule, message }: Problem): string {
  // One line a problem, whatever a file is named or contains.
  return withEscapes(`${file}:${line}:${column}  ${severity}  ${rule}  ${message}`);
}

function explanation([first]: readonly Problem[]): string[] {
  if (first === undefined) return [];
  return [`Why, and how to correct it: typography-registry validate --explain ${first.rule}`];
}
