import { hash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { INSTALL_FLAVOURS, type InstallFlavour } from "../../build/site/shared/installed-items.ts";
import {
  type FileChange,
  INSTALL_FRAMEWORKS,
  type InstallFramework,
  type RecordedWith,
  type StoredChanges,
} from "../../build/site/shared/recorded-installs.ts";
import { byCodePoints } from "../../registry/model/items.ts";

/** The installations of one pairing in one flavour. */
export interface Recording extends Record<InstallFramework, FileChange[]> {
  hash: string;
}

/** By flavour and pairing. */
export type Recordings = ReadonlyMap<InstallFlavour, ReadonlyMap<string, Recording>>;

/**
 * Writes the files that `recordedInstalls` reads. Each distinct block of the diffs is stored once,
 * under a hash of it, and each recording is a line: a changed pairing changes its own lines alone.
 *
 * @param sources the hash of `sourcesHasher`, by pairing
 */
export async function writeRecordings(
  installsDir: string,
  madeWith: RecordedWith,
  recordings: Recordings,
  sources: ReadonlyMap<string, string>,
): Promise<void> {
  const blocks = new Map<string, string>();
  await mkdir(installsDir, { recursive: true });
  for (const flavour of INSTALL_FLAVOURS) {
    const stored = [...(recordings.get(flavour) ?? [])].map(([pairing, recording]) => {
      const changes = INSTALL_FRAMEWORKS.map((framework) => [
        framework,
        storedChanges(recording[framework], blocks),
      ]);
      return [pairing, { hash: recording.hash, ...Object.fromEntries(changes) }] as const;
    });
    await replaceFile(join(installsDir, `${flavour}.json`), jsonByLine(stored));
  }
  await replaceFile(join(installsDir, "blocks.json"), jsonByLine([...blocks]));
  const complete = [...sources].filter(([pairing]) =>
    INSTALL_FLAVOURS.every((flavour) => recordings.get(flavour)?.has(pairing)),
  );
  await replaceFile(join(installsDir, "sources.json"), jsonByLine(complete));
  await replaceFile(join(installsDir, "recorded-with.json"), jsonByLine(Object.entries(madeWith)));
}

function storedChanges(changes: readonly FileChange[], blocks: Map<string, string>): StoredChanges {
  return Object.fromEntries(
    changes.map(({ path, diff }) => [
      path,
      blocksOf(diff).map((block) => storedBlock(block, blocks)),
    ]),
  );
}

function storedBlock(block: string, blocks: Map<string, string>): string {
  const name = hash("sha256", block, "base64url").slice(0, 7);
  const stored = blocks.get(name);
  if (stored !== undefined && stored !== block)
    throw new Error(`Two blocks have the hash ${name}. Make the names of blocks longer.`);
  blocks.set(name, block);
  return name;
}

/** The last line of a block: of a rule or a face, an empty line, or what is a block of its own. */
const BLOCK_END = /^(?:@@ .*|\+\}?|\+@import .*|\+ {4}(?:--font-|").*)$/;

/**
 * The parts of a diff that recur in others: a font's import, its variable, its package, its faces; a
 * rule. Joined with newlines they are the diff.
 */
export function blocksOf(diff: string): string[] {
  const blocks: string[][] = [[]];
  const lines = diff.split("\n");
  for (const [index, line] of lines.entries()) {
    blocks.at(-1)?.push(line);
    if (BLOCK_END.test(line) && index < lines.length - 1) blocks.push([]);
  }
  return blocks.map((block) => block.join("\n"));
}

/** An object with one line for each key, sorted. */
function jsonByLine(entries: readonly (readonly [string, unknown])[]): string {
  const lines = [...entries]
    .sort(([a], [b]) => byCodePoints(a, b))
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** An interrupted run leaves each file as it was or as it will be. */
async function replaceFile(path: string, content: string): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}
