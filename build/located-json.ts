import { type AnyNode, type MemberNode, type ValueNode, parse } from "@humanwhocodes/momoa";
import { pointerOf } from "./problem.ts";

/** A place in a text, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** What a rule on the JSON itself found: where, and what is wrong. */
export interface JsonProblem extends Place {
  rule: "json/encoding" | "json/syntax" | "json/duplicate-key";
  pointer: string;
  message: string;
}

/** A JSON text with the places of its parts. */
export interface LocatedJson {
  /** undefined when the text cannot be read. */
  value: unknown;
  problems: JsonProblem[];
  /** The place of what a JSON Pointer names, or of the nearest part around it. */
  placeOf: (pointer: string, isAboutKey?: boolean) => Place;
}

const START: Place = { line: 1, column: 1 };

/**
 * Reads a JSON text more strictly than `JSON.parse`, which keeps the last of two equal keys and
 * says nothing: that, and text after the end, is an error here.
 */
export function locatedJson(bytes: Uint8Array): LocatedJson {
  const unreadable = (rule: JsonProblem["rule"], message: string, place = START): LocatedJson => ({
    value: undefined,
    problems: [{ rule, pointer: "", message, ...place }],
    placeOf: () => place,
  });

  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return unreadable("json/encoding", "is not UTF-8; save the file as UTF-8");
  }
  if (text.startsWith("\uFEFF")) {
    return unreadable("json/encoding", "starts with a byte order mark; save the file without one");
  }

  let value: unknown;
  let problems: JsonProblem[] = [];
  try {
    value = JSON.parse(text);
    if (!isWhole(value, text)) problems = duplicateKeys(parse(text).body, []);
  } catch (error) {
    const { reason, place } = fault(error, text);
    return unreadable("json/syntax", `is not JSON: ${reason}`, place);
  }
  return { value, problems, placeOf: placesIn(text) };
}

/**
 * Whether every member of a text has come into its value, told without a second look at most texts:
 * a member that is lost is lacking when the value is written again. Other ways to write the same, such
 * as an escape that is not needed, are told apart too, and looked at again.
 */
function isWhole(value: unknown, text: string): boolean {
  return JSON.stringify(value).replaceAll(WHITESPACE, "") === text.replaceAll(WHITESPACE, "");
}

const WHITESPACE = /\s+/g;

function duplicateKeys(node: ValueNode, path: (string | number)[]): JsonProblem[] {
  if (node.type === "Array") {
    return node.elements.flatMap(({ value }, index) => duplicateKeys(value, [...path, index]));
  }
  if (node.type !== "Object") return [];
  const seen = new Set<string>();
  return node.members.flatMap((member): JsonProblem[] => {
    const key = keyOf(member);
    const inner = duplicateKeys(member.value, [...path, key]);
    if (!seen.has(key)) {
      seen.add(key);
      return inner;
    }
    const message = `states ${JSON.stringify(key)} twice, so that the first is lost; remove one`;
    const place = placeOfNode(member);
    return [
      { rule: "json/duplicate-key", pointer: pointerOf([...path, key]), message, ...place },
      ...inner,
    ];
  });
}

/** Every part's place, by pointer; made when the first is asked for, since most files are valid. */
function placesIn(text: string): LocatedJson["placeOf"] {
  let places: Map<string, { key?: Place; value: Place }> | undefined;
  return (pointer, isAboutKey = false) => {
    places ??= new Map(partsOf(parse(text).body, ""));
    for (let around = pointer; ; around = around.slice(0, around.lastIndexOf("/"))) {
      const found = places.get(around);
      if (found) return (isAboutKey && around === pointer && found.key) || found.value;
      if (around === "") return START;
    }
  };
}

function partsOf(
  node: ValueNode,
  pointer: string,
  key?: Place,
): [string, { key?: Place; value: Place }][] {
  const own = { ...(key && { key }), value: placeOfNode(node) };
  if (node.type === "Array") {
    const inner = node.elements.flatMap(({ value }, index) =>
      partsOf(value, `${pointer}/${index}`),
    );
    return [[pointer, own], ...inner];
  }
  if (node.type !== "Object") return [[pointer, own]];
  const inner = node.members.flatMap((member) =>
    partsOf(member.value, pointer + pointerOf([keyOf(member)]), placeOfNode(member)),
  );
  return [[pointer, own], ...inner];
}

function keyOf({ name }: MemberNode): string {
  return name.type === "String" ? name.value : name.name;
}

function placeOfNode({ loc }: AnyNode): Place {
  return { line: loc.start.line, column: loc.start.column };
}

/** What is wrong, and where: momoa tells the place, the engine an offset in words. */
function fault(error: unknown, text: string): { reason: string; place: Place } {
  const { message, line, column } = located(error, text);
  const reason = message.replace(/ in JSON at position .*| ?\(\d+:\d+\)\.?$/, "");
  if (line !== undefined && column !== undefined) return { reason, place: { line, column } };
  const lines = text.slice(0, Number(/at position (\d+)/.exec(message)?.[1] ?? 0)).split("\n");
  return { reason, place: { line: lines.length, column: (lines.at(-1) ?? "").length + 1 } };
}

/** momoa's error, unless it finds nothing wrong: it lets line breaks into strings. */
function located(error: unknown, text: string): Error & Partial<Place> {
  try {
    parse(text);
  } catch (itsError) {
    return itsError as Error;
  }
  return error as Error;
}
