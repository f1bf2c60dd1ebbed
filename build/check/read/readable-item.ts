import type { RegistryItem } from "../../../registry/model/items.ts";
import type { ItemKind } from "../../../registry/model/sources.ts";
import { schemaErrors } from "../../../schemas/index.ts";
import { type Problem, correctionsOf, keysOf, pointerOf } from "../problem.ts";

/** Thrown where a rule reads what the schema refuses. */
export class UnreadableValue extends Error {
  override name = "UnreadableValue";
  readonly file: string;

  constructor(file: string) {
    super(`A value in ${file} cannot be read`);
    this.file = file;
  }
}

/**
 * A schema-invalid item for the rules, so that one run reports every problem. What its schema
 * refuses is corrected where there is one remedy; elsewhere to read it throws an UnreadableValue, so that a
 * rule says nothing of it.
 *
 * @param problems those of its schema
 */
export function readableItem(
  kind: ItemKind,
  file: string,
  value: unknown,
  problems: readonly Problem[],
): RegistryItem | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const item = copyOf(value) as object;
  for (const { pointer, value: correct } of correctionsOf(problems))
    withParent(item, pointer, setTo(copyOf(correct)));
  for (const { keyword, instancePath, params } of schemaErrors(kind, item)) {
    const { missingProperty, additionalProperty, propertyName } = params as Record<string, string>;
    const unknown = additionalProperty ?? propertyName;
    const key = keyword === "required" ? missingProperty : unknown;
    const pointer = key === undefined ? instancePath : instancePath + pointerOf([key]);
    withParent(item, pointer, unknown === undefined ? unreadableIn(file) : setTo(undefined));
  }
  for (const pointer of kind === "pairing" ? DERIVED : [])
    withParent(item, pointer, (parent, key) => {
      if (!Object.hasOwn(parent, key)) unreadableIn(file)(parent, key);
    });
  return item as RegistryItem;
}

/** Nothing is derived from what cannot be read. */
const DERIVED = [
  ...["h2", "h3", "h4, h5, h6", "pre code"].map((key) => pointerOf(["css", key])),
  ...["font-size", "line-height", "font-weight"].map((property) =>
    pointerOf(["css", "h4, h5, h6", property]),
  ),
  pointerOf(["css", "code, pre", "font-size"]),
];

/** What `check` finds in items of which some cannot be read as a whole: nothing where it reads such a value. */
export function unlessUnreadable<Result>(check: () => Result[]): Result[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof UnreadableValue) return [];
    throw error;
  }
}

/** Of something from JSON. */
function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

type Change = (parent: object, key: string) => void;

function setTo(value: unknown): Change {
  return (parent, key) => {
    if (value !== undefined) Reflect.set(parent, key, value);
    else if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  };
}

function unreadableIn(file: string): Change {
  return (parent, key) => {
    const get = () => {
      throw new UnreadableValue(file);
    };
    Object.defineProperty(parent, key, { get, enumerable: true, configurable: true });
  };
}

function withParent(root: object, pointer: string, change: Change): void {
  const keys = keysOf(pointer);
  const last = keys.pop();
  let parent: unknown = root;
  for (const key of keys) {
    // What is around it cannot be read either.
    const property = Object.getOwnPropertyDescriptor(parent ?? {}, key);
    parent = property?.get === undefined ? (property?.value as unknown) : undefined;
  }
  if (last !== undefined && typeof parent === "object" && parent !== null) change(parent, last);
}
