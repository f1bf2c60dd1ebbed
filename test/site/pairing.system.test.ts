import type { CDPSession, Locator, Page } from "playwright-core";
import { getAllPairings } from "../../registry/index.ts";
import { until } from "../fixtures/until.ts";
import { isRelease } from "../shared/shared.ts";
import { linkUsed, overflow } from "./page-checks.ts";
import { siteForTests } from "./site-under-test.ts";

const LATIN = "/pairings/editorial/";
const JAPANESE = "/pairings/kamishibai/";
const ARABIC = "/pairings/diwan/";

const H1 = ".specimen .h1";

/** The narrowest in use, and the width of WCAG 1.4.10. */
const PHONES = [360, 320];

/** The words of the name at the head of the page that are not in one line. */
const BROKEN_WORDS = `(() => {
  const text = document.querySelector(".pairing-name").firstChild;
  return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
})()`;

const site = siteForTests();

const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(
    `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue("${property}")`,
  );
const tool = (page: Page, name: string) =>
  page.locator(".pairing").getByRole("button", { name, exact: true });

describe("the specimen", () => {
  it("is edited where it stands, by mouse, and restored", async () => {
    const page = await site.openPage(LATIN, { width: 1440 });
    const original = await page.locator(H1).innerText();
    expect(await tool(page, "Restore text").isVisible()).toBe(false);
    await page.locator(H1).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" today");
    expect(await page.locator(H1).innerText()).toBe(`${original} today`);
    await tool(page, "Restore text").click();
    expect(await page.locator(H1).innerText()).toBe(original);
  });

  it("is edited by keyboard after Edit text", async () => {
    const page = await site.openPage(LATIN, { width: 360 });
    await tool(page, "Edit text").press("Enter");
    await page.keyboard.press("Home");
    await page.keyboard.type("Ink: ");
    expect(await page.locator(H1).innerText()).toMatch(/^Ink: /);
  });

  it("names letters that its faces lack", async () => {
    const page = await site.openPage(LATIN, { width: 1440 });
    await page.locator(H1).click();
    await page.keyboard.type("ಕ");
    expect(await page.locator("[data-letters]").innerText()).toContain("ಕ");
  });

  it("takes the language that a reader chooses, and the first one again", async () => {
    const page = await site.openPage(LATIN, { width: 1440 });
    const english = await page.locator(H1).innerText();
    const language = page.locator("select[data-language]");
    await language.selectOption("ru");
    await page.locator(`${H1}[lang=ru]`).waitFor({ state: "attached" });
    expect(await page.locator(H1).innerText()).toMatch(/^[\p{Script=Cyrillic}\s\p{P}]+$/u);
    expect(await page.locator(".cx-article .h1").textContent()).toBe(
      await page.locator(H1).innerText(),
    );
    await language.selectOption("en");
    await page.locator(`${H1}[lang=en]`).waitFor({ state: "attached" });
    expect(await page.locator(H1).innerText()).toBe(english);
  });
});

describe("the first screen", () => {
  const bottomOf = async (shown: Locator) => {
    const { y, height } = (await shown.first().boundingBox())!;
    return y + height;
  };

  it("has the name, why it works and one command with Copy at 1280 × 720", async () => {
    const page = await site.openPage(LATIN, { width: 1280, height: 720 });
    const copy = page.locator(".copy:visible");
    expect(await copy.count()).toBe(1);
    for (const shown of [page.locator(".pairing-name"), page.locator(".pairing-why"), copy])
      expect(await bottomOf(shown)).toBeLessThan(720);
    await copy.click();
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(
      /^npx shadcn add --yes \S+\/r\/layered\/editorial\.json$/,
    );
  });

  it("shows a headline, a lead and a paragraph at 1440 × 900", async () => {
    const page = await site.openPage(LATIN, { width: 1440, height: 900 });
    for (const selector of [H1, ".specimen .lead", ".opening p + p"])
      expect(await bottomOf(page.locator(selector))).toBeLessThan(900);
  });
});

it("a headline in Russian stood over English: the specimen begins in the headline's language, where it has it", async () => {
  const page = await site.openPage(`${LATIN}?text=Свежий хлеб`, { width: 1440 });
  await page.locator(".specimen .lead[lang=ru]").waitFor();
  expect(await page.locator("select[data-language]").inputValue()).toBe("ru");
  expect(await page.locator(H1).innerText()).toBe("Свежий хлеб");
});

it("a reader’s headline stays in the address when it is edited, and goes along to compare, I use and home", async () => {
  const page = await site.openPage(`${LATIN}?ref=mail&text=Bread%20before%20dawn`, { width: 1440 });
  expect(await page.locator(H1).innerText()).toBe("Bread before dawn");
  await page.locator(H1).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" & after");
  expect(await page.locator(".cx-article .h1").textContent()).toBe("Bread before dawn & after");
  await page.waitForURL(/\?ref=mail&text=Bread\+before\+dawn\+%26\+after$/);
  for (const selector of [
    ".site-name",
    ".pairing-compare",
    ".similar a",
    '.site-nav [href*="/use/"]',
  ])
    expect(await linkUsed(page.locator(selector).first())).toMatch(
      /[?&]text=Bread\+before\+dawn\+%26\+after$/,
    );
  await page.reload({ waitUntil: "networkidle" });
  expect(await page.locator(H1).innerText()).toBe("Bread before dawn & after");
  await page.locator("select[data-language]").selectOption("pl");
  await page.locator(`${H1}[lang=pl]`).waitFor({ state: "attached" });
  expect(await page.locator(H1).innerText()).toBe("Bread before dawn & after");
  await tool(page, "Restore text").click();
  await page.waitForURL(/\?ref=mail$/);
  expect(await linkUsed(page.locator(".site-name"))).toMatch(/\/$/);
});

it("has an index in sight that leads to its parts", async () => {
  const page = await site.openPage(LATIN, { width: 1440, height: 720 });
  for (const [label, heading] of [
    ["Scale", "Scale"],
    ["Similar", "Similar pairings"],
  ] as const) {
    const link = page.locator(".pairing-index").getByRole("link", { name: label, exact: true });
    await link.click();
    await page.waitForURL(({ hash }) => hash === `#${label.toLowerCase()}`);
    const top = (await page.getByRole("heading", { name: heading }).boundingBox())!.y;
    expect(top).toBeLessThan(720 / 3);
    expect(await link.isVisible()).toBe(true);
  }
});

it("leads to the languages that it sets from its index, in one step", async () => {
  const page = await site.openPage(LATIN, { width: 1440, height: 720 });
  await page.locator(".pairing-index").getByRole("link", { name: "Languages" }).click();
  const languages = page.locator("#languages dd").first();
  await languages.waitFor();
  expect(await languages.innerText()).toMatch(/Polish.*Vietnamese/);
  expect((await languages.boundingBox())!.y).toBeLessThan(720);
});

it.each([
  ["a phone", { width: 360, height: 640, touch: true }, 0.12],
  ["a phone, long", { width: 390, height: 844, touch: true }, 0.12],
  ["a laptop at 200 %", { width: 640, height: 360 }, 0],
])("its bars leave the window to the specimen on %s", async (_, view, most) => {
  const page = await site.openPage(LATIN, view);
  await page.evaluate("scrollTo(0, 1200)");
  const share = await page.evaluate<number>(`[
    ".site-header", ".pairing-index", ".workspace-panel",
  ].reduce((sum, selector) => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
  }, 0)`);
  expect(share).toBeLessThanOrEqual(most);
});

it("has its controls before its contexts for the keyboard", async () => {
  const page = await site.openPage(LATIN, { width: 1440 });
  const order = await page.evaluate<string[]>(`[...document.querySelectorAll(
    "[data-edit], [name=panel-tab][value=tune], [name=frame-width]",
  )].map((element) => element.value || "edit")`);
  expect(order).toEqual(["edit", "tune", "390px", "768px", "none"]);
});

it("a dashboard’s states differ by shape and word, and its numbers stand under each other", async () => {
  const page = await site.openPage(LATIN, { width: 1440 });
  const rows = page.locator(".cx-departures tbody tr");
  const states = new Map<string, string>();
  for (const row of await rows.all()) {
    const state = (await row.getAttribute("class"))!;
    states.set(state, (await row.locator("path").getAttribute("d"))!);
    expect(await row.locator("td").last().textContent()).toMatch(/[a-z]/);
  }
  expect(new Set(states.values()).size).toBe(3);
  expect(await styleOf(page, ".cx-departures", "font-variant-numeric")).toContain("tabular-nums");
});

it("names the measured lines of each face: capitals, x-height, baseline", async () => {
  const page = await site.openPage(LATIN, { width: 1440 });
  const names = page.locator(".faces figure").first().locator(".pairing-line-name");
  expect(await names.allTextContents()).toEqual(["capitals", "x-height", "baseline"]);
});

it("has no tab stop in its contexts but their widths", async () => {
  const page = await site.openPage(LATIN, { width: 1440 });
  const stops = await page.evaluate<string[]>(`[...document.querySelectorAll(
    ".contexts :is(a[href], button, input, select, textarea, [tabindex])",
  )].filter((element) => !element.closest("[inert]")).map((element) => element.value)`);
  expect(stops).toEqual(["390px", "768px", "none"]);
});

it("its contexts take a phone's width together, and all the room again", async () => {
  const page = await site.openPage(LATIN, { width: 1440 });
  const widths = () =>
    page.evaluate(`[...document.querySelectorAll(".frame-view")].map((view) => view.offsetWidth)`);
  const before = await widths();
  await page.getByRole("radio", { name: "Phone" }).check();
  expect(await widths()).toEqual([390, 390, 390, 390, 390, 390]);
  await page.getByRole("radio", { name: "Full width" }).check();
  expect(await widths()).toEqual(before);
});

it("the panel on a phone is a bar until it is opened, and leaves half of the window to the specimen", async () => {
  const page = await site.openPage(LATIN, { width: 360, height: 800, touch: true });
  const bar = page.locator(".sheet-bar");
  expect(await page.locator(".panel").isVisible()).toBe(false);
  await bar.click();
  expect(await page.locator(".panel").isVisible()).toBe(true);
  const top = (await bar.boundingBox())!.y;
  expect(top).toBeGreaterThan(800 / 2 - 48);
  await page.keyboard.press("Escape");
  expect(await page.locator(".panel").isVisible()).toBe(false);
});

it("has no bar of the sheet over the specimen’s tools, wherever the window ends", async () => {
  const page = await site.openPage("/pairings/minimal/", { width: 360, touch: true });
  const bottom = Number(
    await page.evaluate(
      `document.querySelector(".specimen-tools").getBoundingClientRect().bottom + scrollY`,
    ),
  );
  for (const beyond of [-60, -20, 0, 20, 60]) {
    await page.setViewportSize({ width: 360, height: Math.round(bottom) + beyond });
    const tools = (await page.locator(".specimen-tools").first().boundingBox())!;
    const bar = (await page.locator(".sheet-bar").boundingBox())!;
    expect(bar.y).toBeGreaterThanOrEqual(tools.y + tools.height);
  }
});

it("a page without JavaScript shows the specimen, the contexts, the facts and how to install, and no control that needs it", async () => {
  const page = await site.openPage(LATIN, { width: 360, javaScript: false });
  for (const selector of [H1, ".cx-article", ".cx-app", ".faces", ".panel .install", ".similar"])
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, true]);
  const command = page.locator(".install pre:visible").first();
  expect(await command.innerText()).toContain("/r/layered/editorial.json");
  for (const selector of [".specimen-tools", ".sheet-bar"])
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false]);
});

describe("another script", () => {
  it("has its own name as the title, and the Latin one under it", async () => {
    const page = await site.openPage(ARABIC, { width: 1440 });
    const sizeOf = async (selector: string) =>
      Number.parseFloat(String(await styleOf(page, selector, "font-size")));
    expect(await page.locator("h1 .pairing-name").innerText()).toMatch(/^[\p{Script=Arabic}\s]+$/u);
    expect(await page.locator("h1 .pairing-gloss").innerText()).toBe("Diwan");
    expect(await sizeOf(".pairing-name")).toBeGreaterThan(2 * (await sizeOf(".pairing-gloss")));
  });

  it("is that of the product page, too, which says nothing in English there", async () => {
    const page = await site.openPage(ARABIC, { width: 1440 });
    const product = page.locator(".cx-product");
    await product.scrollIntoViewIfNeeded();
    expect(await product.innerText()).not.toMatch(/[a-z]/i);
    expect(await product.getAttribute("dir")).toBe("rtl");
  });

  it("is set from right to left where it is written so, and English and code are not", async () => {
    const page = await site.openPage(ARABIC, { width: 1440 });
    expect(await styleOf(page, H1, "direction")).toBe("rtl");
    expect(await styleOf(page, ".cx-article", "direction")).toBe("rtl");
    const label = (await page.locator(".size-note").first().boundingBox())!;
    const heading = (await page.locator(H1).boundingBox())!;
    expect(label.x).toBeGreaterThan(heading.x);
    expect(await styleOf(page, ".specimen pre", "direction")).toBe("ltr");
  });

  it("is set in the pairing's own faces, headings, text and strong: Japanese", async () => {
    const page = await site.openPage(JAPANESE, { width: 1440 });
    expect(await page.locator(H1).innerText()).toMatch(/\p{Script=Han}/u);
    const session = await page.context().newCDPSession(page);
    for (const selector of [H1, ".headings .h4", ".reading p", ".reading strong", ".cx-text p"]) {
      // What is out of view is not drawn.
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      expect([selector, await systemFonts(session, selector)]).toEqual([selector, []]);
    }
    // It was said to be drawn by a font of the system.
    expect(await page.locator("[data-letters]").textContent()).toBe("");
  });
});

it("prints the specimen and the facts without controls, black on white", async () => {
  const page = await site.openPage(LATIN, { width: 794, scheme: "dark" });
  await page.emulateMedia({ media: "print" });
  for (const selector of [".site-header", ".specimen-tools", ".workspace-panel", ".similar"])
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false]);
  expect(await page.locator(".specimen").isVisible()).toBe(true);
  expect(await styleOf(page, "html", "background-color")).toBe("rgb(255, 255, 255)");
});

it("is no wider than a phone, and breaks no word of its name", async () => {
  const names = getAllPairings().map(({ name }) => name);
  const step = Math.floor(names.length / (isRelease ? 60 : 15));
  const sample = names.filter((_, index) => index % step === 0);
  const page = await site.openPage(LATIN, { width: 360 });
  const faults: string[] = [];
  for (const name of sample) {
    await page.goto(`/pairings/${name}/`, { waitUntil: "load" });
    await page.evaluate("document.fonts.ready.then(() => true)");
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 800 });
      const over = await overflow(page);
      if (over !== 0) faults.push(`${name}: ${over} over ${width}`);
      const broken = await page.evaluate<string[]>(BROKEN_WORDS);
      faults.push(...broken.map((word) => `${name}: ${word} in several lines at ${width}`));
    }
  }
  expect(faults).toEqual([]);
});

/** The fonts that are no web fonts, among those that draw an element's text. */
async function systemFonts(session: CDPSession, selector: string): Promise<string[]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const platformFonts = () => session.send("CSS.getPlatformFontsForNode", { nodeId });
  // What comes into view is drawn some frames later.
  await until(async () => (await platformFonts()).fonts.length > 0);
  const { fonts } = await platformFonts();
  return fonts.filter((font) => !font.isCustomFont).map(({ familyName }) => familyName);
}
