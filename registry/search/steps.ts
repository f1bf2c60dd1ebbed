/** Work in many short steps, between which a server can answer others. */
export type Steps<Result> = Generator<undefined, Result>;

/** How long steps may run without a pause. */
const SLICE_MILLISECONDS = 5;

export function runToEnd<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MILLISECONDS;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
    // Every host has it, unlike `setImmediate`.
    await new Promise((resume) => setTimeout(resume));
  }
}
