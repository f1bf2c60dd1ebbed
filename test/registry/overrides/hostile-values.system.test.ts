import type { Browser } from "playwright-core";
import { openBrowser } from "../../shared/shared.ts";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { toolsFolder } from "../../clients/installed-packages.ts";
import { type AcceptedValue, acceptedValues } from "./accepted-values.ts";
import { replyTo, textOf } from "../../fixtures/fixture-reply.ts";

/** What the tests use of the pinned tools. */
interface PostCss {
  parse: (css: string) => { walkDecls: (visit: (declaration: Declaration) => void) => void };
}
interface Declaration {
  prop: string;
  value: string;
  important?: boolean;
  parent: { selector?: string; name?: string };
}
interface LightningCss {
  transform: (options: { filename: string; code: Uint8Array }) => { code: Uint8Array };
}

const require = createRequire(join(await toolsFolder(), "package.json"));
const postcss = require("postcss") as PostCss;
const { transform } = require("lightningcss") as LightningCss;

/** The stylesheet of a pairing as the server writes it. */
function stylesheet(query = ""): string {
  const reply = replyTo(`/css/plain.css${query}`);
  if (reply.status !== 200) throw new Error(`${query} is answered with ${reply.status}.`);
  return textOf(reply);
}

const withValue = ({ word, given }: AcceptedValue) =>
  stylesheet(`?h1-${word}=${encodeURIComponent(given)}`);

/** Every declaration of a stylesheet but those of the overridden property of h1. */
function others(css: string, property: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value, important, parent }) => {
    const selector = parent.selector ?? `@${String(parent.name)}`;
    if (selector === "h1" && (prop === property || prop === "font")) return;
    found.push(`${selector} ${prop}: ${value}${important ? " !important" : ""}`);
  });
  return found;
}

/** With values that no one could mistake: those of families and weights load other fonts. */
const HARMLESS = [
  "",
  "?h1-family=Georgia",
  "?h1-family=var(--font-mono)",
  ...[100, 200, 300, 400, 500, 700, 800, 900].map((weight) => `?h1-weight=${weight}`),
].map(stylesheet);

/** The harmless stylesheet with the same other declarations; the published one where there is none. */
function harmlessLike(one: AcceptedValue): string {
  const wanted = others(withValue(one), one.property);
  const isLike = (css: string) => isDeepStrictEqual(others(css, one.property), wanted);
  return HARMLESS.find(isLike) ?? stylesheet();
}

const lightened = (css: string) =>
  Buffer.from(transform({ filename: "a.css", code: Buffer.from(css) }).code).toString();

const accepted = acceptedValues();

it("PostCSS finds the value in its property, and every other declaration as with a harmless one", () => {
  for (const one of accepted) {
    const css = withValue(one);
    expect([one, others(css, one.property)]).toEqual([
      one,
      others(harmlessLike(one), one.property),
    ]);
    const values: string[] = [];
    postcss.parse(css).walkDecls(({ prop, value, parent }) => {
      if (parent.selector === "h1" && prop === one.property) values.push(value);
    });
    expect([one, values]).toEqual([one, [one.value]]);
  }
});

it("lightningcss reads every stylesheet, and every other declaration as with a harmless one", () => {
  for (const one of accepted) {
    const base = lightened(harmlessLike(one));
    const css = lightened(withValue(one));
    // It joins the properties of a font where all of them are known.
    const isOfH1 = (line: string) => line.startsWith("h1 ");
    const [before, after] = [base, css].map((text) =>
      others(text, one.property).filter((line) => !isOfH1(line)),
    );
    expect([one, after]).toEqual([one, before]);
    const properties = others(css, one.property).filter(isOfH1);
    expect(
      properties.filter((line) => !/^h1 (?:font|line-height|letter-spacing)/.test(line)),
    ).toEqual([]);
  }
});

describe("Chromium", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** The rules of each stylesheet as the browser keeps them, and what it draws beside the heading. */
  const drawn = `(sheets) => {
    document.body.innerHTML = "<h1>Heading</h1><p>Text</p><pre><code>code</code></pre>";
    const seen = (element) => JSON.stringify([...getComputedStyle(element)].map((name) => getComputedStyle(element).getPropertyValue(name)).concat(element.offsetWidth, element.offsetHeight));
    return sheets.map(({ css, property }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      const rules = [...sheet.cssRules].map((rule) => {
        if (rule.selectorText !== "h1") return rule.cssText;
        rule.style.removeProperty(property);
        return rule.cssText;
      });
      const others = ["p", "code", "pre"].map((name) => seen(document.querySelector(name)));
      return { rules, others };
    });
  }`;

  it("draws nothing else otherwise, keeps every other rule, and loads nothing", async () => {
    const page = await browser.newPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto("about:blank");
    const withoutImports = (css: string) => css.replace(/@import [^;]+;/g, "");
    const sheets = accepted.flatMap((one) => [
      { css: withoutImports(harmlessLike(one)), property: one.property },
      { css: withoutImports(withValue(one)), property: one.property },
    ]);
    const results = await page.evaluate<unknown[]>(`(${drawn})(${JSON.stringify(sheets)})`);
    for (const [position, one] of accepted.entries())
      expect([one, results[2 * position + 1]]).toEqual([one, results[2 * position]]);
    expect(requests.filter((url) => !url.startsWith("about:"))).toEqual([]);
    await page.close();
  });
});
