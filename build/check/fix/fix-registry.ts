import { randomBytes } from "node:crypto";
import { lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Catalog } from "../../../registry/pairing/catalog.ts";
import type { Source } from "../../../registry/model/sources.ts";
import { type Correction, type Problem, correctionsOf, displayPath } from "../problem.ts";
import type { CheckedFile } from "../read/checked-file.ts";
import { type Validation, validateRegistry } from "../validate.ts";
import { formCorrections } from "./item-form.ts";
import { withValue, writtenAt } from "./json-text.ts";

/** What was fixed, what could not be written, and what is left. */
export interface FixedRegistry {
  /** A line for each change: the file, the position, what was there and what is now. */
  changes: string[];
  failures: string[];
  validation: Validation;
}

/** The problems of a larger file stay: each correction parses it again. The largest item of this package has 2,528. */
const MAX_BYTES = 100_000;

/** The longest value in a line, in characters. */
const MAX_SHOWN = 200;

/** A correction can uncover a problem with one of its own: a field, then its value, then what refers to it. */
const MAX_ROUNDS = 10;

/** Writes what problems say that is to be written, until nothing more changes. */
export function fixRegistry(registryDir: string): FixedRegistry {
  const fixed: FixedRegistry = {
    changes: [],
    failures: [],
    validation: validateRegistry(registryDir),
  };
  const failed = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = fixed.changes.length;
    const { contents, files } = fixed.validation;
    for (const file of files) {
      const name = file.source.file;
      if (!contents.has(name) || failed.has(name)) continue;
      if (!fixFile(file, fixed)) failed.add(name);
    }
    if (fixed.changes.length === before) break;
    fixed.validation = validateRegistry(registryDir, { previous: fixed.validation });
  }
  return fixed;
}

/** @returns whether what there was to fix could be written */
function fixFile(file: CheckedFile, { changes, failures, validation }: FixedRegistry): boolean {
  const name = file.source.file;
  const problems = validation.problems.filter((problem) => problem.file === name);
  const fixed = fixedText(file.source, problems, validation.catalog.fonts);
  if (fixed.changes.length === 0) return true;
  const failure = replaceSource(file.source, fixed.text);
  if (failure !== undefined) failures.push(`${name} ${failure}`);
  else changes.push(...fixed.changes.map((change) => `${name}: ${change}`));
  return failure === undefined;
}

function fixedText(
  source: Source,
  problems: readonly Problem[],
  fonts: Catalog["fonts"],
): { text: string; changes: string[] } {
  let text = source.bytes.toString("utf8");
  const changes: string[] = [];
  // Duplicate keys and invisible characters are for the author to decide.
  if (problems.some(({ rule }) => rule.startsWith("json/"))) return { text, changes };
  if (source.bytes.length > MAX_BYTES) return { text, changes };
  // From the bottom up: what is removed from a list moves what follows.
  const corrections = [...correctionsOf(problems), ...formCorrections(source, problems, fonts)];
  for (const { pointer, value } of eachPosition(corrections).reverse()) {
    const before = writtenAt(text, pointer);
    const corrected = withValue(text, pointer, value);
    if (corrected === text) continue;
    const after = value === undefined ? undefined : writtenAt(corrected, pointer);
    changes.unshift(`${displayPath(pointer)}: ${changeOf(before, after)}`);
    text = corrected;
  }
  return { text, changes };
}

/** Each position once. */
function eachPosition(corrections: readonly Correction[]): Correction[] {
  const pointers = corrections.map(({ pointer }) => pointer);
  // A list is written after what is to be corrected in it: in the next round.
  const isAbove = ({ pointer }: Correction) =>
    pointers.some((other) => other.startsWith(`${pointer}/`));
  const each = new Map(corrections.map((one) => [one.pointer, one]));
  return [...each.values()].filter((one) => !isAbove(one));
}

function changeOf(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `added ${oneLine(after ?? "")}`;
  return after === undefined
    ? `removed ${oneLine(before)}`
    : `${oneLine(before)} is now ${oneLine(after)}`;
}

/** A value as it is written, of several lines without its white space; of a long one the beginning. */
function oneLine(written: string): string {
  const text = written.includes("\n") ? JSON.stringify(JSON.parse(written)) : written;
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
}

/** @returns why it was not written, as the predicate of a sentence */
export function replaceSource({ file, bytes }: Source, text: string): string | undefined {
  try {
    if (lstatSync(file).isSymbolicLink())
      return "is a symlink, so it was not changed. Correct the file that it leads to.";
    if (!readFileSync(file).equals(bytes))
      return "was changed meanwhile, so it was left alone. Run the command again.";
    writeAtomically(file, text);
    return undefined;
  } catch (error) {
    return `could not be written: ${(error as Error).message}`;
  }
}

/** Replaces a file by renaming another one over it: a reader sees the old content, or the new. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const name = `.${basename(file)}.${randomBytes(6).toString("hex")}`;
  const temporary = join(dirname(file), name);
  try {
    writeFileSync(temporary, content, {
      flag: "wx",
      mode: statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644,
    });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
