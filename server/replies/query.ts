import { LIMITS } from "../limits.ts";

/** The query of a request target, without the question mark; empty also for a bare one. */
export function queryOf(target: string): string {
  const mark = target.indexOf("?");
  return mark === -1 ? "" : target.slice(mark + 1);
}

/** Why a query has too many parameters, as a sentence without its full stop; none where it has not. */
export function problemsOfCount({ size }: URLSearchParams): string[] {
  const { parameters } = LIMITS;
  if (size <= parameters) return [];
  return [`The query has ${size} parameters; at most ${parameters} are allowed`];
}

/** Whether an item may have a name; no other one is looked up. */
export function isItemName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(name);
}
