import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlierBuild, isWhole, manifestTime } from "../../../build/dist/earlier-build.ts";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { assertReplaceable } from "../../../build/dist/out-folder.ts";
import { writeDist } from "../../../build/dist/write-dist.ts";
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

/** What a build wrote, and what somebody changed in it since. */
function buildOf(change: (folder: string) => void = () => undefined) {
  const folder = join(temporaryFolder(), "dist");
  const files = [
    { paths: ["r/a.json", "api/r/a", "api/r/a.json"], body: "abc" },
    { paths: ["r/registry.json"], body: "def" },
  ];
  writeDist(folder, files, { version: "1.0.0", fingerprint: "abc", items: 2 });
  change(folder);
  return earlierBuild(folder)!;
}

describe("a manifest", () => {
  it("is read with the folder", () => {
    const folder = folderWith(MANIFEST);
    expect(earlierBuild(folder)).toEqual({ folder, manifest: MANIFEST, isBuiltHere: false });
  });

  it.each<[string, (file: string) => void]>([
    ["is not JSON", (file) => writeFileSync(file, "{")],
    ["is of another program", (file) => writeFileSync(file, '{"generator":"vite","contents":[]}')],
    ["is a symlink to itself", (file) => symlinkSync(MANIFEST_FILE, file)],
    ["leads to a device without an end", (file) => symlinkSync("/dev/zero", file)],
    ["leads to standard input", (file) => symlinkSync("/dev/stdin", file)],
  ])("that %s is invalid: no build wrote the folder", (_, put) => {
    const folder = temporaryFolder();
    put(join(folder, MANIFEST_FILE));
    expect(earlierBuild(folder)).toBeUndefined();
    expect(() => assertReplaceable(folder)).toThrow(
      /a file that no build wrote: build-manifest.json/,
    );
  });

  it("is not found where the folder is missing, or a file, or the manifest is a folder", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "text"), "");
    mkdirSync(join(folder, MANIFEST_FILE));
    for (const path of [".", "missing", "text"])
      expect(earlierBuild(join(folder, path))).toBeUndefined();
  });

  it("of a build here has the time that follows from its content, which no checkout gives it", () => {
    const folder = folderWith(MANIFEST);
    const file = join(folder, MANIFEST_FILE);
    const isBuiltHereAt = (time: Date | number) => {
      utimesSync(file, time, time);
      return earlierBuild(folder)!.isBuiltHere;
    };
    const time = manifestTime(JSON.stringify(MANIFEST));
    expect(time.getMilliseconds()).not.toBe(0);
    expect(isBuiltHereAt(time)).toBe(true);
    expect(isBuiltHereAt(Math.floor(time.getTime() / 1000))).toBe(false);
    expect(isBuiltHereAt(new Date())).toBe(false);
    expect(isBuiltHereAt(manifestTime(JSON.stringify({ ...MANIFEST, items: 3 })))).toBe(false);
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
    ["was edited, to the same size", (folder) => writeFileSync(join(folder, "r/a.json"), "cba")],
    [
      "has a symlink to the same content in the place of a file",
      (folder) => {
        renameSync(join(folder, "r/registry.json"), join(folder, "../mine"));
        symlinkSync("../../mine", join(folder, "r/registry.json"));
      },
    ],
    [
      "a contributor committed, with the hashes of its files",
      (folder) => utimesSync(join(folder, MANIFEST_FILE), new Date(), new Date()),
    ],
  ])("that %s is not", (_, damage) => {
    expect(isWhole(buildOf(damage))).toBe(false);
  });
});
