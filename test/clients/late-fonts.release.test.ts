import type { Browser } from "playwright-core";
import { openBrowser } from "../shared/shared.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientProject } from "./client-project.ts";
import { codeSizes } from "./code-sizes.ts";
import { type LateFontsSite, lateFontsSite } from "./late-fonts-site.ts";
import { fontArrival } from "./layout-shift.ts";
import { articlePage, assembledStylesheet } from "./measured-page.ts";
import { pairingSample } from "./sample.ts";
import { type ServedRegistry, servedRegistry } from "./served-registry.ts";
import { viteProject } from "./vite.ts";

const SAMPLE_SIZE = 5;
const DELAY_MILLISECONDS = 1500;
/** Half of the headings are within 0.007; script faces with wide capitals are the furthest. */
const WIDTH_LIMITS = { heading: 0.06, body: 0.01, mono: 0.004 };
/** Of the median: where one line of a page breaks elsewhere, what follows moves by a line. */
const SHIFT_LIMIT = 0.01;

let registry: ServedRegistry;
let browser: Browser;
let project: ClientProject;
let site: LateFontsSite;

beforeAll(async () => {
  registry = servedRegistry();
  browser = await openBrowser();
  project = await viteProject();
  site = await lateFontsSite(join(project.folder, "dist"), DELAY_MILLISECONDS);
});

afterAll(async () => {
  site.close();
  await project.remove();
  await browser.close();
});

it("late fonts move next to nothing, fallback faces are as wide, and code has its size wherever it is", async () => {
  const sample = pairingSample(registry.catalog).slice(-SAMPLE_SIZE);
  console.log(`late fonts: ${sample.join(", ")}`);
  const found: string[] = [];
  const shifts: number[] = [];
  const linesOf = (css: string) => new Set(css.split("\n").map((line) => line.trim()));
  for (const name of sample) {
    await project.reset();
    const itemUrl = `${registry.url}/r/layered/${name}.json`;
    await project.add(itemUrl);
    const written = linesOf(readFileSync(project.stylesheet, "utf8"));
    const assembled = linesOf(await assembledStylesheet(itemUrl));
    written.delete("@custom-variant dark (&:is(.dark *));");
    // What `npm run measure` assembles is what the client writes.
    expect([...assembled].filter((line) => !written.has(line))).toEqual([]);
    expect([...written].filter((line) => line !== "" && !assembled.has(line))).toEqual([]);
    writeFileSync(join(project.folder, "index.html"), articlePage("/src/index.css"));
    await project.build();
    const { layoutShift, widthErrors } = await fontArrival(browser, `${site.url}/`);
    shifts.push(layoutShift);
    for (const role of ["heading", "body", "mono"] as const) {
      const error = widthErrors[role];
      if (Math.abs(error) > WIDTH_LIMITS[role]) found.push(`${name}: ${role} is off by ${error}`);
    }
    const sizes = await codeSizes(browser, `${site.url}/`, registry.catalog.pairings.get(name)!);
    for (const { place, renderedPixels, statedPixels } of sizes) {
      if (Math.abs(renderedPixels - statedPixels) < 0.02) continue;
      found.push(`${name}: code in ${place} is ${renderedPixels}px, stated ${statedPixels}px`);
    }
  }
  expect(found).toEqual([]);
  const ascending = shifts.toSorted((a, b) => a - b);
  expect(ascending[Math.floor(SAMPLE_SIZE / 2)]).toBeLessThanOrEqual(SHIFT_LIMIT);
});
