/** Decodes a font file and measures it, apart from the page: a file that takes too long is given up there. */
import { declareFace } from "./face-letters.ts";
import { type MeasuredFace, measuredFace } from "./face-measures.ts";
import { MAX_PIXELS } from "./letter-picture.ts";

declare const fonts: FontFaceSet;

const FAMILY = "measured";

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  void measured(data)
    // No font, as the browser sees it.
    .catch(() => undefined)
    .then((face) => {
      postMessage(face);
    });
});

async function measured(bytes: ArrayBuffer): Promise<MeasuredFace | undefined> {
  const canvas = new OffscreenCanvas(MAX_PIXELS, MAX_PIXELS);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return undefined;
  const { has } = await declareFace(fonts, context, FAMILY, bytes);
  return measuredFace(context, FAMILY, has);
}
