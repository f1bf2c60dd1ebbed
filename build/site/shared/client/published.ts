import { link } from "./base-path.ts";

const texts = new Map<string, Promise<string>>();

/**
 * A published file as text; each is requested once.
 *
 * @param path below the site's root
 * @throws when it is not there
 */
export function published(path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const text = fetchText(path).catch((error: unknown) => {
    texts.delete(path);
    throw error;
  });
  texts.set(path, text);
  return text;
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(link(path));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.text();
}

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
