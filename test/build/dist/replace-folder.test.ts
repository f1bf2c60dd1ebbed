import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { putInPlace, removeLeftovers, removeReplaced } from "../../../build/dist/replace-folder.ts";
import {
  PROCESS_SPACE,
  type SwapKind,
  repairDist,
  swapFolderPath,
  tolerate,
} from "../../../build/dist/swap-folders.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

/** Where process ids mean other processes than here. */
const ELSEWHERE = "0123456789ab";
/** Above the largest process id that Linux gives. */
const DEAD_PID = 4_194_305;
const HOUR_MILLISECONDS = 3_600_000;

const newDist = () => join(temporaryFolder(), "dist");

/** A folder with files; with a manifest, that lists some of them. */
function folderOf(folder: string, files: readonly string[], listed?: readonly string[]): string {
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
  const contents = [{ sha256: "x", bytes: 0, paths: listed }];
  const manifest = { generator: "typography-registry", version: "1", fingerprint: "", items: 0 };
  mkdirSync(folder, { recursive: true });
  if (listed !== undefined)
    writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, contents }));
  return folder;
}

/** A name as the process of that id would choose it. */
const swapFolderOf = (dist: string, kind: SwapKind, pid = DEAD_PID, space = PROCESS_SPACE) =>
  swapFolderPath(dist, kind).replace(`-${PROCESS_SPACE}-${process.pid}-`, `-${space}-${pid}-`);

describe("putting a folder in place", () => {
  it.each<[string, (dist: string) => unknown]>([
    ["is missing", () => undefined],
    ["is an empty folder", (dist) => mkdirSync(dist)],
  ])("moves nothing aside where dist %s", (_, prepare) => {
    const dist = newDist();
    prepare(dist);
    const staging = folderOf(swapFolderPath(dist, "new"), ["a"]);
    expect(putInPlace(staging, dist)).toEqual([]);
    expect(readdirSync(dist)).toEqual(["a"]);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
  });

  it("moves the old one, of whichever build, to a name from which it can be put back", () => {
    const dist = folderOf(newDist(), ["old"]);
    const staging = folderOf(swapFolderPath(dist, "new"), ["new"]);
    const [aside = "", ...others] = putInPlace(staging, dist);
    expect(aside).toMatch(/\/\.dist\.old-[^/]+$/);
    expect(others).toEqual([]);
    expect([readdirSync(aside), readdirSync(dist)]).toEqual([["old"], ["new"]]);
  });

  it("that another process has removed puts the old one back", () => {
    const dist = folderOf(newDist(), ["old"], ["old"]);
    expect(() => putInPlace(swapFolderPath(dist, "new"), dist)).toThrow(/ENOENT/);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
    expect(readdirSync(dist).sort()).toEqual([MANIFEST_FILE, "old"]);
  });
});

describe("a replaced folder", () => {
  it("is removed with the files that its manifest lists, and its folders", () => {
    const dist = newDist();
    const old = folderOf(swapFolderPath(dist, "old"), ["r/a", "r/b/c"], ["r/a", "r/b/c", "gone"]);
    mkdirSync(join(old, "empty/deep"), { recursive: true });
    expect(removeReplaced(dist, old)).toEqual([]);
    expect(readdirSync(dirname(dist))).toEqual([]);
  });

  it("stays with the files that no build wrote, whose paths are returned", () => {
    const dist = newDist();
    const old = folderOf(swapFolderPath(dist, "old"), ["r/a", "r/mine", "note"], ["r/a"]);
    const [preserved, ...others] = removeReplaced(dist, old);
    expect(preserved).toEqual({
      folder: expect.stringMatching(/\/\.dist\.replaced-[^/]+$/),
      paths: expect.arrayContaining(["note", "r/mine"]),
    });
    expect(preserved!.paths).toHaveLength(2);
    expect(others).toEqual([]);
    expect(pathsBelow(preserved!.folder).sort()).toEqual(["note", "r/mine"]);
    // Nor does a later build remove them, or report them again.
    expect(removeLeftovers(folderOf(dist, [], []), Date.now() + 2 * HOUR_MILLISECONDS)).toEqual([]);
    expect(pathsBelow(preserved!.folder).sort()).toEqual(["note", "r/mine"]);
  });

  it("without a manifest stays as it is", () => {
    const dist = newDist();
    const old = folderOf(swapFolderPath(dist, "old"), ["a", MANIFEST_FILE]);
    const [preserved] = removeReplaced(dist, old);
    expect([...preserved!.paths].sort()).toEqual(["a", MANIFEST_FILE]);
    expect(pathsBelow(preserved!.folder).sort()).toEqual(["a", MANIFEST_FILE]);
  });

  it("whose manifest lists files behind a symlink in it loses nothing there", () => {
    const dist = newDist();
    const outside = folderOf(join(temporaryFolder(), "project"), ["a"]);
    const old = folderOf(swapFolderPath(dist, "old"), [], ["link", "link/a"]);
    symlinkSync(outside, join(old, "link"));
    removeReplaced(dist, old);
    expect(readdirSync(outside)).toEqual(["a"]);
  });

  it("that another build has removed is skipped", () => {
    const dist = newDist();
    expect(removeReplaced(dist, swapFolderPath(dist, "old"))).toEqual([]);
    expect(readdirSync(dirname(dist))).toEqual([]);
  });
});

it("a file that vanished while a replaced folder was removed failed the build", () => {
  const missing = join(temporaryFolder(), "missing");
  const remove = () => {
    unlinkSync(missing);
  };
  expect(tolerate(["ENOENT"], remove)).toBe(false);
  expect(() => tolerate(["EEXIST"], remove)).toThrow(/ENOENT/);
});

it("two machines with one host name took each other's builds for their own", () => {
  const bootId = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
  const space = bootId + readlinkSync("/proc/self/ns/pid");
  expect(createHash("sha256").update(space).digest("hex").startsWith(PROCESS_SPACE)).toBe(true);
});

describe("a half written folder beside dist", () => {
  it.each<[string, number, string, number, boolean]>([
    ["of this process, which had its id before", process.pid, PROCESS_SPACE, 0, false],
    ["of a process that runs", process.ppid, PROCESS_SPACE, 0, true],
    ["of a process of the superuser", 1, PROCESS_SPACE, 0, true],
    ["of a process that has exited", DEAD_PID, PROCESS_SPACE, 0, false],
    ["of another machine or container", DEAD_PID, ELSEWHERE, 0, true],
    ["of a container, with the id of this process", process.pid, ELSEWHERE, 0, true],
    ["not changed for an hour", process.ppid, PROCESS_SPACE, HOUR_MILLISECONDS + 1, false],
    ["not changed for an hour, elsewhere", 1, ELSEWHERE, HOUR_MILLISECONDS + 1, false],
    ["that changed within the hour", process.ppid, PROCESS_SPACE, HOUR_MILLISECONDS, true],
  ])("%s", (_, pid, space, age, stays) => {
    const dist = newDist();
    const staging = folderOf(swapFolderOf(dist, "new", pid, space), ["r/a"]);
    expect(removeLeftovers(dist, statSync(staging).ctimeMs + age)).toEqual([]);
    expect(readdirSync(dirname(dist))).toHaveLength(stays ? 1 : 0);
  });
});

describe("a build that was killed", () => {
  it("between the two renames: dist is put back, and not removed before that", () => {
    const dist = newDist();
    folderOf(swapFolderOf(dist, "old"), ["one"], ["one"]);
    folderOf(swapFolderOf(dist, "new"), ["half"]);
    removeLeftovers(dist);
    repairDist(dist);
    expect(readdirSync(dist).sort()).toEqual([MANIFEST_FILE, "one"]);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
  });

  it("between the two renames, where dist is a symlink of the user's: the folder behind it is put back", () => {
    const parent = temporaryFolder();
    mkdirSync(join(parent, "www"));
    symlinkSync("www/site", join(parent, "dist"));
    folderOf(swapFolderOf(join(parent, "www/site"), "old"), ["one"], ["one"]);
    repairDist(join(parent, "dist"));
    expect(readdirSync(join(parent, "dist")).sort()).toEqual([MANIFEST_FILE, "one"]);
    expect(lstatSync(join(parent, "dist")).isSymbolicLink()).toBe(true);
  });

  it("after several others: the folder that was moved aside last is put back", () => {
    const dist = newDist();
    for (const name of ["one", "two", "three"]) {
      folderOf(dist, [name], [name]);
      renameSync(dist, swapFolderPath(dist, "old"));
    }
    repairDist(dist);
    expect(readdirSync(dist).sort()).toEqual([MANIFEST_FILE, "three"]);
  });

  it("while it removed the old folder: that is not put back when dist is missing", () => {
    const dist = newDist();
    folderOf(swapFolderOf(dist, "replaced"), [], ["half removed"]);
    repairDist(dist);
    expect(existsSync(dist)).toBe(false);
  });

  it("while it removed the old folder: the next build removes the rest, and no file of the user's", () => {
    const dist = folderOf(newDist(), [], []);
    folderOf(swapFolderOf(dist, "replaced"), ["r/b", "r/mine.txt"], ["r/a", "r/b"]);
    const [preserved] = removeLeftovers(dist);
    expect(preserved!.paths).toEqual(["r/mine.txt"]);
    expect(pathsBelow(preserved!.folder)).toEqual(["r/mine.txt"]);
  });

  it("leaves folders that the next build removes once dist has a manifest; others stay", () => {
    const dist = newDist();
    const old = folderOf(swapFolderOf(dist, "old", process.pid, ELSEWHERE), ["a"], ["a"]);
    folderOf(swapFolderOf(dist, "replaced"), []);
    for (const name of [".dist.new", ".dist.old-photos"]) mkdirSync(join(dirname(dist), name));
    mkdirSync(dist);
    removeLeftovers(dist);
    expect(existsSync(old)).toBe(true);
    folderOf(dist, [], []);
    expect(removeLeftovers(dist)).toEqual([]);
    expect(readdirSync(dirname(dist)).sort()).toEqual([".dist.new", ".dist.old-photos", "dist"]);
  });

  it("is not looked for where there is no folder", () => {
    const parent = temporaryFolder();
    rmSync(parent, { recursive: true });
    expect(removeLeftovers(join(parent, "dist"))).toEqual([]);
  });
});

it.each<SwapKind>(["new", "old", "replaced"])(
  "a symlink or a file named %s is not of a build: what the symlink led to was deleted",
  (kind) => {
    const dist = newDist();
    const outside = folderOf(join(temporaryFolder(), "project"), ["a", "b/.env"], ["a", "b/.env"]);
    mkdirSync(join(outside, "empty"));
    symlinkSync(outside, swapFolderOf(dist, kind, 1, ELSEWHERE));
    writeFileSync(swapFolderOf(dist, kind, 2, ELSEWHERE), "");
    repairDist(dist);
    expect(existsSync(dist)).toBe(false);
    folderOf(dist, [], []);
    expect(removeLeftovers(dist, Date.now() + 2 * HOUR_MILLISECONDS)).toEqual([]);
    expect(readdirSync(outside).sort()).toEqual(["a", "b", MANIFEST_FILE, "empty"]);
    expect(existsSync(join(outside, "b/.env"))).toBe(true);
    expect(readdirSync(dirname(dist))).toHaveLength(3);
  },
);
