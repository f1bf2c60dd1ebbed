import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRegistryFolder, readSources } from "../../../registry/model/sources.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const registry = temporaryFolder();
const fonts = join(registry, "fonts");
const UNREAD = { kind: "font", stem: "a", file: `${registry}/fonts/a.json` };

beforeEach(() => {
  rmSync(fonts, { recursive: true, force: true });
  mkdirSync(fonts);
});

const expectUnreadable = (file: object) =>
  expect(readRegistryFolder(registry).unreadable).toEqual([file]);

const REPLACE = "replace it with a regular file, or remove it";
const LEADS_OUT = `is a symlink that leads out of ${registry}`;

it.each([
  ["nothing", "nothing.json", "is a symlink that leads to no file"],
  ["itself", "a.json", "is a symlink that leads to itself"],
  ["a folder", ".", "is not a regular file"],
  ["a file out of the registry, whose first line was printed", "/etc/passwd", LEADS_OUT],
])("a symlink to %s is not read, and the message says why", (_, target, problem) => {
  symlinkSync(target, join(fonts, "a.json"));
  expectUnreadable({ ...UNREAD, rule: "file/type", problem, remedy: REPLACE });
  expect(() => readSources(registry)).toThrow(`${UNREAD.file} ${problem}; ${REPLACE}.`);
});

it("a file of a byte more than is allowed is not read, and the message says why", () => {
  writeFileSync(join(fonts, "a.json"), Buffer.alloc(1_000_001));
  const problem = "has more than 1000000 bytes";
  const remedy = "make it smaller, or remove it";
  expectUnreadable({ ...UNREAD, rule: "file/size", problem, remedy });
  expect(() => readSources(registry)).toThrow(`${UNREAD.file} ${problem}; ${remedy}.`);
});

it("a symlink through a file has the message of the system", () => {
  writeFileSync(join(fonts, "b"), "");
  symlinkSync("b/below", join(fonts, "a.json"));
  const problem = expect.stringMatching(/^cannot be read: ENOTDIR: not a directory, /) as string;
  expectUnreadable({ ...UNREAD, rule: "file/access", problem, remedy: "make it readable" });
});

it.each([
  ["a file", undefined, "is not a folder"],
  ["a symlink to nothing", "nothing", "was not found"],
  ["a symlink to itself", "fonts", "leads through a loop of symlinks"],
])("%s instead of the folder is a problem", (_, target, problem) => {
  rmSync(fonts, { recursive: true });
  if (target === undefined) writeFileSync(fonts, "");
  else symlinkSync(target, fonts);
  const remedy = "replace it with a folder, or remove it";
  expectUnreadable({ kind: "font", stem: "", file: fonts, rule: "file/type", problem, remedy });
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
  expect(unreadable).toMatchObject([{ file: fonts, problem: LEADS_OUT }]);
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
