import type { ReaderPage } from "../clients/reader-page.ts";

const POLL_MILLISECONDS = 25;

/** Longer than anything on a page takes, also on a busy machine. */
const LIMIT_MILLISECONDS = 15_000;

/**
 * Waits until a JavaScript expression is true in the page. The browser's own way to wait evaluates it in
 * the page, which the Content Security Policy refuses.
 *
 * @throws when it does not become true
 */
export async function until(page: ReaderPage, expression: string): Promise<void> {
  const end = Date.now() + LIMIT_MILLISECONDS;
  while ((await page.evaluate(`Boolean(${expression})`)) !== true) {
    if (Date.now() > end) throw new Error(`Not true on ${page.url()}: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}
