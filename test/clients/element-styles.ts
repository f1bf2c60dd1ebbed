import type { Browser, CDPSession, Page } from "playwright-core";
import { fontsSettled } from "./rendered-page.ts";

/** The typography of an element, as the browser computes it. */
export interface ElementStyle {
  tag: string;
  classes: string[];
  /** The element's place in a list of all, for its parent; undefined for `body`. */
  parent: number | undefined;
  /** The tag with its classes and the first words, for messages. */
  label: string;
  /** The `data-slot` attribute, by which components name their parts. */
  slot: string | undefined;
  /** The `data-code` attribute: where a piece of code stands. */
  code: string | undefined;
  fontFamily: string;
  fontSizePixels: number;
  fontWeight: number;
  letterSpacingPixels: number;
  lineHeightPixels: number;
}

/** What is looked at: all of the page, without what a framework adds to it. */
const ELEMENTS = "body, #components, #components *:not(option)";

const ALL_STYLES = `(() => {
  const elements = [...document.querySelectorAll("${ELEMENTS}")];
  const places = new Map(elements.map((element, place) => [element, place]));
  const pixels = (value) => value === "normal" ? 0 : Number.parseFloat(value);
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const tag = element.localName;
    const classes = [...element.classList];
    const words = element.textContent.trim().replace(/\\s+/g, " ").slice(0, 24);
    return {
      tag,
      classes,
      parent: element === document.body ? undefined : (places.get(element.parentElement) ?? 0),
      label: [tag, ...classes].join(".") + (element.children.length > 3 ? "" : ' "' + words + '"'),
      slot: element.dataset.slot,
      code: element.dataset.code,
      fontFamily: style.fontFamily,
      fontSizePixels: pixels(style.fontSize),
      fontWeight: Number(style.fontWeight),
      letterSpacingPixels: pixels(style.letterSpacing),
      lineHeightPixels: pixels(style.lineHeight),
    };
  });
})()`;

/** The typography of `body` and all components on a page, in document order, when its fonts are loaded. */
export async function elementStyles(browser: Browser, url: string): Promise<ElementStyle[]> {
  const page = await openedPage(browser, url);
  try {
    return await stylesIn(page);
  } finally {
    await page.close();
  }
}

/** The same, of a page that is open. */
export async function stylesIn(page: Page): Promise<ElementStyle[]> {
  return await page.evaluate<ElementStyle[]>(ALL_STYLES);
}

/** The typography of all elements, and the fonts that draw the text of each. */
export interface DrawnStyle extends ElementStyle {
  drawnWith: string[];
}

/** As `elementStyles`, with the web fonts and local fonts that are in use. */
export async function drawnStyles(browser: Browser, url: string): Promise<DrawnStyle[]> {
  const page = await openedPage(browser, url);
  try {
    const styles = await stylesIn(page);
    const session = await page.context().newCDPSession(page);
    const drawn = await drawnFonts(session);
    return styles.map((style, place) => ({ ...style, drawnWith: drawn[place] ?? [] }));
  } finally {
    await page.close();
  }
}

async function openedPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await fontsSettled(page);
  return page;
}

async function drawnFonts(session: CDPSession): Promise<string[][]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: ELEMENTS,
  });
  const drawn: string[][] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    drawn.push(
      fonts.map(
        ({ postScriptName, isCustomFont }) => `${isCustomFont ? "" : "local "}${postScriptName}`,
      ),
    );
  }
  return drawn;
}
