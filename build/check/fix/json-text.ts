// A CommonJS package whose names Node.js does not find by itself.
import jsonc, { type Node } from "jsonc-parser";
import type { SchemaName } from "../../../schemas/index.ts";
import { keysOf } from "../problem.ts";
import { schemaPartAt } from "../schema/schema-part.ts";

/**
 * A JSON text with another value at a pointer, all other bytes as they were; the text itself where the
 * pointer leads nowhere. A new field is the last of its object, and written as the one before it.
 */
export function withValue(text: string, pointer: string, value: unknown): string {
  const root = jsonc.parseTree(text);
  const keys = keysOf(pointer);
  const node = nodeAt(root, keys);
  if (node !== undefined) return withReplaced(text, node, value);
  const key = keys.pop();
  const parent = nodeAt(root, keys);
  if (key === undefined || parent?.type !== "object") return text;
  return withAdded(text, parent, key, value);
}

/** The value at a pointer as it is written; undefined where there is none. */
export function writtenAt(text: string, pointer: string): string | undefined {
  const node = nodeAt(jsonc.parseTree(text), keysOf(pointer));
  return node && text.slice(node.offset, node.offset + node.length);
}

/** A JSON text whose objects have their fields in the order of the schema, all other bytes as they were. */
export function withKeyOrder(text: string, schema: SchemaName): string {
  const root = jsonc.parseTree(text);
  if (root === undefined) return text;
  const end = root.offset + root.length;
  const places: Places = { text, schema, value: jsonc.getNodeValue(root) };
  return text.slice(0, root.offset) + orderedText(root, places, []) + text.slice(end);
}

/** The whole text, its value, and the schema of that. */
interface Places {
  text: string;
  schema: SchemaName;
  value: unknown;
}

/** What is at a key of an object, or at an index of a list. */
interface Part {
  key: string;
  /** The member with its name, or the element. */
  node: Node;
  value: Node;
}

/** In the order of the text; none of what is neither an object nor a list. */
function partsOf({ type, children = [] }: Node): Part[] {
  if (type === "array")
    return children.map((node, index) => ({ key: String(index), node, value: node }));
  return children.flatMap((node) => {
    const [name, value] = node.children ?? [];
    return name && value ? [{ key: String(name.value), node, value }] : [];
  });
}

function nodeAt(root: Node | undefined, keys: readonly string[]): Node | undefined {
  return keys.reduce(
    (node, wanted) => node && partsOf(node).find(({ key }) => key === wanted)?.value,
    root,
  );
}

function withReplaced(text: string, node: Node, value: unknown): string {
  const { type, offset, length, children = [] } = node;
  if (type === "array" && Array.isArray(value) && value.length === children.length) {
    // From the last to the first, so that the offsets before it stay true.
    return children.reduceRight(
      (changed, child, index) => withReplaced(changed, child, value[index] as unknown),
      text,
    );
  }
  const before = text.slice(offset, offset + length);
  return text.slice(0, offset) + rewritten(before, value) + text.slice(offset + length);
}

/** A number in quotes keeps its digits: 1.50 becomes "1.50". */
function rewritten(before: string, value: unknown): string {
  const isQuoted = /^\d{1,9}\.\d{1,9}$/.test(before) && String(Number(before)) === value;
  return isQuoted ? `"${before}"` : JSON.stringify(value);
}

function withAdded(text: string, parent: Node, key: string, value: unknown): string {
  const { offset, length } = parent;
  const parts = partsOf(parent);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) {
    const object = JSON.stringify({ [key]: value });
    return text.slice(0, offset) + object + text.slice(offset + length);
  }
  const space = text.slice(offset + 1, first.node.offset);
  const name = text.slice(last.node.offset, last.value.offset);
  const colon = name.slice(name.lastIndexOf('"') + 1);
  const added = `,${space}${JSON.stringify(key)}${colon}${indented(value, space)}`;
  const end = last.node.offset + last.node.length;
  return text.slice(0, end) + added + text.slice(end);
}

/** A value below a field that is preceded by such white space. */
function indented(value: unknown, space: string): string {
  const line = space.slice(space.lastIndexOf("\n") + 1);
  if (line === space) return JSON.stringify(value);
  const lineBreak = space.includes("\r\n") ? "\r\n" : "\n";
  const unit = line.includes("\t") ? "\t" : "  ";
  return JSON.stringify(value, null, unit).replaceAll("\n", lineBreak + line);
}

function orderedText(node: Node, places: Places, path: readonly string[]): string {
  const { text } = places;
  const { offset, length } = node;
  const parts = partsOf(node);
  const texts = inSchemaOrder(parts, places, path).map(
    ({ key, node: { offset: start }, value }) =>
      text.slice(start, value.offset) + orderedText(value, places, [...path, key]),
  );
  // Each part takes the place of another one; what is between them stays.
  let result = "";
  let end = offset;
  for (const [index, part] of parts.entries()) {
    result += text.slice(end, part.node.offset) + (texts[index] ?? "");
    end = part.node.offset + part.node.length;
  }
  return result + text.slice(end, offset + length);
}

/** In the order of the text where the schema does not name every one. */
function inSchemaOrder(
  parts: readonly Part[],
  { schema, value }: Places,
  path: readonly string[],
): readonly Part[] {
  if (parts.length < 2) return parts;
  const known = Object.keys(schemaPartAt(schema, path, value)?.properties ?? {});
  if (!parts.every(({ key }) => known.includes(key))) return parts;
  return [...parts].sort((a, b) => known.indexOf(a.key) - known.indexOf(b.key));
}
