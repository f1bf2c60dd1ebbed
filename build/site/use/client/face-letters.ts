import type { CharacterSet } from "../../shared/faces/character-sets.ts";

/** What measures and draws text: a canvas of a page or of a worker. */
export type TextContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A font file that the browser has accepted. */
export interface DeclaredFace {
  face: FontFace;
  /** Whether the face itself has a letter. */
  has: CharacterSet;
}

/**
 * Declares a face as a family of this page alone. A letter that it has is wider in the same face at twice its
 * size; one that it lacks is another font's, which has one size.
 *
 * @param fonts of the document or of the worker, in which `context` draws
 * @throws when the browser does not accept the bytes as a font
 */
export async function declareFace(
  fonts: FontFaceSet,
  context: TextContext,
  family: string,
  bytes: ArrayBuffer,
  weight = "1 1000",
): Promise<DeclaredFace> {
  const doubledFamily = `${family}-doubled`;
  for (const one of fonts)
    if ([family, doubledFamily].includes(one.family.replaceAll('"', ""))) fonts.delete(one);
  const face = new FontFace(family, bytes, { weight });
  const descriptors: FontFaceDescriptors & { sizeAdjust: string } = { weight, sizeAdjust: "200%" };
  const doubled = new FontFace(doubledFamily, bytes, descriptors);
  await Promise.all([face.load(), doubled.load()]);
  fonts.add(face);
  fonts.add(doubled);
  const widthIn = (name: string, letter: string) => {
    const { font } = context;
    context.font = `100px "${name}"`;
    // A mark alone has no width.
    const { width } = context.measureText(letter + letter);
    context.font = font;
    return width;
  };
  const has: CharacterSet = (codePoint) => {
    const letter = String.fromCodePoint(codePoint);
    return Math.abs(widthIn(doubledFamily, letter) - widthIn(family, letter)) > 0.01;
  };
  return { face, has };
}
