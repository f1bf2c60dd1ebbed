import { isDeepStrictEqual } from "node:util";

const made = new WeakMap<object, object>();

/**
 * What was made of an object before, where it is equal: the next build in the same process gets the same object
 * for the same content, so that it renders no page again.
 */
export function sameObject<Made extends object>(from: object, value: Made): Made {
  const before = made.get(from);
  if (isDeepStrictEqual(before, value)) return before as Made;
  made.set(from, value);
  return value;
}
