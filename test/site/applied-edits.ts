import type { Edit } from "../../build/site/pairing/install/undo-steps.ts";

/** A file after somebody has made these edits by hand. @throws where a line to remove is not there */
export function withEditsApplied(content: string, edits: readonly Edit[]): string {
  const lines = content.split("\n");
  // From the end, so that the numbers of the lines before stay right.
  for (const { line, remove, restore, restoresLastNewline } of [...edits].reverse()) {
    const removed = lines.splice(line - 1, remove.length, ...restore);
    if (removed.join("\n") !== remove.join("\n"))
      throw new Error(`line ${line} is not as stated: ${removed.join("\n")}`);
    if (restoresLastNewline) lines.push("");
  }
  return lines.join("\n");
}
