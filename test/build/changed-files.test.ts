import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RevisionError, changedFiles } from "../../build/changed-files.ts";
import { changedSince, validationOf } from "../../build/changed-validation.ts";
import type { Problem } from "../../build/problem.ts";
import { validateRegistry } from "../../build/validate.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], { cwd });

/** A folder of a repository in which everything is committed. */
function committed(...files: string[]): string {
  const folder = join(temporaryFolder(), "registry");
  mkdirSync(folder);
  for (const file of files) writeFileSync(join(folder, file), "{}");
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message=first");
  return folder;
}

it("files that are changed, removed, renamed, ignored or new differ from a revision, others do not", () => {
  const folder = committed("same.json", "changed.json", "removed.json", "from.json");
  writeFileSync(join(folder, "changed.json"), "[]");
  rmSync(join(folder, "removed.json"));
  git(folder, "mv", "from.json", "to.json");
  writeFileSync(join(folder, "größe 1.json"), "");
  writeFileSync(join(folder, ".gitignore"), "ignored.json");
  writeFileSync(join(folder, "ignored.json"), "");
  writeFileSync(join(folder, "../outside.json"), "");
  const changed = changedFiles(folder, "HEAD");
  expect([...changed].sort()).toEqual(
    [
      ...[".gitignore", "changed.json", "from.json", "größe 1.json"],
      ...["ignored.json", "removed.json", "to.json"],
    ].sort(),
  );
  const isChanged = changedSince(folder, "HEAD");
  expect(["changed.json", "same.json"].map((file) => isChanged(join(folder, file)))).toEqual([
    true,
    false,
  ]);
});

it.each(["", "-p", "--output=x"])("%j is not taken for a revision", (revision) => {
  expect(() => changedFiles(FIXTURE_REGISTRY, revision)).toThrow(
    new RevisionError(`"${revision}" is not a revision. Name a commit, a branch or a tag.`),
  );
});

it("a revision that git does not know is named", () => {
  expect(() => changedFiles(committed("a.json"), "main-")).toThrow(
    new RevisionError('Git does not know the revision "main-". Fetch it, or name another one.'),
  );
});

it.each(["", "/.git"])("outside of a working tree nothing can be compared: %j", (below) => {
  const folder =
    below === "" ? temporaryFolder() : committed("a.json").replace(/registry$/, "registry/.git");
  expect(() => changedFiles(folder, "main")).toThrow(
    new RevisionError(
      `${folder} is not in a git working tree, so nothing can be compared with main. Leave out --changed.`,
    ),
  );
});

it("a hook of another repository does not decide which one is asked", () => {
  const folder = committed("a.json");
  const variables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"];
  const before = variables.map((name) => [name, process.env[name]] as const);
  for (const name of variables) process.env[name] = join(folder, "nowhere");
  try {
    expect(changedFiles(folder, "main")).toEqual(new Set());
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
});

it("without git it is said what to do", () => {
  const { PATH } = process.env;
  process.env["PATH"] = temporaryFolder();
  try {
    expect(() => changedFiles(FIXTURE_REGISTRY, "main")).toThrow(
      new RevisionError(
        "git could not be run: spawnSync git ENOENT. Install git, or leave out --changed.",
      ),
    );
  } finally {
    process.env["PATH"] = PATH;
  }
});

it.each<[string, [file: string, severity: Problem["severity"]][], boolean]>([
  ["without problems", [], true],
  [
    "with warnings",
    [
      ["a", "warning"],
      ["a", "warning"],
    ],
    true,
  ],
  [
    "with an error",
    [
      ["a", "warning"],
      ["a", "error"],
    ],
    false,
  ],
  [
    "with an error elsewhere",
    [
      ["a", "warning"],
      ["b", "error"],
    ],
    true,
  ],
])("the changed files alone decide whether a registry %s is valid", (_, found, isValid) => {
  const problems = found.map(([file, severity]): Problem => ({
    ...{ file, severity, line: 1, column: 1, rule: "x", pointer: "", message: "" },
  }));
  const contents = new Map([
    ["a", Buffer.from("1")],
    ["b", Buffer.from("2")],
  ]);
  const all = { ...validateRegistry(temporaryFolder()), problems, contents };
  const { unlisted, ...part } = validationOf(all, (file) => file === "a");
  expect(part).toEqual({
    ...all,
    problems: problems.filter(({ file }) => file === "a"),
    isValid,
    contents: new Map([["a", Buffer.from("1")]]),
  });
  expect(unlisted).toBe(problems.filter(({ file }) => file === "b").length);
});
