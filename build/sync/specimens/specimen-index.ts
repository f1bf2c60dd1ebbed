import { createHash } from "node:crypto";
import { byCodePoints } from "../../../registry/model/items.ts";
import type { SpecimenFace } from "../../site/specimen/specimens.ts";
import type { FaceKind, PlannedFace } from "./specimen-faces.ts";
import { unicodeRangeOf } from "../fonts/unicode-range.ts";

/** A face, and the content of its file. */
export interface MadeFace {
  planned: PlannedFace;
  woff2: Buffer;
}

const HASH_DIGITS = 10;
export const FACE_KINDS = ["cards", "text", "scripts"] as const satisfies readonly FaceKind[];

/** `faces.json`: a line for each face, in the order of the files' names. */
export function formatSpecimenIndex(made: readonly MadeFace[]): string {
  const sorted = made.toSorted((a, b) => byCodePoints(a.planned.file, b.planned.file));
  const lists = FACE_KINDS.map((kind) => {
    const lines = sorted
      .filter(({ planned }) => planned.kind === kind)
      .map((face) => `\n    ${JSON.stringify(entryOf(face))}`);
    return `\n  ${JSON.stringify(kind)}: [${lines.join(",")}\n  ]`;
  });
  return `{${lists.join(",")}\n}\n`;
}

function entryOf({ planned, woff2 }: MadeFace): SpecimenFace {
  const { file, font, style, weight, cut } = planned;
  const hash = createHash("sha256").update(woff2).digest("hex").slice(0, HASH_DIGITS);
  const unicodeRange = unicodeRangeOf(cut.characters);
  return { file, bytes: woff2.length, hash, font, style, weight, unicodeRange };
}
