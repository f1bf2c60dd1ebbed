import type { FileChange } from "../../shared/recorded-installs.ts";

export type PackageManager = "npm" | "pnpm" | "yarn" | "bun";

/** Two ways to undo an installation; each alone restores every file of the project. */
export interface UndoSteps {
  /** Commands, for a project that was committed before the installation. */
  withGit: string[];
  byHand: {
    /** The command that removes the packages, also from `package.json`; undefined if none were added. */
    command: string | undefined;
    edits: FileEdits[];
  };
}

/** What to undo in one file, from top to bottom. */
export interface FileEdits {
  path: string;
  edits: Edit[];
}

/** Consecutive lines of a file: `remove` is there now, `restore` was there before. */
export interface Edit {
  /** The first line of `remove`, counted from 1 in the file as it is after the installation. */
  line: number;
  remove: string[];
  restore: string[];
  /** The file now ends here without a newline; before the installation its last line had one. */
  restoresLastNewline: boolean;
}

const MANIFEST = "package.json";
const NO_NEWLINE = "\\ No newline at end of file";
const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** Removes packages, whose names follow, also from `package.json`. */
export const UNINSTALL: Readonly<Record<PackageManager, string>> = {
  npm: "npm uninstall",
  pnpm: "pnpm remove",
  yarn: "yarn remove",
  bun: "bun remove",
};

/**
 * How to undo an installation.
 *
 * @param changes what the installation changed, as recorded
 * @see RecordedInstalls
 */
export function undoSteps(
  changes: readonly FileChange[],
  packageManager: PackageManager = "npm",
): UndoSteps {
  const packages = addedPackages(changes);
  const checkout = checkoutCommand(changes.map(({ path }) => path));
  const edits = changes
    .filter(({ path }) => path !== MANIFEST)
    .map(({ path, diff }) => ({ path, edits: editsOf(diff) }));
  // Removes the packages that package.json no longer names, from the lock file too.
  const install = packages.length > 0 ? [`${packageManager} install`] : [];
  const command =
    packages.length > 0 ? `${UNINSTALL[packageManager]} ${packages.join(" ")}` : undefined;
  return { withGit: [checkout, ...install], byHand: { command, edits } };
}

/** The command that restores files as they were committed. */
export function checkoutCommand(paths: readonly string[]): string {
  return `git checkout -- ${paths.join(" ")}`;
}

/** The packages that the installation adds to `package.json`. */
export function addedPackages(changes: readonly FileChange[]): string[] {
  return packagesAddedBy(changes.find(({ path }) => path === MANIFEST)?.diff ?? "");
}

/** @param diff of `package.json` */
export function packagesAddedBy(diff: string): string[] {
  const names = (sign: string) =>
    diff.split("\n").flatMap((line) => {
      if (!line.startsWith(sign)) return [];
      const [, name] = /^. {4}"([^"]+)": "/.exec(line) ?? [];
      return name === undefined ? [] : [name];
    });
  // A line that only gains a comma is both removed and added.
  const removed = new Set(names("-"));
  return names("+").filter((name) => !removed.has(name));
}

/** The edits that turn the file after a diff back into the one before it. */
function editsOf(diff: string): Edit[] {
  const edits: Edit[] = [];
  let line = 0;
  let edit: Edit | undefined;
  for (const text of diff.split("\n")) {
    const hunk = HUNK.exec(text);
    const content = text.slice(1);
    if (hunk || text.startsWith(" ")) {
      line = hunk ? Number(hunk[1]) : line + 1;
      edit = undefined;
    } else if (text === NO_NEWLINE) {
      if (edit) edit.restoresLastNewline = true;
    } else {
      edit ??= startedEdit(line, edits);
      if (text.startsWith("+")) {
        edit.remove.push(content);
        line++;
      } else edit.restore.push(content);
    }
  }
  return edits;
}

function startedEdit(line: number, edits: Edit[]): Edit {
  const edit = { line, remove: [], restore: [], restoresLastNewline: false };
  edits.push(edit);
  return edit;
}
