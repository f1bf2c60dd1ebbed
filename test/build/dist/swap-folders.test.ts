import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { OutDirError } from "../../../build/dist/out-folder.ts";
import {
  putInPlace,
  removeLeftovers,
  removeOwnStaging,
  removeReplaced,
} from "../../../build/dist/swap-folders.ts";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import {
  PROCESS_SPACE,
  type SwapKind,
  repairDist,
  swapFolderPath,
} from "../../../build/dist/interrupted-swap.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

/** Where process numbers mean other processes than here. */
const ELSEWHERE = "0123456789ab";

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

const owned = (dist: string, kind: SwapKind, space: string, pid: number) =>
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

  it("moves the old one to a name from which it can be put back", () => {
    const dist = folderOf(newDist(), ["old"]);
    const staging = folderOf(swapFolderPath(dist, "new"), ["new"]);
    const [aside = "", ...others] = putInPlace(staging, dist);
    expect(aside).toMatch(/\/\.dist\.old-[^/]+$/);
    expect(others).toEqual([]);
    expect([readdirSync(aside), readdirSync(dist)]).toEqual([["old"], ["new"]]);
  });

  it("on a mount point is refused with a folder inside it", () => {
    const staging = folderOf(join(temporaryFolder(), ".x"), ["a"]);
    expect(() => putInPlace(staging, "/dev/shm")).toThrow(
      new OutDirError(
        "/dev/shm is a mount point, which a build cannot replace. Choose a folder inside it, such as --out /dev/shm/site.",
      ),
    );
    expect(readdirSync(staging)).toEqual(["a"]);
  });

  it("that is not there puts the old one back", () => {
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

  it("is kept with the other files, whose paths are returned", () => {
    const dist = newDist();
    const old = folderOf(swapFolderPath(dist, "old"), ["r/a", "r/mine", "note"], ["r/a"]);
    const [kept, ...others] = removeReplaced(dist, old);
    expect(kept).toEqual({
      folder: expect.stringMatching(/\/\.dist\.replaced-[^/]+$/),
      paths: expect.arrayContaining(["note", "r/mine"]),
    });
    expect(kept!.paths).toHaveLength(2);
    expect(others).toEqual([]);
    expect(pathsBelow(kept!.folder).sort()).toEqual(["note", "r/mine"]);
  });

  it("without a manifest is kept as it is", () => {
    const dist = newDist();
    const old = folderOf(swapFolderPath(dist, "old"), ["a", MANIFEST_FILE]);
    const [kept] = removeReplaced(dist, old);
    expect([...kept!.paths].sort()).toEqual(["a", MANIFEST_FILE]);
    expect(pathsBelow(kept!.folder).sort()).toEqual(["a", MANIFEST_FILE]);
  });

  it("that another build has removed is none", () => {
    const dist = newDist();
    expect(removeReplaced(dist, swapFolderPath(dist, "old"))).toEqual([]);
    expect(readdirSync(dirname(dist))).toEqual([]);
  });
});

describe("what was left beside dist", () => {
  it("is not returned again where it was kept before", () => {
    const dist = newDist();
    folderOf(swapFolderPath(dist, "replaced"), ["mine"]);
    expect(removeLeftovers(dist)).toEqual([]);
    expect(readdirSync(dirname(dist))).toHaveLength(1);
  });

  it("of a build that was moved aside stays until dist has a manifest", () => {
    const dist = newDist();
    folderOf(swapFolderPath(dist, "old"), ["a"], ["a"]);
    mkdirSync(dist);
    expect(removeLeftovers(dist)).toEqual([]);
    expect(readdirSync(dirname(dist))).toHaveLength(2);
    folderOf(dist, [], []);
    expect(removeLeftovers(dist)).toEqual([]);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
  });

  it.each<[string, string, number, number, boolean]>([
    ["of this process, which had its number before", PROCESS_SPACE, process.pid, 0, false],
    ["of a process that runs", PROCESS_SPACE, process.ppid, 0, true],
    ["of a process of the superuser", PROCESS_SPACE, 1, 0, true],
    ["of a process that has ended", PROCESS_SPACE, 4_194_305, 0, false],
    ["of another machine", ELSEWHERE, 4_194_305, 0, true],
    ["of another machine, with the number of this process", ELSEWHERE, process.pid, 0, true],
    ["that has not changed for a minute", PROCESS_SPACE, process.ppid, 60_001, false],
    ["that has not changed for a minute, elsewhere", ELSEWHERE, 1, 60_001, false],
    ["that changed within the minute", PROCESS_SPACE, process.ppid, 60_000, true],
  ])("and half written, %s", (_, space, pid, age, isKept) => {
    const dist = newDist();
    const staging = folderOf(owned(dist, "new", space, pid), ["r/a"]);
    expect(removeLeftovers(dist, statSync(staging).ctimeMs + age)).toEqual([]);
    expect(existsSync(staging)).toBe(isKept);
    expect(readdirSync(dirname(dist))).toHaveLength(isKept ? 1 : 0);
  });

  it.each<SwapKind>(["new", "old", "replaced"])(
    "as a symlink or a file named %s is not of a build: what the symlink led to was deleted",
    (kind) => {
      const dist = newDist();
      const outside = folderOf(
        join(temporaryFolder(), "project"),
        ["a", "b/.env"],
        ["a", "b/.env"],
      );
      mkdirSync(join(outside, "empty"));
      symlinkSync(outside, owned(dist, kind, ELSEWHERE, 1));
      writeFileSync(owned(dist, kind, ELSEWHERE, 2), "");
      repairDist(dist);
      expect(existsSync(dist)).toBe(false);
      folderOf(dist, [], []);
      expect(removeLeftovers(dist, Date.now() + 100_000)).toEqual([]);
      expect(readdirSync(outside).sort()).toEqual(["a", "b", MANIFEST_FILE, "empty"]);
      expect(existsSync(join(outside, "b/.env"))).toBe(true);
      expect(readdirSync(dirname(dist))).toHaveLength(3);
    },
  );

  it("is nothing where there is no folder", () => {
    const parent = temporaryFolder();
    rmSync(parent, { recursive: true });
    expect(removeLeftovers(join(parent, "dist"))).toEqual([]);
  });
});

it("a build that fails removes its own half written folders alone", () => {
  const dist = newDist();
  const others = [
    owned(dist, "new", ELSEWHERE, process.pid),
    owned(dist, "new", PROCESS_SPACE, process.ppid),
    swapFolderPath(dist, "old"),
    swapFolderPath(dist, "replaced"),
  ];
  for (const folder of [...others, swapFolderPath(dist, "new"), swapFolderPath(dist, "new")])
    folderOf(folder, ["r/a"]);
  removeOwnStaging(dist);
  expect(readdirSync(dirname(dist)).sort()).toEqual(
    others.map((folder) => folder.slice(dirname(dist).length + 1)).sort(),
  );
});
