import type { Browser, DevToolsSession } from "./browser.ts";

/** A face that glyphs of an element come from, as the browser reports it. */
export interface Face {
  familyName: string;
  postScriptName: string;
  /** A web font, not one of the machine's. */
  isCustomFont: boolean;
  glyphCount: number;
}

/** How the browser draws an element. */
export interface Rendered {
  faces: Face[];
  fontFamily: string;
  fontSizePixels: number;
  lineHeightPixels: number;
  /** 0 for `normal`. */
  letterSpacingPixels: number;
  fontWeight: string;
  fontStyle: string;
}

/** Opens a page, waits for its fonts, and says how each selector's first element is drawn. */
export async function renderedAt(
  browser: Browser,
  url: string,
  selectors: readonly string[],
): Promise<Map<string, Rendered>> {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate("document.fonts.ready.then(() => true)");
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const rendered = new Map<string, Rendered>();
    for (const selector of selectors) {
      const style = await page.evaluate(
        `({ ...getComputedStyle(document.querySelector(${JSON.stringify(selector)})) })`,
      );
      const faces = await facesOf(session, selector);
      rendered.set(selector, renderedWith(style as CSSStyle, faces));
    }
    return rendered;
  } finally {
    await page.close();
  }
}

/** Of a computed style, in its own words, what typography needs. */
type CSSStyle = Record<
  "fontFamily" | "fontSize" | "lineHeight" | "letterSpacing" | "fontWeight" | "fontStyle",
  string
>;

/** The faces in use, not those asked for: a computed style names fonts that may not be there. */
async function facesOf(session: DevToolsSession, selector: string): Promise<Face[]> {
  const { root } = (await session.send("DOM.getDocument")) as { root: { nodeId: number } };
  const { nodeId } = (await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector,
  })) as { nodeId: number };
  const { fonts } = (await session.send("CSS.getPlatformFontsForNode", { nodeId })) as {
    fonts: Face[];
  };
  return fonts;
}

function renderedWith(style: CSSStyle, faces: Face[]): Rendered {
  const { fontFamily, fontSize, lineHeight, letterSpacing, fontWeight, fontStyle } = style;
  return {
    faces,
    fontFamily,
    fontSizePixels: Number.parseFloat(fontSize),
    lineHeightPixels: Number.parseFloat(lineHeight),
    letterSpacingPixels: letterSpacing === "normal" ? 0 : Number.parseFloat(letterSpacing),
    fontWeight,
    fontStyle,
  };
}
