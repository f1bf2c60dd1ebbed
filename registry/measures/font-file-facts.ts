import { FONT_LIMITS } from "./font-limits.ts";
import { Woff2Error, woff2Tables } from "./woff2-tables.ts";

export interface Axis {
  tag: string;
  min: number;
  max: number;
  default: number;
}

/** What the tables of a font file state. Lengths are in font units. */
export interface FontFileFacts {
  /** The typographic family; empty where the file names none. */
  family: string;
  /** The class of its weight, 1 to 1000; of a variable font that of its default. */
  weight: number;
  isItalic: boolean;
  /** Whether all characters have one width, as the file states. */
  isFixedPitch: boolean;
  /** In the order of the file; none for a static font. */
  axes: Axis[];
  unitsPerEm: number;
  /** Of the line box, as browsers on all systems but Windows take it, and Capsize publishes it. */
  ascent: number;
  /** Negative below the baseline. */
  descent: number;
  lineGap: number;
  /** As stated; undefined where the table is too old to state it. */
  xHeight?: number;
  capHeight?: number;
  /** The average advance of all glyphs. */
  averageAdvance: number;
  /** Undefined where the file does not classify its letters. */
  hasSerifs?: boolean;
  hasCharacter: HasCharacter;
}

type HasCharacter = (codePoint: number) => boolean;

/**
 * @throws Woff2Error when the file is not a woff2 font, lacks a table that every font has, or exceeds
 *         FONT_LIMITS
 * @see OpenType 1.9.1
 */
export function fontFileFacts(file: Buffer): FontFileFacts {
  const tables = woff2Tables(file);
  try {
    return factsIn(tables);
  } catch (error) {
    if ((error as Error).name !== "RangeError") throw error;
    throw new Woff2Error("is damaged: a table is shorter than it states", { cause: error });
  }
}

/** The tables that draw glyphs; a font has one of them at least. */
const DRAWING = ["glyf", "CFF ", "CFF2", "CBDT", "sbix"];

function factsIn(tables: ReadonlyMap<string, Buffer>): FontFileFacts {
  const head = tableIn(tables, "head");
  const hhea = tableIn(tables, "hhea");
  const os2 = tableIn(tables, "OS/2");
  const post = tables.get("post");
  if (!DRAWING.some((tag) => tables.has(tag)))
    throw new Woff2Error("is damaged: it has no table of outlines");
  const hasHeights = os2.readUInt16BE(0) >= 2;
  const hasSerifs = serifsIn(os2);
  return {
    family: familyIn(tableIn(tables, "name")),
    weight: os2.readUInt16BE(4),
    isItalic: (os2.readUInt16BE(62) & 1) === 1 || (head.readUInt16BE(44) & 2) === 2,
    isFixedPitch: post !== undefined && post.readUInt32BE(12) !== 0,
    axes: axesIn(tables.get("fvar")),
    unitsPerEm: unitsPerEmIn(head),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    ...(hasHeights && { xHeight: os2.readInt16BE(86), capHeight: os2.readInt16BE(88) }),
    averageAdvance: os2.readInt16BE(2),
    ...(hasSerifs !== undefined && { hasSerifs }),
    hasCharacter: characterMap(tableIn(tables, "cmap")),
  };
}

function tableIn(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Woff2Error(`is damaged: it has no table ${tag}`);
  return table;
}

function unitsPerEmIn(head: Buffer): number {
  const { leastUnitsPerEm: least, mostUnitsPerEm: most } = FONT_LIMITS;
  const units = head.readUInt16BE(18);
  if (units >= least && units <= most) return units;
  throw new Woff2Error(`has ${units} units per em; expected ${least} to ${most}`);
}

/** By the class of the family, or else by PANOSE: Latin text, serif style. */
function serifsIn(os2: Buffer): boolean | undefined {
  const familyClass = os2.readInt8(30);
  if (familyClass === 8) return false;
  if (familyClass >= 1 && familyClass <= 7) return true;
  const [kind, style] = [os2.readUInt8(32), os2.readUInt8(33)];
  return kind === 2 && style >= 2 ? style <= 10 : undefined;
}

/** The axes of variation. */
function axesIn(fvar: Buffer | undefined): Axis[] {
  if (fvar === undefined) return [];
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  if (count > FONT_LIMITS.axes)
    throw new Woff2Error(`has ${count} axes, at most ${FONT_LIMITS.axes} are allowed`);
  const fixed = (offset: number) => Number((fvar.readInt32BE(offset) / 65_536).toFixed(3));
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    const axis = {
      tag: fvar.toString("latin1", at, at + 4),
      min: fixed(at + 4),
      max: fixed(at + 12),
      default: fixed(at + 8),
    };
    const isInOrder = axis.min <= axis.default && axis.default <= axis.max;
    if (isInOrder && /^[A-Za-z0-9]{4}$/.test(axis.tag)) return axis;
    throw new Woff2Error("is damaged: it has an invalid axis");
  });
}

/** Names by their number: of the typographic family, and of the family. */
const FAMILY_NAMES = [16, 1];

/** By English names of Windows, and of Unicode; of several with one number the last. */
function familyIn(name: Buffer): string {
  const { nameRecords, familyCharacters } = FONT_LIMITS;
  const [count, texts] = [name.readUInt16BE(2), name.readUInt16BE(4)];
  if (count > nameRecords)
    throw new Woff2Error(`has ${count} names, at most ${nameRecords} are allowed`);
  const names = new Map<number, Buffer>();
  for (let index = 0; index < count; index += 1) {
    const record = 6 + index * 12;
    const platform = name.readUInt16BE(record);
    const isEnglish = platform === 0 || (platform === 3 && name.readUInt16BE(record + 4) === 0x409);
    const id = name.readUInt16BE(record + 6);
    if (!isEnglish || !FAMILY_NAMES.includes(id)) continue;
    const start = texts + name.readUInt16BE(record + 10);
    const length = name.readUInt16BE(record + 8);
    if (length > 2 * familyCharacters)
      throw new Woff2Error(
        `has a family name of ${Math.ceil(length / 2)} characters, at most ${familyCharacters} are allowed`,
      );
    const text = name.subarray(start, start + length);
    if (text.length % 2 === 0) names.set(id, text);
  }
  const family = FAMILY_NAMES.map((id) => names.get(id)).find((text) => text !== undefined);
  return family === undefined ? "" : Buffer.from(family).swap16().toString("utf16le");
}

/** Windows' and Unicode's tables of code points; those for all planes before those for the first. */
const PREFERRED: readonly string[] = ["3 10", "0 6", "0 4", "3 1", "0 3", "0 2", "0 1", "0 0"];

/** More than a table of either format has, with as many ranges as are allowed. */
const MAX_MAP_BYTES = 16 + 12 * FONT_LIMITS.characterRanges;

function characterMap(cmap: Buffer): HasCharacter {
  const count = cmap.readUInt16BE(2);
  if (count > FONT_LIMITS.characterMaps)
    throw new Woff2Error(
      `has ${count} character maps, at most ${FONT_LIMITS.characterMaps} are allowed`,
    );
  const offsets = new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 4 + index * 8;
      const key = `${cmap.readUInt16BE(record)} ${cmap.readUInt16BE(record + 2)}`;
      return [key, cmap.readUInt32BE(record + 4)] as const;
    }),
  );
  const offset = PREFERRED.map((key) => offsets.get(key)).find((found) => found !== undefined);
  if (offset === undefined) throw new Woff2Error("has no character map of Unicode");
  // A copy: a part of the tables would keep all of them in memory.
  const table = Buffer.from(cmap.subarray(offset, offset + MAX_MAP_BYTES));
  const format = table.readUInt16BE(0);
  if (format === 4) return inSegments(table);
  if (format === 12) return inGroups(table);
  throw new Woff2Error(`has a character map of format ${format}; expected 4 or 12`);
}

/** Format 4: segments of 16-bit code points. */
function inSegments(table: Buffer): HasCharacter {
  const size = table.readUInt16BE(6);
  if (16 + 4 * size > table.length) throw new RangeError("too many segments");
  const first = (index: number) => table.readUInt16BE(16 + size + index * 2);
  const last = (index: number) => table.readUInt16BE(14 + index * 2);
  let count = Math.floor(size / 2);
  // Some fonts have several terminators.
  while (count > 1 && first(count - 2) === 0xffff) count -= 1;
  const rangeWith = rangeFinder({ count, first, last });
  return (codePoint) => {
    const index = rangeWith(codePoint);
    if (index === undefined) return false;
    const delta = table.readUInt16BE(16 + 2 * size + index * 2);
    const offsetAt = 16 + 3 * size + index * 2;
    const offset = table.readUInt16BE(offsetAt);
    if (offset === 0) return ((codePoint + delta) & 0xffff) !== 0;
    const at = offsetAt + offset + (codePoint - first(index)) * 2;
    return at + 2 <= table.length && table.readUInt16BE(at) !== 0;
  };
}

/** Format 12: groups of code points with consecutive glyphs. */
function inGroups(table: Buffer): HasCharacter {
  const count = table.readUInt32BE(12);
  const first = (index: number) => table.readUInt32BE(16 + index * 12);
  const last = (index: number) => table.readUInt32BE(20 + index * 12);
  const rangeWith = rangeFinder({ count, first, last });
  if (16 + 12 * count > table.length) throw new RangeError("too many groups");
  return (codePoint) => {
    const index = rangeWith(codePoint);
    if (index === undefined) return false;
    return table.readUInt32BE(24 + index * 12) + codePoint - first(index) !== 0;
  };
}

/** The ranges of code points of a character map, ends included, by their number. */
interface Ranges {
  count: number;
  first: (index: number) => number;
  last: (index: number) => number;
}

/**
 * Finds the number of the range that has a code point.
 *
 * @throws Woff2Error when there are too many ranges, or not in ascending order, which OpenType requires
 */
function rangeFinder({ count, first, last }: Ranges): (codePoint: number) => number | undefined {
  const { characterRanges } = FONT_LIMITS;
  if (count > characterRanges)
    throw new Woff2Error(
      `has a character map of ${count} ranges, at most ${characterRanges} are allowed`,
    );
  let free = 0;
  for (let index = 0; index < count; index += 1) {
    if (first(index) < free || last(index) < first(index))
      throw new Woff2Error("is damaged: its character map is not in ascending order");
    free = last(index) + 1;
  }
  return (codePoint) => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (last(middle) < codePoint) low = middle + 1;
      else high = middle;
    }
    return low < count && first(low) <= codePoint ? low : undefined;
  };
}
