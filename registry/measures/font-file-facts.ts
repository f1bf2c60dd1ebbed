import { Blob, Face, Font } from "harfbuzzjs";
import { type Coverage, coverageOf, coveredLanguages } from "./covered-subsets.ts";
import { FONT_LIMITS } from "./font-limits.ts";
import { type FontTables, Woff2Error, woff2Tables } from "./woff2.ts";

export interface Axis {
  tag: string;
  min: number;
  max: number;
  default: number;
}

/** What the tables of a font file state. Lengths are in font units. */
export interface TableFacts {
  /** The typographic family in English; empty where the file names none. */
  family: string;
  /** The class of its weight, 1 to 1000; of a variable font that of its default. */
  weight: number;
  isItalic: boolean;
  /** Whether all characters have one width, as the file states. */
  isFixedPitch: boolean;
  /** In the order of the file; none for a static font. */
  axes: Axis[];
  unitsPerEm: number;
  /** The top of the line box, as browsers on all systems but Windows take it, and Capsize publishes it. */
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
}

export interface FontFileFacts extends TableFacts {
  coverage: Coverage;
  /** The tags of the languages that it sets whole. */
  languages: string[];
}

const LAST_CODE_POINT = 0x10_ffff;

/** The tables that draw glyphs; a font has one of them at least. */
const DRAWING = ["glyf", "CFF ", "CFF2", "CBDT", "sbix"];

const READ = ["OS/2", "cmap", "fvar", "head", "hhea", "name", "post"];

/**
 * HarfBuzz reads names, axes and characters, as in browsers; the other fields are at fixed positions of
 * their tables.
 *
 * @throws Woff2Error when the file is not a woff2 font, lacks a table that every font has, or exceeds
 *         FONT_LIMITS
 * @see OpenType 1.9.1
 */
export function fontFileFacts(file: Buffer): FontFileFacts {
  const tables = woff2Tables(file);
  try {
    const face = faceOf(tables);
    const facts = tableFacts(face);
    if (!DRAWING.some((tag) => tables.has(tag)))
      throw new Woff2Error("is damaged: it has no table of outlines");
    const hasCharacter = charactersOf(face);
    if (!hasAnyCharacter(hasCharacter)) throw new Woff2Error("has no character map of Unicode");
    const languages = coveredLanguages(hasCharacter);
    return { ...facts, coverage: coverageOf(hasCharacter), languages };
  } catch (error) {
    if ((error as Error).name !== "RangeError") throw error;
    throw new Woff2Error("is damaged: a table is shorter than it states", { cause: error });
  }
}

/** @throws Woff2Error as `fontFileFacts`, and RangeError when a table is too short */
export function tableFacts(face: Face): TableFacts {
  const [head, hhea, os2] = [tableIn(face, "head"), tableIn(face, "hhea"), tableIn(face, "OS/2")];
  const hasHeights = os2.getUint16(0) >= 2;
  const hasSerifs = serifsIn(os2);
  return {
    family: familyIn(face),
    weight: os2.getUint16(4),
    isItalic: (os2.getUint16(62) & 1) === 1 || (head.getUint16(44) & 2) === 2,
    isFixedPitch: (tableOf(face, "post")?.getUint32(12) ?? 0) !== 0,
    axes: axesIn(face, axisCountIn(face)),
    unitsPerEm: unitsPerEmIn(head),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    ...(hasHeights && { xHeight: os2.getInt16(86), capHeight: os2.getInt16(88) }),
    averageAdvance: os2.getInt16(2),
    ...(hasSerifs !== undefined && { hasSerifs }),
  };
}

/**
 * Which characters a font has.
 *
 * @param file of which `fontFileFacts` has read the facts
 */
export function charactersIn(file: Buffer): (codePoint: number) => boolean {
  return charactersOf(faceOf(woff2Tables(file)));
}

/** Which characters a font has. */
export function charactersOf(face: Face): (codePoint: number) => boolean {
  const font = new Font(face);
  return (codePoint) => font.nominalGlyph(codePoint) !== undefined;
}

/** Looked up one after the other: a list of all takes seconds where ranges overlap. */
function hasAnyCharacter(hasCharacter: (codePoint: number) => boolean): boolean {
  for (let codePoint = 0; codePoint <= LAST_CODE_POINT; codePoint += 1)
    if (hasCharacter(codePoint)) return true;
  return false;
}

/** Of a copy: HarfBuzz moves its memory when that grows. */
function tableOf(face: Face, tag: string): DataView | undefined {
  const table = face.referenceTable(tag)?.slice();
  return table && new DataView(table.buffer);
}

function tableIn(face: Face, tag: string): DataView {
  const table = tableOf(face, tag);
  if (table === undefined) throw new Woff2Error(`is damaged: it has no table ${tag}`);
  return table;
}

/** A face without outlines, in memory that is freed late. */
function faceOf(tables: FontTables): Face {
  const read = Object.fromEntries(READ.map((tag) => [tag, tables.get(tag) ?? NO_TABLE]));
  for (const [tag, { length }] of Object.entries(read))
    assertAtMost(FONT_LIMITS.readTableBytes, length, `bytes in its table ${tag}`);
  const face = new Face(new Blob(openTypeFile(read)));
  assertAtMost(FONT_LIMITS.nameRecords, tableIn(face, "name").getUint16(2), "names");
  assertAtMost(FONT_LIMITS.characterMaps, tableIn(face, "cmap").getUint16(2), "character maps");
  assertAtMost(FONT_LIMITS.axes, axisCountIn(face), "axes");
  return face;
}

const NO_TABLE = new Uint8Array();

function axisCountIn(face: Face): number {
  return tableOf(face, "fvar")?.getUint16(8) ?? 0;
}

function assertAtMost(limit: number, count: number, what: string): void {
  if (count > limit) throw new Woff2Error(`has ${count} ${what}, at most ${limit} are allowed`);
}

/** An OpenType file of tables, the tags of which are in alphabetical order. */
export function openTypeFile(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(tables);
  let offset = 12 + 16 * entries.length;
  const file = new Uint8Array(entries.reduce((sum, [, { length }]) => sum + length, offset));
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  for (const [index, [tag, table]] of entries.entries()) {
    const record = 12 + 16 * index;
    file.set(new TextEncoder().encode(tag), record);
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    file.set(table, offset);
    offset += table.length;
  }
  return file;
}

function unitsPerEmIn(head: DataView): number {
  const { leastUnitsPerEm: least, mostUnitsPerEm: most } = FONT_LIMITS;
  const units = head.getUint16(18);
  if (units >= least && units <= most) return units;
  throw new Woff2Error(`has ${units} units per em; expected ${least} to ${most}`);
}

/** The class of the family decides, or else PANOSE: Latin text, serif style. */
function serifsIn(os2: DataView): boolean | undefined {
  const familyClass = os2.getInt8(30);
  if (familyClass === 8) return false;
  if (familyClass >= 1 && familyClass <= 7) return true;
  const [kind, style] = [os2.getUint8(32), os2.getUint8(33)];
  return kind === 2 && style >= 2 ? style <= 10 : undefined;
}

/** @param stated how many the table has; HarfBuzz reads none of an invalid one, and each tag once */
function axesIn(face: Face, stated: number): Axis[] {
  const rounded = (value: number) => Number(value.toFixed(3));
  const axes = Object.values(face.getAxisInfos());
  if (axes.length !== stated)
    throw new Woff2Error("is damaged: it has invalid axes, or two with one tag");
  return axes.map(({ tag, min, max, default: initial }) => {
    if (!/^[A-Za-z0-9]{4}$/.test(tag)) throw new Woff2Error("is damaged: it has an invalid axis");
    return { tag, min: rounded(min), max: rounded(max), default: rounded(initial) };
  });
}

/** Identifiers in the table `name`: the typographic family, the family. */
const FAMILY_NAMES = [16, 1];

function familyIn(face: Face): string {
  const family = FAMILY_NAMES.map((id) => face.getName(id, "en")).find((name) => name !== "") ?? "";
  const { familyCharacters } = FONT_LIMITS;
  if (family.length <= familyCharacters) return family;
  throw new Woff2Error(
    `has a family name of ${family.length} characters, at most ${familyCharacters} are allowed`,
  );
}
