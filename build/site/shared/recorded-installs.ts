import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { INSTALL_FLAVOURS, type InstallFlavour } from "./installed-items.ts";

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

/** A changed file as the parts that recur in other diffs; joined with newlines they are its `diff`. */
export interface ChangedFile {
  path: string;
  blocks: readonly string[];
}

/** What adding a pairing changes, in each form and each project. */
export type PairingInstalls = Readonly<
  Record<InstallFlavour, Readonly<Record<InstallFramework, readonly ChangedFile[]>>>
>;

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

type StoredFlavour = Readonly<Record<string, StoredInstalls>>;

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
  /**
   * Everything that was recorded of a pairing; undefined when that was nothing, or was recorded from
   * other items.
   *
   * @param sourcesHash of `sourcesHasher`
   */
  all: (pairing: string, sourcesHash: string) => PairingInstalls | undefined;
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
  const sources = file("sources") as () => Readonly<Record<string, string>> | undefined;
  const flavours = new Map(
    INSTALL_FLAVOURS.map((flavour) => [flavour, file(flavour) as () => StoredFlavour | undefined]),
  );
  const storedOf = (pairing: string, flavour: InstallFlavour) =>
    ownValue(flavours.get(flavour)?.(), pairing);
  return {
    get madeWith() {
      return recordedWith();
    },
    of: (pairing, flavour, framework, hash) => {
      const stored = storedOf(pairing, flavour);
      if (stored?.hash !== hash) return undefined;
      return filesOf(stored[framework], blocks() ?? {}).map(({ path, blocks: parts }) => ({
        path,
        diff: parts.join("\n"),
      }));
    },
    all: (pairing, sourcesHash) => {
      if (ownValue(sources(), pairing) !== sourcesHash) return undefined;
      const installs = INSTALL_FLAVOURS.map((flavour) => {
        const stored = storedOf(pairing, flavour) ?? missing(`${flavour} ${pairing}`);
        return [flavour, filesByFramework(stored, blocks() ?? {})];
      });
      return Object.fromEntries(installs) as PairingInstalls;
    },
  };
}

/** The names come from a registry: a plain object would also answer to "constructor". */
function ownValue<Value>(
  values: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return values && Object.hasOwn(values, key) ? values[key] : undefined;
}

function filesByFramework(
  stored: StoredInstalls,
  blocks: Readonly<Record<string, string>>,
): Record<InstallFramework, ChangedFile[]> {
  return { vite: filesOf(stored.vite, blocks), next: filesOf(stored.next, blocks) };
}

function filesOf(stored: StoredChanges, blocks: Readonly<Record<string, string>>): ChangedFile[] {
  return Object.entries(stored).map(([path, names]) => ({
    path,
    blocks: names.map((name) => blocks[name] ?? missing(name)),
  }));
}

function missing(name: string): never {
  throw new Error(`build/site/installs lacks ${name}; run \`npm run record:installs\``);
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
