import type { Validation } from "../validate.ts";

/** The problems as data. */
export function jsonReport({ problems }: Validation): string {
  return `${JSON.stringify({ problems }, null, 2)}\n`;
}
