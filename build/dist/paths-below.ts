import { readdirSync } from "node:fs";

/**
 * The paths of all files below a folder, relative to it, with slashes, in no order.
 *
 * @param under where to begin: empty, or a folder below with a slash at its end
 * @throws the system's error when the folder cannot be read
 */
export function pathsBelow(folder: string, under = ""): string[] {
  return readdirSync(`${folder}/${under}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? pathsBelow(folder, `${under}${entry.name}/`) : [under + entry.name],
  );
}
