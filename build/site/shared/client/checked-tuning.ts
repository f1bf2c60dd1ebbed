import { type Tuning, UNTUNED, tuningOf } from "../tuning/tuning.ts";
import { overrideParameters } from "./tune-address.ts";

/** The tuning that parameters state, or what is wrong with them: the server's messages, as sentences. */
export interface CheckedTuning {
  tuning: Tuning;
  problem?: string;
}

/** By the server's own code. */
export async function checkedTuning(parameters: URLSearchParams): Promise<CheckedTuning> {
  const { parseOverrideParameters } = await import("./tune-check.ts");
  const { overrides, problems } = parseOverrideParameters(parameters);
  return problems
    ? { tuning: UNTUNED, problem: `${problems.join(". ")}.` }
    : { tuning: tuningOf(overrides) };
}

/** The tuning of the page's address. */
export async function addressedTuning(): Promise<CheckedTuning> {
  const parameters = overrideParameters();
  return parameters.size === 0 ? { tuning: UNTUNED } : checkedTuning(parameters);
}
