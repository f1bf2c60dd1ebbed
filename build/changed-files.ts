import { spawnSync } from "node:child_process";

/** Why git could not say what has changed, and what to do. */
export class RevisionError extends Error {}

const MAX_OUTPUT_BYTES = 64_000_000;

/** Set in a hook, for another folder than the one that is asked about. */
const OF_HOOKS = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"];

/**
 * The files below a folder that differ from a revision of git, relative to the folder with `/`:
 * committed since, changed in the working tree, removed, and untracked ones.
 *
 * @throws RevisionError outside of a git working tree, and for an unknown revision
 */
export function changedFiles(folder: string, revision: string): ReadonlySet<string> {
  // Git would take it for an option.
  if (revision === "" || revision.startsWith("-")) {
    throw new RevisionError(
      `${JSON.stringify(revision)} is not a revision. Name a commit, a branch or a tag.`,
    );
  }
  if (git(folder, "rev-parse", "--is-inside-work-tree")?.trim() !== "true") {
    throw new RevisionError(
      `${folder} is not in a git working tree, so nothing can be compared with ${revision}. Leave out --changed.`,
    );
  }
  const commit = git(folder, "rev-parse", "--verify", "--quiet", `${revision}^{commit}`)?.trim();
  if (!commit) {
    throw new RevisionError(
      `Git does not know the revision ${JSON.stringify(revision)}. Fetch it, or name another one.`,
    );
  }
  const different = ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--relative"];
  return new Set([
    ...namesIn(git(folder, ...different, commit, "--", ".")),
    ...namesIn(git(folder, "ls-files", "--others", "-z", "--", ".")),
  ]);
}

/** @returns what git prints; undefined where it fails */
function git(folder: string, ...args: string[]): string | undefined {
  const env = { ...process.env };
  for (const name of OF_HOOKS) env[name] = undefined;
  const { error, status, stdout } = spawnSync("git", ["-C", folder, ...args], {
    ...{ env, encoding: "utf8", maxBuffer: MAX_OUTPUT_BYTES },
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (error !== undefined) {
    throw new RevisionError(
      `git could not be run: ${error.message}. Install git, or leave out --changed.`,
    );
  }
  return status === 0 ? stdout : undefined;
}

function namesIn(output: string | undefined): string[] {
  if (output === undefined) {
    throw new RevisionError("git failed to list what has changed. Run git status to see why.");
  }
  return output.split("\0").filter((name) => name !== "");
}
