import { LIMITS } from "../limits.ts";

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
