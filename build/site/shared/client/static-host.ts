import { useEffect, useState } from "preact/hooks";
import { hostHasOverrides } from "./published.ts";

/**
 * Whether the host answers queries with published files.
 *
 * @param pairing to ask for, without `pairing-`; while undefined, nothing is asked and the answer is no
 */
export function useStaticHost(pairing: string | undefined): boolean {
  const [isStatic, setStatic] = useState(false);
  useEffect(() => {
    if (pairing !== undefined)
      void hostHasOverrides(pairing).then((has) => {
        setStatic(!has);
      });
  }, [pairing]);
  return pairing !== undefined && isStatic;
}
