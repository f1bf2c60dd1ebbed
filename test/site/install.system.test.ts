import type { Page } from "playwright-core";
import { join } from "node:path";
import { sourcesHasher } from "../../build/site/shared/installed-items.ts";
import { type ChangedFile, recordedInstalls } from "../../build/site/shared/recorded-installs.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { PROJECT } from "../fixtures/read.ts";
import { axeViolations } from "./page-checks.ts";
import { BASE_URL, type View, siteForTests } from "./site-under-test.ts";

const PAGE = "/pairings/minimal/";
const OTHER_PAGE = "/pairings/editorial/";

const { pairings, fonts } = loadCatalog(ownRegistryDir);
const recorded = recordedInstalls(join(PROJECT, "build/site")).all(
  "minimal",
  sourcesHasher((name) => fonts.get(name))(pairings.get("minimal")!),
)!;

const site = siteForTests();

const open = (path = PAGE, view: Partial<View> = {}) =>
  site.openPage(path, { width: 1440, ...view });
const choose = (page: Page, name: string, value: string) =>
  page.locator(`.install [name="${name}"][value="${value}"]`).check();
const isChosen = (page: Page, name: string, value: string) =>
  page.locator(`.install [name="${name}"][value="${value}"]`).isChecked();
/** As it is read: on one line. */
const command = async (page: Page) =>
  (await page.locator("[data-command]").innerText()).replace(/\s+/g, " ").trim();
const clipboard = (page: Page) => page.evaluate("navigator.clipboard.readText()");

/** The rows of changed files that are shown: path and counts. */
async function changedFiles(page: Page): Promise<string[]> {
  const rows = await page.evaluate(
    `[...document.querySelectorAll(".change summary")]
      .filter((row) => row.checkVisibility()).map((row) => row.innerText)`,
  );
  return (rows as string[]).map((row) => row.replace(/\s+/g, " ").trim());
}

/** The lines that an opened file shows. */
async function shownLines(page: Page, path: string): Promise<string> {
  await page.locator(".change summary", { hasText: path }).click();
  const file = page.locator(".change[open]", { hasText: path });
  return (await file.locator("pre").innerText()).trimEnd();
}

/** A recorded diff without the numbers of its lines. */
function linesOf(files: readonly ChangedFile[], path: string): string {
  const lines = files.find((file) => file.path === path)?.blocks.join("\n") ?? "";
  return lines.replace(/^@@.*\n/gm, "");
}

describe("the command", () => {
  it.each([
    ["npm", "next", "layered", `npx shadcn add ${BASE_URL}/r/layered/minimal.json`],
    [
      "pnpm",
      "vite",
      "self-hosted",
      `pnpm dlx shadcn@latest add ${BASE_URL}/r/self-hosted/minimal.json`,
    ],
    ["yarn", "next", "typeset", `yarn dlx shadcn@latest add ${BASE_URL}/r/typeset/minimal.json`],
    ["bun", "vite", "plain", `bunx --bun shadcn@latest add ${BASE_URL}/r/minimal.json`],
  ])(
    "is for %s, %s and the flavour %s, and is what is copied",
    async (manager, framework, flavour, expected) => {
      const page = await open();
      await choose(page, "framework", framework);
      await choose(page, "package-manager", manager);
      await choose(page, "flavour", flavour);
      expect(await command(page)).toBe(expected);
      const copy = page.locator(".install > .command button");
      await copy.click();
      await page
        .locator("[data-panel-status]", { hasText: /^Copied: command$/ })
        .first()
        .waitFor({ state: "attached" });
      expect(await copy.innerText()).toBe("Copied");
      expect(await clipboard(page)).toBe(expected);
    },
  );

  it("for Vue is that of its client, in the one flavour that it installs", async () => {
    const page = await open();
    await choose(page, "flavour", "plain");
    await choose(page, "framework", "vue");
    expect(await command(page)).toBe(
      `npx shadcn-vue@latest add ${BASE_URL}/r/self-hosted/minimal.json`,
    );
    expect(await page.locator(".flavours").isVisible()).toBe(false);
    expect(await changedFiles(page)).toEqual(["src/style.css +108", "package.json +3"]);
  });

  it("is chosen and copied by keyboard", async () => {
    const page = await open();
    await page.locator('.install [name="package-manager"][value="npm"]').focus();
    await page.keyboard.press("ArrowRight");
    expect(await isChosen(page, "package-manager", "pnpm")).toBe(true);
    await page.locator(".install > .command button").focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-panel-status]", { hasText: /./ }).waitFor({ state: "attached" });
    expect(await clipboard(page)).toBe(
      `pnpm dlx shadcn@latest add ${BASE_URL}/r/layered/minimal.json`,
    );
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
    `bunx --bun shadcn@latest add ${BASE_URL}/r/layered/editorial.json`,
  );
});

describe.each([
  ["with", true],
  ["without", false],
])("%s JavaScript", (_, javaScript) => {
  it.each([
    ["next", "layered", ["app/globals.css +108", "app/layout.tsx +6 −1", "package.json +2"]],
    ["next", "self-hosted", ["app/globals.css +108", "package.json +3"]],
    ["vite", "typeset", ["src/index.css +127", "package.json +3"]],
  ] as const)(
    "the changes in %s by %s are those that were recorded",
    async (project, flavour, rows) => {
      const page = await open(PAGE, { javaScript });
      await choose(page, "framework", project);
      await choose(page, "flavour", flavour);
      expect(await changedFiles(page)).toEqual(rows);
      for (const { path } of recorded[flavour][project].filter(
        ({ path }) => path !== "package.json",
      ))
        expect(await shownLines(page, path)).toBe(linesOf(recorded[flavour][project], path));
    },
  );

  it("the steps to undo are those of the choices", async () => {
    const page = await open(PAGE, { javaScript });
    await choose(page, "package-manager", "pnpm");
    await page.locator(".undo summary").click();
    const commands = await page.locator(".undo pre").allInnerTexts();
    expect(commands.map((text) => text.trim())).toEqual([
      "git checkout -- app/globals.css app/layout.tsx package.json\npnpm install",
      'pnpm remove "@fontsource-variable/inter" "@fontsource-variable/jetbrains-mono"',
    ]);
  });

  it("it is said to install before components, except where nothing global is set", async () => {
    const page = await open(PAGE, { javaScript });
    const note = page.getByText("Install a pairing before components", { exact: false });
    expect(await note.isVisible()).toBe(true);
    await choose(page, "flavour", "typeset");
    expect(await note.isVisible()).toBe(false);
    expect(await page.locator(".install-notes").innerText()).toContain(
      '<article class="typeset typeset-minimal">',
    );
  });
});

it("a button copies the commands that undo, without those for other choices", async () => {
  const page = await open();
  await page.locator(".undo summary").click();
  await page.locator(".undo .copy-button").first().click();
  await page.locator("[data-panel-status]", { hasText: /./ }).waitFor({ state: "attached" });
  expect(await clipboard(page)).toBe(
    "git checkout -- app/globals.css app/layout.tsx package.json\nnpm install",
  );
});

it("a tuned command says that the changes are those without tuning", async () => {
  const page = await open(`${PAGE}?h1-size=3rem`);
  await page.locator('[name="panel-tab"][value="install"]').check();
  await page.locator("[data-tuned-note]:not([hidden])").first().waitFor({ state: "attached" });
  expect(await command(page)).toBe(
    `npx shadcn add "${BASE_URL}/r/layered/minimal.json?h1-size=3rem"`,
  );
});

it.each([
  ["light", 1440],
  ["dark", 360],
] as const)(
  "violates no rule of axe-core with everything open, %s at %i px",
  async (scheme, width) => {
    const page = await open(PAGE, { scheme, width });
    if (width < 1120) await page.locator(".sheet-bar").click();
    await page.evaluate(
      "document.querySelectorAll('.install details').forEach((item) => { item.open = true; })",
    );
    expect(await axeViolations(page, ".panel")).toEqual([]);
  },
);
