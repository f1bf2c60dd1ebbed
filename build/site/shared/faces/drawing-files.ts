import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { specimensDir } from "../../../../registry/model/package-root.ts";
import { hashedName } from "../site-assets.ts";
import type { DrawingsIndex, FontDrawings } from "./font-drawings.ts";

/** As many names as the first view of a list of fonts shows, in a high window. */
const FONTS_OF_A_FILE = 40;

/** A file of drawings: its name without the hash, and what it has. */
export interface DrawingFile {
  name: string;
  body: string;
  fonts: readonly string[];
}

/** The drawings of the fonts that have one, in files in their order: a list needs the first file first. */
export function drawingFiles(fonts: readonly string[], folder = specimensDir): DrawingFile[] {
  const drawings = readDrawings(folder);
  const drawn = fonts.filter((font) => drawings.has(font));
  return Array.from({ length: Math.ceil(drawn.length / FONTS_OF_A_FILE) }, (_, number) => {
    const part = drawn.slice(number * FONTS_OF_A_FILE, (number + 1) * FONTS_OF_A_FILE);
    const body = JSON.stringify(Object.fromEntries(part.map((font) => [font, drawings.get(font)])));
    return { name: `drawings-${number}.json`, body, fonts: part };
  });
}

function readDrawings(folder: string): ReadonlyMap<string, FontDrawings[string]> {
  const files = globSync("drawings/*.json", { cwd: folder });
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, file), "utf8")) as FontDrawings),
    ),
  );
}

/** `site/drawings.{hash}.json` */
export function drawingsIndex(files: readonly DrawingFile[]): DrawingsIndex {
  return Object.fromEntries(files.map(({ name, body, fonts }) => [hashedName(name, body), fonts]));
}
