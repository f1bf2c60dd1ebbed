import type { FontItem } from "../../../../registry/model/items.ts";
import { familyUrl } from "../fonts/family-url.ts";
import type { ListedFace } from "../faces/listed-face.ts";
import { replaceFaces } from "./faces.ts";
import { fetchFile, loadOnceEach } from "./load-once.ts";
import { published } from "./published.ts";
import { store, stored } from "./storage.ts";

const ALLOWED = "google-fonts";

/** Whether the reader allows pages to ask Google Fonts for faces. Without that, no other host gets a request. */
export function isProviderAllowed(): boolean {
  return stored(ALLOWED) === "allowed";
}

export function allowProvider(isAllowed: boolean): void {
  store(ALLOWED, isAllowed ? "allowed" : "");
}

/** A font of the registry. @throws when it is not there */
export const fontItem = loadOnceEach(
  async (font: string) => JSON.parse(await published(`r/${font}.json`)) as FontItem,
);

/** A reader may be where the provider does not answer. */
const MAX_WAIT_MILLISECONDS = 6000;

/** Declares a whole family of Google Fonts as `s-{font}`, in place of the site's. @throws where it has not loaded */
export const loadFromProvider = loadOnceEach(async (font: string) => {
  const signal = AbortSignal.timeout(MAX_WAIT_MILLISECONDS);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await (await fetchFile(familyUrl(await fontItem(font)), { signal })).text());
  await replaceFaces(font, [...sheet.cssRules].flatMap(listedFace));
});

function listedFace(rule: CSSRule): ListedFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const descriptor = (name: string) => rule.style.getPropertyValue(name);
  const [, url] = /url\("?([^")]+)/.exec(descriptor("src")) ?? [];
  const style = descriptor("font-style") === "italic" ? "italic" : "normal";
  const range = descriptor("unicode-range") || "U+0-10FFFF";
  return url === undefined ? [] : [[url, descriptor("font-weight"), style, range]];
}
