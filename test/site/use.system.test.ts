import { join } from "node:path";
import type { Page } from "playwright-core";
import { specimensDir } from "../../registry/model/package-root.ts";
import { layoutShift, linkUsed, overflow } from "./page-checks.ts";
import { BASE_URL, siteForTests } from "./site-under-test.ts";

const site = siteForTests();

/** Opens the page and waits until the partners of every kind are set. */
async function partnersOf(query: string, width = 1440): Promise<Page> {
  const page = await site.openPage(`/use/${query}`, { width });
  await complete(page);
  return page;
}

async function complete(page: Page, title = ""): Promise<void> {
  await page
    .getByText(`Partners of ${title}`, { exact: false })
    .last()
    .waitFor({ state: "attached" });
  await page.locator("#use-family").waitFor();
}

/** The family and the weight of what a partner is set in, by its place. */
function faceOf(page: Page, place: string, index = 0): Promise<{ family: string; weight: string }> {
  return page
    .locator(`.use-partner ${place} > span`)
    .nth(index)
    .evaluate((element) => {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      return { family: fontFamily, weight: fontWeight };
    });
}

const partner = (page: Page, title: string) =>
  page.getByRole("article", { name: title, exact: true });
const command = (page: Page, title: string) => partner(page, title).locator("code").innerText();

it("says without JavaScript what it needs, and links to fonts", async () => {
  const page = await site.openPage("/use/", { width: 1440, javaScript: false });
  expect(await page.locator("main").innerText()).toContain("needs JavaScript");
  expect(await page.locator('main a[href="/fonts/"]').count()).toBe(1);
});

it("sets headings over the font that one uses as text, in three kinds, each in its own face", async () => {
  const page = await partnersOf("?font=inter&as=text");
  expect(await page.locator(".use-kind h2").allTextContents()).toEqual([
    "Contrast",
    "Kinship",
    "One family",
  ]);
  expect(await faceOf(page, ".use-headline")).toEqual({ family: "s-eb-garamond", weight: "600" });
  expect(await faceOf(page, ".use-paragraph")).toEqual({ family: "s-inter", weight: "400" });
  expect(await page.locator(".missing-letters").count()).toBe(0);
  expect(await partner(page, "Lora").innerText()).toContain("Headings over text in Inter: a serif");
});

it("sets text under the font that one uses for headings", async () => {
  const page = await partnersOf("?font=playfair-display&as=heading");
  expect(await faceOf(page, ".use-headline")).toMatchObject({ family: "s-playfair-display" });
  expect(await faceOf(page, ".use-paragraph")).toEqual({ family: "s-inter", weight: "400" });
});

it("sets the reader’s words, keeps them in the address, and takes them to the page of the pairing", async () => {
  const page = await partnersOf("?font=inter&as=text");
  await page.getByLabel("Your headline").fill("Łódź after dark");
  await page.locator(".use-headline", { hasText: "Łódź after dark" }).first().waitFor();
  const query = "text=%C5%81%C3%B3d%C5%BA+after+dark";
  await page.waitForURL(({ search }) => search === `?font=inter&as=text&${query}`);
  const link = partner(page, "Inter Tight").locator('a[href*="pairings/minimal/"]');
  expect(new URL((await linkUsed(link)) ?? "", page.url()).search).toBe(`?${query}`);
  expect(await page.locator(".use-headline .missing-letters").count()).toBe(0);
});

it("sets words in Greek with partners that have the letters, before others", async () => {
  const page = await partnersOf("?font=inter&as=text&text=%CE%97%20%CF%80%CE%AD%CF%84%CF%81%CE%B1");
  expect(await page.locator(".use-headline .missing-letters").count()).toBe(0);
  expect(await page.locator(".use-paragraph[lang=el]").count()).toBeGreaterThan(0);
  await page.getByLabel("Your headline").fill("The stone");
  await partner(page, "Lora").waitFor();
  expect(await page.locator(".use-paragraph[lang=el]").count()).toBe(0);
});

it("sets a font for Arabic in Arabic, from the right, with partners that have it", async () => {
  const page = await partnersOf("?font=noto-naskh-arabic&as=text");
  const paragraph = page.locator(".use-paragraph").first();
  expect(await paragraph.getAttribute("lang")).toBe("ar");
  const edges = await page
    .locator(".use-specimen")
    .first()
    .evaluate((specimen) => {
      const range = document.createRange();
      range.selectNodeContents(specimen.querySelector(".use-headline")!);
      return [range.getBoundingClientRect().right, specimen.getBoundingClientRect().right];
    });
  expect(Math.abs(edges[0]! - edges[1]!)).toBeLessThan(2);
  const contrast = page.locator(".use-kind").first().getByRole("article");
  expect(await contrast.locator("h3").allInnerTexts()).toEqual([
    "Katibeh",
    "Markazi Text",
    "Parastoo",
  ]);
  expect(await contrast.locator(".missing-letters").count()).toBe(0);
});

it("installs a partner by one command: the pairing of both, or a pairing with roles", async () => {
  const page = await partnersOf("?font=inter&as=text");
  expect(await command(page, "Inter Tight")).toBe(
    `npx shadcn add --yes ${BASE_URL}/r/layered/minimal.json`,
  );
  const rarer = await partnersOf("?font=abeezee&as=text");
  const other = rarer.locator(".use-partner", { hasText: "With the sizes of" }).first();
  const heading = await other.getAttribute("aria-label");
  const [, url = ""] = /"(.*)"/.exec(await other.locator("code").innerText()) ?? [];
  const answer = await fetch(url.replace(BASE_URL, site.origin));
  const { title } = (await answer.json()) as { title: string };
  expect(title).toContain(` — ${heading} + ABeeZee + `);
});

it("is used by keyboard: a font is typed, Enter sets its partners, a value is tuned, the command copied", async () => {
  const page = await partnersOf("?font=inter&as=text");
  await page.locator("#use-font").focus();
  await page.keyboard.type("merriweather");
  await page.keyboard.press("Enter");
  await complete(page, "Merriweather");
  expect(new URL(page.url()).search).toBe("?font=merriweather");
  const first = page.locator(".use-partner").first();
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await first.getByLabel("Heading 1 size").focus();
  await page.keyboard.press("End");
  expect(await first.locator("code").innerText()).toMatch(/\?h1-size=clamp\([^"]*,%206rem\)"$/);
  const size = first
    .locator(".use-headline")
    .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await size).toBe("96px");
  await first.getByRole("button", { name: "Copy" }).press("Enter");
  await first.getByText(/^(?:Copied|Press Ctrl\+C)$/).waitFor();
  await page.goBack();
  await complete(page, "Inter");
});

it("shows more of a kind, and the focus is on the first of them", async () => {
  const page = await partnersOf("?font=inter&as=text");
  await page.getByRole("button", { name: "More by contrast" }).click();
  const partners = page.locator(".use-kind").first().locator(".use-partner");
  await partners.nth(5).waitFor();
  await partners.nth(3).locator("h3 a:focus").waitFor();
});

it("loads the faces of a partner when it comes near the view, and moves nothing then", async () => {
  const page = await partnersOf("?font=inter&as=text");
  const last = page.locator(".use-partner").last();
  const text = last.locator(".use-headline > span");
  const isLoaded = async () => {
    const { family } = await faceOf(page, ".use-headline", -1);
    return page.evaluate(
      `[...document.fonts].some(({ family, status }) => family === "${family}" && status === "loaded")`,
    );
  };
  expect([await isLoaded(), await text.isVisible()]).toEqual([false, false]);
  expect(await page.locator(".use-headline > span").first().isVisible()).toBe(true);
  await last.scrollIntoViewIfNeeded();
  await text.waitFor();
  expect(await isLoaded()).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

it("shows in grey what is set in a face that the site has no file of, and loads that after a click", async () => {
  const hosts = new Set(["fonts.googleapis.com", "fonts.gstatic.com"]);
  const page = await site.openPage("/use/?font=zeyada", { width: 1440, hosts });
  await complete(page);
  await page.locator(".use-headline .missing-letters").first().waitFor();
  await page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({
      contentType: "text/css",
      headers: { "access-control-allow-origin": "*" },
      body: `@font-face{font-family:Zeyada;font-weight:400;src:url(https://fonts.gstatic.com/a.woff2)}`,
    }),
  );
  await page.route("https://fonts.gstatic.com/**", (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      path: join(specimensDir, "faces/lato-400.woff2"),
    }),
  );
  await page.getByRole("button", { name: "Load Zeyada from Google Fonts" }).click();
  const isSet = async () => {
    await page.locator(".use-headline > span:not(.unloaded)").first().waitFor();
    await page.locator(".use-headline .missing-letters").first().waitFor({ state: "detached" });
  };
  await isSet();
  await page.reload();
  // The choice is remembered.
  await isSet();
});

it("takes a display face, or one of high contrast, for headings, and a text face for text", async () => {
  for (const [font, use] of [
    ["playfair-display", "headings"],
    ["bebas-neue", "headings"],
    ["inter", "text"],
  ] as const) {
    const page = await partnersOf(`?font=${font}`);
    const pressed = page.locator(".use-as [aria-pressed=true]");
    expect(await pressed.innerText()).toBe(use);
  }
});

it("offers families like a typeface that is not here", async () => {
  const page = await site.openPage("/use/?font=Helvetica+Neue", { width: 1440 });
  await page.getByText("No font is called “Helvetica Neue”.").waitFor();
  const alike = page.locator("#use-problem").getByRole("link");
  expect(await alike.allInnerTexts()).toContain("Inter");
  await alike.first().click();
  await complete(page);
});

it("shows the first view of 25 files and 200 kB at most", async () => {
  for (const path of ["/use/?font=playfair-display", "/use/"]) {
    const page = await site.openPage(path, { width: 1440 });
    if (path !== "/use/") await complete(page);
    await page.waitForLoadState("networkidle");
    const sizes = await page.evaluate<number[]>(
      `performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation")).map(({ encodedBodySize }) => encodedBodySize)`,
    );
    expect(sizes.length).toBeLessThanOrEqual(25);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(200_000);
  }
});

it.each([
  ["a name that is none, with the nearest", "?font=frauncess", "No font is called “frauncess”."],
  ["a font that sets no words", "?font=noto-color-emoji", "Noto Color Emoji sets no words"],
  ["a display face as text", "?font=abril-fatface&as=text", "It is drawn for large sizes"],
])("says of %s what is wrong", async (_, query, text) => {
  const page = await site.openPage(`/use/${query}`, { width: 1440 });
  await page.getByText(text).waitFor();
});

it("gives the item to download on a host of files alone", async () => {
  const page = await site.openPage("/use/", { width: 1440 });
  await page.route(/\/r\/.*\?/, (route) =>
    route.continue({ url: route.request().url().split("?")[0]! }),
  );
  await page.locator("#use-font").fill("Lora");
  await page.keyboard.press("Enter");
  await complete(page, "Lora");
  const one = page.locator(".use-partner", { hasText: "Download the item" }).first();
  await one.waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    one.getByRole("button", { name: "Download the item" }).click(),
  ]);
  expect(await one.locator("code").innerText()).toBe(
    `npx shadcn add --yes ./${download.suggestedFilename()}`,
  );
});

it("is no wider than a phone of 320 pixels with text that a reader has spaced (WCAG 1.4.12)", async () => {
  const page = await partnersOf("?font=playfair-display", 320);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await overflow(page)).toBe(0);
});

it.each([390, 768])("is no wider than the window of %d pixels", async (width) => {
  const page = await partnersOf("?font=inter&as=text", width);
  expect(await overflow(page)).toBe(0);
});

it("finds a font by its title as by its name", async () => {
  const page = await site.openPage("/use/", { width: 1440 });
  await page.getByLabel("I use", { exact: true }).fill("inter tight");
  await page.keyboard.press("Enter");
  await complete(page, "Inter Tight");
});
