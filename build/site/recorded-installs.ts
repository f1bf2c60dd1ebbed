import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { InstallFlavour } from "./installed-items.ts";

/** The projects that installations are recorded in. */
export const INSTALL_FRAMEWORKS = ["vite", "next"] as const;
export type InstallFramework = (typeof INSTALL_FRAMEWORKS)[number];

/** What an installation changes in one file of a project. */
export interface FileChange {
  /** Relative to the project: `src/index.css`. */
  path: string;
  /** Unified, from the first `@@` on, without the two lines that name the file; no newline at the end. */
  diff: string;
}

/** What the recordings were made with. */
export interface RecordedWith {
  /** Name and version: `shadcn 4.23.0`. */
  client: string;
  /** A hash of the project's files before the installation. */
  projects: Readonly<Record<InstallFramework, string>>;
}

/** The installations of one pairing in one flavour, as stored in `installs/{flavour}.json`. */
export interface StoredInstalls extends Readonly<Record<InstallFramework, StoredChanges>> {
  /** Of `installedItemsHash`, when it was recorded. */
  hash: string;
}

/** Path of a changed file -> the names of the blocks that its diff consists of. */
export type StoredChanges = Readonly<Record<string, readonly string[]>>;

export interface RecordedInstalls {
  /** Undefined where nothing has been recorded. */
  madeWith: RecordedWith | undefined;
  /**
   * What `npx shadcn add` changes in a new project, by path; undefined when that was not recorded,
   * or was recorded from other items than those that are published now.
   *
   * @param pairing the short name
   * @param hash of `installedItemsHash`, for the pairing as it is published now
   */
  of: (
    pairing: string,
    flavour: InstallFlavour,
    framework: InstallFramework,
    hash: string,
  ) => FileChange[] | undefined;
}

/**
 * Opens the recordings, which `npm run record:installs` makes. A file is read when it is first needed.
 *
 * @param buildSiteDir the package's `build/site`
 * @see CONTRIBUTING.md, "Record what an installation changes"
 */
export function recordedInstalls(buildSiteDir: string): RecordedInstalls {
  const file = (name: string) => cached(join(buildSiteDir, "installs", `${name}.json`));
  const recordedWith = file("recorded-with") as () => RecordedWith | undefined;
  const blocks = file("blocks") as () => Readonly<Record<string, string>> | undefined;
  const flavours = new Map<string, () => Readonly<Record<string, StoredInstalls>> | undefined>();
  return {
    get madeWith() {
      return recordedWith();
    },
    of: (pairing, flavour, framework, hash) => {
      const read = flavours.get(flavour) ?? (file(flavour) as () => Record<string, StoredInstalls>);
      flavours.set(flavour, read);
      const pairings = read();
      const stored = pairings && Object.hasOwn(pairings, pairing) ? pairings[pairing] : undefined;
      return stored?.hash === hash ? changesOf(stored[framework], blocks() ?? {}) : undefined;
    },
  };
}

function changesOf(stored: StoredChanges, blocks: Readonly<Record<string, string>>): FileChange[] {
  return Object.entries(stored).map(([path, names]) => ({
    path,
    diff: names.map((name) => blocks[name] ?? missingBlock(name)).join("\n"),
  }));
}

function missingBlock(name: string): never {
  throw new Error(`installs/blocks.json lacks ${name}; run \`npm run record:installs\``);
}

/** @returns a function that reads a JSON file at its first call; undefined where there is none */
function cached(path: string): () => unknown {
  let content: { value: unknown } | undefined;
  return () => {
    content ??= {
      value: existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as unknown) : undefined,
    };
    return content.value;
  };
}
