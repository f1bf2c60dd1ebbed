import type { Page } from "playwright-core";
import { axeViolations, layoutShift, overflow } from "./page-checks.ts";
import { siteForTests } from "./site-under-test.ts";

/** One of each type, and the states that change most of a page. */
const PAGES = [
  "/",
  "/?mood=warm&q=serif",
  "/?q=zzzzzz",
  "/?text=東京の朝",
  "/pairings/",
  "/pairings/editorial/",
  "/pairings/minimal/?h1-size=3rem&body-lh=1.8",
  "/fonts/",
  "/fonts/?font=lora",
  "/use/",
  "/use/?font=inter&as=text",
  "/use/?font=zeyada&as=heading",
  "/compare/",
  "/compare/?pairings=editorial,minimal,saas",
  "/docs/hosts/",
  "/agents/",
  "/no-such-page/",
];

const WIDTHS = [360, 768, 1440];
const SCHEMES = ["light", "dark"] as const;

/** The room of cards that are not in the page. */
const MORE_OF_A_KIND = ".cards > li:empty";

/** As the Web Vitals count it; 0.1 is their bound. */
const LARGEST_LAYOUT_SHIFT = 0.01;

const site = siteForTests();

describe.each(PAGES)("%s", (path) => {
  it("violates no rule of axe-core, in both schemes, at three widths", async () => {
    const found = [];
    for (const width of WIDTHS) found.push(...(await onPage(path, width, violations)));
    expect(found).toEqual([]);
  });

  it("moves nothing while it loads and while a reader scrolls, and is no wider than the window", async () => {
    const found = [];
    for (const width of WIDTHS) {
      const measured = await onPage(path, width, settled);
      found.push({ width, ...measured, isStill: measured.shift <= LARGEST_LAYOUT_SHIFT });
    }
    expect(found).toEqual(
      WIDTHS.map(
        (width) => expect.objectContaining({ width, isStill: true, overflow: 0 }) as unknown,
      ),
    );
  });
});

async function onPage<Result>(
  path: string,
  width: number,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await site.openPage(path, { width });
  try {
    return await look(page);
  } finally {
    await page.close();
  }
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(
    `for (const one of document.querySelectorAll("${MORE_OF_A_KIND}")) one.remove()`,
  );
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    // A colour that is fading has no contrast that a reader sees.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const inScheme = await axeViolations(page);
    found.push(...inScheme.map((violation) => `${colorScheme} ${violation}`));
  }
  return found;
}

/** The layout shift of a visit, and by how many pixels the page is wider than the window. */
async function settled(page: Page): Promise<{ shift: number; overflow: number }> {
  for (let screen = 0; screen < 6; screen += 1) {
    await page.mouse.wheel(0, 900);
    await page.evaluate("new Promise((resolve) => setTimeout(resolve, 150))");
  }
  return { shift: await layoutShift(page), overflow: await overflow(page) };
}
