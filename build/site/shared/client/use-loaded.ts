import { useEffect, useState } from "preact/hooks";

/**
 * What has been loaded; undefined until then, and where it cannot be. For other inputs it is loaded again, and
 * until then what was there stays.
 *
 * @param load undefined where nothing is to be loaded
 */
export function useLoaded<Value>(
  load: () => Promise<Value> | undefined,
  inputs: readonly unknown[],
): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isLatest = true;
    load()?.then(
      (loaded) => {
        if (isLatest) setValue(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, inputs);
  return value;
}
