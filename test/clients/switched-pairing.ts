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
 * How a page of components differs, when an item was added over another one, from the same page with
 * the second item alone, in words; nothing if every element has the same computed typography and is
 * drawn by the same fonts.
 */
export async function switchDifferences(
  project: ClientProject,
  browser: Browser,
  firstUrl: string,
  secondUrl: string,
): Promise<string[]> {
  await project.reset();
  await project.add(secondUrl);
  const fresh = await componentStyles(project, browser);
  await project.reset();
  await project.add(firstUrl);
  await project.add(secondUrl);
  return unequalStyles(fresh, await componentStyles(project, browser));
}

async function componentStyles(project: ClientProject, browser: Browser): Promise<DrawnStyle[]> {
  await project.showComponents();
  const { url, server } = await project.serve();
  try {
    return await drawnStyles(browser, url);
  } finally {
    server.kill("SIGKILL");
  }
}

/** One line for each element whose typography is not the same. */
export function unequalStyles(
  expected: readonly DrawnStyle[],
  actual: readonly DrawnStyle[],
): string[] {
  if (expected.length !== actual.length)
    return [`the page has ${actual.length} elements, fresh ${expected.length}`];
  return expected.flatMap((style, index) => {
    const other = actual[index]!;
    const unequal = (Object.keys(style) as (keyof DrawnStyle)[]).filter(
      (property) => !isDeepStrictEqual(style[property], other[property]),
    );
    return unequal.map(
      (property) =>
        `${style.label}: ${property} is ${String(other[property])}, fresh ${String(style[property])}`,
    );
  });
}
