import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { FolderFiles, Unread } from "../../../registry/model/folder-files.ts";
import { FILES_FOLDER, type FontFiles, readFontFiles } from "../../../registry/model/font-files.ts";
import { type PairingItem, byCodePoints } from "../../../registry/model/items.ts";
import { isOwnRegistry, ownRegistryDir } from "../../../registry/model/package-root.ts";
import type { Configuration } from "../../../registry/model/sources.ts";
import {
  type RegistryFolder,
  type Source,
  readRegistryFolder,
} from "../../../registry/model/sources.ts";
import { VOCABULARY_FOLDER } from "../../../registry/model/vocabulary.ts";
import { itemNameIn } from "../../../registry/pairing/pairing-fonts.ts";
import type { Problem } from "../problem.ts";
import { START, problemOf } from "./checked-file.ts";
import { checkConfiguration } from "./configuration.ts";
import { OBSOLETE, obsoleteFolders } from "./obsolete.ts";
import { readVocabularyFiles } from "./vocabularies.ts";

/** Everything of a registry that a build reads before it validates. */
export interface RegistryInputs extends RegistryFolder {
  /** Empty where there is none, or where it is invalid. */
  configuration: Configuration;
  /** Those of its file, and of folders that are obsolete. */
  configurationProblems: Problem[];
  /** `config.json`, by its name, where it can be read. */
  configurationContents: ReadonlyMap<string, Buffer>;
  /** Whether it is the registry that this package ships, not one of a team. */
  isThisPackages: boolean;
  /** The items of this package that the registry extends; they are among the sources. */
  shipped: ReadonlySet<Source>;
  /** The files of local fonts, which are the registry's own. */
  fontFiles: FontFiles;
  /** The registry's own lists of tags. */
  vocabulary: FolderFiles;
  /** Folders that were not read, apart from those of items. */
  unreadFolders: readonly (Unread & { file: string })[];
  /** The registry's own items that take the place of shipped ones. */
  replacing: readonly Source[];
}

/** Reads a registry folder, its configuration, and the items of this package that it extends. */
export function readRegistryInputs(registryDir: string): RegistryInputs {
  const isShipped = isOwnRegistry(registryDir);
  const own = readRegistryFolder(registryDir);
  const { fontFiles, ...files } = readFontFiles(registryDir);
  const vocabulary = readVocabularyFiles(registryDir, isShipped);
  const { configuration, problems, contents } = checkConfiguration(registryDir);
  const extended = isShipped ? [] : extendedSources(configuration);
  // Pairings and fonts share their names: a request for a name finds one item.
  const names = new Set([...own.sources, ...own.unreadable].map(({ stem }) => stem));
  const shipped = extended.filter(({ stem }) => !names.has(stem));
  const shippedNames = new Set(extended.map(({ stem }) => stem));
  return {
    ...own,
    sources: [...own.sources, ...shipped].sort(inOrder),
    configuration,
    configurationProblems: [
      ...problems,
      ...obsoleteFolders(registryDir).map((found) => problemOf(OBSOLETE, found, START)),
    ],
    configurationContents: contents,
    isThisPackages: isShipped,
    shipped: new Set(shipped),
    strays: [
      ...own.strays,
      ...files.strays,
      ...vocabulary.strays,
      ...(isShipped ? [] : specimensIn(registryDir)),
    ],
    fontFiles,
    vocabulary,
    unreadFolders: [
      unreadFolder(registryDir, FILES_FOLDER, files),
      unreadFolder(registryDir, VOCABULARY_FOLDER, vocabulary),
    ].flat(),
    replacing: own.sources.filter(({ stem }) => shippedNames.has(stem)),
  };
}

/** As a registry folder is read: pairings first, each kind by name. */
function inOrder(a: Source, b: Source): number {
  if (a.kind !== b.kind) return a.kind === "pairing" ? -1 : 1;
  return byCodePoints(a.stem, b.stem);
}

function unreadFolder(registryDir: string, name: string, { unread }: Pick<FolderFiles, "unread">) {
  return unread ? [{ file: join(registryDir, name), ...unread }] : [];
}

/** The faces and outlines of the site are made from this package's fonts, and belong to it alone. */
function specimensIn(registryDir: string): string[] {
  const folder = join(registryDir, "specimens");
  return lstatSync(folder, { throwIfNoEntry: false }) ? [folder] : [];
}

function extendedSources({ extends: parts = [] }: Configuration): Source[] {
  if (parts.length === 0) return [];
  const { sources } = readRegistryFolder(ownRegistryDir);
  const pairings = parts.includes("typography-registry/pairings")
    ? sources.filter(({ kind }) => kind === "pairing")
    : [];
  const needed = new Set(pairings.flatMap(fontsOf));
  const hasAllFonts = parts.some((part) => part !== "typography-registry/pairings");
  const fonts = sources.filter(
    ({ kind, stem }) => kind === "font" && (hasAllFonts || needed.has(stem)),
  );
  return [...pairings, ...fonts];
}

function fontsOf({ bytes }: Source): string[] {
  const { registryDependencies } = JSON.parse(bytes.toString("utf8")) as PairingItem;
  return registryDependencies.map(itemNameIn);
}
