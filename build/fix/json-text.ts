// A CommonJS package whose names Node.js does not find by itself.
import jsonc, { type Node } from "jsonc-parser";
import type { SchemaName } from "../../schemas/index.ts";
import { keysOf } from "../problem.ts";
import { schemaPartAt } from "../schema-part.ts";

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

function nodeAt(root: Node | undefined, keys: readonly string[]): Node | undefined {
  return keys.reduce<Node | undefined>((node, key) => {
    if (node?.type === "array") return node.children?.[Number(key)];
    return node?.children?.find((member) => member.children?.[0]?.value === key)?.children?.[1];
  }, root);
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
  const { offset, length, children = [] } = parent;
  const [first, last] = [children[0], children.at(-1)];
  const [name, content] = last?.children ?? [];
  if (!first || !last || !name || !content) {
    const object = JSON.stringify({ [key]: value });
    return text.slice(0, offset) + object + text.slice(offset + length);
  }
  const space = text.slice(offset + 1, first.offset);
  const colon = text.slice(name.offset + name.length, content.offset);
  const added = `,${space}${JSON.stringify(key)}${colon}${indented(value, space)}`;
  const end = last.offset + last.length;
  return text.slice(0, end) + added + text.slice(end);
}

/** A value below a field that is preceded by such white space. */
function indented(value: unknown, space: string): string {
  const line = space.slice(space.lastIndexOf("\n") + 1);
  if (line === space) return JSON.stringify(value);
  const lineBreak = space.slice(0, space.length - line.length);
  const unit = line.startsWith("\t") ? "\t" : "  ";
  return JSON.stringify(value, null, unit).replaceAll("\n", lineBreak.replace(/^\n+/, "\n") + line);
}

function orderedText(
  { type, offset, length, children = [] }: Node,
  places: Places,
  path: readonly string[],
): string {
  const { text } = places;
  if (children.length === 0) return text.slice(offset, offset + length);
  const parts = children.map((child, index) => {
    const [name, value] = child.children ?? [];
    if (type === "array") return orderedText(child, places, [...path, String(index)]);
    if (!name || !value) return text.slice(child.offset, child.offset + child.length);
    const inner = orderedText(value, places, [...path, String(name.value)]);
    return text.slice(child.offset, value.offset) + inner;
  });
  const order = type === "array" ? children : inSchemaOrder(children, places, path);
  // Each part takes the place of another one; what is between them stays.
  let result = "";
  let end = offset;
  for (const [index, child] of children.entries()) {
    const moved = order[index] ?? child;
    result += text.slice(end, child.offset) + (parts[children.indexOf(moved)] ?? "");
    end = child.offset + child.length;
  }
  return result + text.slice(end, offset + length);
}

/** Members of an object; in the order of the text where the schema does not name every one. */
function inSchemaOrder(
  members: readonly Node[],
  { schema, value }: Places,
  path: readonly string[],
): readonly Node[] {
  const known = Object.keys(schemaPartAt(schema, path, value)?.properties ?? {});
  const places = new Map(
    members.map((member) => [member, known.indexOf(String(member.children?.[0]?.value))]),
  );
  if ([...places.values()].includes(-1)) return members;
  return [...members].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
