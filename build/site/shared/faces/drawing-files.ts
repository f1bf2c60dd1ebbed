import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { specimensDir } from "../../../../registry/model/package-root.ts";
import type { DistFile } from "../../../dist/write-dist.ts";
import { withHash } from "../site-assets.ts";
import type { DrawingsIndex } from "./font-drawings.ts";

/** A file of drawings in `registry/specimens/drawings/`. */
export interface DrawingFile {
  file: string;
  /** The content's hash for the published name. */
  hash: string;
  fonts: readonly string[];
}

/** The files that draw some of the fonts; none where the registry has no drawings. */
export function drawingFilesFor(
  fonts: ReadonlyMap<string, unknown>,
  folder = specimensDir,
): DrawingFile[] {
  const index = join(folder, "drawings/index.json");
  if (!existsSync(index)) return [];
  const files = JSON.parse(readFileSync(index, "utf8")) as DrawingFile[];
  return files
    .map((one) => ({ ...one, fonts: one.fonts.filter((font) => fonts.has(font)) }))
    .filter((one) => one.fonts.length > 0);
}

/** `site/drawings.{hash}.json` */
export function drawingsIndex(files: readonly DrawingFile[]): DrawingsIndex {
  return Object.fromEntries(files.map(({ file, hash, fonts }) => [withHash(file, hash), fonts]));
}

/** The files as they are published, below `site/`. */
export function drawingDistFiles(files: readonly DrawingFile[], folder = specimensDir): DistFile[] {
  return files.map(({ file, hash }) => ({
    paths: [`site/${withHash(file, hash)}`],
    body: readFileSync(join(folder, "drawings", file)),
  }));
}
