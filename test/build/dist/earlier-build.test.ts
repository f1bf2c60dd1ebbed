import { linkSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlierBuild, finishedMark, isWhole } from "../../../build/dist/earlier-build.ts";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { assertReplaceable } from "../../../build/dist/out-folder.ts";
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
      "has a symlink in the place of a file",
      (folder) => {
        rmSync(join(folder, "r/registry.json"));
        symlinkSync("a.json", join(folder, "r/registry.json"));
      },
    ],
  ])("that %s is not", (_, damage) => {
    expect(isWhole(buildOf(damage))).toBe(false);
  });

  it("is not whole if a file is as late as its end", () => {
    expect(isWhole({ ...buildOf(), finished: 1 })).toBe(false);
  });

  it("that a contributor committed is not whole, though its manifest is the latest of its files", () => {
    expect(isWhole({ ...buildOf(), isOwn: false })).toBe(false);
  });
});
