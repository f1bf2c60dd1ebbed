import type { FacesJson, ListedFace } from "../faces/listed-face.ts";
import { hasExtendedLatin } from "../faces/letters.ts";
import { link } from "./base-path.ts";
import { fetchFile, fetchJson, loadOnce, loadOnceEach } from "./load-once.ts";

/**
 * Declares the text faces of a font as the family `s-{font}` and loads those that a text needs; each
 * face is requested once.
 *
 * @param font the name of a font item
 * @param text whose characters decide which of the faces are loaded immediately; others load when they are used
 * @param weight of the text, 100 to 900
 * @returns whether the font has text faces; false, too, when they cannot be loaded
 */
export async function loadFont(font: string, text = "Aa", weight = 400): Promise<boolean> {
  try {
    if (isSetByStated(font, text))
      for (const face of stated.get(font) ?? []) document.fonts.add(fontFace(font, face));
    else {
      await declare(font);
      await loadExtended(font, text);
    }
    const loaded = await document.fonts.load(`${weight} 16px ${familyOf(font)}`, text);
    return loaded.length > 0;
  } catch {
    return false;
  }
}

const stated = new Map<string, readonly ListedFace[]>();

/** Has ASCII set in faces of a font that a page knows, without the index of all faces. */
export function stateFaces(font: string, faces: readonly ListedFace[]): void {
  stated.set(font, faces);
}

/** Whether such faces set a text. */
export function isSetByStated(font: string, text: string): boolean {
  return stated.has(font) && /^[ -~]*$/.test(text);
}

/**
 * Adds the letters of Extended Latin and Vietnamese to the family `s-{font}`, if a text has any: as faces of
 * the styles and weights of its Latin, so that a browser takes both for the same text.
 */
export async function loadExtended(font: string, text: string): Promise<void> {
  if (!hasExtendedLatin(text)) return;
  await addExtended(font).catch(() => undefined);
}

/** The same for each element of a page whose first family is one of the specimens', before it shows a text. */
export async function loadExtendedFor(
  elements: Iterable<Element>,
  text: (element: Element) => string = ({ textContent }) => textContent,
): Promise<void> {
  const needed = new Map<string, string>();
  for (const element of elements) {
    const [, font] = /^["']?s-([a-z0-9-]+)/.exec(getComputedStyle(element).fontFamily) ?? [];
    if (font !== undefined) needed.set(font, (needed.get(font) ?? "") + text(element));
  }
  await Promise.all([...needed].map(([font, all]) => loadExtended(font, all)));
}

const addExtended = loadOnceEach(async (font: string) => {
  const packed = facesIn(await facesIndex(), font).filter(isPacked);
  await Promise.all(
    packed.map(async (face) => {
      const [file, , , , start = 0, bytes = 0] = face;
      const data = (await packOf(file)).slice(start, start + bytes);
      document.fonts.add(fontFace(font, face, data));
    }),
  );
});

const packOf = loadOnceEach(async (file: string) =>
  (await fetchFile(link(`site/faces/${file}`))).arrayBuffer(),
);

function isPacked([, , , , start]: ListedFace): boolean {
  return start !== undefined;
}

/** What has been declared of the family `s-{font}`. */
export function declaredFaces(font: string): FontFace[] {
  const family = familyOf(font);
  return [...document.fonts].filter((face) => face.family.replace(/["']/g, "") === family);
}

/** Whether an upright face with a weight has been declared; a browser would draw the nearest one instead. */
export function hasFace(font: string, weight: number): boolean {
  return declaredFaces(font).some((face) => {
    const [first = 0, last = first] = face.weight.split(" ").map(Number);
    return face.style === "normal" && first <= weight && weight <= last;
  });
}

/** The family that `loadFont` declares. */
export function familyOf(font: string): string {
  return `s-${font}`;
}

const declare = loadOnceEach(async (font: string) => {
  for (const face of facesIn(await facesIndex(), font))
    if (!isPacked(face)) document.fonts.add(fontFace(font, face));
});

/** Families that are loaded from elsewhere, in place of the site's faces of them. */
const replaced = new Map<string, readonly ListedFace[]>();

/** @param faces each with the URL of its file, without `bytes` */
export async function replaceFaces(
  font: string,
  faces: readonly ListedFace[],
  bytes?: ArrayBuffer,
): Promise<void> {
  await declare(font);
  // A browser would mix faces of one family, which have different letters and axes.
  for (const face of declaredFaces(font)) document.fonts.delete(face);
  stated.delete(font);
  replaced.set(font, faces);
  for (const face of faces) document.fonts.add(fontFace(font, face, bytes));
}

function fontFace(font: string, face: ListedFace, bytes?: ArrayBuffer): FontFace {
  const [file, weight, style, unicodeRange] = face;
  const url = URL.canParse(file) ? file : link(`site/faces/${file}`);
  return new FontFace(familyOf(font), bytes ?? `url(${url})`, { weight, style, unicodeRange });
}

/** The faces of all fonts. @throws when they cannot be loaded */
export const facesIndex = loadOnce(() =>
  fetchJson<FacesJson>(document.documentElement.dataset["faces"] ?? ""),
);

/** The faces of a font; its name may come from an address: "constructor" is a property of every object. */
export function facesIn(index: FacesJson, font: string): readonly ListedFace[] {
  return replaced.get(font) ?? ((Object.hasOwn(index, font) && index[font]) || []);
}
