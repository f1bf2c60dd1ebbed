import { hostHasOverrides } from "./published.ts";
import { useLoaded } from "./use-loaded.ts";

/**
 * Whether the host answers queries with published files.
 *
 * @param pairing to ask for, without `pairing-`; while undefined, nothing is asked and the answer is no
 */
export function useStaticHost(pairing: string | undefined): boolean {
  const hasOverrides = useLoaded(
    () => (pairing === undefined ? undefined : hostHasOverrides(pairing)),
    [pairing],
  );
  return pairing !== undefined && hasOverrides === false;
}
