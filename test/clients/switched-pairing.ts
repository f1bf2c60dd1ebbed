import type { Browser } from "playwright-core";
import { isDeepStrictEqual } from "node:util";
import { drawn } from "../fixtures/seed.ts";
import type { ClientProject } from "./client-project.ts";
import { type DrawnStyle, drawnStyles } from "./element-styles.ts";

/** Two different names for each pair, drawn from the seed. */
export function randomPairs(names: readonly string[], count: number): [string, string][] {
  const all = drawn(names, 2 * count);
  return Array.from({ length: count }, (_, index) => [all[2 * index]!, all[2 * index + 1]!]);
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
