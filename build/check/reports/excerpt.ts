import stringWidth from "string-width";
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
    `  ${margin} | ${" ".repeat(stringWidth(before))}^`,
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
