import type { Locator, Page } from "playwright-core";
import { FILE_KINDS } from "../../build/site/pairing/client/exports-files.ts";
import { runInShells } from "../shells/run-in-shells.ts";
import { BASE_URL, siteForTests } from "./site-under-test.ts";

const site = siteForTests();

const INJECTED = ['"; touch PWNED; echo "', "\ntouch PWNED\n", "$(touch PWNED)", "`touch PWNED`"];
const LAYERED = `${BASE_URL}/r/layered/minimal.json`;
/** A value that only quotes hold, with what shells expand in quotes, too. */
const FAMILY = "'Gill & Sons, (Łódź)', serif";
const ENCODED = "%27Gill%20%26%20Sons,%20(%C5%81%C3%B3d%C5%BA)%27,%20serif";

async function copied(page: Page, button: Locator): Promise<string> {
  await button.click();
  return await page.evaluate<string>("navigator.clipboard.readText()");
}

/** What each shell runs for some copied commands. */
function expectToRun(commands: readonly string[], expected: readonly string[]): void {
  for (const { shell, commands: ran, files } of runInShells(commands)) {
    const words = ran.map((command) => command.join(" "));
    expect({ shell, words, files }).toEqual({ shell, words: expected, files: [] });
  }
}

it.each([
  ...INJECTED.map((text) => `x=${text}`),
  `x${INJECTED[0]}=1`,
  ...INJECTED.slice(1, 3).map((text) => `h1-family=${text}`),
])("a link to compare put a shell command into the clipboard: %j", async (parameter) => {
  const [name = "", value = ""] = parameter.split(/=(.*)/s);
  const tuning = `h1-size=3rem&${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const query = `?pairings=minimal,editorial&tuned-1=${encodeURIComponent(tuning)}`;
  const page = await site.openPage(`/compare/${query}`, { width: 1440 });
  const column = page.locator(".compare-column").first();
  const command = await copied(page, column.getByRole("button", { name: "Copy", exact: true }));
  const isRefused = name === "h1-family";
  expect(command).toBe(await column.locator(".compare-install code").innerText());
  expectToRun([command], [`npx shadcn add --yes ${LAYERED}${isRefused ? "" : "?h1-size=3rem"}`]);
});

it("the command of a tuned pairing with a font from elsewhere had a line break", async () => {
  const query = "?pairings=minimal&h1-family=var(--font-fraunces)";
  const page = await site.openPage(`/compare/${query}`, { width: 1440 });
  const column = page.locator(".compare-column").last();
  const command = await copied(page, column.getByRole("button", { name: "Copy", exact: true }));
  expectToRun(
    [command],
    [
      `npx shadcn add --yes ${BASE_URL}/r/layered/fraunces.json ${LAYERED}?h1-family=var(--font-fraunces)`,
    ],
  );
});

it("every export of a tuned pairing is made of what was parsed", async () => {
  const hostile = INJECTED.map((text, index) => `&x${index}=${encodeURIComponent(text)}`).join("");
  const query = `h1-family=${encodeURIComponent(FAMILY)}`;
  const page = await site.openPage(`/pairings/minimal/?${query}${hostile}`, { width: 1440 });
  const url = `${LAYERED}?h1-family=${ENCODED}`;
  const exports = page.locator(".exports");
  const select = exports.locator("select");
  const commands: string[] = [];
  for (const value of ["command", ...FILE_KINDS.map((kind) => kind.value)]) {
    await select.selectOption(value);
    await exports.locator(`[data-export="${value}"] code`, { hasText: /\S/ }).click();
    const text = await copied(page, exports.getByRole("button", { name: "Copy" }));
    expect(text).not.toContain("PWNED");
    if (value === "command") commands.push(text);
  }
  await page.locator('input[name="panel-tab"][value="install"]').check();
  for (const manager of ["npm", "pnpm", "yarn", "bun"]) {
    await page.locator(`.install label:has(input[value="${manager}"])`).click();
    const command = await copied(page, page.locator(".install-command .copy"));
    const shown = await page.locator(".install-command code").innerText();
    expect(shown.replaceAll(/\s+/g, " ").trim()).toBe(command);
    commands.push(command);
  }
  expectToRun(commands, [
    `npx shadcn add --yes ${url}`,
    `npx shadcn add --yes ${url}`,
    `pnpm dlx shadcn@latest add --yes ${url}`,
    `yarn dlx shadcn@latest add --yes ${url}`,
    `bunx --bun shadcn@latest add --yes ${url}`,
  ]);
});

it("the commands of a card and of a font are those of the registry, whatever the address says", async () => {
  const query = INJECTED.map((text) => encodeURIComponent(text)).join("&q=");
  const home = await site.openPage(`/?text=${query}`, { width: 1440 });
  const card = await copied(home, home.getByRole("button", { name: /^Copy command: / }).first());
  const fonts = await site.openPage(`/fonts/?font=lora&text=${query}`, { width: 1440 });
  const font = await copied(fonts, fonts.getByRole("button", { name: "Copy", exact: true }));
  expect(card).toMatch(
    /^npx shadcn add --yes http:\/\/localhost:\d+\/r\/layered\/[a-z0-9-]+\.json$/,
  );
  expectToRun([card, font], [card, `npx shadcn add --yes ${BASE_URL}/r/lora.json`]);
});

it.each([
  "/fonts/?role=constructor&kind=constructor&axis=toString&script=__proto__",
  "/?font=constructor&mood=constructor&use=toString&script=__proto__",
  "/fonts/?font=constructor",
  "/compare/?pairings=constructor,minimal&lang=constructor&context=constructor",
  "/compare/?pairings=minimal&h1-family=var(--font-constructor)",
  "/pairings/minimal/?h1-family=var(--font-constructor)",
])("a name of every object was shown as its code: %s", async (address) => {
  const page = await site.openPage(address, { width: 1440 });
  expect(await page.locator("body").innerText()).not.toMatch(/native code|\[object Object/);
});
