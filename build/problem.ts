import { byCodePoints } from "../registry/items.ts";

/** An error keeps a registry from being published; a warning asks for a second look. */
export type Severity = "error" | "warning";

/** One thing that is wrong in a file of the registry. */
export interface Problem {
  /** The rule's identifier, such as `font-weights` or `schema/pattern`. */
  rule: string;
  /** The file as the caller named its folder: `registry/pairings/swiss.json`. */
  file: string;
  /** The place in the file as a JSON Pointer (RFC 6901); empty for the whole. */
  pointer: string;
  /** The key at the pointer is wrong, not its value. */
  isAboutKey?: true;
  /** What is wrong, and the remedy. */
  message: string;
  /** An error unless told. */
  severity?: Severity;
}

/** A problem with its place on the screen of an editor, both counted from 1. */
export interface LocatedProblem extends Problem {
  line: number;
  column: number;
}

/** By file, then from top to bottom. */
export function inReadingOrder(a: LocatedProblem, b: LocatedProblem): number {
  return (
    byCodePoints(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    byCodePoints(a.rule, b.rule) ||
    byCodePoints(a.message, b.message)
  );
}

/** `["css", "h4, h5, h6"]` -> `/css/h4, h5, h6` */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The keys of a JSON Pointer, from the root down. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A JSON Pointer as a person writes it: `/registryDependencies/2` -> `registryDependencies[2]`. */
export function spokenPath(pointer: string): string {
  return keysOf(pointer).reduce((path, key) => {
    if (/^\d+$/.test(key)) return `${path}[${key}]`;
    if (!/^[\w$-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
    return path === "" ? key : `${path}.${key}`;
  }, "");
}
