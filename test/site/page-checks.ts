import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { toolsFolder } from "../clients/installed-packages.ts";

/**
 * The rules of axe-core that a page violates, best practices included, each with the elements.
 *
 * @param selector what is checked; the whole page without it
 */
export async function axeViolations(page: Page, selector = "html"): Promise<string[]> {
  const axe = join(await toolsFolder(), "node_modules/axe-core/axe.min.js");
  await page.evaluate(readFileSync(axe, "utf8"));
  return await page.evaluate<string[]>(
    `axe.run("${selector}", { resultTypes: ["violations"] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target, failureSummary }) =>
        innerWidth + " " + id + ": " + target.join(" ") + ": " + failureSummary)))`,
  );
}

/** Waits until an element with a text is in the page, in view or not. */
export function attached(page: Page, selector: string, hasText: string | RegExp): Promise<void> {
  return page.locator(selector, { hasText }).first().waitFor({ state: "attached" });
}

/** By how many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - innerWidth");
}

/** For `addInitScript`: counts the layout shifts of a page from its beginning. */
export const COUNT_LAYOUT_SHIFTS = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });`;

/**
 * The sum of all layout shifts of a page that counts them, but those that follow an input.
 *
 * @see the Layout Instability API; the Web Vitals call 0.1 good
 */
export async function layoutShift(page: Page): Promise<number> {
  // The browser reports the shifts of a frame after it has drawn it, in a task of their own.
  await page.evaluate(`document.fonts.ready.then(() => new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  })).then(() => new Promise((resolve) => { requestIdleCallback(() => resolve()); }))`);
  return await page.evaluate<number>("layoutShift");
}

/** The address that a link leads to once the reader uses it. */
export async function linkUsed(link: Locator): Promise<string | null> {
  await link.focus();
  return link.getAttribute("href");
}
