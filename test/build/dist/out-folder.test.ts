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
import { join, relative } from "node:path";
import { buildRegistry } from "../../../build/publish/build.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { FolderError } from "../../../build/dist/publish-error.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

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
  for (const path of ["api/routes.ts", "schemas/user.json"]) {
    mkdirSync(join(out, path, ".."), { recursive: true });
    writeFileSync(join(out, path), "mine");
  }
  expectRefused(
    parent,
    () => build(out),
    /out\/src contains 2 files that no build wrote: api\/routes\.ts, schemas\/user\.json\. Move what you want to publish into a folder of your own and name that with --public, or choose another folder with --out\.$/,
  );
});

describe("a folder that a build may replace", () => {
  it.each<[string, (out: string) => void]>([
    ["is missing", () => undefined],
    ["is empty", (out) => mkdirSync(out)],
    [
      "contains empty folders alone",
      (out) => mkdirSync(join(out, "r/layered"), { recursive: true }),
    ],
    ["was written by a build", (out) => build(out)],
    [
      "is a copy of what a build wrote",
      (out) => {
        build(`${out}-original`);
        cpSync(`${out}-original`, out, { recursive: true });
      },
    ],
  ])("%s", (_, prepare) => {
    const out = join(temporaryFolder(), "dist");
    prepare(out);
    build(out);
    expect(readdirSync(out).sort()).toEqual([
      "_headers",
      "api",
      "build-manifest.json",
      "css",
      "design",
      "r",
      "schemas",
      "tokens",
    ]);
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
  it("contains a file of the user's besides what a build wrote", () => {
    const parent = temporaryFolder();
    const out = join(parent, "dist");
    build(out);
    writeFileSync(join(out, "CNAME"), "type.example.com");
    expectRefused(parent, () => build(out), /dist contains a file that no build wrote: CNAME\. /);
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

  it("contains a symlink, whatever it leads to", () => {
    const parent = temporaryFolder();
    const out = join(parent, "dist");
    build(out);
    symlinkSync("nowhere", join(out, "r/link"));
    expect(() => build(out)).toThrow(/a file that no build wrote: r\/link/);
    expect(lstatSync(join(out, "r/link")).isSymbolicLink()).toBe(true);
  });

  it("is a file", () => {
    const parent = temporaryFolder();
    writeFileSync(join(parent, "dist"), "");
    expectRefused(parent, () => build(join(parent, "dist")), /dist is not a folder\. Remove it, /);
  });

  it("is a mount point", () => {
    expect(() => build("/dev/shm")).toThrow(
      /^\/dev\/shm is a mount point, which a build cannot replace\. Choose a folder inside it, such as --out \/dev\/shm\/site\.$/,
    );
  });

  it.each(["/proc/x", "/proc/x/y", "/sys/x", "/dev/x", "/dev"])(
    "is %s, where a build did not end, or wrote to devices",
    (out) => {
      expect(() => build(out)).toThrow(
        /^The output folder \/\S+ is in \/(proc|sys|dev), which belongs to the system\. Choose another folder with --out\.$/,
      );
    },
  );

  it.each([
    ["is a loop of symlinks", "a", "leads through a loop of symlinks"],
    ["is behind a loop of symlinks", "a/dist", "leads through a loop of symlinks"],
    ["is below a file", "file/dist", "has a parent that is not a directory"],
  ])("%s", (_, path, problem) => {
    const parent = temporaryFolder();
    symlinkSync("b", join(parent, "a"));
    symlinkSync("a", join(parent, "b"));
    writeFileSync(join(parent, "file"), "");
    expect(() => build(join(parent, path))).toThrow(FolderError);
    expect(() => build(join(parent, path))).toThrow(
      `${join(parent, path)} ${problem}. Choose another folder with --out.`,
    );
    expect(readdirSync(parent).sort()).toEqual(["a", "b", "file"]);
  });

  it("is the current folder", () => {
    expect(() => build(".")).toThrow(/is or contains the current folder/);
  });

  it.each([
    ["is the registry", ".", /is or contains the registry/],
    ["is the folder of the fonts", "fonts", /contains .*fonts, which the build reads/],
    ["is inside the folder of the fonts", "fonts/dist", /is inside .*fonts, which the build reads/],
    ["is inside the vocabulary", "vocabulary/x/y", /is inside .*vocabulary, which the build reads/],
  ])("%s", (_, path, message) => {
    const parent = temporaryFolder();
    const registry = join(parent, "registry");
    cpSync(FIXTURE_REGISTRY, registry, { recursive: true });
    expectRefused(parent, () => build(join(registry, path), registry), message);
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
    const parent = join(temporaryFolder(), "web");
    mkdirSync(join(parent, "public"), { recursive: true });
    writeFileSync(join(parent, "public/CNAME"), "type.example.com");
    const publicDir = join(parent, "public");
    expectRefused(parent, () => build(join(publicDir, path), FIXTURE_REGISTRY, publicDir), message);
  });
});

it("a registry may contain the output folder besides pairings/ and fonts/", () => {
  const registry = join(temporaryFolder(), "registry");
  cpSync(FIXTURE_REGISTRY, registry, { recursive: true });
  build(join(registry, "dist"), registry);
  expect(existsSync(join(registry, "dist/r/plain.json"))).toBe(true);
});
