import type { CharacterSet } from "../../shared/faces/character-sets.ts";

/** What measures and draws text: a canvas of a page or of a worker. */
export type TextContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** In pixels: pictures of letters are so large that rounding does not count. */
export const EM = 1000;

/**
 * Declares a face as a family of this page alone, and the same at twice its size under another name.
 *
 * @param fonts of the document or of the worker
 * @param weight the descriptor of `family`
 * @throws when the browser does not accept the bytes as a font
 */
export async function declareFace(
  fonts: FontFaceSet,
  family: string,
  bytes: ArrayBuffer,
  weight = "1 1000",
): Promise<FontFace> {
  const face = new FontFace(family, bytes, { weight });
  const doubling: FontFaceDescriptors & { sizeAdjust: string } = { weight, sizeAdjust: "200%" };
  const doubled = new FontFace(doubledFamily(family), bytes, doubling);
  await Promise.all([face.load(), doubled.load()]);
  fonts.add(face);
  fonts.add(doubled);
  return face;
}

/**
 * A letter that a face has is wider at twice the size; one that it lacks is another font's, which has one size. A
 * browser that does not scale faces is taken to have every letter.
 */
export function lettersOf(context: TextContext, family: string): CharacterSet {
  if (!("sizeAdjust" in FontFace.prototype)) return () => true;
  const known = new Map<number, boolean>();
  const widthIn = (name: string, letter: string) => {
    const { font } = context;
    context.font = `${EM / 10}px "${name}"`;
    // A mark alone has no width.
    const { width } = context.measureText(`${letter}${letter}`);
    context.font = font;
    return width;
  };
  return (codePoint) => {
    const letter = String.fromCodePoint(codePoint);
    const has =
      known.get(codePoint) ??
      Math.abs(widthIn(doubledFamily(family), letter) - widthIn(family, letter)) > 0.01;
    known.set(codePoint, has);
    return has;
  };
}

function doubledFamily(family: string): string {
  return `${family}-doubled`;
}
