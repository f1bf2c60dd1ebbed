import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { toolsFolder } from "../clients/tools.ts";

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

/** By how many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - innerWidth");
}

/**
 * The sum of all layout shifts since the page was opened, but those that follow an input.
 *
 * @see the Layout Instability API; the Web Vitals call 0.1 good
 */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate("document.fonts.ready.then(() => true)");
  return await page.evaluate<number>(`new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    // A frame is measured when it has been drawn, which is before the second one after it begins.
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => {
      const shifts = observer.takeRecords().filter(({ hadRecentInput }) => !hadRecentInput);
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    })));
  })`);
}
