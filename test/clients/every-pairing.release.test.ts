import type { Browser } from "playwright-core";
import type { PairingItem } from "../../registry/model/items.ts";
import { openBrowser } from "../shared/shared.ts";
import { codeSizes } from "./code-sizes.ts";
import { lateFontsSite } from "./late-fonts-site.ts";
import { fontArrival } from "./layout-shift.ts";
import { MEASURED_ROOT, fetchImportedPackages, writeMeasuredPage } from "./measured-page.ts";
import { renderedAt } from "./rendered-page.ts";
import { servedRegistry } from "./served-registry.ts";
import { SELECTORS, differences, textsOf } from "./stated-typography.ts";

const DELAY_MILLISECONDS = 1500;
/** Pages wait for their fonts most of the time, so that several can be open concurrently. */
const TABS = 8;
/** Of the widths in the fallback face, for text and code; script faces with wide capitals set headings. */
const WIDTH_LIMITS = { heading: 0.08, body: 0.02, mono: 0.005 };
/** In hours that a machine spends on other work, as well. */
const TIMEOUT_MILLISECONDS = 3_600_000;

const registry = servedRegistry();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

it.each(["r/layered", "r/self-hosted"])(
  "every pairing of %s is drawn as it states, code in its size wherever it is, and moves little while fonts are late",
  async (path) => {
    const { pairings } = registry.catalog;
    const itemUrl = (name: string) => `${registry.url}/${path}/${name}.json`;
    await fetchImportedPackages([...pairings.keys()].map(itemUrl));
    const found: string[] = [];
    const waiting = [...pairings];
    const tab = async () => {
      // Each has a server of its own: a browser opens few connections to one host.
      const site = await lateFontsSite(MEASURED_ROOT, DELAY_MILLISECONDS);
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [name, item] = next;
        const page = await writeMeasuredPage(itemUrl(name), `${path.replaceAll("/", "-")}-${name}`);
        const problems = await problemsOn(`${site.url}${page}`, item);
        found.push(...problems.map((problem) => `${name}: ${problem}`));
      }
      site.close();
    };
    await Promise.all(Array.from({ length: TABS }, tab));
    expect(found).toEqual([]);
  },
  TIMEOUT_MILLISECONDS,
);

async function problemsOn(url: string, item: PairingItem): Promise<string[]> {
  const { widthErrors } = await fontArrival(browser, url);
  const sizes = await codeSizes(browser, url, item);
  // Without the code in it, the heading is of one face.
  const texts = { h2: "What the tide brings", ...textsOf(item) };
  const page = await renderedAt(browser, url, SELECTORS, texts);
  return [
    ...(["heading", "body", "mono"] as const)
      .filter((role) => Math.abs(widthErrors[role]) > WIDTH_LIMITS[role])
      .map((role) => `${role} is off by ${widthErrors[role]} in its fallback face`),
    ...sizes
      .filter(({ renderedPixels, statedPixels }) => Math.abs(renderedPixels - statedPixels) >= 0.02)
      .map((code) => `code in ${code.place} is ${code.renderedPixels}px, not ${code.statedPixels}`),
    ...differences(page, item, registry.catalog.fonts),
  ];
}
