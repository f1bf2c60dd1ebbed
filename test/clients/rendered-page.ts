import type { CDPSession, Page } from "playwright-core";
import type { PairingItem } from "../../registry/model/items.ts";
import { fontsSettled, onPage } from "../shared/browser.ts";

/** What glyphs of an element come from, as the browser reports it. */
export interface DrawnFont {
  familyName: string;
  postScriptName: string;
  /** A web font, not one of the machine's. */
  isCustomFont: boolean;
  glyphCount: number;
}

/** A face that the page has declared and loaded. */
export interface LoadedFace {
  /** Without quotes. */
  family: string;
  style: string;
  /** `400`, or `100 900` */
  weight: string;
}

/** The typography of an element, as the browser computes it. */
export interface Typography {
  /** The first family, without quotes. */
  family: string;
  fontFamily: string;
  fontSizePixels: number;
  fontStyle: string;
  fontWeight: number;
  /** 0 for `normal`, as the line height. */
  letterSpacingPixels: number;
  lineHeightPixels: number;
}

/** An expression for a function from an element to its typography. */
export const TYPOGRAPHY_OF = `(element) => {
  const style = getComputedStyle(element);
  const pixels = (value) => value === "normal" ? 0 : Number.parseFloat(value);
  return {
    family: style.fontFamily.split(",")[0].trim().replace(/^["']|["']$/g, ""),
    fontFamily: style.fontFamily,
    fontSizePixels: pixels(style.fontSize),
    fontStyle: style.fontStyle,
    fontWeight: Number(style.fontWeight),
    letterSpacingPixels: pixels(style.letterSpacing),
    lineHeightPixels: pixels(style.lineHeight),
  };
}`;

/** How the browser draws an element. */
export interface Rendered extends Typography {
  drawnWith: DrawnFont[];
}

export interface RenderedPage {
  elements: ReadonlyMap<string, Rendered>;
  loadedFaces: LoadedFace[];
  /** The hosts other than its own to which the page sent requests. */
  otherHosts: string[];
}

/** What the text of a page can be replaced by: the content of each element that a selector finds. */
export type Texts = Readonly<Record<string, string>>;

/** Opens a page, puts texts in, waits for the fonts, and returns how elements are drawn. */
export async function renderedAt(
  url: string,
  selectors: readonly string[],
  texts: Texts = {},
): Promise<RenderedPage> {
  const hosts = new Set<string>();
  return onPage(
    url,
    async (page) => ({
      ...(await rendered(page, selectors, texts)),
      otherHosts: [...hosts].filter((host) => host !== new URL(url).host),
    }),
    (page) => page.on("request", (request) => hosts.add(new URL(request.url()).host)),
  );
}

/** The same, of a page that is open. */
export async function rendered(
  page: Page,
  selectors: readonly string[],
  texts: Texts = {},
): Promise<Omit<RenderedPage, "otherHosts">> {
  for (const [selector, text] of Object.entries(texts))
    await page.evaluate(
      `document.querySelector(${JSON.stringify(selector)}).textContent = ${JSON.stringify(text)}`,
    );
  await fontsSettled(page);
  const session = await page.context().newCDPSession(page);
  const elements = new Map<string, Rendered>();
  for (const selector of selectors) {
    const typography = await page.evaluate<Typography>(
      `(${TYPOGRAPHY_OF})(document.querySelector(${JSON.stringify(selector)}))`,
    );
    const [drawnWith = []] = await drawnFonts(session, selector);
    elements.set(selector, { ...typography, drawnWith });
  }
  const loadedFaces = await page.evaluate<LoadedFace[]>(
    `[...document.fonts].filter((face) => face.status === "loaded").map(({ family, style, weight }) =>
      ({ family: family.replace(/^["']|["']$/g, ""), style, weight: weight === "normal" ? "400" : weight === "bold" ? "700" : weight }))`,
  );
  return { elements, loadedFaces };
}

/** The fonts that draw each element which a selector finds: a computed style may name missing fonts. */
export async function drawnFonts(session: CDPSession, selector: string): Promise<DrawnFont[][]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const drawn: DrawnFont[][] = [];
  for (const nodeId of nodeIds)
    drawn.push((await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts);
  return drawn;
}

/** A piece of code on a page, by its `data-code` attribute. */
export interface CodeSize {
  /** Where it stands: `p`, `h2`, `li`, `pre`, `pre code`, `text-sm`, `text-sm pre`, `text-sm pre code` */
  place: string;
  renderedPixels: number;
  /** The stated em of the text around it, counted once. */
  statedPixels: number;
}

/** The size of the text around code is that of the nearest element that is no code. */
const SIZES = `[...document.querySelectorAll("[data-code]")].map((code) => {
  const pixels = (element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return { place: code.dataset.code, renderedPixels: pixels(code), textPixels: pixels(code.parentElement.closest(":not(pre)")) };
})`;

/** The sizes at which a page draws code, beside what a pairing states. */
export async function codeSizes(page: Page, { css }: PairingItem): Promise<CodeSize[]> {
  const sizes = await page.evaluate<(CodeSize & { textPixels: number })[]>(SIZES);
  const em = Number.parseFloat(css["code, pre"]["font-size"]);
  return sizes.map(({ place, renderedPixels, textPixels }) => ({
    place,
    renderedPixels,
    statedPixels: em * textPixels,
  }));
}
