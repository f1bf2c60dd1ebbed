import type { Page } from "playwright-core";
import { getAllPairings } from "../../registry/index.ts";
import { attached, layoutShift, overflow } from "./page-checks.ts";
import { BASE_URL, type View, siteForTests } from "./site-under-test.ts";

const DESKTOP: View = { width: 1440 };
const PHONE: View = { width: 360, height: 780, touch: true };

const ALL = `${getAllPairings().length} pairings`;

/** In bytes, with gzip: what the first view loads, faces included. */
const BUDGET = 140_000;
const LAYOUT_SHIFT_LIMIT = 0.01;

const site = siteForTests();

const countOf = (page: Page) => page.locator(".list-count").innerText();
const namesOf = (page: Page) => page.locator(".cards h2").allInnerTexts();

/** Cards come one after the other. */
async function firstNames(page: Page): Promise<string[]> {
  await page.locator(".cards h2 a").nth(5).waitFor();
  return (await namesOf(page)).slice(0, 6);
}
const addressOf = (page: Page) => new URL(page.url()).search;

/** Waits until the page says how many pairings it shows. */
async function shows(page: Page, count: string): Promise<void> {
  await attached(page, ".list-count", new RegExp(`^\\s*${count}\\s*$`));
}

async function choose(page: Page, group: string, label: RegExp): Promise<string> {
  await page.locator(`.list-filter[data-group=${group}]`).click();
  const row = page.locator("#list-frame label", { hasText: label });
  await row.waitFor();
  const count = await row.locator(".list-value-count").innerText();
  await row.locator("input").check();
  await page.keyboard.press("Escape");
  return count;
}

it("narrows the cards to every chosen value, of which it states the count before", async () => {
  const page = await site.openPage("/", DESKTOP);
  const warm = await choose(page, "mood", /^Warm/);
  await shows(page, `${warm} pairings`);
  const cyrillic = await choose(page, "script", /^Cyrillic/);
  await shows(page, `${cyrillic} pairings`);
  const greek = await choose(page, "script", /^Greek/);
  await shows(page, `${greek} pairings`);
  expect(Number(greek)).toBeLessThan(Number(cyrillic));
  expect(addressOf(page)).toBe("?mood=warm&script=cyrillic,greek");

  await page.getByRole("button", { name: "Remove Greek" }).click();
  await shows(page, `${cyrillic} pairings`);
  await page.getByRole("button", { name: "Clear all" }).click();
  await shows(page, ALL);
  expect(addressOf(page)).toBe("");
});

it("filters by weight, superfamily and a given font", async () => {
  const page = await site.openPage("/", DESKTOP);
  await choose(page, "weight", /^Up to 150 KB/);
  await choose(page, "family", /^Single family/);
  await page.locator(".list-filter[data-group=font]").click();
  await page.getByLabel("Find: Font").fill("plex mono");
  await page.locator("#list-frame label", { hasText: "IBM Plex Mono" }).locator("input").check();
  await page.waitForURL(({ search }) => search.includes("font=ibm-plex-mono"));
  await page.locator(".list-choices button", { hasText: "IBM Plex Mono" }).waitFor();
  const families = await page.locator(".card-fonts").allTextContents();
  expect(families.length).toBeGreaterThan(0);
  expect(families.filter((text) => !text.includes("IBM Plex Mono"))).toEqual([]);
});

it("searches by the ranking of the server", async () => {
  const page = await site.openPage("/", DESKTOP);
  await page.locator("#site-search").fill("warm editorial serif");
  await page.waitForURL(({ search }) => search === "?q=warm+editorial+serif");
  await page.locator(".list-count", { hasNotText: ALL }).waitFor({ state: "attached" });
  const query = "/r/registry.json?type=style&q=warm+editorial+serif&limit=4";
  const { items } = (await (await fetch(site.origin + query)).json()) as {
    items: { name: string }[];
  };
  const links = await page.evaluate(
    `[...document.querySelectorAll(".cards h2 a")].slice(0, 3).map((a) => a.pathname)`,
  );
  expect(items.length).toBe(4);
  expect(links).toEqual(
    items.slice(0, 3).map(({ name }) => `/pairings/${name.replace(/^pairing-/, "")}/`),
  );
});

it("sorts by name", async () => {
  const page = await site.openPage("/?sort=name&mood=warm", DESKTOP);
  await page.locator(".list-choices button:only-of-type").waitFor({ state: "attached" });
  const links = await page.evaluate<string[]>(
    `[...document.querySelectorAll(".cards h2 a")].map((a) => a.pathname)`,
  );
  expect(links.length).toBeGreaterThan(3);
  expect(links).toEqual(links.toSorted());
  await page.locator(".list-sort select").selectOption("lightest");
  await page.waitForURL(({ search }) => search === "?mood=warm&sort=lightest");
  const weights = (await page.locator(".card-facts b").allInnerTexts()).map(Number.parseFloat);
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
});

it("goes back by the back button, forward again, and is the same after a reload", async () => {
  const page = await site.openPage("/", DESKTOP);
  const warm = await choose(page, "mood", /^Warm/);
  await shows(page, `${warm} pairings`);
  const cyrillic = await choose(page, "script", /^Cyrillic/);
  await shows(page, `${cyrillic} pairings`);
  const names = await firstNames(page);
  await page.goBack();
  await shows(page, `${warm} pairings`);
  await page.goBack();
  await shows(page, ALL);
  await page.goForward();
  await page.goForward();
  await shows(page, `${cyrillic} pairings`);
  await page.reload();
  await shows(page, `${cyrillic} pairings`);
  // More of them come as the reader scrolls.
  expect(await firstNames(page)).toEqual(names);
  expect(await page.locator(".list-choices button").allInnerTexts()).toContain("Warm×");
});

it("shows the nearest pairings where none has everything, until something is taken back", async () => {
  const page = await site.openPage("/?mood=warm,calm&script=thai", DESKTOP);
  await page.locator(".list-notes p").waitFor();
  expect(await countOf(page)).toMatch(/^No exact match\. \d+ close ones?$/);
  expect(await page.locator(".cards > li").count()).toBeGreaterThan(0);
  await page.locator(".list-choices").getByRole("button", { name: "Remove Thai" }).click();
  await page.locator(".list-notes p").waitFor({ state: "detached" });
  expect(await countOf(page)).toMatch(/^\d+ pairings$/);
});

describe("while the data of an address is late", () => {
  let page: Page;
  let deliver: () => void;

  beforeEach(async () => {
    page = await site.openPage("/docs/hosts/", PHONE);
    const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
    await page.route(/\/pairings\.[^/]+\.json$/, async (route) => {
      await isDelivered;
      await route.continue();
    });
    await page.clock.install();
    await page.goto("/?q=zzzzzz", { waitUntil: "domcontentloaded" });
  });

  it("no other cards are drawn, which would move when it comes", async () => {
    await page.clock.fastForward(9000);
    expect(await page.locator(".cards").isVisible()).toBe(false);
    deliver();
    await shows(page, "No match");
    await page.locator(".cards").waitFor();
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
  });

  it("the page is shown as it came after ten seconds", async () => {
    await page.clock.fastForward(10_001);
    await page.locator(".cards").waitFor();
    expect(await page.locator(".cards h2 a").first().isVisible()).toBe(true);
    deliver();
  });
});

it("finds a pairing and opens it by the keyboard alone", async () => {
  const page = await site.openPage("/", DESKTOP);
  await page.keyboard.press("/");
  await page.keyboard.type("gazette");
  // The card is there from the beginning; others are hidden once the search has an answer.
  await page.waitForURL(({ searchParams }) => searchParams.get("q") === "gazette");
  await attached(page, ".cards a", /^Gazette$/);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(`document.activeElement.textContent.trim()`)).toBe("Gazette");
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => pathname === "/pairings/gazette/");
  expect(await page.title()).toContain("Gazette");
});

it("opens a filter, chooses and closes it by the keyboard, and the focus stays", async () => {
  const page = await site.openPage("/", DESKTOP);
  await page.locator(".list-filter[data-group=mood]").focus();
  await page.keyboard.press("Enter");
  await page.locator("#list-frame label").first().waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.waitForURL(({ search }) => search.startsWith("?mood="));
  expect(await page.evaluate(`document.activeElement.checked`)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await page.locator("#list-frame").isVisible()).toBe(false);
  expect(await page.evaluate(`document.activeElement.dataset.group`)).toBe("mood");
});

it("closes the filters of a phone when the focus leaves them for what they cover", async () => {
  const page = await site.openPage("/", { width: 390 });
  await page.locator(".list-filter-all").click();
  await page.locator(".list-frame-close").press("Tab");
  await page.locator("#list-frame").waitFor({ state: "hidden" });
  expect(await page.locator(":focus").getAttribute("class")).toContain("select");
});

it.each(["/?text=Open", "/fonts/", "/compare/?pairings=saas,minimal", "/pairings/editorial/"])(
  "took most of a window less than 480 px high for its bars: %s",
  async (path) => {
    const page = await site.openPage(path, { width: 720, height: 450 });
    const bars = page.locator("header, .bar, .pairing-index, .compare-column > h2");
    const positions = await bars.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).position),
    );
    expect(positions.length).toBeGreaterThan(1);
    expect(positions).not.toContain("sticky");
  },
);

it("sets every card in the reader's own text", async () => {
  const page = await site.openPage("/", DESKTOP);
  await page.getByLabel("Your text on every card").fill("Harbour & Quay");
  const headlines = page.locator(".cards .card-headline", { hasText: "Harbour & Quay" });
  await headlines.nth(5).waitFor({ state: "attached" });
  await page.waitForURL(({ search }) => search === "?text=Harbour+%26+Quay");
  await page.getByLabel("Your text on every card").fill("");
  await headlines.first().waitFor({ state: "detached" });
});

it("carries the chosen pairings to the comparison", async () => {
  const page = await site.openPage("/", DESKTOP);
  await page.locator(".cards .card-compare").nth(0).click();
  await page.locator(".cards .card-compare").nth(2).click();
  const names = await page.evaluate<string[]>(
    `[...document.querySelectorAll(".cards h2 a")].map((a) => a.pathname.split("/").at(-2))`,
  );
  const link = page.getByRole("navigation").getByRole("link", { name: "Compare", exact: true });
  expect(await link.getAttribute("href")).toContain(`?pairings=${names[0]},${names[2]}`);
  await page.getByRole("link", { name: "Compare 2" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/compare/");
  expect(addressOf(page)).toBe(`?pairings=${names[0]},${names[2]}`);
});

it("copies the command of a card that the pointer is on, and says so", async () => {
  const page = await site.openPage("/", DESKTOP);
  await page.locator(".cards > li").first().hover();
  const button = page.locator(".cards .copy").first();
  await button.click();
  await attached(page, ".copy", /^Copied$/);
  const path = await page.locator(".cards h2 a").first().getAttribute("href");
  const name = path?.split("/").at(-2) ?? "";
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
    `npx shadcn add --yes ${BASE_URL}/r/layered/${name}.json`,
  );
});

it("has its filters in a sheet on a phone, and its navigation in a menu", async () => {
  const page = await site.openPage("/", PHONE);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.locator("#list-frame summary", { hasText: "Mood" }).click();
  const row = page.locator("#list-frame label", { hasText: /^Warm/ });
  const count = await row.locator(".list-value-count").innerText();
  await row.locator("input").check();
  await shows(page, `${count} pairings`);
  await page.getByRole("button", { name: `Show ${count} pairings` }).click();
  expect(await page.locator("#list-frame").isVisible()).toBe(false);
  expect(await page.locator(".cards .copy").first().isVisible()).toBe(true);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Fonts" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/fonts/");
});

it("searches from another page's header", async () => {
  const page = await site.openPage("/docs/", DESKTOP);
  await page.keyboard.press("/");
  await page.keyboard.type("wunderkammer");
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname, search }) => pathname === "/" && search === "?q=wunderkammer");
  await shows(page, "1 pairing");
  expect(await page.locator(".cards h2 a").allInnerTexts()).toEqual(["Wunderkammer"]);
  expect(await page.locator("#site-search").inputValue()).toBe("wunderkammer");
});

it("is complete without JavaScript: a search says that it needs it, and every pairing is listed", async () => {
  const page = await site.openPage("/?q=warm", { ...DESKTOP, javaScript: false });
  expect(await page.locator(".list-toolbar").isVisible()).toBe(false);
  expect(await page.locator(".hero-text").isVisible()).toBe(true);
  expect(await page.locator(".page-note").innerText()).toContain("need JavaScript");
  await page.getByRole("link", { name: "all pairings by kind" }).click();
  expect(await page.locator(".home-index li a").count()).toBe(getAllPairings().length);
});

describe("the two faces that home opens on", () => {
  const typed = (page: Page, name: string) => page.getByRole("textbox", { name });

  it("set the visitor’s texts where they are typed, and links take these along", async () => {
    const page = await site.openPage("/", DESKTOP);
    await typed(page, "Your headline").click();
    await page.keyboard.type("Harbour & Quay");
    await page.waitForURL(({ search }) => search === "?text=Harbour+%26+Quay");
    await typed(page, "Your lead").click();
    await page.keyboard.type("By the water.");
    await page.waitForURL(({ search }) => search.endsWith("&lead=By+the+water."));
    await page.reload();
    expect(await typed(page, "Your headline").innerText()).toBe("Harbour & Quay");
    await page.locator(".hero-side h2 a").click();
    await page.waitForURL(({ pathname }) => pathname === "/pairings/broadsheet/");
    expect(addressOf(page)).toBe("?text=Harbour+%26+Quay&lead=By+the+water.");
    expect(await page.locator(".specimen .lead").innerText()).toBe("By the water.");
    await page.getByRole("link", { name: "I use…" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/use/");
    expect(new URL(page.url()).searchParams.get("text")).toBe("Harbour & Quay");
  });

  it("take a headline, a lead and a paragraph that are pasted together, the long ones in the hash", async () => {
    const page = await site.openPage("/", DESKTOP);
    const paragraph = "All of it. ".repeat(120).trim();
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Open late\n\nUntil two.\n${paragraph}`,
    );
    await typed(page, "Your headline").click();
    await page.keyboard.press("Control+v");
    await page.waitForURL(({ hash }) => hash.startsWith("#?lead=Until+two."));
    expect(addressOf(page)).toBe("?text=Open+late");
    await page.reload();
    expect(await typed(page, "Your paragraph").innerText()).toBe(paragraph);
  });

  it("give way to any two families by the space bar, with one face locked, and come back", async () => {
    const page = await site.openPage("/", DESKTOP);
    const title = page.locator(".hero-side h2");
    const faces = new Set<string>();
    const changed = (before: string) =>
      page.waitForFunction(
        (old) => document.querySelector<HTMLElement>(".hero-side h2")?.innerText !== old,
        before,
      );
    const face = () =>
      page.evaluate('getComputedStyle(document.querySelector(".hero-text")).fontFamily');
    await page.keyboard.press("Space");
    await changed("Broadsheet");
    const heading = await face();
    await page.getByRole("button", { name: "Lock heading" }).click();
    for (let count = 0; count < 4; count += 1) {
      const before = await title.innerText();
      await page.getByRole("button", { name: "Shuffle" }).click();
      await changed(before);
      expect(await face()).toBe(heading);
      faces.add(await page.locator(".hero .code").innerText());
    }
    expect(faces.size).toBe(4);
    for (let count = 0; count < 5; count += 1)
      await page.getByRole("button", { name: "Previous" }).click();
    await page.locator(".hero-side h2", { hasText: "Broadsheet" }).waitFor();
    await page.locator(":focus", { hasText: "Previous" }).waitFor();
  });

  it.each([
    ["خبز طازج كل صباح", "rtl"],
    ["Καλημέρα", "ltr"],
    ["Làng giấy", "ltr"],
  ])("are others where they cannot set %s, from %s", async (text, direction) => {
    const page = await site.openPage(`/?text=${encodeURIComponent(text)}`, DESKTOP);
    await page.locator(".hero-side h2", { hasNotText: "Broadsheet" }).waitFor();
    expect(await page.locator(".hero-controls p").innerText()).toBe("");
    const line = page.locator(".hero-line");
    expect(await line.evaluate((one) => getComputedStyle(one).direction)).toBe(direction);
    expect(await overflow(page)).toBe(0);
  });
});

it("greys the letters that no face draws, and says which", async () => {
  const page = await site.openPage("/?text=Ω𐎀", DESKTOP);
  await page.locator(".hero-controls p", { hasText: "𐎀" }).waitFor();
  const grey = await page.evaluate(
    `[...CSS.highlights.get("missing-letters")].map((range) => range.startContainer.data.slice(range.startOffset, range.endOffset)).join("")`,
  );
  expect(grey).toContain("𐎀");
});

it("shows the page immediately where the address asks nothing of it", async () => {
  const page = await site.openPage("/docs/hosts/", DESKTOP);
  await page.route(/\/pairings\.[^/]+\.json$/, () => undefined);
  await page.goto("/?utm_source=x", { waitUntil: "domcontentloaded" });
  await page.locator(".hero-text").waitFor();
  await page.locator(".cards h2 a").first().waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

it("asks once for pairings that cannot be loaded, however the pointer moves", async () => {
  const page = await site.openPage("/docs/hosts/", DESKTOP);
  let requests = 0;
  await page.route(/\/pairings\.[^/]+\.json$/, async (route) => {
    requests += 1;
    await route.fulfill({ json: null });
  });
  await page.goto("/");
  for (let count = 0; count < 100; count += 1) await page.mouse.move(count * 3, 300);
  expect(requests).toBe(1);
});

it("changes the address seldom enough for WebKit while three hundred letters are typed", async () => {
  const page = await site.openPage("/", DESKTOP);
  await page.evaluate(`{
    const replace = history.replaceState.bind(history);
    globalThis.changes = 0;
    history.replaceState = (...values) => { globalThis.changes += 1; replace(...values); };
  }`);
  await page.getByLabel("Your text on every card").click();
  await page.keyboard.type("abcdefghij".repeat(15), { delay: 12 });
  await page.waitForURL(({ searchParams }) => searchParams.get("text") === "abcdefghij".repeat(15));
  expect(await page.evaluate<number>("globalThis.changes")).toBeLessThan(30);
});

it("says what it took Helvetica for, and which words nothing here knows", async () => {
  const page = await site.openPage("/?q=helvetica+zeppelin", DESKTOP);
  const note = page.locator(".list-notes p", { hasText: "Nothing here knows “zeppelin”." });
  await note.waitFor();
  expect(await note.textContent()).toContain("Taken as helvetica: category grotesque, font Inter,");
});

it("says why an eleventh pairing cannot be compared", async () => {
  const page = await site.openPage("/?mood=warm", DESKTOP);
  for (let position = 0; position < 11; position += 1)
    await page.locator(".card-compare").nth(position).click();
  await page.locator(".home-tray", { hasText: "At most 10. Remove one to add" }).waitFor();
  await page.locator(".home-tray button").last().press("Enter");
  await page.locator(".home-tray button:nth-of-type(9):focus").waitFor();
});

it("has a frame of filters that does not move when a value is chosen", async () => {
  const page = await site.openPage("/", DESKTOP);
  await page.locator(".list-filter[data-group=use]").click();
  const row = page.locator("#list-frame label", { hasText: "Restaurant" });
  await row.waitFor();
  const place = () =>
    page.evaluate("JSON.stringify(document.querySelector('#list-frame').getBoundingClientRect())");
  const before = await place();
  await row.locator("input").check();
  await page.waitForURL(({ search }) => search === "?use=restaurant");
  expect(await place()).toBe(before);
});

it("shows the pairings alone that can set a text, those of its script first, the others when asked", async () => {
  const page = await site.openPage("/?text=東京の朝", DESKTOP);
  const note = page.locator(".list-notes p", { hasText: "can set this" });
  await note.waitFor();
  const [, count = ""] = /^([\d,]+) of/.exec(await note.innerText()) ?? [];
  await shows(page, `${count} pairings`);
  expect(await page.locator(".cards > .lacking").count()).toBe(0);
  expect(await page.locator(".card-headline").first().innerText()).toBe("東京の朝");
  expect((await namesOf(page))[0]).not.toMatch(/^(?:東京の朝)?$/);
  await page.getByLabel("Show the others too").check();
  await shows(page, ALL);
  await page.evaluate("scrollTo(0, 1e6)");
  await page.locator(".cards > .lacking").first().waitFor({ state: "attached" });
});

it("shows the reader's text without saying who can set it when the coverage is malformed", async () => {
  const page = await site.openPage("/docs/hosts/", DESKTOP);
  await page.route(/\/coverage\.[^/]+\.json$/, (route) => route.fulfill({ json: { fonts: [] } }));
  const answered = page.waitForResponse(/\/coverage\./);
  await page.goto("/?text=Łódź");
  await answered;
  await shows(page, ALL);
  await page.locator(".card-headline", { hasText: "Łódź" }).first().waitFor();
  expect(await page.locator(".cards > .lacking").count()).toBe(0);
  expect(await page.locator(".list-notes").innerText()).not.toMatch(/can set this/);
});

it("shows no facts of a card before its type after a long jump, when faces are slow", async () => {
  const page = await site.openPage("/?sort=name", DESKTOP);
  await page.route(/\/faces\//, async (route) => {
    await page.evaluate("new Promise(requestAnimationFrame)");
    await route.continue();
  });
  await page.evaluate(`globalThis.early = new Set();
    (function look() {
      for (const card of document.querySelectorAll(".cards > li:not(:empty)")) {
        const name = card.querySelector("h2 a");
        const { fontFamily, fontWeight } = getComputedStyle(name);
        const isDrawn = document.fonts.check(fontWeight + " 16px " + fontFamily, name.textContent);
        const facts = card.querySelector(".card-facts");
        if (!isDrawn && Number(getComputedStyle(facts).opacity) > 0) early.add(name.textContent);
      }
      requestAnimationFrame(look);
    })()`);
  for (const top of [20_000, 40_000, 5000]) {
    await page.evaluate(`scrollTo(0, ${top})`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".cards > li:not(.waiting, :empty)")].some((card) => {
        const { top: upper, bottom } = card.getBoundingClientRect();
        return upper < innerHeight && bottom > 0;
      }),
    );
  }
  const early = await page.evaluate("[...early]");
  // A face that is still held would be let go on a page that is closed.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  expect(early).toEqual([]);
});

describe("a reader who comes back far down the list, and does not scroll", () => {
  const isFilled = () => {
    const cards = document.querySelectorAll(".cards > li:not(:empty, .waiting)");
    return [...cards].some((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
  };

  it.each(["a reload", "Back"])("finds cards where they were, after %s", async (way) => {
    const page = await site.openPage("/", DESKTOP);
    await page.mouse.move(300, 300);
    await firstNames(page);
    await page.evaluate("scrollTo(0, 20_000)");
    await page.waitForFunction(isFilled);
    const back = way === "Back";
    if (back) await page.goto("/docs/");
    await (back ? page.goBack() : page.reload());
    await page.waitForFunction(isFilled);
    expect(await page.evaluate("scrollY")).toBe(20_000);
  });
});

it.each([360, 768, 1440])("has no horizontal overflow at %i px", async (width) => {
  const page = await site.openPage("/?mood=warm,calm&script=cyrillic,greek", { width });
  expect(await overflow(page)).toBe(0);
});

it.each([360, 768, 1440])("has names that fit their cards at %i px", async (width) => {
  const page = await site.openPage("/?mood=warm", { width });
  const tooWide = await page.evaluate(`[...document.querySelectorAll(".cards h2 a")]
      .filter((a) => Math.max(...[...a.getClientRects()].map((line) => line.width)) > a.closest("li").clientWidth - 16)
      .map((a) => a.textContent)`);
  expect(tooWide).toEqual([]);
});

it("has a first view within its budgets, which does not move", async () => {
  const page = await site.openPage("/", DESKTOP);
  const bytes = await page.evaluate<{ code: number; faces: number }>(`(() => {
      const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
      const sum = (isMeant) => entries.filter(({ name }) => isMeant(new URL(name).pathname)).reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
      return { code: sum((path) => /(?:\\/|\\.css|\\.js)$/.test(path)), faces: sum((path) => path.endsWith(".woff2")) };
    })()`);
  const shift = await layoutShift(page);
  expect(bytes.code).toBeGreaterThan(0);
  expect(bytes.code + bytes.faces).toBeLessThanOrEqual(BUDGET);
  expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
});
