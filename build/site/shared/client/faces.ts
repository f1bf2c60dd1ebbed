import type { FacesJson, ListedFace } from "../faces/listed-face.ts";
import { hasExtendedLatin } from "../faces/letters.ts";
import { link } from "./base-path.ts";
import { loadOnce } from "./load-once.ts";

const loads = new Map<string, Promise<boolean>>();

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
  const load = loads.get(font) ?? declare(font);
  loads.set(font, load);
  if (!(await load)) return false;
  try {
    await loadExtended(font, text);
    const loaded = await document.fonts.load(`${weight} 16px ${familyOf(font)}`, text);
    return loaded.length > 0;
  } catch {
    return false;
  }
}

const packs = new Map<string, Promise<ArrayBuffer>>();
const extendedFonts = new Map<string, Promise<void>>();

/**
 * Adds the letters of Extended Latin and Vietnamese to the family `s-{font}`, if a text has any: as faces of
 * the styles and weights of its Latin, so that a browser takes both for the same text.
 */
export async function loadExtended(font: string, text: string): Promise<void> {
  if (!hasExtendedLatin(text)) return;
  const load = extendedFonts.get(font) ?? addExtended(font);
  extendedFonts.set(font, load);
  await load.catch(() => extendedFonts.delete(font));
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

async function addExtended(font: string): Promise<void> {
  const index = await facesIndex();
  const faces = (Object.hasOwn(index, font) && index[font]) || [];
  await Promise.all(
    faces
      .filter(isPacked)
      .map(async ([file, weight, style, unicodeRange, start = 0, bytes = 0]) => {
        const pack = packs.get(file) ?? fetchPack(file);
        packs.set(file, pack);
        const data = (await pack).slice(start, start + bytes);
        document.fonts.add(new FontFace(familyOf(font), data, { weight, style, unicodeRange }));
      }),
  );
}

async function fetchPack(file: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(link(`site/faces/${file}`));
    if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
    return await response.arrayBuffer();
  } catch (error) {
    packs.delete(file);
    throw error;
  }
}

function isPacked([, , , , start]: ListedFace): boolean {
  return start !== undefined;
}

/** The family that `loadFont` declares. */
export function familyOf(font: string): string {
  return `s-${font}`;
}

/** The names of the fonts that `loadFont` can load; none where the list is not available. */
export async function fontNames(): Promise<string[]> {
  try {
    return Object.keys(await facesIndex());
  } catch {
    return [];
  }
}

async function declare(font: string): Promise<boolean> {
  try {
    const index = await facesIndex();
    // The name may come from an address: "constructor" is a property of every object.
    const faces = (Object.hasOwn(index, font) && index[font]) || [];
    for (const face of faces) if (!isPacked(face)) document.fonts.add(fontFace(font, face));
    return faces.length > 0;
  } catch {
    loads.delete(font);
    return false;
  }
}

function fontFace(font: string, [file, weight, style, unicodeRange]: ListedFace): FontFace {
  return new FontFace(familyOf(font), `url(${link(`site/faces/${file}`)})`, {
    weight,
    style,
    unicodeRange,
  });
}

/** The faces of all fonts. @throws when they cannot be loaded */
export const facesIndex = loadOnce(fetchIndex);

async function fetchIndex(): Promise<FacesJson> {
  const response = await fetch(document.documentElement.dataset["faces"] ?? "");
  if (!response.ok) throw new Error(`The list of faces was answered with ${response.status}.`);
  return (await response.json()) as FacesJson;
}
