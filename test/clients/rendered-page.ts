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

/** How the browser draws an element. */
export interface Rendered {
  drawnWith: DrawnFont[];
  /** The first family of the computed style, without quotes. */
  family: string;
  fontSizePixels: number;
  lineHeightPixels: number;
  /** 0 for `normal`. */
  letterSpacingPixels: number;
  fontWeight: number;
  fontStyle: string;
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
  browser: Browser,
  url: string,
  selectors: readonly string[],
  texts: Texts = {},
): Promise<RenderedPage> {
  const page = await browser.newPage();
  try {
    const hosts = new Set<string>();
    page.on("request", (request) => void hosts.add(new URL(request.url()).host));
    await page.goto(url, { waitUntil: "networkidle" });
    for (const [selector, text] of Object.entries(texts)) {
      await page.evaluate(
        `document.querySelector(${JSON.stringify(selector)}).textContent = ${JSON.stringify(text)}`,
      );
    }
    await fontsSettled(page);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const elements = new Map<string, Rendered>();
    for (const selector of selectors) {
      elements.set(selector, await renderedElement(page, session, selector));
    }
    const loadedFaces = await page.evaluate<LoadedFace[]>(
      `[...document.fonts].filter((face) => face.status === "loaded").map(({ family, style, weight }) =>
        ({ family: family.replace(/^["']|["']$/g, ""), style, weight: weight === "normal" ? "400" : weight === "bold" ? "700" : weight }))`,
    );
    return {
      elements,
      loadedFaces,
      otherHosts: [...hosts].filter((host) => host !== new URL(url).host),
    };
  } finally {
    await page.close();
  }
}

/** New text requests its faces when it is laid out, in the next frame. */
export async function fontsSettled(page: Page): Promise<void> {
  const frame =
    "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))";
  await page.evaluate(`${frame}.then(() => document.fonts.ready).then(() => true)`);
}

/** The properties of a computed style that concern typography. */
type CSSStyle = Record<
  "fontFamily" | "fontSize" | "lineHeight" | "letterSpacing" | "fontWeight" | "fontStyle",
  string
>;

async function renderedElement(
  page: Page,
  session: CDPSession,
  selector: string,
): Promise<Rendered> {
  const style = await page.evaluate<CSSStyle>(
    `({ ...getComputedStyle(document.querySelector(${JSON.stringify(selector)})) })`,
  );
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector,
  });
  // The fonts in use, not those requested: a computed style may name missing fonts.
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  const [family = ""] = style.fontFamily.split(",");
  return {
    drawnWith: fonts,
    family: family.trim().replace(/^["']|["']$/g, ""),
    fontSizePixels: Number.parseFloat(style.fontSize),
    lineHeightPixels: Number.parseFloat(style.lineHeight),
    letterSpacingPixels:
      style.letterSpacing === "normal" ? 0 : Number.parseFloat(style.letterSpacing),
    fontWeight: Number(style.fontWeight),
    fontStyle: style.fontStyle,
  };
}
import type { Browser, CDPSession, Page } from "playwright-core";
