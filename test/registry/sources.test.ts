import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRegistryFolder, readSources } from "../../registry/sources.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

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

it.each<[string, (file: string) => void, string, string]>([
  [
    "a symlink to nothing",
    (file) => {
      symlinkSync("nothing.json", file);
    },
    "file/type",
    "This is a symlink that leads to no file. Replace it with a JSON file, or remove it.",
  ],
  [
    "a symlink to itself",
    (file) => {
      symlinkSync("a.json", file);
    },
    "file/type",
    "This is a symlink that leads to itself. Replace it with a JSON file, or remove it.",
  ],
  [
    "a symlink to a folder",
    (file) => {
      symlinkSync("..", file);
    },
    "file/type",
    "This is not a regular file. Replace it with a JSON file, or remove it.",
  ],
  [
    "a file of a byte more than is allowed",
    (file) => {
      writeFileSync(file, Buffer.alloc(1_000_001));
    },
    "file/size",
    "The file has more than 1000000 bytes. Make it smaller, or remove it.",
  ],
])("%s is not read, and the message says why", (_, make, rule, message) => {
  expect(unreadable(make)).toEqual([
    { kind: "font", stem: "a", file: `${registry}/fonts/a.json`, rule, message },
  ]);
  expect(() => readSources(registry)).toThrow(`${registry}/fonts/a.json: ${message}`);
});

it("a symlink through a file has the message of the system", () => {
  writeFileSync(join(fonts, "b"), "");
  const told = unreadable((file) => {
    symlinkSync("b/below", file);
  });
  expect(told).toEqual([
    {
      ...{ kind: "font", stem: "a", file: `${registry}/fonts/a.json`, rule: "file/access" },
      message: `Cannot be read: ENOTDIR: not a directory, open '${registry}/fonts/a.json'. Make it readable.`,
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
])("%s in place of the folder is a problem", (_, make, problem) => {
  rmSync(fonts, { recursive: true });
  make(fonts);
  expect(readRegistryFolder(registry).unreadable).toEqual([
    {
      ...{ kind: "font", stem: "", file: fonts, rule: "file/type" },
      message: `This ${problem}. Replace it with a folder of JSON files, or remove it.`,
    },
  ]);
});

it("a symlink to a file, and a file of just as much as is allowed, are read", () => {
  writeFileSync(join(fonts, "b"), "{}");
  symlinkSync("b", join(fonts, "a.json"));
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
    ["a.json", "c.json.bak", "old/b.json"].map((path) => join(fonts, path)),
  );
});
