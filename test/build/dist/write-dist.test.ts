import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type DistFile, writeDist } from "../../../build/dist/write-dist.ts";
import { type BuildManifest, MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const HEADER = { version: "1.2.3", fingerprint: "abc", items: 1 };

const files = (body: string, ...more: string[]): DistFile[] => [
  { paths: ["r/registry.json", ...more], body },
];

const write = (dist: string, written: Iterable<DistFile>) => writeDist(dist, written, HEADER);

/** Every file but the manifest. */
const contentsOf = (folder: string) =>
  Object.fromEntries(
    pathsBelow(folder)
      .filter((path) => path !== MANIFEST_FILE)
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );

const manifestOf = (dist: string) =>
  JSON.parse(readFileSync(join(dist, MANIFEST_FILE), "utf8")) as BuildManifest;

let dist: string;
beforeEach(() => {
  dist = join(temporaryFolder(), "dist");
});

const besideDist = () => readdirSync(dirname(dist));

it("writes every file as a file, and folders as needed, above dist too; leaves no file open", () => {
  dist = join(dist, "a/b/dist");
  // Of the files that Linux lists, one is the list itself.
  const open = readdirSync("/proc/self/fd").length;
  write(dist, files("one", "api/r/a", "api/r/a.json"));
  expect(readdirSync("/proc/self/fd")).toHaveLength(open);
  expect(contentsOf(dist)).toEqual({
    "r/registry.json": "one",
    "api/r/a": "one",
    "api/r/a.json": "one",
  });
  expect(lstatSync(dist).isDirectory()).toBe(true);
  expect(pathsBelow(dist).every((path) => lstatSync(join(dist, path)).isFile())).toBe(true);
});

it("the manifest lists each content once, with its hash, its size and all its paths", () => {
  const { manifest } = write(dist, [
    { paths: ["api/r/a", "r/a.json"], body: "é" },
    { paths: ["r/b.json"], body: Buffer.from("four") },
    { paths: ["r/c.json"], body: "é" },
  ]);
  expect(manifest).toEqual({
    generator: "typography-registry",
    ...HEADER,
    contents: [
      {
        // printf é | openssl dgst -sha256 -binary | basenc --base64url, without padding
        sha256: "SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw_biumnEw",
        bytes: 2,
        paths: ["api/r/a", "r/a.json", "r/c.json"],
      },
      {
        sha256: "BO-vCA9aPnThwp0cpqSFaTgsu80yTo1Z0rg-8hwDnwA",
        bytes: 4,
        paths: ["r/b.json"],
      },
    ],
  });
  expect(manifestOf(dist)).toEqual(manifest);
  expect(readFileSync(join(dist, MANIFEST_FILE), "utf8").split("\n")).toHaveLength(5);
});

it("the paths of one content are hard links to one file", () => {
  write(dist, [...files("one", "api/r/a"), { paths: ["r/c.json"], body: "one" }]);
  const paths = ["r/registry.json", "api/r/a", "r/c.json"];
  const inodes = paths.map((path) => statSync(join(dist, path)).ino);
  expect(new Set(inodes).size).toBe(1);
});

it("removes what is no longer published, and leaves nothing but dist beside it", () => {
  write(dist, files("one", "api/r/a"));
  write(dist, files("two"));
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "two" });
  expect(besideDist()).toEqual(["dist"]);
});

it("without hard links, every file is a file of its own", () => {
  writeDist(dist, files("one", "api/r/a"), HEADER, { hardLinks: false });
  expect(statSync(join(dist, "api/r/a")).nlink).toBe(1);
});

it("an edit in a copy by `cp -al` of an earlier dist does not change the next one", () => {
  write(dist, files("one"));
  linkSync(join(dist, "r/registry.json"), join(dist, "../copy"));
  write(dist, files("one"));
  writeFileSync(join(dist, "../copy"), "mine");
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "one" });
});

it("a write that fails leaves the previous folder as it was, and nothing beside it", () => {
  write(dist, files("one", "api/r/a"));
  // A file cannot be where a folder is.
  expect(() => write(dist, files("two", "api/r/b", "api/r"))).toThrow();
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "one", "api/r/a": "one" });
  expect(besideDist()).toEqual(["dist"]);
});

it("no content replaces another at the same path", () => {
  expect(() => write(dist, [...files("one"), ...files("two")])).toThrow(/EEXIST/);
  expect(existsSync(dist)).toBe(false);
});

it.each(["../x", "/x", "a/../../x", "./x", "a//x", "", "a\\x", "a\nx"])(
  "nothing is written at %j, whatever a path is made from",
  (path) => {
    expect(() => write(dist, [{ paths: [path], body: "x" }])).toThrow(
      `${JSON.stringify(path)} is not a path below the published folder`,
    );
    expect(besideDist()).toEqual([]);
  },
);

it("a file that appears in dist while a build replaces it stays, in a folder that builds report", () => {
  write(dist, files("one"));
  const appears = function* () {
    yield* files("two");
    mkdirSync(join(dist, "mine"));
    writeFileSync(join(dist, "mine/notes.txt"), "dear diary");
  };
  const { preserved } = write(dist, appears());
  expect(preserved).toEqual([
    { folder: expect.stringMatching(/\.dist\.old-/), paths: ["mine/notes.txt"] },
  ]);
  expect(contentsOf(preserved[0]!.folder)).toMatchObject({ "mine/notes.txt": "dear diary" });
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "two" });
  expect(write(dist, files("three")).preserved).toEqual(preserved);
});

it("two builds at once whose lock file was removed by hand: dist is one complete build", () => {
  const other = function* () {
    yield* files("two", "api/r/a");
    rmSync(join(dist, "../.dist.lock"));
    write(dist, files("three"));
    yield { paths: ["r/deep/b.json"], body: "four" };
  };
  expect(() => write(dist, other())).toThrow(
    `${dist} cannot be written: a folder was not found (ENOENT). Nothing was changed. Build again, or choose another folder with --out.`,
  );
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "three" });
  expect(manifestOf(dist).contents).toHaveLength(1);
  expect(besideDist()).toEqual(["dist"]);
});
