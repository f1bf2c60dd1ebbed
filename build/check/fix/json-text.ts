// A CommonJS package without named exports for Node.js.
import jsonc, { type JSONPath, type Node } from "jsonc-parser";
import { HEADING_KEYS } from "../../../registry/pairing/scale.ts";
import { keysOf } from "../problem.ts";

/**
 * A JSON text with another value at a pointer, all other bytes as they were; the text itself where the
 * pointer leads nowhere. A new field of `css` has the place that it has in the items of this package, any other is
 * the last of its object; the line before it is formatted with it.
 *
 * @param value undefined: what is there is removed, with the comma that it needed
 */
export function withValue(text: string, pointer: string, value: unknown): string {
  const { path, node, parent } = located(text, pointer);
  if (node === undefined && (value === undefined || parent?.type !== "object")) return text;
  if (node?.type === "array" && Array.isArray(value) && value.length === node.children?.length) {
    // Each element by itself, so that the list keeps its lines.
    return value.reduce<string>(
      (changed, element, index) => withValue(changed, `${pointer}/${index}`, element),
      text,
    );
  }
  const written = node && textOf(text, node);
  // A number in quotes keeps its digits: 1.50 becomes "1.50".
  const isQuoted = /^\d{1,9}\.\d{1,9}$/.test(written ?? "") && String(Number(written)) === value;
  const formattingOptions = {
    tabSize: 2,
    insertSpaces: !/^\t/m.test(text),
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
  const isInOneLine = !textOf(text, value === undefined ? parent : (node ?? parent)).includes("\n");
  const edits = jsonc.modify(text, path, isQuoted ? written : value, {
    ...(!isInOneLine && { formattingOptions }),
    getInsertionIndex: (names) => insertionIndex(names, String(path.at(-1))),
  });
  return jsonc.applyEdits(text, edits);
}

const PROPERTIES = ["font-family", "font-size", "line-height", "letter-spacing", "font-weight"];
/** The keys of `css` and the properties of a heading, as the items of this package have them. */
const ORDER = [...HEADING_KEYS, "body, p", "code, pre", "pre code", ...PROPERTIES];

function insertionIndex(names: readonly string[], name: string): number {
  const rank = ORDER.indexOf(name);
  const next = names.findIndex((other) => ORDER.indexOf(other) > rank);
  return rank === -1 || next === -1 ? names.length : next;
}

/** The value at a pointer as it is written; undefined where there is none. */
export function writtenAt(text: string, pointer: string): string | undefined {
  const { node } = located(text, pointer);
  return node && textOf(text, node);
}

/** What is at a pointer, and what is around that. */
function located(text: string, pointer: string): { path: JSONPath; node?: Node; parent?: Node } {
  const path: JSONPath = [];
  let node = jsonc.parseTree(text);
  let parent: Node | undefined;
  for (const key of keysOf(pointer)) {
    parent = node;
    const segment = parent?.type === "array" ? Number(key) : key;
    path.push(segment);
    node = parent && jsonc.findNodeAtLocation(parent, [segment]);
  }
  return { path, ...(node && { node }), ...(parent && { parent }) };
}

function textOf(text: string, node?: Node): string {
  return node ? text.slice(node.offset, node.offset + node.length) : "";
}
