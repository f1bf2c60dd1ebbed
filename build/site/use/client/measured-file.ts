import decompress from "woff2-encoder/decompress";
import { WEIGHTS, hasWeight, nearestWeight } from "../../../../registry/faces/face-weights.ts";
import { slugOf } from "../../../../registry/faces/provider-names.ts";
import { coverageOf, coveredSubsets } from "../../../../registry/measures/covered-subsets.ts";
import { advancesMeta } from "../../../../registry/measures/face-meta.ts";
import { unicodeRangeOf } from "../../../../registry/measures/face-parts.ts";
import { charactersOf, tableFacts } from "../../../../registry/measures/font-file-facts.ts";
import { localMetrics } from "../../../../registry/measures/local-font-meta.ts";
import { fontFileOf, localItem } from "../../../../registry/measures/local-item.ts";
import { faceOf, measurableFace } from "../../../../registry/measures/measured-face.ts";
import { Woff2Error, tagAt, woff2TablesBytes } from "../../../../registry/measures/woff2.ts";
import type { LocalFontItem } from "../../../../registry/model/items.ts";
import { LanguageSets } from "../../../../registry/search/language-sets.ts";
import { fontRecord } from "../../../../registry/search/search-data.ts";
import type { MeasuredFont } from "../../shared/partners/partners-json.ts";
import { sfntOfWoff } from "./woff.ts";

/** What is known of a font file of the reader's. */
export interface MeasuredFile {
  /** As a registry of one's own has it. */
  item: LocalFontItem;
  /** As partners are chosen for it. */
  font: MeasuredFont;
  /** Its characters. */
  unicodeRange: string;
}

/** What a file measures, or else what is wrong with it and what to do, without the name of the file. */
export async function answerTo(file: File): Promise<MeasuredFile | string> {
  try {
    return await measuredFile(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    const problem = error instanceof Woff2Error ? error.message : "is damaged";
    return `${problem}. Choose another file, or export it again.`;
  }
}

/** Measures a font file as `new font` does. @throws Woff2Error when it cannot be used; the message is a predicate */
async function measuredFile(bytes: Uint8Array<ArrayBuffer>): Promise<MeasuredFile> {
  const face = faceOf(await sfntOf(bytes));
  const facts = tableFacts(face);
  const subsets = coveredSubsets([coverageOf(charactersOf(face))]);
  if (subsets.length === 0)
    throw new Woff2Error("has neither the letters of Latin nor those of another script known here");
  // A font here may have its name, which goes into CSS.
  const title = `${facts.family.slice(0, 60).replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, "")} Own`.trim();
  const file = fontFileOf(slugOf(title), facts);
  const weights = WEIGHTS.filter((weight) => hasWeight(file, Number(weight)));
  const measurable = measurableFace([{ face }]);
  const faces = new Map(weights.map((weight) => [weight, measurable]));
  const regular = String(nearestWeight(weights.map(Number), 400));
  const { axes, unitsPerEm } = facts;
  const item = localItem(
    { title, facts },
    { weight: weights, subsets, files: [file] },
    {
      styles: [file.style],
      scripts: subsets,
      ...(axes.length > 0 && { axes }),
      metrics: localMetrics(facts, measurable.measuredAt(regular, unitsPerEm)),
      ...advancesMeta({ upright: faces, italic: new Map() }, unitsPerEm, axes),
    },
  );
  const record = fontRecord(item, new LanguageSets());
  const font = {
    ...record,
    // Another file of the family may have its bold.
    face: record.face && { ...record.face, isTextFace: weights.includes("400") },
    drawn: [[file.weight]] as const,
  };
  const characters = Array.from(face.collectUnicodes(), (one) => String.fromCodePoint(one));
  return { item, font, unicodeRange: unicodeRangeOf(characters.join("")) };
}

const TRUETYPE_OR_OPENTYPE = ["\0\u0001\0\0", "OTTO", "true"];

/** @throws Woff2Error for what is no font, or would be too large when decompressed */
async function sfntOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const signature = tagAt(bytes, 0);
  if (TRUETYPE_OR_OPENTYPE.includes(signature)) return bytes;
  if (signature === "wOFF") return sfntOfWoff(bytes);
  if (signature !== "wOF2") throw new Woff2Error("is not a woff2, woff, otf or ttf font");
  woff2TablesBytes(bytes);
  return decompress(bytes);
}
