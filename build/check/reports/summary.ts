import { counted } from "../../commands/counted.ts";
import type { Validation } from "../validate.ts";

/** How many problems there are, or how many items are valid. */
export function summary({ problems, catalog: { pairings, fonts } }: Validation): string {
  if (problems.length === 0) {
    return `${counted(pairings.size, "pairing")} and ${counted(fonts.size, "font")} are valid`;
  }
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, "problem")} in ${counted(files, "file")}`;
}
