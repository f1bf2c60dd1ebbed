import type { Page } from "playwright-core";
import { fontsSettled } from "../shared/browser.ts";

/** What a reader sees when the web fonts of a page arrive. */
export interface FontArrival {
  /** The sum of all layout shifts. @see the Layout Instability API */
  layoutShift: number;
  /** How much wider text is in the fallback font than in the web font: 0.01 for 1 %. */
  widthErrors: { heading: number; body: number; mono: number };
}

/** Begins before the page's own scripts, and so sees every shift. */
const SHIFT = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 200);
})`;

/** The elements by the role of their face; of several, the greatest error counts. */
const ROLES = { heading: ["h1", "h2", "h3", "h4"], body: ["p"], mono: ["p code"] } as const;

const SAMPLES: Readonly<Record<keyof typeof ROLES, string>> = {
  heading:
    "Documentation and getting started, or what changed in the summer release: a field guide to small harbours",
  body: "Before the boats leave, the quay belongs to the gulls and to a man with a broom. He sweeps from the ice house to the steps, and when he has come to the end he lights a pipe and looks at what the night has left: rope, a glove, the lid of a crate with half a name on it. You hear the water change its mind under the planks, a slackening, and then a pull the other way; by the time the church clock has made up its own mind, the first hull is off the mud.",
  mono: 'const tide = await forecast("harbour"); if (tide.height < 1.5) wait(tide.next);',
};

/** The first families of elements for which no face is loaded. */
const MISSING = `(() => {
  const bare = (family) => family.trim().replace(/^["']|["']$/g, "");
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => bare(family)));
  return ${JSON.stringify(Object.values(ROLES).flat())}
    .map((selector) => bare(getComputedStyle(document.querySelector(selector)).fontFamily.split(",")[0]))
    .filter((family) => !loaded.has(family));
})()`;

/** Of a page that has been opened and not been changed. @throws when a font has not arrived */
export async function fontArrival(page: Page): Promise<FontArrival> {
  const missing = await page.evaluate<string[]>(MISSING);
  if (missing.length > 0) throw new Error(`${page.url()}: ${missing.join(", ")} was not loaded`);
  const layoutShift = await layoutShiftOf(page);
  const widthErrors = {
    heading: await greatestWidthError(page, "heading"),
    body: await greatestWidthError(page, "body"),
    mono: await greatestWidthError(page, "mono"),
  };
  await page.evaluate(WITHOUT_SAMPLES);
  return { layoutShift, widthErrors };
}

/** Of a page that has been opened and not been changed. */
export async function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate<number>(SHIFT);
}

async function greatestWidthError(page: Page, role: keyof typeof ROLES): Promise<number> {
  await page.evaluate(samples(ROLES[role], SAMPLES[role]));
  await fontsSettled(page);
  const errors = await page.evaluate<number[]>(MEASURE);
  return errors.reduce((greatest, error) =>
    Math.abs(error) > Math.abs(greatest) ? error : greatest,
  );
}

const WITHOUT_SAMPLES = `for (const old of document.querySelectorAll(".sample")) old.remove();`;

/** Puts a line into the first element of each selector, in the web font and in what follows it. */
function samples(selectors: readonly string[], text: string): string {
  return `${WITHOUT_SAMPLES}
for (const selector of ${JSON.stringify(selectors)}) {
  const element = document.querySelector(selector);
  const [webFont, ...fallbacks] = getComputedStyle(element).fontFamily.split(/,\\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  for (const family of [webFont, fallbacks.join() || "serif"]) {
    const sample = document.createElement("span");
    sample.className = "sample";
    sample.textContent = ${JSON.stringify(text)};
    sample.style.cssText = "position:absolute;visibility:hidden;white-space:nowrap";
    sample.style.fontFamily = family;
    element.append(sample);
  }
}`;
}

const MEASURE = `(() => {
  const widths = [...document.querySelectorAll(".sample")].map((sample) => sample.getBoundingClientRect().width);
  const errors = [];
  for (let index = 0; index < widths.length; index += 2) errors.push(widths[index + 1] / widths[index] - 1);
  return errors;
})()`;
