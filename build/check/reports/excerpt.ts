import { withEscapes } from "../../../registry/model/invisible-characters.ts";
import type { Location } from "../problem.ts";

/** Characters of a line that are shown before and after a position. */
const BEFORE = 50;
const AFTER = 50;

/** The lines of a file, as locations count them. */
export function linesOf(bytes: Buffer): string[] {
  return bytes.toString("utf8").split("\n");
}

/** Two lines: what the file has at a location, at most some hundred characters, and a caret below it. */
export function excerptAt(lines: readonly string[], { line, column }: Location): string[] {
  const text = lines[line - 1]?.replace(/\r$/, "");
  if (text === undefined || text === "") return [];
  const position = boundaryNear(text, column - 1);
  const start = boundaryNear(text, position - BEFORE);
  const end = boundaryNear(text, position + AFTER);
  const isCut = text.slice(0, start).trim() !== "";
  const before = `${isCut ? "…" : ""}${shown(text.slice(start, position))}`;
  const after = `${shown(text.slice(position, end))}${end < text.length ? "…" : ""}`;
  const number = String(line);
  const margin = " ".repeat(number.length);
  return [
    `  ${number} | ${withEscapes(before + after)}`,
    `  ${margin} | ${" ".repeat(columnsOf(before))}^`,
  ];
}

/** An offset within a text, never between the halves of a surrogate pair. */
function boundaryNear(text: string, offset: number): number {
  const within = Math.max(0, Math.min(offset, text.length));
  return /[\udc00-\udfff]/.test(text.charAt(within)) ? within - 1 : within;
}

/** A tab as two spaces, so that the caret is below its character whatever the width of tabs. */
function shown(text: string): string {
  return withEscapes(text.replaceAll("\t", "  "));
}

/** East Asian wide characters and emoji. @see Unicode Standard Annex 11 */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** How many columns of a terminal a text takes. */
function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (!/\p{M}/u.test(character)) columns += WIDE.test(character) ? 2 : 1;
  }
  return columns;
}
