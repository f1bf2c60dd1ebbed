import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changedFiles } from "../../build/changed-files.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryRegistry } from "../fixtures/temporary.ts";

const PLAIN = "pairings/plain.json";
const BARE = "pairings/bare.json";
const LATO = "fonts/lato.json";

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
    cwd,
    stdio: ["ignore", "pipe", "ignore"],
    encoding: "utf8",
  });

/** A repository with a registry in it, committed, whose plain.json has a problem. */
function repository(): { root: string; registry: string } {
  const registry = temporaryRegistry([PLAIN, ["css", "h1", "font-size"], "2pt"]);
  const root = join(registry, "..");
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "add", ".");
  git(root, "commit", "--quiet", "--message=first");
  return { root, registry };
}

function edit(registry: string, file: string, from: string, to: string): void {
  const path = join(registry, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

function validate(cwd: string, ...args: string[]) {
  const command = [`${PROJECT}lib/build/main.js`, "validate", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it("finds what was committed, changed, staged, added and removed since a revision", () => {
  const { root, registry } = repository();
  expect(changedFiles(registry, "main")).toEqual(new Set());
  edit(registry, PLAIN, "2pt", "3pt");
  git(root, "commit", "--quiet", "--all", "--message=second");
  edit(registry, LATO, "Lato —", "Latto —");
  edit(registry, BARE, "Lato", "Latto");
  git(root, "add", join(registry, BARE));
  writeFileSync(join(registry, "fonts/größe 1.json"), "{}");
  rmSync(join(registry, "pairings/serif.json"));
  writeFileSync(join(root, "outside.json"), "{}");
  const changed = [BARE, "fonts/größe 1.json", LATO, "pairings/serif.json"];
  expect([...changedFiles(registry, "main")].sort()).toEqual([...changed].sort());
  expect([...changedFiles(registry, "HEAD~1")].sort()).toEqual([...changed, PLAIN].sort());
});

it("problems of other files are counted, and do not fail", () => {
  const { root } = repository();
  expect(validate(root).status).toBe(1);
  expect(validate(root, "--changed", "main")).toEqual({
    ...{ status: 0, stderr: "" },
    stdout: "0 problems in changed files; 1 in unchanged files, which --changed leaves out\n",
  });
});

it("problems of uncommitted changes are reported, under the names that they always have", () => {
  const { root, registry } = repository();
  edit(registry, LATO, '"--font-lato"', '"--font-latto"');
  const { status, stdout } = validate(root, "--changed", "HEAD");
  expect(status).toBe(1);
  expect(stdout).toMatch(/^registry\/fonts\/lato\.json:\d+:\d+ {2}error {2}font-variable /);
  expect(stdout).not.toContain("schema/pattern");
});

it("rules across items look at the files that have not changed, too", () => {
  const { root, registry } = repository();
  edit(registry, PLAIN, "2pt", "2.25rem");
  edit(registry, PLAIN, "pairing-plain", "pairing-bare");
  const { stdout } = validate(root, "--changed", "HEAD");
  expect(stdout).toContain("registry/pairings/plain.json:3:11  error  unique-names  ");
});

it("--fix leaves files alone that have not changed", () => {
  const { root, registry } = repository();
  edit(registry, LATO, '"--font-lato"', '"--font-latto"');
  git(root, "commit", "--quiet", "--all", "--message=second");
  edit(registry, PLAIN, '"1.15"', "1.15");
  const { stderr } = validate(root, "--changed", "HEAD", "--fix");
  expect(stderr).toBe(
    'Fixed registry/pairings/plain.json: css.h1.line-height: 1.15 is now "1.15"\n',
  );
});

it.each([
  ["--output=/tmp/x", '"--output=/tmp/x" is not a revision.'],
  ["-p", '"-p" is not a revision.'],
  ["", '"" is not a revision.'],
  ["nowhere", 'Git does not know the revision "nowhere". Fetch it, or name another one.'],
  ["main; touch x", 'Git does not know the revision "main; touch x".'],
])("exits 2 on the revision %j, and runs nothing", (revision, message) => {
  const { root } = repository();
  const { status, stdout, stderr } = validate(root, `--changed=${revision}`);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(`error: ${message}`);
  expect(git(root, "status", "--porcelain")).toBe("");
});

it("exits 2 outside of a git working tree", () => {
  const { root } = repository();
  renameSync(join(root, ".git"), join(root, "not-git"));
  const { status, stderr } = validate(root, "--changed", "main");
  expect(status).toBe(2);
  expect(stderr).toContain("registry is not in a git working tree");
});
