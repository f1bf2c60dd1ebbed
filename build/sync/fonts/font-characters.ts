import { Blob, Face } from "harfbuzzjs";
import { slugOf } from "../../../registry/faces/provider-names.ts";
import { nearestWeight, weightsOf } from "../../../registry/faces/face-weights.ts";
import { type SheetFile, isLoadedFor, readSfnt } from "../../../registry/measures/font-source.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { sheetFiles } from "./fontsource-sheet.ts";

/**
 * The code points that a browser draws in a font at each of the weights: those that a file of its stylesheet
 * has, and is loaded for. Some families have fewer letters in one weight than in another.
 *
 * @param folder the unpacked Fontsource package
 */
export async function charactersOf(
  font: FontItem,
  weights: Iterable<number>,
  folder: string,
): Promise<Set<number>> {
  const drawn = [...weights].map((weight) => nearestWeight(weightsOf(font), weight));
  return charactersAt(font.title, drawn, folder);
}

/** The same of weights that the family has. */
export async function charactersAt(
  family: string,
  weights: readonly number[],
  folder: string,
): Promise<Set<number>> {
  const slug = slugOf(family);
  const ofWeights = new Map<readonly SheetFile[], Set<number>>();
  const variable = ["wght", "opsz"].map((sheet) => sheetFiles(folder, slug, sheet)).find(Boolean);
  for (const weight of new Set(weights)) {
    const files =
      variable ??
      [`${weight}`, `${weight}-italic`].map((name) => sheetFiles(folder, slug, name)).find(Boolean);
    if (files && !ofWeights.has(files)) ofWeights.set(files, await charactersIn(files));
  }
  const [first = new Set<number>(), ...others] = ofWeights.values();
  return new Set([...first].filter((codePoint) => others.every((set) => set.has(codePoint))));
}

async function charactersIn(files: readonly SheetFile[]): Promise<Set<number>> {
  const characters = new Set<number>();
  for (const file of files) {
    const face = new Face(new Blob(await readSfnt(file.path)));
    for (const codePoint of face.collectUnicodes())
      if (isLoadedFor(file, String.fromCodePoint(codePoint))) characters.add(codePoint);
  }
  return characters;
}
