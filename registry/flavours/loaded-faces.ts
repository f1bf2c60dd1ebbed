import { isLocalFont } from "../model/items.ts";
import { packagedFont } from "./font-package.ts";
import type { FontUse } from "./font-use.ts";
import { filesInUse, localFaces, sheetOf } from "./local-faces.ts";

/** What an item states so that the faces of a font are loaded, in every client. */
export interface LoadedFaces {
  /** npm packages. */
  dependencies: string[];
  /** Keys of an item's `css`: `@import "@fontsource/lato/700.css"`. */
  imports: string[];
  /** Keys and declarations of an item's `css`: the faces of files of the registry. */
  faces: Record<string, Record<string, string>>;
  /** The names under which `meta.bytes` lists the files: `wght`, `700-italic`. */
  sheets: string[];
  /** The family that the faces declare, unquoted. */
  family: string;
}

/** The faces in use and no other: from a package, or from the published files of the registry. */
export function loadedFaces(use: FontUse): LoadedFaces {
  const { font } = use;
  if (!isLocalFont(font)) {
    const { dependency, ...packaged } = packagedFont(use);
    return { ...packaged, dependencies: [dependency], faces: {} };
  }
  const files = filesInUse(font.font.files, use);
  return {
    dependencies: [],
    imports: [],
    faces: localFaces(font.title, files),
    sheets: files.map(sheetOf),
    family: font.title,
  };
}
