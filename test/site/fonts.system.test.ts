import { join } from "node:path";
import { specimensDir } from "../../registry/model/package-root.ts";
import { attached, linkUsed, overflow } from "./page-checks.ts";
import { catalog } from "./own-registry.ts";
import { BASE_URL, siteForTests } from "./site-under-test.ts";

const site = siteForTests();

const FAMILIES = catalog.fonts.size;
const DESKTOP = { width: 1440 };
const SEARCH = ".list-search input";
const ROWS = ".fonts-rows > li";

it("lists every family as a link to its item without JavaScript", async () => {
  const page = await site.openPage("/fonts/", { ...DESKTOP, javaScript: false });
  expect(await page.locator(ROWS).count()).toBe(FAMILIES);
  const link = page.locator(`${ROWS} a`).first();
  expect(await link.innerText()).toBe("Roboto");
  expect(await link.getAttribute("href")).toBe("/r/roboto.json");
});

it("draws the names near to the view without loading a face of them", async () => {
  const page = await site.openPage("/fonts/", DESKTOP);
  await page.locator(`${ROWS}.set svg`, { hasText: "Roboto" }).first().waitFor();
  expect(await page.locator(ROWS).count()).toBeLessThan(40);
  const loaded = await page.evaluate<{ name: string; encodedBodySize: number }[]>(
    "performance.getEntries().filter((entry) => 'encodedBodySize' in entry).map((entry) => entry.toJSON())",
  );
  expect(loaded.filter(({ name }) => name.includes("/site/faces/"))).toHaveLength(1);
  expect(loaded.filter(({ name }) => name.includes("/site/drawings-"))).toHaveLength(1);
  expect(loaded.length).toBeLessThanOrEqual(25);
  expect(loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(350e3);
});

it("names each family beside the reader's own text, and its classification again without", async () => {
  const page = await site.openPage("/fonts/", DESKTOP);
  const row = page.locator(ROWS).first();
  await page.getByRole("textbox", { name: "Your text in every row" }).fill("Ahoy");
  await attached(page, ".fonts-rows a", /^Ahoy$/);
  await row.locator("p", { hasText: /^Roboto$/ }).waitFor();
  await page.getByRole("textbox", { name: "Your text in every row" }).fill("");
  await attached(page, ".fonts-rows a", /^Roboto$/);
  await row.locator("p", { hasText: /^Sans serif$/ }).waitFor();
  expect(await row.locator("p").allInnerTexts()).not.toContain("Roboto");
});

it("finds a family by a part of its name, keeps that in the address, and goes back", async () => {
  const page = await site.openPage("/fonts/", DESKTOP);
  await page.locator(SEARCH).fill("playfair");
  await page.locator(ROWS, { hasText: "Playfair Display SC" }).waitFor();
  expect((await page.locator(`${ROWS} a`).allTextContents()).slice(0, 2)).toEqual([
    "Playfair Display",
    "Playfair Display SC",
  ]);
  expect(page.url()).toBe(`${site.origin}/fonts/?q=playfair`);
  await page.goBack();
  await attached(page, ".list-count", `${FAMILIES.toLocaleString("en")} families`);
  expect(await page.locator(SEARCH).inputValue()).toBe("");
});

it("filters by several scripts together, with the number of families beside each value", async () => {
  const page = await site.openPage("/fonts/", DESKTOP);
  await page.locator(".list-filter[data-group=script]").click();
  const hebrew = page.locator("#list-frame label", { hasText: /^Hebrew/ });
  await hebrew.waitFor();
  const count = await hebrew.locator(".list-value-count").innerText();
  await hebrew.click();
  await attached(page, ".list-count", `${count} families`);
  await page.locator("#list-frame label", { hasText: /^Cyrillic\d/ }).click();
  await page.waitForURL(({ search }) => search === "?script=hebrew,cyrillic");
  const both = await page.locator(".list-count").innerText();
  expect(Number.parseInt(both)).toBeLessThan(Number(count));
  await page.reload();
  await attached(page, ".list-count", both);
  expect(await page.locator(".list-choices").innerText()).toContain("Hebrew");
});

it("says that nothing has all of it and shows the nearest", async () => {
  const page = await site.openPage("/fonts/?kind=blackletter&script=thai", DESKTOP);
  await page.locator(".list-notes", { hasText: "No exact match." }).waitFor();
  await attached(page, ".list-count", /^No exact match\. \d+ close ones$/);
  expect(await page.locator(ROWS).count()).toBeGreaterThan(0);
});

it("opens a font: the pairings that use it, its best partners, its command; back leads to the list", async () => {
  const page = await site.openPage("/fonts/?q=lora", DESKTOP);
  const row = page.locator(`${ROWS} a`, { hasText: /^Lora$/ });
  await row.click();
  await page.getByRole("heading", { name: "Lora", exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("font")).toBe("lora");
  const view = page.locator(".font-view");
  expect(await view.getByRole("link", { name: "Lora & Inter" }).getAttribute("href")).toBe(
    "/pairings/lora-inter/",
  );
  await page.locator(".font-partners li").first().waitFor();
  expect(await page.locator(".font-partners li p").first().innerText()).toContain("Lora");
  await view.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
    `npx shadcn add --yes ${BASE_URL}/r/lora.json`,
  );
  await page.goBack();
  await row.waitFor();
  expect(page.url()).toBe(`${site.origin}/fonts/?q=lora`);
});

it("sets a text at the size, the weight and the style of choice, and the letters of a language", async () => {
  const page = await site.openPage("/fonts/?font=lora", DESKTOP);
  await page.getByRole("textbox", { name: "Your text" }).fill("Quay");
  const line = page.locator(".font-sample", { hasText: "Quay" }).first();
  await line.waitFor();
  await page.getByRole("slider", { name: "Size" }).fill("90");
  await page.getByRole("radio", { name: "700 Bold" }).check();
  await page.getByRole("checkbox", { name: "Italic" }).check();
  const set = await page.evaluate(
    `(({ fontSize, fontWeight, fontStyle }) => ({ fontSize, fontWeight, fontStyle }))(
      getComputedStyle(document.querySelector(".font-sample span")))`,
  );
  expect(set).toEqual({ fontSize: "90px", fontWeight: "700", fontStyle: "italic" });
  await page.getByRole("combobox", { name: "Letters of" }).selectOption("Polish");
  await attached(page, ".font-alphabet[lang=pl]", "Ł");
});

const NO_FACES = "/fonts/?font=noto-sans-adlam&text=Ahoy";
const PROVIDER = ["fonts.googleapis.com", "fonts.gstatic.com"];

it("loads a family from Google Fonts after a click that says so, and remembers it until that is taken back", async () => {
  const hosts = new Set<string>();
  const page = await site.openPage(NO_FACES, { width: 360, hosts });
  const load = page.getByRole("button", { name: "Load Noto Sans Adlam from Google Fonts" });
  await load.waitFor();
  expect(await overflow(page)).toBe(0);
  await page.route(`https://${PROVIDER[0]}/**`, (route) =>
    route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      body: `@font-face { font-family: "Noto Sans Adlam"; font-weight: 400 700; src: url(https://${PROVIDER[1]}/a.woff2) format("woff2"); unicode-range: U+0000-00FF; }`,
    }),
  );
  await page.route(`https://${PROVIDER[1]}/**`, (route) =>
    route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      path: join(specimensDir, "faces/lato-400.woff2"),
    }),
  );
  for (const host of PROVIDER) hosts.add(host);
  await load.click();
  const text = page.locator(".font-sample", { hasText: "Ahoy" }).first();
  await text.waitFor();
  await page.reload();
  await text.waitFor();
  await page.getByRole("button", { name: "Forget this choice" }).click();
  hosts.clear();
  await page.reload();
  await load.waitFor();
});

it("says that Google Fonts did not answer, and tries again", async () => {
  const page = await site.openPage(NO_FACES, { ...DESKTOP, hosts: new Set(PROVIDER) });
  await page.route("https://**", (route) => route.abort());
  const load = page.getByRole("button", { name: "Load Noto Sans Adlam from Google Fonts" });
  await load.click();
  await page.getByText("It could not be loaded.").waitFor();
  expect(await load.isEnabled()).toBe(true);
});

it("searches for what is like a typeface that an address names and that is no font here", async () => {
  const page = await site.openPage("/fonts/?font=helvetica-neue", DESKTOP);
  await page.waitForURL(({ search }) => search === "?q=helvetica+neue");
  await attached(page, `${ROWS} a`, "Hanken Grotesk");
});

it("shows the first of all families where an address names none, and says so", async () => {
  const page = await site.openPage("/fonts/?font=zzz-qqq-xxx", DESKTOP);
  await attached(page, ".list-notes", "Nothing matches “zzz qqq xxx”.");
  await attached(page, `${ROWS} a`, "Roboto");
});

it("opens a font by the keyboard alone", async () => {
  const page = await site.openPage("/fonts/", DESKTOP);
  await page.locator(`${ROWS} a`).first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Roboto", exact: true }).waitFor();
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Roboto");
});

it("keeps the reader’s text in the view of a font and in what it links to", async () => {
  const page = await site.openPage("/fonts/?text=Quay&font=lora", DESKTOP);
  await page.locator(".font-sample", { hasText: "Quay" }).first().waitFor();
  for (const name of ["Lora & Inter", "Pairings", "Compare"])
    expect(await linkUsed(page.getByRole("link", { name, exact: true }))).toContain("?text=Quay");
});
