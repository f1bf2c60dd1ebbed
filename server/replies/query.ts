import { LIMITS } from "../limits.ts";

/** The query of a request target, without the question mark; empty also for a bare one. */
export function queryOf(target: string): string {
  const mark = target.indexOf("?");
  return mark === -1 ? "" : target.slice(mark + 1);
}

/** The parameters of a query, or why there are none, as a sentence without its full stop. */
export type Parameters =
  { parameters: URLSearchParams; problem?: never } | { parameters?: never; problem: string };

/** Reads a query of no more parameters than the bound. */
export function parametersOf(query: string): Parameters {
  const parameters = new URLSearchParams(query);
  if (parameters.size <= LIMITS.parameters) return { parameters };
  return {
    problem: `The query has ${parameters.size} parameters; at most ${LIMITS.parameters} are allowed`,
  };
}

/** Whether an item may have a name; no other one is looked up. */
export function isItemName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(name);
}
