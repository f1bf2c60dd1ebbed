import { link } from "./base-path.ts";
import { fetchFile, loadOnceEach } from "./load-once.ts";

/** A published file as text, by its path below the site's root, requested once. @throws when it is not there */
export const published = loadOnceEach(async (path: string) => (await fetchFile(link(path))).text());

/** A value that no pairing has. */
const PROBE = "1.6180339";

let overrides: Promise<boolean> | undefined;

/** Whether the host computes overrides: on a static host the answer is the published file. */
export function hostHasOverrides(name: string): Promise<boolean> {
  overrides ??= fetch(link(`r/${name}.json?body-lh=${PROBE}`), { cache: "no-store" }).then(
    async (response) => response.ok && (await response.text()).includes(PROBE),
    () => false,
  );
  return overrides;
}
