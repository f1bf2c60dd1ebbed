import { linkSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlierBuild, isUntouched, isWhole, readManifest } from "../../../build/dist/earlier-build.ts";
import { finishedMark } from "../../../build/dist/finished-mark.ts";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const MANIFEST = {
  generator: "typography-registry",
  version: "1.0.0",
  fingerprint: "abc",
  items: 2,
  contents: [
    { sha256: "one", bytes: 3, paths: ["r/a.json", "api/r/a", "api/r/a.json"] },
    { sha256: "two", bytes: 3, paths: ["r/registry.json"] },
  ],
};

function folderWith(manifest: unknown): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  return folder;
}

/** What a build wrote, finished a minute from now: files have no later times than that. */
function buildOf(write: (folder: string) => void = () => undefined) {
  const folder = folderWith(MANIFEST);
  for (const path of ["r", "api/r"]) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ["r/a.json", "r/registry.json"]) writeFileSync(join(folder, path), "abc");
  for (const path of ["api/r/a", "api/r/a.json"])
    linkSync(join(folder, "r/a.json"), join(folder, path));
  write(folder);
  return { ...earlierBuild(folder)!, isOwn: true, finished: Date.now() + 60_000 };
}

describe("a manifest", () => {
  it("is read with the folder, and the time at which it was written", () => {
    const folder = folderWith(MANIFEST);
    const before = Date.now() - 2000;
    const { finished, ...build } = earlierBuild(folder)!;
    expect(build).toEqual({ folder, manifest: MANIFEST, isOwn: false });
    expect(finished).toBeGreaterThan(before);
  });

  it.each<[string, (string | number)[], unknown]>([
    ["of another program", ["generator"], "vite"],
    ["without a version", ["version"], REMOVED],
    ["whose version is a number", ["version"], 1],
    ["without a fingerprint", ["fingerprint"], REMOVED],
    ["without a number of items", ["items"], REMOVED],
    ["with half an item", ["items"], 1.5],
    ["without contents", ["contents"], REMOVED],
    ["whose contents are an object", ["contents"], {}],
    ["with a content that is null", ["contents", 1], null],
    ["with a content without a hash", ["contents", 0, "sha256"], REMOVED],
    ["with a content of no size", ["contents", 1, "bytes"], REMOVED],
    ["with a content of half a byte", ["contents", 1, "bytes"], 0.5],
    ["with a content without paths", ["contents", 1, "paths"], REMOVED],
    ["with a content at no path", ["contents", 1, "paths"], []],
    ["with paths that are a text", ["contents", 1, "paths"], "r/b.json"],
    ["with a path that is a number", ["contents", 0, "paths", 1], 1],
    ["with a path that leads out of the folder", ["contents", 0, "paths", 1], "r/../../b"],
    ["that is null", [], null],
    ["that is a list", [], []],
  ])("%s is none", (_, path, content) => {
    expect(earlierBuild(folderWith(edited<unknown>(MANIFEST, path, content)))).toBeUndefined();
  });

  it.each<[string, (file: string) => void]>([
    ["is missing", () => undefined],
    ["is a folder", (file) => mkdirSync(file)],
    ["is not JSON", (file) => writeFileSync(file, "{")],
    ["is a symlink to itself", (file) => symlinkSync(MANIFEST_FILE, file)],
    ["leads to a device without an end", (file) => symlinkSync("/dev/zero", file)],
    ["leads to standard input", (file) => symlinkSync("/dev/stdin", file)],
  ])("that %s is none", (_, put) => {
    const folder = temporaryFolder();
    put(join(folder, MANIFEST_FILE));
    expect(readManifest(folder)).toBeUndefined();
    expect(earlierBuild(folder)).toBeUndefined();
  });

  it("of a folder that is missing, or a file, is none", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "text"), "");
    for (const path of ["missing", "text"])
      expect(readManifest(join(folder, path))).toBeUndefined();
  });

  it("is this machine's own with the time that follows from its content, which no checkout gives it", () => {
    const folder = folderWith(MANIFEST);
    const file = join(folder, MANIFEST_FILE);
    const isOwnAt = (milliseconds: number) => {
      utimesSync(file, milliseconds / 1000, milliseconds / 1000);
      return earlierBuild(folder)!.isOwn;
    };
    const mark = finishedMark(JSON.stringify(MANIFEST));
    expect(mark % 1000).not.toBe(0);
    expect(isOwnAt(mark)).toBe(true);
    expect(isOwnAt(mark - (mark % 1000))).toBe(false);
    expect(isOwnAt(Date.now())).toBe(false);
    expect(isOwnAt(finishedMark(JSON.stringify({ ...MANIFEST, items: 3 })))).toBe(false);
  });
});

describe("a file of a build", () => {
  it("is untouched as long as its size is, and its time before the end of the build", () => {
    const build = buildOf();
    expect(isUntouched(build, "r/registry.json", 3)).toBe(true);
    expect(isUntouched(build, "r/registry.json", 4)).toBe(false);
    expect(isUntouched({ ...build, finished: 1 }, "r/registry.json", 3)).toBe(false);
  });

  it("is not untouched if it is missing, a folder or a symlink", () => {
    const build = buildOf((folder) => {
      symlinkSync("registry.json", join(folder, "r/link"));
    });
    expect(isUntouched(build, "r/missing", 3)).toBe(false);
    expect(isUntouched(build, "r/link", "registry.json".length)).toBe(false);
    expect(isUntouched(build, "r", 4096)).toBe(false);
  });
});

describe("a build", () => {
  it("is whole as it was written, with hard links or with copies", () => {
    expect(isWhole(buildOf())).toBe(true);
    const copied = buildOf((folder) => {
      rmSync(join(folder, "api/r/a"));
      writeFileSync(join(folder, "api/r/a"), "abc");
    });
    expect(isWhole(copied)).toBe(true);
  });

  it.each<[string, (folder: string) => void]>([
    ["lacks its first path", (folder) => rmSync(join(folder, "r/a.json"))],
    ["lacks another path", (folder) => rmSync(join(folder, "api/r/a"))],
    ["lacks the last content", (folder) => rmSync(join(folder, "r/registry.json"))],
    ["lacks a folder", (folder) => rmSync(join(folder, "api"), { recursive: true })],
    ["has another size", (folder) => writeFileSync(join(folder, "r/a.json"), "abcd")],
    [
      "has another size at one path",
      (folder) => {
        rmSync(join(folder, "api/r/a"));
        writeFileSync(join(folder, "api/r/a"), "abcd");
      },
    ],
    [
      "has a file in the place of a folder",
      (folder) => {
        rmSync(join(folder, "api/r"), { recursive: true });
        writeFileSync(join(folder, "api/r"), "");
      },
    ],
  ])("that %s is not", (_, damage) => {
    expect(isWhole(buildOf(damage))).toBe(false);
  });

  it("is not whole if anything is as late as its end", () => {
    expect(isWhole({ ...buildOf(), finished: 1 })).toBe(false);
  });

  it("that a contributor committed is not whole, though its manifest is the latest of its files", () => {
    expect(isWhole({ ...buildOf(), isOwn: false })).toBe(false);
  });
});
