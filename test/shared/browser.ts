import type { Browser, Page } from "playwright-core";
import { openBrowser } from "./shared.ts";

/** The browser of the tests in the file that imports this. */
const browser: Browser = await openBrowser();
afterAll(() => browser.close());

/**
 * Opens a page, waits until it has loaded everything and drawn its fonts, and closes it after `look`.
 *
 * @param prepare what to do with the page before it is opened
 */
export async function onPage<Result>(
  url: string,
  look: (page: Page) => Promise<Result>,
  prepare: (page: Page) => unknown = () => undefined,
): Promise<Result> {
  const page = await browser.newPage();
  try {
    await prepare(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await fontsSettled(page);
    return await look(page);
  } finally {
    await page.close();
  }
}

/** New text requests its faces when it is laid out, in the next frame. */
export async function fontsSettled(page: Page): Promise<void> {
  const frame =
    "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))";
  await page.evaluate(`${frame}.then(() => document.fonts.ready).then(() => true)`);
}
