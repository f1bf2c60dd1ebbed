import fc from "fast-check";

/** How often each property is tried: few times in `npm test`, more by `PROPERTY_RUNS=20000`. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 200);

/**
 * Tries a property; a failure prints the smallest input, and the seed that finds it again.
 *
 * @param share of the runs, for one that takes long
 */
export function holds<Inputs extends [unknown, ...unknown[]]>(
  property: fc.IPropertyWithHooks<Inputs>,
  share = 1,
): void {
  fc.assert(property, { numRuns: Math.ceil(RUNS * share) });
}
