import { byCodePoints } from "../../registry/model/items.ts";

/** A registry with an error is not published; with warnings alone it is. */
export type Severity = "error" | "warning";

/** What a rule found in a file of the registry. */
export interface Finding {
  /** The file as the caller named its folder: `registry/pairings/swiss.json`. */
  file: string;
  /** The position in the file as a JSON Pointer (RFC 6901); empty for the whole. */
  pointer: string;
  /** The key at the pointer is wrong, not its value. */
  isAboutKey?: true;
  /** What is wrong, and how to fix it. */
  message: string;
  /** What `validate --fix` writes, where there is only one remedy. */
  correction?: Correction | readonly Correction[];
}

/** A value to write at a position of the file, where there may be another one or none. */
export interface Correction {
  /** A JSON Pointer. */
  pointer: string;
  /** undefined: what is there is removed. */
  value: unknown;
}

/** How a message ends that words one remedy: `; write "0.92em"`, `; remove it`. */
const ONLY_REMEDY = /; (?:write ("[^"\\]*")|remove it)$/;

/** More problems of one file are counted, not listed. */
export const MAX_PROBLEMS = 100;

/** A line and a column, both counted from 1. */
export interface Location {
  line: number;
  column: number;
}

/** One thing that is wrong in a file of the registry: the same fields in every report. */
export interface Problem extends Location {
  file: string;
  severity: Severity;
  /** The rule's name, such as `font-weights` or `schema/pattern`. */
  rule: string;
  pointer: string;
  message: string;
  /** In no report. */
  correction?: Correction | readonly Correction[];
}

/**
 * A finding whose message begins with the path of the value. Its correction is the remedy that the message
 * ends with, where it words one alone.
 *
 * @param path      keys and indices, from the root of the item down
 * @param predicate the rest of the sentence: `is "x"; write "y"`
 */
export function finding(
  { file }: { file: string },
  path: readonly (string | number)[],
  predicate: string,
): Finding {
  const pointer = pointerOf(path);
  const message = `${displayPath(pointer)} ${predicate}`;
  const remedy = ONLY_REMEDY.exec(predicate);
  if (remedy === null) return { file, pointer, message };
  const value: unknown = remedy[1] === undefined ? undefined : JSON.parse(remedy[1]);
  return { file, pointer, message, correction: { pointer, value } };
}

/** A finding with a single remedy: another value at its pointer, or at one above it. */
export function correctable(found: Finding, value: unknown, pointer = found.pointer): Finding {
  return { ...found, correction: { pointer, value } };
}

/** What the problems say that is to be written. */
export function correctionsOf(problems: readonly Pick<Problem, "correction">[]): Correction[] {
  return problems.flatMap(({ correction = [] }) => correction);
}

/** By file, then from top to bottom. */
export function inReadingOrder(a: Problem, b: Problem): number {
  return (
    byCodePoints(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    byCodePoints(a.rule, b.rule) ||
    byCodePoints(a.message, b.message)
  );
}

/** A longer key is cut in a pointer, which then leads to what is around it: each problem has a pointer. */
const MAX_KEY_LENGTH = 1000;

/** `["css", "h4, h5, h6"]` -> `/css/h4, h5, h6` */
export function pointerOf(path: readonly (string | number)[]): string {
  return path
    .map((key) => String(key).slice(0, MAX_KEY_LENGTH))
    .map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** The keys of a JSON Pointer, from the root down. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value that a JSON Pointer names; it has to be there. */
export function valueAt(root: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce((value, key) => (value as Record<string, unknown>)[key], root);
}

/** A value as JSON, cut off where it is long. */
export function displayValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/**
 * A JSON Pointer as JavaScript writes a path: `/registryDependencies/2` -> `registryDependencies[2]`; long
 * keys are cut off.
 */
export function displayPath(pointer: string): string {
  return keysOf(pointer).reduce((path, key) => {
    if (key.length < 10 && /^\d+$/.test(key)) return `${path}[${key}]`;
    if (key.length > 80 || !/^[\w$-]+$/.test(key)) return `${path}[${displayValue(key)}]`;
    return path === "" ? key : `${path}.${key}`;
  }, "");
}
