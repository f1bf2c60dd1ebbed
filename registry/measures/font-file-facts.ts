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
  hasCharacter: (codePoint: number) => boolean;
}

/**
 * @throws Woff2Error when the file is not a woff2 font, or lacks a table that every font has
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

function factsIn(tables: ReadonlyMap<string, Buffer>): FontFileFacts {
  const head = tableIn(tables, "head");
  const hhea = tableIn(tables, "hhea");
  const os2 = tableIn(tables, "OS/2");
  const names = namesIn(tableIn(tables, "name"));
  const post = tables.get("post");
  const hasHeights = os2.readUInt16BE(0) >= 2;
  const hasSerifs = serifsIn(os2);
  return {
    family: names.get(16) ?? names.get(1) ?? "",
    weight: os2.readUInt16BE(4),
    isItalic: (os2.readUInt16BE(62) & 1) === 1 || (head.readUInt16BE(44) & 2) === 2,
    isFixedPitch: post !== undefined && post.readUInt32BE(12) !== 0,
    axes: axesIn(tables.get("fvar")),
    unitsPerEm: head.readUInt16BE(18),
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
  const fixed = (offset: number) => Number((fvar.readInt32BE(offset) / 65_536).toFixed(3));
  return Array.from({ length: count }, (_, index) => {
    const axis = start + index * size;
    return {
      tag: fvar.toString("latin1", axis, axis + 4),
      min: fixed(axis + 4),
      max: fixed(axis + 12),
      default: fixed(axis + 8),
    };
  });
}

/** English names of Windows, and of Unicode, by their number: 1 family, 16 typographic family. */
function namesIn(name: Buffer): Map<number, string> {
  const names = new Map<number, string>();
  const texts = name.readUInt16BE(4);
  for (let index = 0; index < name.readUInt16BE(2); index += 1) {
    const record = 6 + index * 12;
    const platform = name.readUInt16BE(record);
    const isEnglish = platform === 0 || (platform === 3 && name.readUInt16BE(record + 4) === 0x409);
    if (!isEnglish) continue;
    const start = texts + name.readUInt16BE(record + 10);
    const text = Buffer.from(name.subarray(start, start + name.readUInt16BE(record + 8)));
    if (text.length % 2 === 0)
      names.set(name.readUInt16BE(record + 6), text.swap16().toString("utf16le"));
  }
  return names;
}

/** Windows' and Unicode's tables of code points; those for all planes before those for the first. */
const PREFERRED: readonly string[] = ["3 10", "0 6", "0 4", "3 1", "0 3", "0 2", "0 1", "0 0"];

function characterMap(cmap: Buffer): (codePoint: number) => boolean {
  const offsets = new Map(
    Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
      const record = 4 + index * 8;
      const key = `${cmap.readUInt16BE(record)} ${cmap.readUInt16BE(record + 2)}`;
      return [key, cmap.readUInt32BE(record + 4)] as const;
    }),
  );
  const offset = PREFERRED.map((key) => offsets.get(key)).find((found) => found !== undefined);
  if (offset === undefined) throw new Woff2Error("has no character map of Unicode");
  const table = cmap.subarray(offset);
  const format = table.readUInt16BE(0);
  if (format === 4) return inSegments(table);
  if (format === 12) return inGroups(table);
  throw new Woff2Error(`has a character map of format ${format}; expected 4 or 12`);
}

/** Format 4: segments of 16-bit code points. */
function inSegments(table: Buffer): (codePoint: number) => boolean {
  const size = table.readUInt16BE(6);
  const segments = Array.from({ length: size / 2 }, (_, index) => {
    const at = 14 + index * 2;
    const rangeAt = at + 2 + 3 * size;
    return {
      last: table.readUInt16BE(at),
      first: table.readUInt16BE(at + 2 + size),
      delta: table.readUInt16BE(at + 2 + 2 * size),
      rangeAt,
      range: table.readUInt16BE(rangeAt),
    };
  });
  return (codePoint) => {
    const segment = segments.find(({ last }) => last >= codePoint);
    if (segment === undefined || segment.first > codePoint) return false;
    const { first, delta, rangeAt, range } = segment;
    if (range === 0) return ((codePoint + delta) & 0xffff) !== 0;
    const at = rangeAt + range + (codePoint - first) * 2;
    return at + 2 <= table.length && table.readUInt16BE(at) !== 0;
  };
}

/** Format 12: groups of code points with consecutive glyphs. */
function inGroups(table: Buffer): (codePoint: number) => boolean {
  const count = table.readUInt32BE(12);
  if (16 + count * 12 > table.length) throw new RangeError("too many groups");
  const groups = Array.from({ length: count }, (_, index) => {
    const at = 16 + index * 12;
    return {
      first: table.readUInt32BE(at),
      last: table.readUInt32BE(at + 4),
      glyph: table.readUInt32BE(at + 8),
    };
  });
  return (codePoint) =>
    groups.some(
      ({ first, last, glyph }) =>
        first <= codePoint && codePoint <= last && glyph + codePoint - first !== 0,
    );
}
