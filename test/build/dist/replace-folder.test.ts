import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { putInPlace, removeLeftovers } from "../../../build/dist/replace-folder.ts";
import {
  type SwapKind,
  repairDist,
  swapFolderPath,
  swapFolders,
} from "../../../build/dist/swap-folders.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

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

describe("putting a folder in place", () => {
  it.each<[string, (dist: string) => unknown]>([
    ["is missing", () => undefined],
    ["is an empty folder", (dist) => mkdirSync(dist)],
  ])("moves nothing aside where dist %s", (_, prepare) => {
    const dist = newDist();
    prepare(dist);
    putInPlace(folderOf(swapFolderPath(dist, "new"), ["a"]), dist);
    expect(readdirSync(dist)).toEqual(["a"]);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
  });

  it("moves the old one to a name from which it can be put back", () => {
    const dist = folderOf(newDist(), ["old"]);
    putInPlace(folderOf(swapFolderPath(dist, "new"), ["new"]), dist);
    const [aside = "", ...others] = swapFolders(dist, "old");
    expect(others).toEqual([]);
    expect([readdirSync(aside), readdirSync(dist)]).toEqual([["old"], ["new"]]);
  });

  it("that another process has removed leaves the old one", () => {
    const dist = folderOf(newDist(), ["old"], ["old"]);
    expect(() => putInPlace(swapFolderPath(dist, "new"), dist)).toThrow(/ENOENT/);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
    expect(readdirSync(dist).sort()).toEqual([MANIFEST_FILE, "old"]);
  });
});

describe("a replaced folder", () => {
  /** One beside a `dist` that is in place. */
  const replaced = (files: readonly string[], listed?: readonly string[]) => {
    const dist = folderOf(newDist(), [], []);
    return { dist, old: folderOf(swapFolderPath(dist, "old"), files, listed) };
  };

  it("is removed with the files that its manifest lists, and its folders", () => {
    const { dist, old } = replaced(["r/a", "r/b/c"], ["r/a", "r/b/c", "gone"]);
    mkdirSync(join(old, "empty/deep"), { recursive: true });
    expect(removeLeftovers(dist)).toEqual([]);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
  });

  it("stays with a file that no build wrote, which is named until it is moved", () => {
    const { dist, old } = replaced(["r/a", "r/mine", "note"], ["r/a"]);
    const preserved = [{ folder: old, paths: ["note", "r/mine"] }];
    expect(removeLeftovers(dist)).toEqual(preserved);
    expect(removeLeftovers(dist)).toEqual(preserved);
    expect(pathsBelow(old).sort()).toEqual([MANIFEST_FILE, "note", "r/a", "r/mine"]);
    for (const path of ["note", "r/mine"]) rmSync(join(old, path));
    expect(removeLeftovers(dist)).toEqual([]);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
  });

  it("without a valid manifest stays as it is", () => {
    const { dist, old } = replaced(["a", MANIFEST_FILE]);
    expect(removeLeftovers(dist)).toEqual([{ folder: old, paths: ["a", MANIFEST_FILE] }]);
    expect(pathsBelow(old).sort()).toEqual(["a", MANIFEST_FILE]);
  });

  it("whose manifest lists files behind a symlink in it loses nothing there", () => {
    const outside = folderOf(join(temporaryFolder(), "project"), ["a"]);
    const { dist, old } = replaced([], ["link", "link/a"]);
    symlinkSync(outside, join(old, "link"));
    removeLeftovers(dist);
    expect(readdirSync(outside)).toEqual(["a"]);
  });

  it("stays while dist is missing", () => {
    const { dist, old } = replaced(["a"], ["a"]);
    rmSync(dist, { recursive: true });
    expect(removeLeftovers(dist)).toEqual([]);
    expect(readdirSync(old).sort()).toEqual(["a", MANIFEST_FILE]);
  });
});

describe("a build that was killed", () => {
  it("between the two renames: dist is put back, and not removed before that", () => {
    const dist = newDist();
    folderOf(swapFolderPath(dist, "old"), ["one"], ["one"]);
    folderOf(swapFolderPath(dist, "new"), ["half"]);
    removeLeftovers(dist);
    repairDist(dist);
    expect(readdirSync(dist).sort()).toEqual([MANIFEST_FILE, "one"]);
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
  });

  it("between the two renames, where dist is a symlink of the user's: the folder behind it is put back", () => {
    const dist = newDist();
    symlinkSync("www/site", dist);
    const site = join(dist, "../www/site");
    folderOf(swapFolderPath(site, "old"), ["one"], ["one"]);
    repairDist(dist);
    expect(readdirSync(site).sort()).toEqual([MANIFEST_FILE, "one"]);
    expect(readdirSync(dirname(dist)).sort()).toEqual(["dist", "www"]);
  });

  it("leaves files of the user's that it moved aside where they are", () => {
    const dist = newDist();
    const old = folderOf(swapFolderPath(dist, "old"), ["mine.txt"]);
    repairDist(dist);
    expect(existsSync(dist)).toBe(false);
    expect(readdirSync(old)).toEqual(["mine.txt"]);
  });

  it("leaves folders that the next build removes; folders of other names stay", () => {
    const dist = folderOf(newDist(), [], []);
    folderOf(swapFolderPath(dist, "new"), ["half"]);
    const names = [".dist.new", ".dist.old-photos", ".dist.new-0123456789"];
    for (const name of names) mkdirSync(join(dirname(dist), name));
    expect(removeLeftovers(dist)).toEqual([]);
    expect(readdirSync(dirname(dist)).sort()).toEqual([...names, "dist"].sort());
  });

  it("is not looked for where there is no folder", () => {
    expect(removeLeftovers(join(temporaryFolder(), "missing/dist"))).toEqual([]);
  });
});

it.each<SwapKind>(["new", "old"])(
  "a symlink or a file named %s is not of a build: what the symlink led to was deleted",
  (kind) => {
    const dist = newDist();
    const outside = folderOf(join(temporaryFolder(), "project"), ["a", "b/.env"], ["a", "b/.env"]);
    symlinkSync(outside, swapFolderPath(dist, kind));
    writeFileSync(swapFolderPath(dist, kind), "");
    repairDist(dist);
    expect(existsSync(dist)).toBe(false);
    folderOf(dist, [], []);
    expect(removeLeftovers(dist)).toEqual([]);
    expect(pathsBelow(outside).sort()).toEqual(["a", "b/.env", MANIFEST_FILE]);
    expect(readdirSync(dirname(dist))).toHaveLength(3);
  },
);
