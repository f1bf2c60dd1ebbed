import { createHash } from "node:crypto";
import { byCodePoints } from "../../../registry/model/items.ts";
import type { CharacterSetsJson } from "../../site/shared/faces/character-sets.ts";
import type { SpecimenFace } from "../../site/shared/specimen/specimens.ts";
import type { FaceKind, PlannedFace } from "./specimen-faces.ts";

/** A face, and the content of its file. */
export interface MadeFace extends PlannedFace {
  woff2: Buffer;
}

const HASH_DIGITS = 10;
const FACE_KINDS: readonly FaceKind[] = ["cards", "text", "scripts"];

/** `faces.json`: a line for each face, in the order of the files' names. */
export function formatSpecimenIndex(made: readonly MadeFace[]): string {
  const sorted = made.toSorted((a, b) => byCodePoints(a.file, b.file));
  const lists = FACE_KINDS.map((kind) => {
    const lines = sorted
      .filter((face) => face.kind === kind)
      .map((face) => `\n    ${JSON.stringify(entryOf(face))}`);
    return `\n  ${JSON.stringify(kind)}: [${lines.join(",")}\n  ]`;
  });
  return `{${lists.join(",")}\n}\n`;
}

/** `coverage.json`: a line for each block, and one for each font. */
export function formatCoverage({ blocks, fonts }: CharacterSetsJson): string {
  const blockLines = blocks.map((block) => `\n    ${JSON.stringify(block)}`);
  const fontLines = Object.entries(fonts).map(
    ([font, pairs]) => `\n    ${JSON.stringify(font)}: ${JSON.stringify(pairs)}`,
  );
  return `{\n  "blocks": [${blockLines.join(",")}\n  ],\n  "fonts": {${fontLines.join(",")}\n  }\n}\n`;
}

function entryOf({ file, font, style, weight, cut, woff2 }: MadeFace): SpecimenFace {
  const hash = createHash("sha256").update(woff2).digest("hex").slice(0, HASH_DIGITS);
  const unicodeRange = unicodeRangeOf(cut.characters);
  return { file, bytes: woff2.length, hash, font, style, weight, unicodeRange };
}

/**
 * The descriptor `unicode-range` for characters, without spaces: `U+20-7E,U+A0`.
 *
 * @param characters any order, duplicates allowed
 */
export function unicodeRangeOf(characters: string): string {
  const codePoints = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`)
    .join(",");
}
