import type { ItemKind, Source } from "../registry/sources.ts";
import type { FontItem, PairingItem } from "../registry/items.ts";
import { type LocatedJson, locatedJson } from "./located-json.ts";
import type { Problem } from "./problem.ts";
import { schemaProblems } from "./schema-problems.ts";

/** An item that its schema accepts, and where it stands. */
export interface Loaded<Item> {
  stem: string;
  file: string;
  item: Item;
}

/** What the rules across items look at. Items that their own schema refuses are left out. */
export interface LoadedRegistry {
  registryDir: string;
  pairings: readonly Loaded<PairingItem>[];
  fonts: readonly Loaded<FontItem>[];
  /** The file names of all fonts, so that a font that is broken still counts as there. */
  fontNames: ReadonlySet<string>;
}

/** One file of the registry, read: its places, and what is wrong with it taken alone. */
export interface ReadFile {
  source: Source;
  json: LocatedJson;
  problems: Problem[];
}

/** What was read of a file, by its bytes: for a build that follows another in the same process. */
const filesRead = new WeakMap<Buffer, ReadFile>();

/** Reads each source and checks it against the schema of its folder's kind. */
export function readFiles(sources: readonly Source[]): ReadFile[] {
  return sources.map((source) => {
    const file = filesRead.get(source.bytes) ?? readFile(source);
    filesRead.set(source.bytes, file);
    return file;
  });
}

function readFile(source: Source): ReadFile {
  const json = locatedJson(source.bytes);
  const unreadable = json.problems.map(({ rule, pointer, message }) => ({
    rule,
    file: source.file,
    pointer,
    message,
  }));
  const broken =
    json.value === undefined ? [] : schemaProblems(source.kind, json.value, source.file);
  return { source, json, problems: [...unreadable, ...broken] };
}

/** The items among the files that have no problem of their own. */
export function loadedRegistry(registryDir: string, files: readonly ReadFile[]): LoadedRegistry {
  const sound = files.filter(({ problems }) => problems.length === 0);
  const loaded = (kind: ItemKind) =>
    sound
      .filter(({ source }) => source.kind === kind)
      .map(({ source: { stem, file }, json }) => ({ stem, file, item: json.value }));
  return {
    registryDir,
    pairings: loaded("pairing") as Loaded<PairingItem>[],
    fonts: loaded("font") as Loaded<FontItem>[],
    fontNames: new Set(
      files.filter(({ source }) => source.kind === "font").map(({ source }) => source.stem),
    ),
  };
}
