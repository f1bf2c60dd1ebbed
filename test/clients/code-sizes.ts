import type { Browser } from "playwright-core";
import type { PairingItem } from "../../registry/model/items.ts";
import { fontsSettled } from "./rendered-page.ts";

/** A piece of code on a page, by its `data-code` attribute. */
export interface CodeSize {
  /** Where it stands: `p`, `h2`, `li`, `pre`, `pre code`, `text-sm`, `text-sm pre`, `text-sm pre code` */
  place: string;
  renderedPixels: number;
  /** The stated em of the text around it, counted once. */
  statedPixels: number;
}

/** The size of the text around code is that of the nearest element that is no code. */
const SIZES = `[...document.querySelectorAll("[data-code]")].map((code) => {
  const pixels = (element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return { place: code.dataset.code, renderedPixels: pixels(code), textPixels: pixels(code.parentElement.closest(":not(pre)")) };
})`;

/** The sizes at which a page draws code, beside what a pairing states. */
export async function codeSizes(
  browser: Browser,
  url: string,
  { css }: PairingItem,
): Promise<CodeSize[]> {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await fontsSettled(page);
    const sizes = await page.evaluate<(CodeSize & { textPixels: number })[]>(SIZES);
    const em = Number.parseFloat(css["code, pre"]["font-size"]);
    return sizes.map(({ place, renderedPixels, textPixels }) => ({
      place,
      renderedPixels,
      statedPixels: em * textPixels,
    }));
  } finally {
    await page.close();
  }
}
