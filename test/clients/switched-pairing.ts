import { isDeepStrictEqual } from "node:util";
import type { Browser } from "./browser.ts";
import type { ClientProject } from "./client-project.ts";
import { type DrawnStyle, drawnStyles } from "./element-styles.ts";

/** Two different names for each pair, chosen at random. */
export function randomPairs(names: readonly string[], count: number): [string, string][] {
  return Array.from({ length: count }, () => {
    const first = Math.floor(Math.random() * names.length);
    const step = 1 + Math.floor(Math.random() * (names.length - 1));
    return [names[first]!, names[(first + step) % names.length]!];
  });
}

/**
 * The typography of a page of components in the app as it was before any pairing, with some items
 * added to it, one after the other.
 */
export async function componentStyles(
  project: ClientProject,
  browser: Browser,
  ...itemUrls: string[]
): Promise<DrawnStyle[]> {
  await project.reset();
  for (const itemUrl of itemUrls) await project.add(itemUrl);
  await project.showComponents();
  const { url, server } = await project.serve();
  try {
    return await drawnStyles(browser, url);
  } finally {
    server.kill("SIGKILL");
  }
}

/**
 * How a page of components, with an item added over another one, differs from the same page with that
 * item alone, in words; nothing if every element has the same computed typography and is drawn by the
 * same fonts.
 */
export function unequalStyles(
  fresh: readonly DrawnStyle[],
  switched: readonly DrawnStyle[],
): string[] {
  if (fresh.length !== switched.length)
    return [`the page has ${switched.length} elements, fresh ${fresh.length}`];
  return fresh.flatMap((style, index) => {
    const other = switched[index]!;
    const unequal = (Object.keys(style) as (keyof DrawnStyle)[]).filter(
      (property) => !isDeepStrictEqual(style[property], other[property]),
    );
    return unequal.map(
      (property) =>
        `${style.label}: ${property} is ${String(other[property])}, fresh ${String(style[property])}`,
    );
  });
}
