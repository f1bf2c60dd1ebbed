import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { buildRegistry } from "../../../build/publish/build.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { FolderError } from "../../../build/dist/publish-error.ts";
import { fixtureDist } from "../../fixtures/dist.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { publicFolder, temporaryFolder, temporaryRegistry } from "../../fixtures/temporary.ts";

const build = (outDir: string, registryDir = FIXTURE_REGISTRY, publicDir?: string) =>
  buildRegistry({ registryDir, outDir, publicDir, baseUrl: "https://example.com" });

/** Every file of a folder, those of its parents' builds included. */
const contentsOf = (folder: string) =>
  pathsBelow(folder)
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), "utf8")]);

/** Checks that a build is refused, and that it changed nothing. */
function expectRefused(within: string, run: () => unknown, message: RegExp | string): void {
  const before = contentsOf(within);
  expect(run).toThrow(FolderError);
  expect(run).toThrow(message);
  expect(contentsOf(within)).toEqual(before);
}

it("--out out/src with a user's files in out/src/api and out/src/schemas deleted them", () => {
  const parent = temporaryFolder();
  const out = join(parent, "out/src");
  const own = publicFolder({ "api/routes.ts": "mine", "schemas/user.json": "mine" });
  cpSync(own, out, { recursive: true });
  expectRefused(
    parent,
    () => build(out),
    /out\/src contains 2 files that no build wrote: api\/routes\.ts, schemas\/user\.json\. Move what you want to publish into a folder of your own and name that with --public, or choose another folder with --out\.$/,
  );
});

describe("a folder that a build may replace", () => {
  it.each<[string, (out: string) => void]>([
    ["is missing", () => undefined],
    ["contains empty folders alone", (out) => mkdirSync(join(out, "r/new"), { recursive: true })],
    ["was written by a build", (out) => build(out)],
    ["is a copy of what a build wrote", (out) => cpSync(fixtureDist(), out, { recursive: true })],
  ])("%s", (_, prepare) => {
    const out = join(temporaryFolder(), "dist");
    prepare(out);
    build(out);
    expect(contentsOf(out)).toEqual(contentsOf(fixtureDist()));
  });

  it("is behind a symlink of the user's, which stays", () => {
    const parent = temporaryFolder();
    mkdirSync(join(parent, "www"));
    symlinkSync("www", join(parent, "dist"));
    build(join(parent, "dist"));
    build(join(parent, "dist"));
    expect(lstatSync(join(parent, "dist")).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(parent, "www")).isDirectory()).toBe(true);
    expect(existsSync(join(parent, "www/r/plain.json"))).toBe(true);
    expect(readdirSync(parent).sort()).toEqual(["dist", "www"]);
  });
});

describe("a build is refused, and changes nothing, where the output folder", () => {
  it.each<[string, (file: string) => void]>([
    ["a file of the user's", (file) => writeFileSync(file, "type.example.com")],
    ["a symlink, whatever it leads to", (file) => symlinkSync("nowhere", file)],
  ])("contains %s besides what a build wrote", (_, put) => {
    const out = fixtureDist();
    put(join(out, "CNAME"));
    const before = readdirSync(out);
    expect(() => build(out)).toThrow(/dist contains a file that no build wrote: CNAME\. /);
    expect(readdirSync(out)).toEqual(before);
  });

  it.each([
    [3, "1.jpg, 2.jpg, 3.jpg. Move what you want"],
    [9, "1.jpg, 2.jpg, 3.jpg and 6 more. Move what you want"],
  ])("contains %i files: the first three are named, and all are counted", (count, named) => {
    const parent = temporaryFolder();
    for (let index = 1; index <= count; index += 1) writeFileSync(join(parent, `${index}.jpg`), "");
    const message = `contains ${count} files that no build wrote: ${named}`;
    expectRefused(parent, () => build(parent), message);
  });

  it.each<[string, string | RegExp]>([
    [
      "/dev/shm",
      "/dev/shm is a mount point, which a build cannot replace. Choose a folder inside it, such as --out /dev/shm/site.",
    ],
    [".", /is or contains the current folder/],
  ])("is %s", (out, message) => {
    expect(() => build(out)).toThrow(message);
  });

  it.each([
    ["is a loop of symlinks", "a", "leads through a loop of symlinks. Choose another folder"],
    ["is behind a loop of symlinks", "a/dist", "leads through a loop of symlinks. Choose another"],
    ["is below a file", "file/dist", "has a parent that is not a directory. Choose another folder"],
    ["is a file", "file", "is not a folder. Remove it, "],
  ])("%s", (_, path, problem) => {
    const parent = temporaryFolder();
    symlinkSync("b", join(parent, "a"));
    symlinkSync("a", join(parent, "b"));
    writeFileSync(join(parent, "file"), "");
    const out = join(parent, path);
    expect(() => build(out)).toThrow(FolderError);
    expect(() => build(out)).toThrow(`${out} ${problem}`);
    expect(readdirSync(parent).sort()).toEqual(["a", "b", "file"]);
  });

  it.each([
    ["is the registry", ".", /is or contains the registry/],
    ["is the folder of the fonts", "fonts", /contains .*fonts, which the build reads/],
    ["is inside the folder of the fonts", "fonts/dist", /is inside .*fonts, which the build reads/],
    ["is inside the vocabulary", "vocabulary/x/y", /is inside .*vocabulary, which the build reads/],
  ])("%s", (_, path, message) => {
    const registry = temporaryRegistry();
    expectRefused(dirname(registry), () => build(join(registry, path), registry), message);
  });

  it.each([
    ["as o with the registry o/r, which was deleted", (parent: string) => join(parent, "o")],
    ["by a path with ..", (parent: string) => join(parent, "o/r/../../o")],
    ["by a path that is relative", (parent: string) => relative(process.cwd(), join(parent, "o"))],
    ["with a slash at its end", (parent: string) => join(parent, "o/")],
    ["by a symlink that hides the registry in it", (parent: string) => join(parent, "dist")],
  ])("contains the registry, and is named %s", (_, name) => {
    const parent = temporaryFolder();
    const inner = join(parent, "o");
    cpSync(FIXTURE_REGISTRY, join(inner, "r"), { recursive: true });
    symlinkSync("o", join(parent, "dist"));
    symlinkSync("o/r", join(parent, "registry"));
    for (const registry of ["o/r", "registry"])
      expectRefused(
        inner,
        () => build(name(parent), join(parent, registry)),
        /is or contains the registry/,
      );
  });

  it.each([
    ["is the --public folder", ".", /is or contains the --public folder/],
    ["contains the --public folder", "..", /is or contains the --public folder/],
    ["is inside the --public folder", "dist", /is inside the --public folder/],
  ])("%s", (_, path, message) => {
    const publicDir = publicFolder({ CNAME: "type.example.com" });
    const run = () => build(join(publicDir, path), FIXTURE_REGISTRY, publicDir);
    expectRefused(dirname(publicDir), run, message);
  });
});

it("a registry may contain the output folder besides pairings/ and fonts/", () => {
  const registry = temporaryRegistry();
  build(join(registry, "dist"), registry);
  expect(existsSync(join(registry, "dist/r/plain.json"))).toBe(true);
});
