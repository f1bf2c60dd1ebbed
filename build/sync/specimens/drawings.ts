import { slugOf } from "../../../registry/faces/provider-names.ts";
import {
  nearestWeight,
  uprightWeightsOf,
  weightsOf,
} from "../../../registry/faces/face-weights.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { byCodePoints } from "../../../registry/model/items.ts";
import type { DrawnLine, FontDrawing } from "../../site/shared/faces/font-drawings.ts";
import { sheetFiles } from "../fonts/fontsource-sheet.ts";
import { charactersOf } from "../fonts/font-characters.ts";
import { type ShapedLine, lineSetter } from "./shaped-line.ts";

const REGULAR = 400;
/** In pixels, the size of names in a list. */
const OPTICAL_SIZE = 40;
const LETTERS = "Ag 27";
/** Instead of the name of a face of too many points. */
const FEWEST_LETTERS = "Aa";
/** Letters of a font that has no Latin ones. */
const OTHER_LETTERS = 8;
/** Units of the em of a drawing: fewer of them for faces of many points, such as distressed ones. */
const PRECISIONS = [150, 100, 70, 50];
/** Of a path, in characters: what a coarser drawing is tried for, and what is not published at all. */
const LONG_PATH = 2_500;
const LONGEST_PATH = 9_500;

/** The name of a family and a line of its letters in its regular weight; undefined where it has no files. */
export async function drawingOf(font: FontItem, folder: string): Promise<FontDrawing | undefined> {
  const upright = uprightWeightsOf(font);
  const weight = nearestWeight(upright.length > 0 ? upright : weightsOf(font), REGULAR);
  const sheets = ["opsz", "wght", `${weight}`, `${weight}-italic`];
  const slug = slugOf(font.title);
  const files = sheets.map((sheet) => sheetFiles(folder, slug, sheet)).find(Boolean);
  if (files === undefined) return undefined;
  const lineOf = async (text: string, longest: number): Promise<DrawnLine | undefined> => {
    let drawn: DrawnLine | undefined;
    for (const unitsPerEm of PRECISIONS) {
      const setting = { weight, opticalSize: OPTICAL_SIZE, unitsPerEm, tracking: 0 };
      const line = (await lineSetter(files, setting, text))(text);
      if (line === undefined) return undefined;
      drawn = drawnLine(line, unitsPerEm);
      // Pictures in colors have no outlines.
      if (drawn[2] === "") return undefined;
      if (drawn[2].length <= LONG_PATH) return drawn;
    }
    return drawn && drawn[2].length <= longest ? drawn : undefined;
  };
  const name = await lineOf(font.title, LONGEST_PATH);
  const letters = await lineOf(LETTERS, LONG_PATH);
  if (name) return { name, ...(letters && { letters }) };
  for (const text of [FEWEST_LETTERS, await ownLetters(font, weight, folder)]) {
    const own = letters ?? (await lineOf(text, 2 * LONGEST_PATH));
    if (own) return { letters: own };
  }
  return undefined;
}

async function ownLetters(font: FontItem, weight: number, folder: string): Promise<string> {
  const characters = [...(await charactersOf(font, [weight], folder))].map((codePoint) =>
    String.fromCodePoint(codePoint),
  );
  const drawn = characters.filter((character) => /[\p{L}\p{N}\p{S}]/u.test(character));
  const beyondLatin = drawn.filter((character) => character > "\u02ff");
  return (beyondLatin.length > 0 ? beyondLatin : drawn).slice(0, OTHER_LETTERS).join("");
}

/** A path in whole units, each point relative to the last one, y downwards as SVG has it. */
function drawnLine({ glyphs, width }: ShapedLine, unitsPerEm: number): DrawnLine {
  let path = "";
  const pen = { x: 0, y: 0 };
  const ink = { top: 0, bottom: 0 };
  for (const glyph of glyphs) {
    const start = { x: 0, y: 0 };
    for (const { type, values } of glyph.outline()) {
      if (type === "Z") {
        path += "z";
        Object.assign(pen, start);
        continue;
      }
      const numbers: number[] = [];
      const from = { ...pen };
      for (let index = 0; index < values.length; index += 2) {
        pen.x = Math.round(glyph.x + (values[index] ?? 0));
        pen.y = -Math.round(glyph.y + (values[index + 1] ?? 0));
        ink.top = Math.min(ink.top, pen.y);
        ink.bottom = Math.max(ink.bottom, pen.y);
        numbers.push(pen.x - from.x, pen.y - from.y);
      }
      if (type === "M") Object.assign(start, pen);
      // What is smaller than a unit.
      else if (numbers.every((number) => number === 0)) continue;
      path += type.toLowerCase() + numbers.join(" ").replaceAll(" -", "-");
    }
  }
  const box = [0, ink.top, Math.ceil(width), ink.bottom - ink.top].join(" ");
  return [box, unitsPerEm, path];
}

/** Files of a hundred fonts each, by their names; fonts in the order of their names, a line each. */
export function drawingFiles(
  drawings: ReadonlyMap<string, FontDrawing>,
): ReadonlyMap<string, string> {
  const fonts = [...drawings.keys()].sort(byCodePoints);
  const files = Array.from({ length: Math.ceil(fonts.length / FONTS_OF_A_FILE) }, (_, number) => {
    const part = fonts.slice(number * FONTS_OF_A_FILE, (number + 1) * FONTS_OF_A_FILE);
    const lines = part.map(
      (font) => `${JSON.stringify(font)}:${JSON.stringify(drawings.get(font))}`,
    );
    return [`drawings-${number}.json`, `{\n${lines.join(",\n")}\n}\n`] as const;
  });
  return new Map(files);
}

const FONTS_OF_A_FILE = 100;
