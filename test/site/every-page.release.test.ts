import type { Page } from "playwright-core";
import { axeViolations, layoutShift, overflow } from "./page-checks.ts";
import { siteForTests } from "./site-under-test.ts";

/** One of each type, and the states that change most of a page. */
const PAGES = [
  "/",
  "/?mood=warm&q=serif",
  "/?q=zzzzzz",
  "/pairings/editorial/",
  "/pairings/minimal/?h1-size=3rem&body-lh=1.8",
  "/fonts/",
  "/compare/",
  "/compare/?pairings=editorial,minimal,saas",
  "/docs/hosts/",
  "/agents/",
  "/no-such-page/",
];

const WIDTHS = [360, 768, 1440];
const SCHEMES = ["light", "dark"] as const;

/** Of the cards and the families, 60 are checked: each takes axe-core 4 ms. */
const MORE_OF_A_KIND = ".cards > li:nth-child(n + 61), .font-rows > li:nth-child(n + 61)";

/** As the Web Vitals count it; 0.1 is their bound. */
const LARGEST_LAYOUT_SHIFT = 0.01;

const site = siteForTests();

describe.each(PAGES)("%s", (path) => {
  it("violates no rule of axe-core, in both schemes, at three widths", async () => {
    const found: string[] = [];
    for (const width of WIDTHS) {
      const page = await site.openPage(path, { width });
      await page.evaluate(
        `for (const one of document.querySelectorAll("${MORE_OF_A_KIND}")) one.remove()`,
      );
      for (const colorScheme of SCHEMES) {
        // A colour that is fading has no contrast that a reader sees.
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const violations = await axeViolations(page);
        found.push(...violations.map((violation) => `${colorScheme} ${violation}`));
      }
    }
    expect(found).toEqual([]);
  });

  it("moves nothing while it loads and while a reader scrolls, and is no wider than the window", async () => {
    for (const width of WIDTHS) {
      const page = await site.openPage(path, { width });
      for (let screen = 0; screen < 6; screen += 1) await scrollDown(page);
      expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 });
      expect(await layoutShift(page)).toBeLessThanOrEqual(LARGEST_LAYOUT_SHIFT);
    }
  });
});

it("sees a shift where there is one", async () => {
  const page = await site.openPage("/docs/hosts/", { width: 1440 });
  await page.evaluate(
    'document.querySelector("main").insertAdjacentHTML("beforebegin", "<p>Late words</p>".repeat(9))',
  );
  expect(await layoutShift(page)).toBeGreaterThan(LARGEST_LAYOUT_SHIFT);
});

/** Scrolls by a screen, and waits for the faces that this loads. */
async function scrollDown(page: Page): Promise<void> {
  const before = await page.evaluate<number>("scrollY");
  await page.mouse.wheel(0, 900);
  await page.evaluate(`new Promise((resolve) => {
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const look = () => {
      if (scrollY > ${before} || isAtEnd()) requestAnimationFrame(() => requestAnimationFrame(resolve));
      else requestAnimationFrame(look);
    };
    look();
  }).then(() => document.fonts.ready).then(() => true)`);
}
