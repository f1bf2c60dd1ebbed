import { withJsonEscapes } from "../../../registry/model/invisible-characters.ts";
import type { Validation } from "../validate.ts";

/** The problems as data. */
export function jsonReport(validation: Validation): string {
  const problems = validation.problems.map(({ correction, ...problem }) => problem);
  return withJsonEscapes(`${JSON.stringify({ problems }, null, 2)}\n`);
}
