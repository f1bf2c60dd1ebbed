import { randomBytes } from "node:crypto";
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type App, AppError, type AppFile } from "./app.ts";
import { appSources } from "./app-sources.ts";
import { committedText, restored } from "./committed.ts";
import { cleanedLayout, withPlainClasses } from "./layout.ts";
import { type Cleaned, type Removal, cleanedStylesheet } from "./stylesheet.ts";
import type { Traces } from "./traces.ts";

/** What takes out of an app what installations wrote. */
export interface Cleaning {
  /** Those that change, as they will be. */
  files: readonly AppFile[];
  /** Packages that nothing of the app imports any more. */
  packages: readonly string[];
  /** A line for each thing that stays: where, what, and why. */
  kept: readonly string[];
}

/**
 * Rules, variables, fallback faces, imports, calls of `next/font` and packages that installations wrote, taken
 * out. Nothing is written.
 *
 * @param removed what may have been written
 * @param keep what stays, since it is installed
 * @throws AppError
 */
export function cleaningOf(app: App, removed: Traces, keep?: Traces): Cleaning {
  const { stylesheet, layout } = app;
  const removal = { removed, keep };
  const cleaned = [
    cleanedFile(app, stylesheet, removal, cleanedStylesheet, (text) => text),
    ...(layout ? [cleanedFile(app, layout, removal, cleanedLayout, withPlainClasses)] : []),
  ];
  const files = cleaned.filter(({ isChanged }) => isChanged);
  const sources = appSources(app, files);
  const isImported = (name: string) =>
    sources.some(({ text }) => ['"', "'", "/"].some((end) => text.includes(`${name}${end}`)));
  const packages = [...removed.packages].filter(
    (name) => app.packages.has(name) && keep?.packages.has(name) !== true && !isImported(name),
  );
  const uses = undefinedUses(sources, variablesIn(removed));
  return {
    files,
    packages: packages.sort(),
    kept: [...cleaned.flatMap(({ kept }) => kept), ...uses],
  };
}

/**
 * Where nothing stays of what was installed, a commit tells what was there before.
 *
 * @param comparable of `restored`
 */
function cleanedFile(
  { folder }: App,
  file: AppFile,
  removal: Removal,
  clean: (file: AppFile, removal: Removal, before?: string) => Cleaned,
  comparable: (text: string) => string,
) {
  const isClean = (text: string) => {
    try {
      return clean({ ...file, text }, removal).text === text;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };
  const before = removal.keep === undefined ? committedText(folder, file.path, isClean) : undefined;
  const { text, kept } = clean(file, removal, before);
  const isChanged = text !== file.text;
  const own =
    before === undefined || !isChanged ? text : restored({ ...file, text }, before, comparable);
  return { path: file.path, text: own, kept, isChanged };
}

function variablesIn({ properties }: Traces): string[] {
  return [...properties].flatMap((place) => /\{(--font-[\w-]+):/.exec(place)?.[1] ?? []);
}

/** Where variables are used that nothing defines any more. */
function undefinedUses(sources: readonly AppFile[], variables: readonly string[]): string[] {
  const lost = [...new Set(variables)].filter(
    (name) => ![":", '"', "'"].some((end) => sources.some(({ text }) => text.includes(name + end))),
  );
  return sources.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const used = lost.find((name) => line.includes(`var(${name})`));
      return used === undefined
        ? []
        : [`${path}:${index + 1} uses var(${used}), which nothing defines any more`];
    }),
  );
}

/** Writes all files, or none where one cannot be written; each is as before, or complete. */
export function writeFiles({ folder }: App, files: readonly AppFile[]): void {
  const suffix = randomBytes(6).toString("hex");
  const paths = files.map(({ path }) => realpathSync(join(folder, path)));
  const unfinished = paths.map((path) => `${path}.${suffix}`);
  try {
    for (const [index, { text }] of files.entries()) {
      const { mode } = statSync(paths[index] ?? "");
      writeFileSync(unfinished[index] ?? "", text, { flag: "wx", mode });
    }
    for (const [index, path] of paths.entries()) renameSync(unfinished[index] ?? "", path);
  } finally {
    for (const path of unfinished) rmSync(path, { force: true });
  }
}
