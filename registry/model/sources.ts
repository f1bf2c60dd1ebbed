import type { RegistryConfiguration } from "../../schemas/index.ts";
import { type Unread, readFolderFiles } from "./folder-files.ts";

/** What a registry of one's own states about itself. */
export type Configuration = Readonly<RegistryConfiguration>;

/** The name of its file, in the folder of the registry. */
export const CONFIGURATION_FILE = "config.json";

export type ItemKind = "pairing" | "font";

/** One item file of a registry folder, as it is on disk. */
export interface Source {
  kind: ItemKind;
  /** The file's name without `.json`. */
  stem: string;
  /** The path below the folder as the caller named it, for messages: `registry/fonts/inter.json`. */
  file: string;
  bytes: Buffer;
}

/** An item file that was not read, and why. */
export interface UnreadableFile extends Unread {
  kind: ItemKind;
  stem: string;
  /** The file; or the folder, with an empty stem, when the folder cannot be read. */
  file: string;
}

/** Everything in the folders of a registry that hold items. */
export interface RegistryFolder {
  /** Pairings first, each kind in the order of the names' code points. */
  sources: Source[];
  unreadable: UnreadableFile[];
  /** The paths of what cannot be an item. */
  strays: string[];
}

/** The folder of each kind, below the registry's. */
export const FOLDER: Readonly<Record<ItemKind, string>> = { pairing: "pairings", font: "fonts" };

/** A larger JSON file is not read. The largest item of this package has 2,528 bytes. */
export const MAX_FILE_BYTES = 1_000_000;

/** All items of this package have 5 MB. */
const MAX_FOLDER_BYTES = 30_000_000;

/** No item's name has a control character. */
const ITEM_FILE = /^[^/\p{Cc}]+\.json$/u;

/** Reads `pairings/*.json` and `fonts/*.json`. */
export function readRegistryFolder(registryDir: string): RegistryFolder {
  const found: RegistryFolder = { sources: [], unreadable: [], strays: [] };
  for (const kind of ["pairing", "font"] as const) {
    const { files, strays, unread } = readFolderFiles(registryDir, FOLDER[kind], {
      isKnown: (name) => ITEM_FILE.test(name),
      maxFileBytes: MAX_FILE_BYTES,
      maxBytes: MAX_FOLDER_BYTES,
    });
    found.strays.push(...strays);
    if (unread)
      found.unreadable.push({ kind, stem: "", file: `${registryDir}/${FOLDER[kind]}`, ...unread });
    for (const { name, file, content } of files) {
      const stem = name.slice(0, -".json".length);
      if (Buffer.isBuffer(content)) found.sources.push({ kind, stem, file, bytes: content });
      else found.unreadable.push({ kind, stem, file, ...content });
    }
  }
  return found;
}

/**
 * The item files of a registry that validation has accepted. Synchronous, since the lookup functions
 * are.
 *
 * @throws Error naming the first file that cannot be read
 */
export function readSources(registryDir: string): Source[] {
  const { sources, unreadable } = readRegistryFolder(registryDir);
  const [first] = unreadable;
  if (first) throw new Error(`${first.file} ${first.problem}; ${first.remedy}.`);
  return sources;
}
