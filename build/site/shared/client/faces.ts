import type { FacesJson, ListedFace } from "../faces/listed-face.ts";
import { link } from "./base-path.ts";

let index: Promise<FacesJson> | undefined;

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
    const loaded = await document.fonts.load(`${weight} 16px ${familyOf(font)}`, text);
    return loaded.length > 0;
  } catch {
    return false;
  }
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
    for (const face of faces) document.fonts.add(fontFace(font, face));
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

/** The faces of all fonts. A failed request is tried again by the next call. */
export function facesIndex(): Promise<FacesJson> {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex(): Promise<FacesJson> {
  const response = await fetch(document.documentElement.dataset["faces"] ?? "");
  if (!response.ok) throw new Error(`The list of faces was answered with ${response.status}.`);
  return (await response.json()) as FacesJson;
}
