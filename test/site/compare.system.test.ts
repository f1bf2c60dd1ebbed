import type { Page } from "playwright-core";
import { overflow } from "./page-checks.ts";
import { BASE_URL, siteForTests } from "./site-under-test.ts";

const site = siteForTests();

const DESKTOP = { width: 1440 };
const TITLES = ".compare-column > h2";

/** Opens the page and waits until its columns are drawn. */
async function comparison(query: string, width = 1440): Promise<Page> {
  const page = await site.openPage(`/compare/${query}`, { width });
  await drawn(page);
  return page;
}

async function drawn(page: Page): Promise<void> {
  await page
    .locator("main:has(.compare-column):not(:has(.compare-column:not([data-drawn])))")
    .waitFor({ state: "attached" });
}

async function addPairing(page: Page, typed: string): Promise<void> {
  const field = page.getByLabel("Add a pairing");
  await field.focus();
  await page.locator("datalist option").first().waitFor({ state: "attached" });
  await field.fill(typed);
  await field.press("Enter");
}

/** Of the title of the article in a column. */
function styleOf(page: Page, column: number, property: string): Promise<unknown> {
  return page.evaluate(
    `getComputedStyle(document.querySelectorAll(".compare-column")[${column}].querySelector(".compare-view .h1"))["${property}"]`,
  );
}

it("says without JavaScript what it needs, and links to pairings", async () => {
  const page = await site.openPage("/compare/", { ...DESKTOP, javaScript: false });
  expect(await page.locator("main").innerText()).toContain("Side by side needs JavaScript");
  expect(await page.locator('.compare-offers a[href^="/pairings/"]').count()).toBe(9);
});

it("offers three comparisons while there is nothing to compare", async () => {
  const page = await site.openPage("/compare/", DESKTOP);
  expect(await page.locator(".compare-offer").count()).toBe(3);
  await page.locator(".compare-offer").first().click();
  await drawn(page);
  expect(await page.locator(TITLES).count()).toBe(3);
  expect(await page.locator(".compare-offers").isVisible()).toBe(false);
});

it("shows three pairings on the same text, each and its name in its own faces", async () => {
  const page = await comparison("?pairings=editorial,minimal,saas");
  expect(await page.locator(TITLES).allTextContents()).toEqual(["Editorial", "Minimal", "SaaS"]);
  const texts = await page.locator(".compare-view .h1").allTextContents();
  expect(new Set(texts).size).toBe(1);
  const own = ["s-playfair-display", "s-inter-tight", "s-manrope"].map((family) =>
    expect.stringContaining(family),
  );
  const families = await Promise.all([0, 1, 2].map((index) => styleOf(page, index, "fontFamily")));
  expect(families).toEqual(own);
  const familiesOfNames = await page.evaluate(
    `[...document.querySelectorAll(".compare-name")].map((name) => getComputedStyle(name).fontFamily)`,
  );
  expect(familiesOfNames).toEqual(own);
});

it("compares a pairing as published with its tuned self, by the overrides of the address", async () => {
  const page = await comparison("?pairings=minimal&h1-size=3rem&body-lh=1.8");
  expect(await page.locator(TITLES).allTextContents()).toEqual(["Minimal", "Minimal, tuned"]);
  expect(await styleOf(page, 0, "fontSize")).toBe("36px");
  expect(await styleOf(page, 1, "fontSize")).toBe("48px");
  expect(await page.locator(".compare-install code").last().innerText()).toBe(
    `npx shadcn add --yes "${BASE_URL}/r/layered/minimal.json?h1-size=3rem&body-lh=1.8"`,
  );
});

it.each([
  ["a pairing for a font", "h1-family=var(--font-editorial)", "no font “editorial”"],
  ["a font that there is not", "heading=no-such-font", "no font “no-such-font”"],
  ["an invalid value", "h1-size=huge", "Heading 1 size: “huge”"],
])("a link to %s got into the command", async (_, link, problem) => {
  const page = await comparison(`?pairings=minimal&${link}`);
  expect(await page.locator(".compare-facts").last().innerText()).toContain(problem);
  expect(await page.locator(".compare-install code").last().innerText()).toBe(
    `npx shadcn add --yes ${BASE_URL}/r/layered/minimal.json`,
  );
  expect(await styleOf(page, 1, "fontSize")).toBe("36px");
});

it("adds and removes pairings, each a step of the browser's history", async () => {
  const page = await comparison("?pairings=editorial");
  await addPairing(page, "minim");
  await page.waitForURL(({ search }) => search === "?pairings=editorial,minimal");
  expect(await page.getByLabel("Add a pairing").inputValue()).toBe("");
  await page.getByRole("button", { name: "Remove Editorial" }).click();
  await page.waitForURL(({ search }) => search === "?pairings=minimal");
  await page.locator(':focus[aria-label="Remove Minimal"]').waitFor();
  await page.goBack();
  await page.waitForURL(({ search }) => search === "?pairings=editorial,minimal");
  await drawn(page);
  expect(await page.locator(TITLES).allTextContents()).toEqual(["Editorial", "Minimal"]);
});

it("says that no pairing has what is typed in its title", async () => {
  const page = await comparison("?pairings=editorial");
  await addPairing(page, "no such pairing");
  expect(await page.evaluate("document.activeElement.validationMessage")).toBe(
    "No pairing here has this in its title. Choose one from the list.",
  );
});

it("shows each context, and a language that all of the pairings cover", async () => {
  const page = await comparison("?pairings=minimal,corporate");
  for (const [name, selector] of [
    ["Product", ".cx-product"],
    ["Docs", ".cx-docs"],
    ["App", ".cx-app"],
    ["Article", ".cx-article"],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(`.compare-column ${selector}`).nth(1).waitFor({ state: "attached" });
  }
  await page.locator(".compare-language").selectOption("el");
  await page.locator(".compare-column [lang=el]").nth(1).waitFor({ state: "attached" });
  expect(new URL(page.url()).searchParams.get("lang")).toBe("el");
});

it("a headline in Greek stood over English: the texts follow its language until the reader chooses another", async () => {
  const page = await comparison("?pairings=minimal,corporate&text=Φρέσκο ψωμί");
  const greek = page.locator(".compare-column [lang=el]");
  await greek.nth(1).waitFor({ state: "attached" });
  await page.locator(".compare-language").selectOption("en");
  await page.waitForURL(/lang=en/);
  expect(await greek.count()).toBe(0);
});

it("a word in italics stood upright", async () => {
  const page = await comparison("?pairings=minimal,corporate");
  await page.locator(".compare-column em", { hasText: "each of them once" }).first().waitFor();
});

it("shows one pairing at a time on a phone, switched by their names", async () => {
  const page = await comparison("?pairings=editorial,minimal,saas", 360);
  expect(await page.locator(TITLES, { hasText: "Editorial" }).isVisible()).toBe(true);
  await page.locator(".compare-switch button", { hasText: "SaaS" }).click();
  expect(await page.locator(TITLES, { hasText: "Editorial" }).isVisible()).toBe(false);
  expect(await page.locator(TITLES, { hasText: "SaaS" }).isVisible()).toBe(true);
  expect(await overflow(page)).toBe(0);
});

it("says that an address names no pairing, and shows the others", async () => {
  const page = await comparison("?pairings=no-such,minimal");
  expect(await page.locator("main").innerText()).toContain("No pairing is called “no-such”.");
  expect(await page.locator(TITLES).allTextContents()).toEqual(["Minimal"]);
});

it("sets a headline in all columns and contexts, and keeps it in the link", async () => {
  const page = await comparison("?pairings=editorial,minimal,saas");
  const headlines = page.locator(".compare-proof .h1");
  const settings = () => headlines.allTextContents();
  await page.getByLabel("Your headline").fill("Warm bread, daily");
  await page.waitForURL(({ searchParams }) => searchParams.get("text") === "Warm bread, daily");
  expect(await settings()).toEqual(Array(3).fill("Warm bread, daily"));

  await page.reload();
  await drawn(page);
  expect(await settings()).toEqual(Array(3).fill("Warm bread, daily"));
  await page.getByRole("button", { name: "Docs", exact: true }).click();
  await page.locator(".compare-column .cx-docs").nth(2).waitFor({ state: "attached" });
  expect(await settings()).toEqual(Array(3).fill("Warm bread, daily"));
});

it("says that texts are Greek where a pairing is added before they have been loaded", async () => {
  const page = await comparison("?pairings=minimal");
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/languages.*.json", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.locator(".compare-language").selectOption("el");
  await addPairing(page, "corporate");
  answer();
  await page.locator(".compare-column [lang=el]").nth(1).waitFor({ state: "attached" });
  await drawn(page);
  const { searchParams } = new URL(page.url());
  expect([...searchParams]).toEqual([
    ["pairings", "minimal,corporate"],
    ["lang", "el"],
  ]);
});

it("a headline whose letters a face lacks was drawn by a font of the system without a word", async () => {
  const page = await comparison("?pairings=gazette,minimal&text=Καλημέρα");
  const letters = page.locator(".compare-facts div", { hasText: "Letters" });
  await letters.first().getByText("because the specimen faces lack them: Κ α λ η μ έ ρ").waitFor();
  expect(await letters.nth(1).innerText()).toContain("All of the text’s");
});

it("keeps the names in view, side by side on a tablet, in at most 8 % of its height", async () => {
  const page = await comparison("?pairings=editorial,minimal", 768);
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction("scrollY > 1000");
  for (const title of await page.locator(TITLES).all()) {
    const { y = 0, height = 900 } = (await title.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(height).toBeLessThan(0.08 * 900);
  }
  expect(await overflow(page)).toBe(0);
});

it("measures what a page loads with another face for code", async () => {
  const page = await comparison("?pairings=minimal&mono=inconsolata");
  const loads = await page.locator(".compare-facts div", { hasText: "Loads" }).allInnerTexts();
  expect(new Set(loads).size).toBe(2);
  expect(loads[1]).toMatch(/\d KB$/);
});

it("writes 130 letters that are typed fast where a browser allows 100 changes of the address", async () => {
  const page = await comparison("?pairings=minimal");
  await page.evaluate(`{
    const replace = history.replaceState.bind(history);
    let left = 100;
    history.replaceState = (...values) => {
      left -= 1;
      if (left < 0) throw new DOMException("Too many calls", "SecurityError");
      replace(...values);
    };
  }`);
  const typed = "Warm bread ".repeat(12).slice(0, 130);
  await page.getByLabel("Your headline").pressSequentially(typed);
  await page.waitForURL(({ searchParams }) => searchParams.get("text") === typed.trim());
  expect(await page.getByLabel("Your headline").inputValue()).toBe(typed);
});

it("loads no list of pairings, and no face of an offer, that it does not show", async () => {
  const requested = (page: Page) =>
    page.evaluate<string[]>(`performance.getEntriesByType("resource").map(({ name }) => name)`);
  const offers = await requested(await site.openPage("/compare/", DESKTOP));
  expect(offers.filter((name) => name.endsWith(".json"))).toEqual([]);
  const compared = await requested(await comparison("?pairings=minimal"));
  expect(compared.filter((name) => /card-.*woff2/.test(name))).toEqual([
    expect.stringContaining("/instrument-sans-card-"),
  ]);
});

it("prints a comparison of three pairings on one page", async () => {
  const page = await comparison("?pairings=editorial,minimal,saas&text=Warm%20bread");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
