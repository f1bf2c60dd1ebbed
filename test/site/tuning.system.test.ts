import type { Page } from "playwright-core";
import { attached, axeViolations } from "./page-checks.ts";
import { BASE_URL, siteForTests } from "./site-under-test.ts";

const PAGE = "/pairings/minimal/";
const SPECIMEN_H1 = ".headings .h1";

const site = siteForTests();

/** What a page has; the tests' own types are those of Node.js. */
declare const document: { querySelector: (selector: string) => object };
declare const getComputedStyle: (element: object) => Record<string, string>;

/** Waits until a computed property is or contains a value. */
async function styled(
  page: Page,
  ...expected: [selector: string, property: string, value: string]
) {
  await page.waitForFunction(
    ([selector, property, value]) =>
      getComputedStyle(document.querySelector(selector))[property]?.includes(value),
    expected,
  );
}

/** A pairing's page with the Tune tab open. */
async function tunePage(query = "", width = 1440, scheme: "light" | "dark" = "light", path = PAGE) {
  const page = await site.openPage(`${path}${query}`, { width, scheme });
  if (width < 1024) await page.locator(".sheet-bar").click();
  await page.locator('[name="panel-tab"][value="tune"]').check();
  await part(page, "h1");
  return page;
}

/** Opens what is tuned together. */
const part = (page: Page, value: string) =>
  page.locator(`[name="tune-part"][value="${value}"]`).check();
const computed = (page: Page, property: string, selector = SPECIMEN_H1) =>
  page.evaluate(
    `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue("${property}")`,
  );
const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) =>
  page.locator(".tune").getByRole("button", { name, exact: true });
const query = (page: Page) => new URL(page.url()).search;
/** Waits until the page's address states a query. */
const addressed = (page: Page, search: string) => page.waitForURL((url) => url.search === search);

async function typed(page: Page, label: string, text: string) {
  await fieldOf(page, label).fill(text);
  await fieldOf(page, label).press("Enter");
}

async function exported(page: Page, kind: string): Promise<string> {
  await page.locator("#export-kind").selectOption(kind);
  const code = page.locator(`[data-export="${kind}"] code`);
  await attached(page, `[data-export="${kind}"] code:not(:empty)`, /\S/);
  return (await code.textContent()) ?? "";
}

describe("tuning a pairing", () => {
  it("by slider draws each value immediately, and is one step to undo", async () => {
    const page = await tunePage();
    const box = (await fieldOf(page, "Heading 1 size, slider").boundingBox())!;
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 4 });
    const half = Number.parseFloat(String(await computed(page, "font-size")));
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 4 });
    const most = Number.parseFloat(String(await computed(page, "font-size")));
    await page.mouse.up();
    expect(half).toBeGreaterThan(36);
    expect(most).toBeGreaterThan(half);
    await addressed(page, `?h1-size=${await fieldOf(page, "Heading 1 size").inputValue()}`);
    await button(page, "Undo").click();
    expect(await computed(page, "font-size")).toBe("36px");
    expect(await button(page, "Undo").isEnabled()).toBe(false);
  });

  it("by typing takes any value of CSS; undo, redo and reset go back and forth", async () => {
    const page = await tunePage();
    await typed(page, "Heading 1 size", "calc(2rem + 8px)");
    await addressed(page, "?h1-size=calc(2rem%20%2B%208px)");
    expect(await computed(page, "font-size")).toBe("40px");
    await typed(page, "Heading 1 line height", "1.5");
    await addressed(page, "?h1-size=calc(2rem%20%2B%208px)&h1-lh=1.5");
    expect(await computed(page, "line-height")).toBe("60px");

    await page.keyboard.press("Control+z");
    expect(await computed(page, "line-height")).toBe("46px");
    await page.keyboard.press("Control+Shift+z");
    expect(await computed(page, "line-height")).toBe("60px");
    await button(page, "Reset Heading 1 line height").click();
    await addressed(page, "?h1-size=calc(2rem%20%2B%208px)");
    await button(page, "Reset all").click();
    await addressed(page, "");
    expect(await computed(page, "font-size")).toBe("36px");
  });

  it("after a click in a field put what was typed into the middle of its value", async () => {
    const page = await tunePage();
    const field = fieldOf(page, "Heading 1 size");
    await field.click();
    await page.keyboard.type("56");
    expect(await field.inputValue()).toBe("56");
    await field.click({ position: { x: 4, y: 8 } });
    await page.keyboard.type("1");
    expect(await field.inputValue()).toBe("156");
  });

  it("by typing takes bare numbers: pixels, em of letter spacing, a line height", async () => {
    const page = await tunePage();
    const size = page.locator(".tune-row", { hasText: "Size" }).first();
    expect(await size.locator(".tune-note").innerText()).toBe("36 px");
    await typed(page, "Heading 1 size", "56");
    await typed(page, "Heading 1 letter spacing", "−0.03");
    await typed(page, "Heading 1 line height", "1.4");
    await addressed(page, "?h1-size=56px&h1-lh=1.4&h1-ls=-0.03em");
    expect(await computed(page, "font-size")).toBe("56px");
    expect(await computed(page, "letter-spacing")).toBe("-1.68px");
    await typed(page, "Heading 1 size", "3");
    await page.keyboard.press("ArrowUp");
    await addressed(page, "?h1-size=4px&h1-lh=1.4&h1-ls=-0.03em");
  });

  it.each([
    ["line height", "56", "Lines are 56 times the size apart. For pixels, type 56px."],
    ["size", "2px", "At 2 px it cannot be read."],
    ["size", "900px", "At 900 px few words fit in a window."],
  ])("by typing warns of a %s of %s, and takes it", async (property, text, warning) => {
    const page = await tunePage();
    const exports = async () => (await page.locator(".exports").boundingBox())!.y;
    const before = await exports();
    await typed(page, `Heading 1 ${property}`, text);
    const problem = page.locator(".tune-problem");
    expect(await problem.innerText()).toContain(warning);
    expect(await exports()).toBe(before);
    await page.waitForURL((url) => url.search.endsWith(`=${text}`));
    await button(page, `Reset Heading 1 ${property}`).click();
    expect(await problem.count()).toBe(0);
  });

  it("by typing takes what the server accepts, also where the page’s own grammar does not know it", async () => {
    const search = "?h1-size=calc(2rem%20%2B%20var(--step,%208px))";
    const page = await tunePage();
    await typed(page, "Heading 1 size", "calc(2rem + var(--step, 8px))");
    await addressed(page, search);
    expect(await computed(page, "font-size")).toBe("40px");
    const opened = await tunePage(search);
    await styled(opened, SPECIMEN_H1, "fontSize", "40px");
    expect(await opened.locator(".tune-link-problem").count()).toBe(0);
    await typed(opened, "Heading 1 weight", "env(weight)");
    expect(await opened.locator(".tune-problem").textContent()).toContain(
      "“env(weight)” is not a weight from 1 to 1000, or bold",
    );
  });

  it("refuses an invalid value in words of its own, where the slider was, and keeps what was typed", async () => {
    const page = await tunePage();
    const weight = () => fieldOf(page, "Heading 1 weight").boundingBox();
    const exports = () => page.locator(".exports").boundingBox();
    const before = [await weight(), await exports()];
    await typed(page, "Heading 1 size", "abc");
    const field = fieldOf(page, "Heading 1 size");
    const problem = page.locator(".tune-problem");
    expect(await problem.textContent()).toBe(
      "Heading 1 size: “abc” is not a size, such as 3rem, 48px or 1.5em",
    );
    expect([await weight(), await exports()]).toEqual(before);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.getAttribute("aria-describedby")).toBe(await problem.getAttribute("id"));
    expect(await field.inputValue()).toBe("abc");
    expect(query(page)).toBe("");
    await field.press("Escape");
    expect(await problem.count()).toBe(0);
  });

  it("is shared by its URL: another page draws the same, also after a reload", async () => {
    const shared = "?h1-size=4rem&body-lh=1.9&code-family=var(--font-space-mono)";
    const page = await tunePage(shared);
    for (const visit of ["opened", "reloaded"]) {
      if (visit === "reloaded") await page.reload();
      await styled(page, SPECIMEN_H1, "fontSize", "64px");
      expect(await computed(page, "line-height", ".reading p")).toMatch(/px$/);
      await styled(page, ".reading code", "fontFamily", "s-space-mono");
      expect(query(page)).toBe(shared);
    }
  });

  it("a link that gives a role a local font of another pairing was applied, which the server refuses", async () => {
    const page = await tunePage();
    const font = {
      name: "brand-sans",
      type: "registry:font",
      title: "Brand Sans",
      font: { provider: "local", family: "'Brand Sans', sans-serif", weight: ["400"] },
    };
    await page.route("**/r/brand-sans.json", (route) => route.fulfill({ json: font }));
    await page.goto(`${PAGE}?heading=brand-sans`);
    const problem = page.locator(".tune-link-problem");
    await problem.waitFor();
    expect(await problem.textContent()).toContain(
      "Only pairings with Brand Sans install its files.",
    );
  });

  it("the warning of a bad link went away with another package manager", async () => {
    const page = await tunePage("?h1-size=big");
    const problem = page.locator(".tune-link-problem");
    await problem.waitFor();
    expect(await problem.innerText()).toContain(
      "Heading 1 size: “big” is not a size, such as 3rem, 48px or 1.5em.",
    );
    expect(await computed(page, "font-size")).toBe("36px");
    await page.locator('[name="panel-tab"][value="install"]').check();
    await page.locator('[name="package-manager"][value="pnpm"]').check();
    await page.locator('[name="panel-tab"][value="tune"]').check();
    expect(await problem.isVisible()).toBe(true);
    await button(page, "Close").click();
    expect(await problem.count()).toBe(0);
  });

  it.each([
    ["a font that there is not", "heading=no-such-font", "no font “no-such-font”"],
    ["a pairing for a font", "h1-family=var(--font-editorial)", "no font “editorial”"],
    [
      "more text than the server takes",
      ["h1", "h2", "h3", "h4", "body", "code"]
        .map((element) => `${element}-size=${"0".repeat(200)}&${element}-lh=${"0".repeat(200)}`)
        .join("&"),
      "2400 characters; 2048 are allowed",
    ],
  ])("a link to %s got into the command once the index was used", async (_, link, problem) => {
    const page = await tunePage(`?${link}`);
    expect(await page.locator(".tune-link-problem").innerText()).toContain(problem);
    await page.locator('.pairing-index a[href^="#"]').last().click();
    await page.waitForURL((url) => url.hash !== "");
    expect(await exported(page, "command")).toBe(
      `npx shadcn add --yes ${BASE_URL}/r/layered/minimal.json`,
    );
  });

  it("is no entry of the browser’s history: back leaves the page", async () => {
    const page = await site.openPage("/docs/", { width: 1440 });
    await page.goto(PAGE, { waitUntil: "networkidle" });
    await page.locator('[name="panel-tab"][value="tune"]').check();
    await part(page, "h1");
    await typed(page, "Heading 1 size", "3rem");
    await addressed(page, "?h1-size=3rem");
    await typed(page, "Heading 1 size", "4rem");
    await addressed(page, "?h1-size=4rem");
    await page.goBack();
    expect(page.url()).toMatch(/\/docs\/$/);
  });

  it("draws a family while it is pointed at, and keeps it only when it is chosen", async () => {
    const page = await tunePage();
    await part(page, "headings");
    await fieldOf(page, "Headings font").fill("playfair dis");
    await page.locator('[role="option"]', { hasText: /^Playfair Display$/ }).hover();
    await styled(page, SPECIMEN_H1, "fontFamily", "s-playfair-display");
    await page.locator(".tune-toolbar a").hover();
    expect(await computed(page, "font-family")).toContain("s-inter-tight");
    expect(query(page)).toBe("");
  });

  it("gives a heading another of the pairing’s fonts", async () => {
    const page = await tunePage();
    await fieldOf(page, "Heading 1 font").selectOption("Code");
    await addressed(page, "?h1-family=var(--font-mono)");
    expect(await computed(page, "font-family")).toContain("s-jetbrains-mono");
  });

  it("gives headings any font of the registry by its role, with one command", async () => {
    const page = await tunePage();
    await part(page, "headings");
    await fieldOf(page, "Headings font").click();
    await page.keyboard.type("playfair dis");
    await page.locator('[role="option"]', { hasText: /^Playfair Display$/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await styled(page, SPECIMEN_H1, "fontFamily", "s-playfair-display");
    expect(query(page)).toBe("");
    await page.keyboard.press("Enter");
    await addressed(page, "?heading=playfair-display");
    await page.locator('[data-export="command"] code', { hasText: "?heading=" }).waitFor();
    expect(await exported(page, "command")).toBe(
      `npx shadcn add --yes "${BASE_URL}/r/layered/minimal.json?heading=playfair-display"`,
    );
    const named = page.locator('[data-font-of="heading"]');
    expect(await named.innerText()).toBe("Playfair Display");
    await button(page, "Reset Headings font").click();
    expect(await named.innerText()).toBe("Inter Tight");
    await styled(page, SPECIMEN_H1, "fontFamily", "s-inter-tight");
  });

  it("a font that the site lacks was drawn in a substitute under its name", async () => {
    const page = await tunePage("?heading=abel&h2-family=var(--font-abeezee)");
    await page.getByText("Abel cannot be shown here").waitFor();
    await page.getByText("ABeeZee cannot be shown here").waitFor();
    expect(await computed(page, "font-family")).toContain("s-inter-tight");
    expect(await computed(page, "font-family", ".headings .h2")).toContain("s-inter-tight");
    const command = await exported(page, "command");
    expect(command).toContain("r/layered/abeezee.json");
    expect(command).toContain("heading=abel");
  });

  it("tunes all headings in proportion", async () => {
    const page = await tunePage();
    await part(page, "headings");
    await typed(page, "Headings size", "72");
    await styled(page, SPECIMEN_H1, "fontSize", "72px");
    await typed(page, "Headings size", "150 %");
    expect(await computed(page, "font-size")).toBe("54px");
    await page.waitForURL((url) => url.searchParams.get("h1-size") === "3.375rem");
    const sizes = new URL(page.url()).searchParams;
    expect([...sizes.keys()]).toEqual(["h1-size", "h2-size", "h3-size", "h4-size"]);
    await button(page, "Undo").click();
    await button(page, "Undo").click();
    await addressed(page, "");
  });

  it("scrolls what is tuned above the panel of a phone", async () => {
    const page = await tunePage("", 390, "light");
    for (const [value, name, element] of [
      ["code", "Code size", "code"],
      ["h1", "Heading 1 size", ".h1"],
      ["body", "Text size", "p"],
    ] as const) {
      await part(page, value);
      await fieldOf(page, name).press("ArrowUp");
      // Neither the header nor the panel is over it.
      await page.waitForFunction(`[...document.querySelectorAll("[data-specimens] ${element}")].some((one) => {
        const { left, top } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + 2, top + 2));
      })`);
    }
  });

  it("can be done by keyboard alone", async () => {
    const page = await site.openPage(PAGE, { width: 1440 });
    await page.locator('[name="panel-tab"][value="install"]').focus();
    await page.keyboard.press("ArrowRight");
    await page.locator('[name="tune-part"]').first().waitFor();
    await part(page, "h1");
    const reach = async (label: string) => {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press("Tab");
        if ((await page.evaluate("document.activeElement.ariaLabel")) === label) return;
      }
      throw new Error(`${label} was not reached by Tab.`);
    };
    await reach("Heading 1 size");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+ArrowUp");
    await addressed(page, "?h1-size=2.9375rem");
    await reach("Heading 1 size, slider");
    await page.keyboard.press("ArrowRight");
    await addressed(page, "?h1-size=3rem");
    expect(await computed(page, "font-size")).toBe("48px");
    await page.keyboard.press("Control+z");
    await addressed(page, "?h1-size=2.9375rem");
  });
});

describe("a size that grows with the window", () => {
  const fluid = (query?: string) => tunePage(query, 1440, "light", "/pairings/editorial/");

  it("moves whole, and as the pairing has it is no change", async () => {
    const page = await fluid();
    expect(await computed(page, "font-size")).toBe("64px");
    await fieldOf(page, "Heading 1 size").press("ArrowUp");
    await page.waitForURL((url) => url.search.startsWith("?h1-size=clamp("));
    expect(await computed(page, "font-size")).toBe("65px");
    await fieldOf(page, "Heading 1 size").press("ArrowDown");
    await addressed(page, "");
    await part(page, "headings");
    await typed(page, "Headings size", "200 %");
    await styled(page, SPECIMEN_H1, "fontSize", "128px");
    await button(page, "Reset all").click();
    await addressed(page, "");
  });

  it("is replaced by one value, and undone", async () => {
    const page = await fluid("?h1-size=3rem");
    await styled(page, SPECIMEN_H1, "fontSize", "48px");
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await computed(page, "font-size")).toBe("48px");
    await page.setViewportSize({ width: 1440, height: 800 });
    await button(page, "Reset Heading 1 size").click();
    expect(await computed(page, "font-size")).toBe("64px");
    await button(page, "Undo").click();
    await addressed(page, "?h1-size=3rem");
  });

  it("is that of the frame in which a context is shown", async () => {
    const page = await fluid();
    const inFrame = () => computed(page, "font-size", ".frame-article .h1").then(String);
    await page.locator('[name="frame-width"][value="390px"]').check();
    const onPhone = Number.parseFloat(await inFrame());
    expect(onPhone).toBeGreaterThanOrEqual(45);
    expect(onPhone).toBeLessThan(45.7);
    await part(page, "h1");
    await typed(page, "Heading 1 size", "10vw");
    await styled(page, ".frame-article .h1", "fontSize", "38.8px");
  });
});

describe("an export", () => {
  const tuned = "?heading=playfair-display&h1-size=4rem&h1-family=var(--font-body)&code-size=0.9em";

  it("is the server's response, with a link to it, as an item, a stylesheet, tokens and a document", async () => {
    const page = await tunePage(tuned);
    for (const [kind, path] of [
      ["item", "/r/layered/minimal.json"],
      ["css", "/css/minimal.css"],
      ["tokens", "/tokens/minimal.tokens.json"],
      ["design", "/design/minimal.md"],
    ] as const) {
      const response = await (await fetch(`${site.origin}${path}${tuned}`)).text();
      expect(await exported(page, kind)).toBe(response);
      const link = page.locator("[data-export-url]");
      expect(await link.getAttribute("href")).toBe(`${site.origin}${path}${tuned}`);
    }
  });

  it("is copied, and the button and the status say so", async () => {
    const page = await tunePage(tuned);
    const command = await exported(page, "command");
    expect(command).toBe(`npx shadcn add --yes "${BASE_URL}/r/layered/minimal.json${tuned}"`);
    await page.locator(".exports-text .copy").click();
    await page.locator(".exports-text .copy", { hasText: /^Copied$/ }).waitFor();
    await attached(page, 'main > [role="status"]', /^Copied: npx/);
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(command);
  });

  it("lists beside the tokens what their format cannot carry", async () => {
    const page = await tunePage("?h1-size=clamp(2rem,1rem%20%2B%203vw,4rem)");
    const tokens = await exported(page, "tokens");
    const { differences } = (
      JSON.parse(tokens) as { $extensions: Record<string, { differences: { css: string }[] }> }
    ).$extensions["typography-registry"]!;
    const listed = await page.locator(".exports-differences code").allTextContents();
    expect(listed).toEqual(differences.map(({ css }) => css));
    expect(listed.join()).toContain("clamp(2rem");
  });
});

it.each([
  [1440, "light"],
  [768, "light"],
  [360, "dark"],
] as const)("the Tune tab has no violation of axe-core at %dpx, %s", async (width, scheme) => {
  const page = await tunePage("?h1-size=4rem&h1-lh=1.1", width, scheme);
  await typed(page, "Heading 1 weight", "very bold");
  await page.locator(".tune-problem").waitFor();
  expect(await axeViolations(page, ".panel")).toEqual([]);
});
