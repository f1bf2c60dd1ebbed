import { createHash } from "node:crypto";
import { unicodeRangeOf } from "../../../registry/measures/face-parts.ts";
import { byCodePoints } from "../../../registry/model/items.ts";
import type { CharacterSetsJson } from "../../site/shared/faces/character-sets.ts";
import type { SpecimenFace } from "../../site/shared/specimen/specimens.ts";
import type { FaceKind, PlannedFace } from "./specimen-faces.ts";

/** A face, and its content. */
export interface MadeFace extends PlannedFace {
  woff2: Buffer;
  /** The file of several faces, one after the other, that it is a part of. */
  pack?: { file: string; content: Buffer };
  start?: number;
}

/** Each pack is a file of the site, and a host's plan limits their number. */
const FONTS_OF_A_PACK = 4;

/** Extended faces of neighbours by name share a file: those of one font are about 16 kB. */
export function packedFaces(faces: readonly MadeFace[]): MadeFace[] {
  const fonts = [...new Set(faces.map(({ font }) => font))].sort(byCodePoints);
  const packOf = (font: string) => Math.floor(fonts.indexOf(font) / FONTS_OF_A_PACK);
  const numbers = new Set(fonts.map(packOf));
  return [...numbers].flatMap((number) => {
    const parts = faces.filter(({ font }) => packOf(font) === number);
    const content = Buffer.concat(parts.map(({ woff2 }) => woff2));
    const pack = { file: `extended-${number}.bin`, content };
    let end = 0;
    return parts.map((part) => {
      const start = end;
      end += part.woff2.length;
      return { ...part, pack, start };
    });
  });
}

const HASH_DIGITS = 10;
const FACE_KINDS: readonly FaceKind[] = ["cards", "text", "scripts", "extended"];

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

function entryOf({ file, font, style, weight, cut, woff2, pack, start }: MadeFace): SpecimenFace {
  const content = pack?.content ?? woff2;
  const hash = createHash("sha256").update(content).digest("hex").slice(0, HASH_DIGITS);
  const unicodeRange = unicodeRangeOf(cut.characters);
  const name = pack?.file ?? file;
  const face = { file: name, bytes: woff2.length, hash, font, style, weight, unicodeRange };
  return { ...face, ...(start !== undefined && { start }) };
}
