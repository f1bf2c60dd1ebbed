import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cardTextOf } from "../../site/picture/card-text.ts";
import type { Catalog } from "../../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import {
  type PictureLine,
  pictureLineKey,
  pictureLinesOf,
} from "../../site/picture/picture-lines.ts";
import { fontsourcePackage, isVariablePackage } from "../../../registry/faces/provider-names.ts";
import { everyPlainLine } from "../../site/picture/plain-lettering.ts";
import { OUTLINES_FILE } from "../../site/specimen/specimen-outlines.ts";
import { outlinedText } from "./outlined-text.ts";
import { outlinesFile } from "./outlines-file.ts";
import type { ShapedLine } from "./shaped-line.ts";

/**
 * Writes the outlines of every text in the pictures of a registry's pairings.
 *
 * @param folders package name -> folder, of every font of the pairings
 * @returns the texts that a face lacks a letter of, which the pictures draw in the site's own face
 */
export async function syncOutlines(
  { pairings, fonts }: Catalog,
  folders: ReadonlyMap<string, string>,
): Promise<PictureLine[]> {
  const fontNamed = (name: string) => fonts.get(name);
  const drawn = [...pairings.values()].flatMap((pairing) => {
    const { name, sentence, families } = pictureLinesOf(pairing, fontNamed, cardTextOf(pairing));
    return [name, sentence, ...families];
  });
  const lines = new Map<number, readonly ShapedLine[]>();
  const missing: PictureLine[] = [];
  for (const line of [...everyPlainLine(), ...drawn]) {
    if (lines.has(pictureLineKey(line))) continue;
    const font = fonts.get(line.font);
    const folder = font && folders.get(packageOf(font.name, font.meta?.axes));
    const outlined = font && folder && (await outlinedText(line, font, folder));
    if (outlined) lines.set(pictureLineKey(line), outlined);
    else missing.push(line);
  }
  const file = join(ownRegistryDir, "specimens", OUTLINES_FILE);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, outlinesFile(lines));
  return missing;
}

function packageOf(name: string, axes: readonly { tag: string }[] | undefined): string {
  return fontsourcePackage(name, isVariablePackage(axes));
}
