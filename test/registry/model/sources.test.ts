import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRegistryFolder, readSources } from "../../../registry/model/sources.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const registry = temporaryFolder();
const fonts = join(registry, "fonts");

beforeEach(() => {
  rmSync(fonts, { recursive: true, force: true });
  mkdirSync(fonts);
});

/** The problem of `fonts/a.json`, as `make` has made it. */
function unreadable(make: (file: string) => void) {
  make(join(fonts, "a.json"));
  return readRegistryFolder(registry).unreadable;
}

const REPLACE = "replace it with a regular file, or remove it";

it.each<[string, (file: string) => void, string, string, string]>([
  [
    "a symlink to nothing",
    (file) => {
      symlinkSync("nothing.json", file);
    },
    "file/type",
    "is a symlink that leads to no file",
    REPLACE,
  ],
  [
    "a symlink to itself",
    (file) => {
      symlinkSync("a.json", file);
    },
    "file/type",
    "is a symlink that leads to itself",
    REPLACE,
  ],
  [
    "a symlink to a folder",
    (file) => {
      symlinkSync(".", file);
    },
    "file/type",
    "is not a regular file",
    REPLACE,
  ],
  [
    "a symlink out of the registry, whose first line was printed",
    (file) => {
      symlinkSync("/etc/passwd", file);
    },
    "file/type",
    `is a symlink that leads out of ${registry}`,
    REPLACE,
  ],
  [
    "a file of a byte more than is allowed",
    (file) => {
      writeFileSync(file, Buffer.alloc(1_000_001));
    },
    "file/size",
    "has more than 1000000 bytes",
    "make it smaller, or remove it",
  ],
])("%s is not read, and the message says why", (_, make, rule, problem, remedy) => {
  expect(unreadable(make)).toEqual([
    { kind: "font", stem: "a", file: `${registry}/fonts/a.json`, rule, problem, remedy },
  ]);
  expect(() => readSources(registry)).toThrow(`${registry}/fonts/a.json ${problem}; ${remedy}.`);
});

it("a symlink through a file has the message of the system", () => {
  writeFileSync(join(fonts, "b"), "");
  const found = unreadable((file) => {
    symlinkSync("b/below", file);
  });
  expect(found).toEqual([
    {
      ...{ kind: "font", stem: "a", file: `${registry}/fonts/a.json`, rule: "file/access" },
      problem: expect.stringMatching(/^cannot be read: ENOTDIR: not a directory, /),
      remedy: "make it readable",
    },
  ]);
});

it.each<[string, (folder: string) => void, string]>([
  [
    "a file",
    (folder) => {
      writeFileSync(folder, "");
    },
    "is not a folder",
  ],
  [
    "a symlink to nothing",
    (folder) => {
      symlinkSync("nothing", folder);
    },
    "was not found",
  ],
  [
    "a symlink to itself",
    (folder) => {
      symlinkSync("fonts", folder);
    },
    "leads through a loop of symlinks",
  ],
])("%s instead of the folder is a problem", (_, make, problem) => {
  rmSync(fonts, { recursive: true });
  make(fonts);
  expect(readRegistryFolder(registry).unreadable).toEqual([
    {
      ...{ kind: "font", stem: "", file: fonts, rule: "file/type" },
      ...{ problem, remedy: "replace it with a folder, or remove it" },
    },
  ]);
});

it("a symlink to a file of the registry, and a file of just as much as is allowed, are read", () => {
  writeFileSync(join(fonts, "b"), "{}");
  symlinkSync("../fonts/b", join(fonts, "a.json"));
  writeFileSync(join(fonts, "c.json"), Buffer.alloc(1_000_000));
  const { sources, unreadable, strays } = readRegistryFolder(registry);
  expect(sources.map(({ stem, bytes }) => [stem, bytes.length])).toEqual([
    ["a", 2],
    ["c", 1_000_000],
  ]);
  expect(unreadable).toEqual([]);
  expect(strays).toEqual([join(fonts, "b")]);
});

it("what cannot be an item is a stray: folders named so, files in folders, and other names", () => {
  mkdirSync(join(fonts, "a.json"));
  mkdirSync(join(fonts, "old"));
  writeFileSync(join(fonts, "old/b.json"), "{}");
  writeFileSync(join(fonts, "c.json.bak"), "{}");
  const { sources, strays } = readRegistryFolder(registry);
  expect(sources).toEqual([]);
  expect([...strays].sort()).toEqual(
    ["a.json", "c.json.bak", "old"].map((path) => join(fonts, path)),
  );
});

it("a folder that is a symlink out of the registry is not read", () => {
  rmSync(fonts, { recursive: true });
  const outside = temporaryFolder();
  writeFileSync(join(outside, "a.json"), "{}");
  symlinkSync(outside, fonts);
  const { sources, unreadable } = readRegistryFolder(registry);
  expect(sources).toEqual([]);
  expect(unreadable).toMatchObject([
    { file: fonts, problem: `is a symlink that leads out of ${registry}` },
  ]);
  rmSync(fonts);
});

it("documents for people may be in any folder", () => {
  for (const name of ["README.md", "LICENSE", "OFL.txt", "OFL-1.1.txt", ".gitkeep"])
    writeFileSync(join(fonts, name), "");
  expect(readRegistryFolder(registry)).toEqual({ sources: [], unreadable: [], strays: [] });
});

it("files that come after 30 MB of others in a folder are not read", () => {
  // Sparse, so that they take no space on the disk.
  for (let count = 0; count < 40; count += 1) {
    const file = join(fonts, `a${count}.json`);
    writeFileSync(file, "");
    truncateSync(file, 1_000_000);
  }
  const { sources, unreadable } = readRegistryFolder(registry);
  expect(sources).toHaveLength(31);
  expect(unreadable).toHaveLength(9);
  expect(unreadable[0]).toMatchObject({ rule: "file/size" });
});
