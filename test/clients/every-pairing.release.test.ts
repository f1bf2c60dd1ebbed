import type { PairingItem } from "../../registry/model/items.ts";
import { onPage } from "../shared/browser.ts";
import { fileServer } from "./file-server.ts";
import { fontArrival, layoutShiftOf } from "./layout-shift.ts";
import { MEASURED_ROOT, fetchImportedPackages, writeMeasuredPage } from "./measured-page.ts";
import { codeSizes, rendered } from "./rendered-page.ts";
import { catalog, servedUrl } from "./served-registry.ts";
import { SELECTORS, differences, textsOf } from "./stated-typography.ts";

const DELAY_MILLISECONDS = 1500;
/** Pages wait for their fonts most of the time, so that several can be open concurrently. */
const TABS = 8;
/** Of the widths in the fallback face, for text and code; script faces with wide capitals set headings. */
const WIDTH_LIMITS = { heading: 0.08, body: 0.02, mono: 0.005 };
/** What a pairing need not state, and the median of all. */
const SHIFT_LIMIT = 0.01;
/** Files arrive in another order each time, and lines break in between. */
const SHIFT_TOLERANCE = 0.03;
const PHONE = { width: 360, height: 780 };

it.each(["r/layered", "r/self-hosted"])(
  "every pairing of %s is drawn as it states, code in its size wherever it is, and moves no more than it states while fonts are late",
  async (path) => {
    const itemUrl = (name: string) => servedUrl(`${path}/${name}.json`);
    await fetchImportedPackages([...catalog.pairings.keys()].map(itemUrl));
    const found: string[] = [];
    const shifts: number[] = [];
    const waiting = [...catalog.pairings];
    const tab = async () => {
      // Each has a server of its own: a browser opens few connections to one host.
      const site = await fileServer(MEASURED_ROOT, DELAY_MILLISECONDS);
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [name, item] = next;
        const page = await writeMeasuredPage(itemUrl(name), `${path.replaceAll("/", "-")}-${name}`);
        const { layoutShift, problems } = await seenOn(`${site.url}${page}`, item);
        shifts.push(layoutShift);
        found.push(...problems.map((problem) => `${name}: ${problem}`));
      }
      site.close();
    };
    await Promise.all(Array.from({ length: TABS }, tab));
    expect(found).toEqual([]);
    const ascending = shifts.toSorted((a, b) => a - b);
    expect(ascending[Math.floor(shifts.length / 2)]).toBeLessThanOrEqual(SHIFT_LIMIT);
  },
);

/** How a page moves while its fonts arrive, and where it differs from what the pairing states. */
async function seenOn(url: string, item: PairingItem) {
  const onPhone = await onPage(url, layoutShiftOf, (page) => page.setViewportSize(PHONE));
  return onPage(url, async (page) => {
    const { layoutShift, widthErrors } = await fontArrival(page);
    const sizes = await codeSizes(page, item);
    // Without the code in it, the heading is of one face.
    const texts = { h2: "What the tide brings", ...textsOf(item) };
    const stated = item.meta?.layoutShift ?? SHIFT_LIMIT;
    const problems = [
      ...[onPhone, layoutShift]
        .filter((shift) => shift > stated + SHIFT_TOLERANCE)
        .map((shift) => `shifts by ${shift}, not ${stated}`),
      ...(["heading", "body", "mono"] as const)
        .filter((role) => Math.abs(widthErrors[role]) > WIDTH_LIMITS[role])
        .map((role) => `${role} is off by ${widthErrors[role]} in its fallback face`),
      ...sizes
        .filter((code) => Math.abs(code.renderedPixels - code.statedPixels) >= 0.02)
        .map(
          (code) => `code in ${code.place} is ${code.renderedPixels}px, not ${code.statedPixels}`,
        ),
      ...differences(await rendered(page, SELECTORS, texts), item, catalog.fonts),
    ];
    return { layoutShift, problems };
  });
}
