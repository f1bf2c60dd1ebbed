import {
  type CharacterSet,
  type CharacterSetsJson,
  characterSetsIn,
} from "../faces/character-sets.ts";
import { type TextRun, missingLetters, runsOf } from "../faces/letters.ts";
import type { FacesJson } from "../faces/listed-face.ts";
import { charactersInRange } from "../faces/unicode-ranges.ts";
import { facesIn, facesIndex, isSetByStated } from "./faces.ts";
import { fetchJson, loadOnce } from "./load-once.ts";

/** Which letters fonts have by their own character sets: what a pairing can set, be it drawn on this site or not. */
export interface Coverage {
  /** Whether a font has every letter of a text; false for a font that is not known. */
  canSet: (text: string, font: string) => boolean;
  /** Whether the specimen faces of a font draw every letter of a text: they may have fewer than the font. */
  draws: (text: string, font: string) => boolean;
}

/** The coverage of all fonts. @throws when it cannot be loaded */
export const loadCoverage = loadOnce(fetchCoverage);

async function fetchCoverage(): Promise<Coverage> {
  const [json, faces] = await Promise.all([
    fetchJson<CharacterSetsJson>(document.documentElement.dataset["coverage"] ?? ""),
    facesIndex(),
  ]);
  const setOf = characterSetsIn(json);
  const drawnBySite = (font: string) => drawnBy(font, faces);
  const hasAll = (has: CharacterSet, text: string) => missingLetters(text, has).length === 0;
  return {
    canSet: (text, font) => hasAll(setOf(font) ?? drawnBySite(font), text),
    draws: (text, font) => hasAll(drawnBySite(font), text),
  };
}

/**
 * A text in runs that the specimen faces of a font draw, and runs that they do not: these have fewer letters
 * than the font, such as those of the sample texts instead of all of Chinese. `SetText` draws them.
 */
export async function drawnRuns(text: string, font: string): Promise<TextRun[]> {
  if (isSetByStated(font, text)) return [{ text, isSet: true }];
  return runsOf(text, drawnBy(font, await facesIndex()));
}

function drawnBy(font: string, faces: FacesJson): CharacterSet {
  const sets = facesIn(faces, font)
    .filter(([, , style]) => style === "normal")
    .map(([, , , unicodeRange]) => charactersInRange(unicodeRange));
  return (codePoint) => sets.some((has) => has(codePoint));
}
