import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "harfbuzzjs";
import type { FontItem } from "../../schemas/index.ts";
import { scriptKeyOf } from "../faces/leading.ts";
import { byCodePoints } from "../model/items.ts";
import { shippedLanguages } from "../model/languages.ts";
import { ownRegistryDir } from "../model/package-root.ts";
import { isLoadedFor } from "./font-source.ts";
import { type FaceFile, fontAt, shaped } from "./measured-face.ts";

type Extents = NonNullable<NonNullable<NonNullable<FontItem["meta"]>["metrics"]>["extents"]>;

/**
 * By key of `scriptKeyOf`, words of everyday texts that reach farther than their letters do alone; a space between
 * them. Clusters that a reader seldom meets, such as a vowel below two stacked consonants, would open every line.
 */
const TALLEST_WORDS = JSON.parse(
  readFileSync(join(ownRegistryDir, "vocabulary/tallest-words.json"), "utf8"),
) as Readonly<Record<string, readonly { why: string; words: string }[] | undefined>>;

/** The font that a page draws all of a text with; undefined where it takes several files. */
export type FontFor = (text: string) => Font | undefined;

/** The fonts of one stylesheet at a weight and an optical size; as in `measurableFace`. */
export function fontsAt(
  files: readonly FaceFile[],
  setting: Parameters<typeof fontAt>[1],
): FontFor {
  const fonts = files.map((file) => ({ file, font: fontAt(file.face, setting) }));
  return (text) => {
    const characters = Array.from(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
    return fonts.findLast(({ file, font }) =>
      characters.every(
        (character) =>
          isLoadedFor(file, character) &&
          font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
      ),
    )?.font;
  };
}

/**
 * How far ink reaches above and below the baseline in the scripts of some languages, whole font units rounded
 * up, never negative. Each letter is set alone, and so are words with stacked marks, with the features that
 * browsers apply by default; Arabic is set without vowel signs, as everyday text. A script without ink is left
 * out.
 *
 * @param drawn     the fonts of each weight and optical size to measure; the greatest extent counts
 * @param languages tags of those that the font covers
 */
export function inkExtents(drawn: readonly FontFor[], languages: readonly string[]): Extents {
  const scripts = [...textsByScript(languages)].sort(([a], [b]) => byCodePoints(a, b));
  return Object.fromEntries(
    scripts.flatMap(([key, texts]) => {
      const ink = drawn.flatMap((fontFor) =>
        [...texts].flatMap((text) => inkOf(fontFor(text), text)),
      );
      const above = ink.reduce((most, { top }) => Math.max(most, top), 0);
      const below = ink.reduce((most, { bottom }) => Math.max(most, -bottom), 0);
      const extent = { above: Math.ceil(above), below: Math.ceil(below) };
      return above + below > 0 ? [[key, extent]] : [];
    }),
  );
}

const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

function textsByScript(languages: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const scripts = new Map<string, Set<string>>();
  for (const tag of languages) {
    const key = scriptKeyOf(tag);
    const isLatin = key.startsWith("latin") || key === "vietnamese";
    const words = (TALLEST_WORDS[key] ?? []).flatMap((entry) => entry.words.split(" "));
    const texts = scripts.get(key) ?? new Set([...words, ...(isLatin ? Array.from(LATIN) : [])]);
    for (const letter of shippedLanguages()[tag]?.letters.replace(/\p{Mark}/gu, "") ?? "") {
      texts.add(letter);
      if (key === "arabic") for (const form of joinedForms(letter)) texts.add(form);
    }
    scripts.set(key, texts);
  }
  return scripts;
}

const JOINER = "\u200D";

/** At the beginning of a word, inside it, and at its end. */
function joinedForms(letter: string): string[] {
  return [letter + JOINER, JOINER + letter + JOINER, JOINER + letter];
}

function inkOf(font: Font | undefined, text: string): { top: number; bottom: number }[] {
  if (font === undefined) return [];
  return shaped(font, text)
    .getGlyphInfosAndPositions()
    .map(({ codepoint, yOffset = 0 }) => {
      const { yBearing = 0, height = 0 } = font.glyphExtents(codepoint) ?? {};
      // A glyph without ink has neither bearing nor height.
      const top = height === 0 ? 0 : yOffset + yBearing;
      return { top, bottom: top + height };
    });
}
