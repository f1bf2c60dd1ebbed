import { isUtf8 } from "node:buffer";
// A CommonJS package without named exports for Node.js.
import jsonc, { type Node } from "jsonc-parser";
import { invisibleCharacterIn } from "../../../registry/model/invisible-characters.ts";
import {
  type Location,
  MAX_PROBLEMS,
  displayPath,
  displayValue,
  keysOf,
  pointerOf,
} from "../problem.ts";
import { STRICT_JSON, syntaxError } from "./json-syntax-error.ts";

/** What a rule on the JSON itself found. */
export interface JsonProblem extends Location {
  rule:
    | "json/encoding"
    | "json/syntax"
    | "json/depth"
    | "json/duplicate-key"
    | "json/invisible-character"
    | "json/more";
  pointer: string;
  message: string;
}

/** A JSON text with the locations of its parts. */
export interface LocatedJson {
  /** undefined when the text cannot be read. */
  value: unknown;
  problems: JsonProblem[];
  /** The location of what a JSON Pointer names, or of the nearest part around it. */
  locationOf: (pointer: string, isAboutKey?: boolean) => Location;
}

/** The deepest item has five levels; recursion over some thousands would overflow the stack. */
export const MAX_DEPTH = 64;

const START: Location = { line: 1, column: 1 };

/**
 * Reads a JSON text more strictly than `JSON.parse`, which silently takes the last of
 * two duplicate keys: duplicate keys, a byte order mark, invisible characters and more than MAX_DEPTH
 * levels are problems here.
 */
export function locatedJson(bytes: Buffer): LocatedJson {
  if (!isUtf8(bytes)) {
    return unreadable("json/encoding", "The file is not UTF-8. Save it as UTF-8.");
  }
  const text = bytes.toString("utf8");
  if (text.startsWith("\uFEFF")) {
    const message = "The file starts with a byte order mark. Save it as UTF-8 without one.";
    return unreadable("json/encoding", message);
  }
  const { members, tooDeepAt } = outlineOf(text);
  if (tooDeepAt !== undefined) {
    const message = `The JSON is nested more than ${MAX_DEPTH} levels deep. Remove the inner levels.`;
    return unreadable("json/depth", message, locationAt(text, tooDeepAt));
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { reason, offset } = syntaxError(text, error as Error);
    return unreadable("json/syntax", `Invalid JSON: ${reason}`, locationAt(text, offset));
  }
  const locationOf = locationsIn(bytes);
  const problems = [
    ...(members === memberCount(value) ? [] : duplicateKeys(text)),
    ...invisibleCharacters(value, locationOf),
  ];
  return { value, problems, locationOf };
}

/** The value of a text that `locatedJson` has accepted before. */
export function acceptedJson(bytes: Buffer): LocatedJson {
  return {
    value: JSON.parse(bytes.toString("utf8")),
    problems: [],
    locationOf: locationsIn(bytes),
  };
}

function unreadable(rule: JsonProblem["rule"], message: string, location = START): LocatedJson {
  const problems = [{ rule, pointer: "", message, ...location }];
  return { value: undefined, problems, locationOf: () => location };
}

/** Strings, also one that does not end, and what opens, closes or names a member. */
const TOKENS = /"(?:[^"\\]|\\.)*"?|[[\]{}:]/gs;

/**
 * How many object members a JSON text has, and the offset at which it gets too deep. Most files are valid, and
 * a parser that keeps locations takes ten times as long.
 */
function outlineOf(text: string): { members: number; tooDeepAt?: number } {
  let members = 0;
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === ":") members += 1;
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    if (depth > MAX_DEPTH) return { members, tooDeepAt: index };
  }
  return { members };
}

/** How many members the objects of a value have; fewer than its text where keys are duplicate. */
function memberCount(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner: unknown[] = Object.values(value);
  let count = Array.isArray(value) ? 0 : inner.length;
  for (const part of inner) count += memberCount(part);
  return count;
}

function duplicateKeys(text: string): JsonProblem[] {
  const problems: JsonProblem[] = [];
  const keysOfOpenObjects: Set<string>[] = [];
  let count = 0;
  jsonc.visit(text, {
    onObjectBegin: () => void keysOfOpenObjects.push(new Set()),
    onObjectEnd: () => void keysOfOpenObjects.pop(),
    onObjectProperty: (key, _offset, _length, line, column, pathAround) => {
      const keys = keysOfOpenObjects.at(-1);
      const isDuplicate = keys?.has(key);
      keys?.add(key);
      if (!isDuplicate || (count += 1) > MAX_PROBLEMS) return;
      problems.push({
        rule: "json/duplicate-key",
        pointer: pointerOf([...pathAround(), key]),
        message: `Duplicate key ${displayValue(key)}: the first value would be lost. Remove one of the two.`,
        line: line + 1,
        column: column + 1,
      });
    },
  });
  return [...problems, ...unlisted(count, "duplicate keys")];
}

/** In keys and strings, from the start of the value down. */
function invisibleCharacters(value: unknown, locationOf: LocatedJson["locationOf"]): JsonProblem[] {
  const problems: JsonProblem[] = [];
  let count = 0;
  const look = (text: string, path: readonly (string | number)[], isAboutKey: boolean) => {
    const character = invisibleCharacterIn(text);
    if (character === undefined || (count += 1) > MAX_PROBLEMS) return;
    const pointer = pointerOf(path);
    const what = isAboutKey ? "has a name that contains" : "contains";
    const message = `${displayPath(pointer) || "The text"} ${what} ${character}, an invisible character. Remove it.`;
    const location = locationOf(pointer, isAboutKey);
    problems.push({ rule: "json/invisible-character", pointer, message, ...location });
  };
  const visit = (part: unknown, path: (string | number)[]): void => {
    if (typeof part === "string") look(part, path, false);
    if (typeof part !== "object" || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      path.push(key);
      if (!Array.isArray(part)) look(key, path, true);
      visit(inner, path);
      path.pop();
    }
  };
  visit(value, []);
  return [...problems, ...unlisted(count, "texts with invisible characters")];
}

function unlisted(count: number, what: string): JsonProblem[] {
  if (count <= MAX_PROBLEMS) return [];
  const message = `The file has ${count - MAX_PROBLEMS} more ${what}, which are not listed.`;
  return [{ rule: "json/more", pointer: "", message, ...START }];
}

/** Cached for one file at a time: the tree of a megabyte takes sixty, and locations are looked up file by file. */
let latest: { bytes: Buffer; text: string; root: Node | undefined } | undefined;

function treeOf(bytes: Buffer) {
  if (latest?.bytes !== bytes) {
    const text = bytes.toString("utf8");
    latest = { bytes, text, root: jsonc.parseTree(text, [], STRICT_JSON) };
  }
  return latest;
}

/** Parses the text when a location is looked up for the first time: most files are valid. */
function locationsIn(bytes: Buffer): LocatedJson["locationOf"] {
  return (pointer, isAboutKey = false) => {
    const { text, root } = treeOf(bytes);
    const keys = keysOf(pointer);
    let node = root;
    for (const [depth, key] of keys.entries()) {
      const inner =
        node && jsonc.findNodeAtLocation(node, [node.type === "array" ? Number(key) : key]);
      if (inner === undefined) break;
      // Around a value there is its member, which begins with the key.
      node = isAboutKey && depth === keys.length - 1 ? (inner.parent ?? inner) : inner;
    }
    return locationAt(text, node?.offset ?? 0);
  };
}

function locationAt(text: string, offset: number): Location {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
