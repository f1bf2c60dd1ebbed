import { attached, overflow } from "./page-checks.ts";
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

it("draws the rows near to the view in their own faces, and loads no other ones", async () => {
  const page = await site.openPage("/fonts/", DESKTOP);
  await page.locator(`${ROWS}.set a span`, { hasText: "Roboto" }).first().waitFor();
  const family = await page.evaluate(
    `getComputedStyle(document.querySelector(".fonts-rows .set a span")).fontFamily`,
  );
  expect(family).toBe("s-roboto");
  expect(await page.locator(ROWS).count()).toBeLessThan(40);
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

it("says of a font without specimen faces that it is shown as a drawing, and no text can be typed in it", async () => {
  const page = await site.openPage("/fonts/?font=noto-sans-adlam", { width: 360 });
  await page
    .getByText(/^Noto Sans Adlam is shown as a drawing: no text can be typed in it here/)
    .waitFor();
  expect(await overflow(page)).toBe(0);
});

it("says that an address names no font", async () => {
  const page = await site.openPage("/fonts/?font=no-such-font", DESKTOP);
  await page.getByRole("heading", { name: /^No font is called/ }).waitFor();
  await page.getByRole("link", { name: "All fonts" }).click();
  await page.locator(ROWS).first().waitFor();
  expect(page.url()).toBe(`${site.origin}/fonts/`);
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
    expect(await page.getByRole("link", { name, exact: true }).getAttribute("href")).toContain(
      "?text=Quay",
    );
});
