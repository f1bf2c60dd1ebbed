import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { FOLDER } from "../../../registry/model/sources.ts";

let names: ReadonlySet<string> | undefined;

/** The names of this package's fonts, which are all families of `next/font` when it was released. */
export function shippedFonts(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(join(ownRegistryDir, FOLDER.font)).map((file) => file.replace(/\.json$/, "")),
  );
  return names;
}
