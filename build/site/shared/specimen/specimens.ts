import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { hasWeight } from "../../../../registry/faces/face-weights.ts";
import { groupedBy } from "../../../../registry/model/grouped-by.ts";
import { byCodePoints } from "../../../../registry/model/items.ts";
import { specimensDir } from "../../../../registry/model/package-root.ts";
import {
  type CharacterSetsJson,
  characterSetsIn,
  characterSetsOf,
} from "../faces/character-sets.ts";
import { charactersInRange } from "../faces/unicode-ranges.ts";

/** The font of the site itself. Its upright text face has the weights 400 to 600, and tabular figures. */
export const SITE_FONT = "instrument-sans";

/** What the site's own words are set in: a face with these letters alone, at 400 to 600, comes first. */
export const SITE_LETTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  "\u00a0©°·×ā–—‘’“”•…€↑↓−",
].join("");

/** The font of code on the site itself, at 400. */
export const SITE_MONO = "ibm-plex-mono";

/** A text face of at most this size serves as the card's face, too, which saves a file. */
export const SMALL_FACE_BYTES = 9_500;

/** A font file for the site: a part of one of the registry's fonts. */
export interface SpecimenFace {
  /** The file's name in `facesDir`, such as `playfair-display-700.woff2`. */
  file: string;
  bytes: number;
  /** The content's hash for the published name, 10 hexadecimal digits. */
  hash: string;
  /** The font item's name, `playfair-display`. */
  font: string;
  style: "normal" | "italic";
  /** The descriptor `font-weight`: `700`, or `300 800`. */
  weight: string;
  /** The descriptor `unicode-range`: all that the face has, and may be used for. */
  unicodeRange: string;
}

/** A face in a file of several, which pages load when a text needs its letters. */
export interface PackedFace extends SpecimenFace {
  /** Where its `bytes` begin in the file. */
  start: number;
}

/** The faces of the site. */
export interface Specimens {
  /** The folder of the files. */
  facesDir: string;
  /**
   * The faces that set a card's text, of few letters each; more than one where the provider has the
   * text's letters in several files.
   *
   * @returns an empty list where they lack a letter of the text; the text faces have to set it then
   */
  card: (font: string, weight: number, text: string) => readonly SpecimenFace[];
  /**
   * The faces for a whole page: Latin (ASCII, Latin-1, typographic punctuation), the italic of a font
   * for text, then further scripts. Empty for a font that no pairing of this package uses.
   */
  text: (font: string) => readonly SpecimenFace[];
  /** Extended Latin and Vietnamese for the text faces of a font, each of the style and the weight of one. */
  extended: (font: string) => readonly PackedFace[];
  /** Whether the upright faces of a font for a whole page, extended ones included, have every letter of a text in every weight. */
  covers: (font: string, text: string) => boolean;
  /** The characters of those of the fonts that are known, by the fonts' own character sets. */
  characterSets: (fonts: readonly string[]) => CharacterSetsJson;
  /** Every face, in the order of the files' names. */
  all: () => readonly SpecimenFace[];
}

/** `faces.json`, which `npm run sync:specimens` writes. Each list is in the order of the files' names. */
export interface SpecimenIndex {
  cards: SpecimenFace[];
  text: SpecimenFace[];
  /** Further scripts for a whole page, and for the sentences of cards. */
  scripts: SpecimenFace[];
  /** Extended Latin and Vietnamese, in packs of several fonts. The npm package has none, for its size. */
  extended?: PackedFace[];
}

/** The faces of this package, from the folder of `faces.json` and `faces/`. Reads no font file. */
export function readSpecimens(folder = specimensDir): Specimens {
  const file = join(folder, "faces.json");
  if (!existsSync(file)) throw new Error(`${file} not found. Run npm run sync:specimens.`);
  const index = JSON.parse(readFileSync(file, "utf8")) as SpecimenIndex;
  const facesDir = join(folder, "faces");
  const packs = new Set(globSync("*.bin", { cwd: facesDir }));
  const extended = (index.extended ?? []).filter((face) => packs.has(face.file));
  const texts = groupedBy([...index.text, ...index.scripts], ({ font }) => font);
  const packed = groupedBy(extended, ({ font }) => font);
  const all = [...index.cards, ...index.text, ...index.scripts, ...extended];
  const cardFaces = groupedBy(
    [...index.cards, ...index.scripts, ...index.text.filter(isSmall)],
    ({ font }) => font,
  );
  all.sort((a, b) => byCodePoints(a.file, b.file));
  const characters = readCharacterSets(folder);
  const charactersOf = characterSetsIn(characters);
  return {
    facesDir,
    card: (font, weight, text) => {
      const ofWeight = cardFaces.get(font)?.filter((face) => hasWeight(face, weight));
      return facesFor(text, ofWeight ?? []) ?? [];
    },
    text: (font) => texts.get(font) ?? [],
    extended: (font) => packed.get(font) ?? [],
    covers: (font, text) => {
      const faces = [...(texts.get(font) ?? []), ...(packed.get(font) ?? [])];
      if (facesFor(text, faces.filter(isUpright)) === undefined) return false;
      // One weight of a font may lack letters that another has.
      const has = charactersOf(font);
      return (
        has === undefined || Array.from(text).every((letter) => has(letter.codePointAt(0) ?? 0))
      );
    },
    characterSets: (fonts) => characterSetsOf(fonts, characters),
    all: () => all,
  };
}

/** `coverage.json`; a folder without one states no character sets. */
function readCharacterSets(folder: string): CharacterSetsJson {
  const file = join(folder, "coverage.json");
  if (!existsSync(file)) return { blocks: [], fonts: {} };
  return JSON.parse(readFileSync(file, "utf8")) as CharacterSetsJson;
}

function isUpright({ style }: SpecimenFace): boolean {
  return style === "normal";
}

function isSmall({ bytes, style }: SpecimenFace): boolean {
  return bytes <= SMALL_FACE_BYTES && style === "normal";
}

/** Each letter from the first face that has it; undefined where none has one of them. */
function facesFor(text: string, faces: readonly SpecimenFace[]): SpecimenFace[] | undefined {
  const used = new Set<SpecimenFace>();
  for (const character of new Set(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    const face = faces.find(({ unicodeRange }) => charactersInRange(unicodeRange)(codePoint));
    if (face === undefined) return undefined;
    used.add(face);
  }
  return [...used];
}
