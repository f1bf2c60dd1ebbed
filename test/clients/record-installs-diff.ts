import { execFile } from "node:child_process";
import type { FileChange } from "../../build/site/shared/recorded-installs.ts";

/** Everything that a user's configuration of git could change in a diff. */
const DIFF = [
  ...["-c", "core.quotePath=false", "-c", "core.autocrlf=false"],
  ...["diff", "--no-index", "--no-prefix", "--no-color", "--no-ext-diff", "--no-textconv"],
  ...["--no-renames", "--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers"],
  "--indent-heuristic",
];

/**
 * What differs between two folders, by path, as git writes it.
 *
 * @param root the folder that both are in
 * @throws when a file is in only one of the folders
 */
export async function changesBetween(
  root: string,
  before: string,
  after: string,
): Promise<FileChange[]> {
  const output = await gitDiff(root, before, after);
  return output
    .split(/^diff --git .*\n/m)
    .slice(1)
    .map((text) => {
      const start = text.indexOf("\n@@ ") + 1;
      const path = /^\+\+\+ (.*)$/m.exec(text.slice(0, start))?.[1]?.replace(/\t$/, "");
      if (path === undefined || !text.includes(`--- ${before}/`) || !path.startsWith(`${after}/`))
        throw new Error(`Only changed files can be recorded, not new or deleted ones:\n${text}`);
      return { path: path.slice(after.length + 1), diff: withoutSections(text.slice(start)) };
    });
}

/** Without the line of the file that git repeats after the second `@@`, and the last newline. */
function withoutSections(diff: string): string {
  return diff.replace(/^(@@ .*? @@).*$/gm, "$1").replace(/\n$/, "");
}

/** git exits with 1 if there are differences. */
function gitDiff(root: string, before: string, after: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 2 ** 26 };
    execFile("git", [...DIFF, before, after], options, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(stderr, { cause: error }));
      else resolve(stdout);
    });
  });
}
