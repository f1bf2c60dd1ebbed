/** Decodes a font file and measures it, apart from the page: a file that takes too long is given up there. */
import { EM, declareFace } from "./face-letters.ts";
import { type MeasuredFace, measuredFace } from "./face-measures.ts";

/** Why a file is refused, or what it measures. */
export type MeasureAnswer = { face: MeasuredFace } | { problem: "no-font" | "no-letters" };

declare const fonts: FontFaceSet;

const FAMILY = "measured";

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  void answerTo(data).then((answer) => {
    postMessage(answer);
  });
});

async function answerTo(bytes: ArrayBuffer): Promise<MeasureAnswer> {
  try {
    await declareFace(fonts, FAMILY, bytes);
  } catch {
    return { problem: "no-font" };
  }
  const canvas = new OffscreenCanvas(2 * EM, 2 * EM);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const face = context && measuredFace(context, FAMILY);
  return face ? { face } : { problem: "no-letters" };
}
