import type { InstallFlavour } from "../installed-items.ts";
import type { InstallFramework, PairingInstalls } from "../recorded-installs.ts";
import { mergedBlocks } from "./merged-blocks.ts";

/** What an installation changes in one file, in every flavour that changes it. */
export interface FileDiff {
  path: string;
  flavours: InstallFlavour[];
  counts: ByFlavour<LineCounts>[];
  parts: DiffPart[];
}

/** A value and the flavours that have it. */
export interface ByFlavour<Value> {
  flavours: InstallFlavour[];
  value: Value;
}

export interface LineCounts {
  added: number;
  removed: number;
}

/** Consecutive lines of a diff of one kind, with their signs and without a newline at the end. */
export interface DiffPart {
  kind: "added" | "removed" | "context";
  flavours: InstallFlavour[];
  text: string;
}

const KIND: Readonly<Record<string, DiffPart["kind"]>> = { "+": "added", "-": "removed" };
const MANIFEST = "package.json";

/** The changed files of one kind of project, those of the app before `package.json`. */
export function fileDiffs(installs: PairingInstalls, framework: InstallFramework): FileDiff[] {
  const byPath = new Map<string, Map<InstallFlavour, readonly string[]>>();
  for (const [flavour, projects] of entriesOf(installs))
    for (const { path, blocks } of projects[framework]) {
      const ofPath = byPath.get(path) ?? new Map<InstallFlavour, readonly string[]>();
      byPath.set(path, ofPath.set(flavour, shownBlocks(path, blocks)));
    }
  return [...byPath]
    .sort(([a], [b]) => Number(a === MANIFEST) - Number(b === MANIFEST))
    .map(([path, blocks]) => fileDiff(path, blocks));
}

/** Equal values once, in the order of their first flavour. */
export function byFlavour<Value>(
  values: Iterable<readonly [InstallFlavour, Value]>,
): ByFlavour<Value>[] {
  const grouped = new Map<string, ByFlavour<Value>>();
  for (const [flavour, value] of values) {
    const key = JSON.stringify(value);
    const group = grouped.get(key) ?? { flavours: [], value };
    group.flavours.push(flavour);
    grouped.set(key, group);
  }
  return [...grouped.values()];
}

function entriesOf(installs: PairingInstalls) {
  return Object.entries(installs) as [InstallFlavour, PairingInstalls[InstallFlavour]][];
}

function fileDiff(path: string, blocks: ReadonlyMap<InstallFlavour, readonly string[]>): FileDiff {
  const counts = [...blocks].map(([flavour, own]) => [flavour, lineCounts(own)] as const);
  const parts: DiffPart[] = [];
  for (const { block, variants } of mergedBlocks(blocks))
    for (const line of block.split("\n")) addLine(parts, line, variants);
  return { path, flavours: [...blocks.keys()], counts: byFlavour(counts), parts };
}

/**
 * The numbers of lines differ from one project to another, and so does what stands around the lines of
 * `package.json`.
 */
function shownBlocks(path: string, blocks: readonly string[]): string[] {
  const withoutNumbers = blocks.flatMap((block, index) =>
    block.startsWith("@@") ? (index === 0 ? [] : [" …"]) : [block],
  );
  return path === MANIFEST ? withoutNumbers.flatMap(changedLines) : withoutNumbers;
}

function changedLines(block: string): string[] {
  const lines = block.split("\n").filter((line) => KIND[line.charAt(0)] !== undefined);
  return lines.length > 0 ? [lines.join("\n")] : [];
}

function addLine(parts: DiffPart[], line: string, flavours: InstallFlavour[]): void {
  const kind = KIND[line.charAt(0)] ?? "context";
  const last = parts.at(-1);
  if (last?.kind === kind && last.flavours.join() === flavours.join()) last.text += `\n${line}`;
  else parts.push({ kind, flavours, text: line });
}

function lineCounts(blocks: readonly string[]): LineCounts {
  let [added, removed] = [0, 0];
  for (const line of blocks.flatMap((block) => block.split("\n")))
    if (line.startsWith("+")) added++;
    else if (line.startsWith("-")) removed++;
  return { added, removed };
}
