import { FONT_LIMITS } from "../../../../registry/measures/font-limits.ts";
import { declaredFaces, replaceFaces } from "../../shared/client/faces.ts";
import type { MeasuredFile } from "./measured-file.ts";

/** A font file of the reader's, in the memory of the page alone. */
export interface OwnFont extends MeasuredFile {
  fileName: string;
}

/**
 * Measures a font file, and declares its face for the page.
 *
 * @param workerUrl of `measure-worker.ts`
 * @returns a sentence that says why it cannot be used, for one that cannot
 */
export async function readOwnFont(file: File, workerUrl: string): Promise<OwnFont | string> {
  if (file.size > 20_000_000)
    return `${file.name} has more than 20 MB. Choose a subset of the font.`;
  const measured = await measuredApart(file, workerUrl);
  if (typeof measured === "string") return `${file.name} ${measured}`;
  const { name, drawn } = measured.font;
  const faces = drawn.map(([weight]) => ["", weight, "normal", measured.unicodeRange] as const);
  try {
    await replaceFaces(name, faces, await file.arrayBuffer());
    await Promise.all(declaredFaces(name).map((one) => one.load()));
  } catch {
    return `${file.name} cannot be drawn by this browser. Choose another file, or export it again.`;
  }
  return { ...measured, fileName: file.name };
}

function measuredApart(file: File, workerUrl: string): Promise<MeasuredFile | string> {
  const worker = new Worker(workerUrl, { type: "module" });
  return new Promise<MeasuredFile | string>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<MeasuredFile | string>) => {
      resolve(data);
    };
    worker.onerror = () => {
      resolve("could not be measured. Reload the page to try again.");
    };
    const problem = "takes too long to measure. Choose a subset of the font.";
    setTimeout(resolve, FONT_LIMITS.measuringMilliseconds, problem);
    worker.postMessage(file);
  }).finally(() => {
    worker.terminate();
  });
}
