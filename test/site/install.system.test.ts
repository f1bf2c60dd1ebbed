import type { Page } from "playwright-core";
import { axeViolations } from "./page-checks.ts";
import { baseUrl } from "../shared/shared.ts";
import { BASE_URL, type View, siteForTests } from "./site-under-test.ts";

const PAGE = "/pairings/minimal/";
const OTHER_PAGE = "/pairings/editorial/";

const site = siteForTests();

const open = (path = PAGE, view: Partial<View> = {}) =>
  site.openPage(path, { width: 1440, ...view });
const choose = (page: Page, name: string, value: string) =>
  page.locator(`.install [name="${name}"][value="${value}"]`).check();
const isChosen = (page: Page, name: string, value: string) =>
  page.locator(`.install [name="${name}"][value="${value}"]`).isChecked();
const command = (page: Page) => page.locator(".install-command code").innerText();
const copyCommand = (page: Page) => page.locator(".install-command .copy");
const clipboard = (page: Page) => page.evaluate("navigator.clipboard.readText()");
const changedFiles = (page: Page) => page.locator(".install .panel-files code").allTextContents();

describe("the command", () => {
  it("is for the framework, the package manager and the flavour, as are the files that it changes, and is what is copied", async () => {
    const page = await open();
    await choose(page, "framework", "vite");
    await choose(page, "package-manager", "bun");
    await choose(page, "flavour", "plain");
    const expected = `bunx --bun shadcn@latest add --yes ${BASE_URL}/r/minimal.json`;
    expect(await command(page)).toBe(expected);
    expect(await changedFiles(page)).toEqual(["src/index.css", "package.json", "bun.lock"]);
    await copyCommand(page).click();
    await page.getByText("Copied", { exact: true }).waitFor();
    expect(await clipboard(page)).toBe(expected);
  });

  it("for Vue is that of its client, in the one flavour that it installs", async () => {
    const page = await open();
    await choose(page, "flavour", "plain");
    await choose(page, "framework", "vue");
    expect(await command(page)).toBe(
      `npx shadcn-vue@latest add --yes ${BASE_URL}/r/self-hosted/minimal.json`,
    );
    expect(await page.locator('[name="flavour"]').first().isVisible()).toBe(false);
    expect((await changedFiles(page))[0]).toBe("src/style.css");
  });

  it("is chosen and copied by keyboard", async () => {
    const page = await open();
    await page.locator('.install [name="package-manager"][value="npm"]').focus();
    await page.keyboard.press("ArrowRight");
    expect(await isChosen(page, "package-manager", "pnpm")).toBe(true);
    await copyCommand(page).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Copied", { exact: true }).waitFor();
    expect(await clipboard(page)).toBe(
      `pnpm dlx shadcn@latest add --yes ${BASE_URL}/r/layered/minimal.json`,
    );
  });

  it("is the first one without JavaScript, with a link to the others", async () => {
    const page = await open(PAGE, { javaScript: false });
    expect(await command(page)).toBe(`npx shadcn add --yes ${baseUrl()}/r/layered/minimal.json`);
    expect(await page.locator('[name="flavour"]').first().isVisible()).toBe(false);
    await page.locator("noscript a").first().click();
    expect(await page.locator("main").innerText()).toContain("shadcn-vue@latest add --yes");
  });
});

it("the package manager and the framework are remembered over a reload and on other pages", async () => {
  const page = await open();
  await choose(page, "package-manager", "bun");
  await choose(page, "framework", "vite");
  await page.reload();
  await page
    .locator('[name="package-manager"][value="bun"]:checked')
    .waitFor({ state: "attached" });
  await page.goto(OTHER_PAGE, { waitUntil: "networkidle" });
  expect(await isChosen(page, "package-manager", "bun")).toBe(true);
  expect(await isChosen(page, "framework", "vite")).toBe(true);
  expect(await command(page)).toBe(
    `bunx --bun shadcn@latest add --yes ${BASE_URL}/r/layered/editorial.json`,
  );
});

it.each([
  ["light", 1440],
  ["dark", 360],
] as const)(
  "violates no rule of axe-core with everything open, %s at %i px",
  async (scheme, width) => {
    const page = await open(PAGE, { scheme, width });
    if (width < 1024) await page.locator(".sheet-bar").click();
    await page.evaluate(
      "document.querySelectorAll('.install details').forEach((item) => { item.open = true; })",
    );
    expect(await axeViolations(page, ".panel")).toEqual([]);
  },
);
