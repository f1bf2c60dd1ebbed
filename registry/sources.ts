import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { byCodePoints } from "./items.ts";

export type ItemKind = "pairing" | "font";

/** One file of a registry folder, as it stands on disk. */
export interface Source {
  kind: ItemKind;
  /** The file's name without `.json`. */
  stem: string;
  /** The path below the folder as the caller named it, for messages: `registry/fonts/inter.json`. */
  file: string;
  bytes: Buffer;
}

/** The folder of each kind, below the registry's. */
export const FOLDER: Readonly<Record<ItemKind, string>> = { pairing: "pairings", font: "fonts" };

/**
 * Reads `pairings/*.json` and `fonts/*.json`, pairings first, each kind by name. A missing folder
 * has no sources. Synchronous, since the lookup functions are.
 *
 * @param read gives a file's bytes; one that keeps them spares reading unchanged files again
 */
export function readSources(
  registryDir: string,
  read: (file: string) => Buffer = readFileSync,
): Source[] {
  return [...readKind(registryDir, "pairing", read), ...readKind(registryDir, "font", read)];
}

function readKind(registryDir: string, kind: ItemKind, read: (file: string) => Buffer): Source[] {
  const folder = join(registryDir, FOLDER[kind]);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const stems = entries
    .filter((entry) => /^[^.].*\.json$/.test(entry.name) && !entry.isDirectory())
    .map(({ name }) => basename(name, ".json"));
  return stems.sort(byCodePoints).map((stem) => {
    const file = join(folder, `${stem}.json`);
    return { kind, stem, file, bytes: read(file) };
  });
}
