import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isWhole } from "../../../build/dist/earlier-build.ts";
import { assertReplaceable } from "../../../build/dist/out-folder.ts";
import { removeLeftovers } from "../../../build/dist/replace-folder.ts";
import { type DistFile, writeDist } from "../../../build/dist/write-dist.ts";
import { type BuildManifest, MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const HEADER = { version: "1.2.3", fingerprint: "abc", items: 1 };

const files = (body: string, ...more: string[]): DistFile[] => [
  { paths: ["r/registry.json", ...more], body },
];

const write = (dist: string, written: Iterable<DistFile>) =>
  writeDist(dist, written, HEADER, assertReplaceable(dist));

/** Every file but the manifest. */
const contentsOf = (folder: string) =>
  Object.fromEntries(
    pathsBelow(folder)
      .filter((path) => path !== MANIFEST_FILE)
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );

const manifestOf = (dist: string) =>
  JSON.parse(readFileSync(join(dist, MANIFEST_FILE), "utf8")) as BuildManifest;

const inodeOf = (file: string) => statSync(file).ino;

it("writes every file as a file, and folders as needed, above dist too; leaves no file open", () => {
  const dist = join(temporaryFolder(), "a/b/dist");
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
  const dist = join(temporaryFolder(), "dist");
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
  const dist = join(temporaryFolder(), "dist");
  write(dist, [...files("one", "api/r/a"), { paths: ["r/c.json"], body: "one" }]);
  const inodes = ["r/registry.json", "api/r/a", "r/c.json"].map((path) =>
    inodeOf(join(dist, path)),
  );
  expect(new Set(inodes).size).toBe(1);
});

it("removes what is no longer published, and leaves nothing but dist beside it", () => {
  const parent = temporaryFolder();
  const dist = join(parent, "dist");
  write(dist, files("one", "api/r/a"));
  write(dist, files("two"));
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "two" });
  expect(readdirSync(parent)).toEqual(["dist"]);
});

describe("one changed item wrote all files anew, which takes ext4 seconds", () => {
  const [OLD, NEW] = [
    { paths: ["a", "b"], body: "one" },
    { paths: ["c", "a"], body: "one" },
  ];

  /** What becomes of the file `a` of a build in the next one, which publishes its content at `c`. */
  function rebuilt(change: (dist: string) => void = () => undefined) {
    const dist = join(temporaryFolder(), "dist");
    write(dist, [OLD, ...files("two")]);
    const before = inodeOf(join(dist, "a"));
    change(dist);
    write(dist, [NEW, ...files("three")]);
    expect(contentsOf(dist)).toEqual({ a: "one", c: "one", "r/registry.json": "three" });
    return { dist, isLinked: inodeOf(join(dist, "c")) === before };
  }

  it("an unchanged file is a hard link to that of the earlier build, and none of another folder", () => {
    const { dist, isLinked } = rebuilt();
    expect(isLinked).toBe(true);
    expect(statSync(join(dist, "a")).nlink).toBe(2);
  });

  it("the folder is whole after that, and its files are linked again", () => {
    const { dist } = rebuilt();
    expect(isWhole(assertReplaceable(dist)!)).toBe(true);
    const before = inodeOf(join(dist, "a"));
    write(dist, [OLD]);
    expect(inodeOf(join(dist, "b"))).toBe(before);
  });

  it.each<[string, (dist: string) => unknown]>([
    ["was edited, to the same size", (dist) => writeFileSync(join(dist, "a"), "uno")],
    ["was removed", (dist) => rmSync(join(dist, "a"))],
    [
      "has been a symlink to one of the same content since",
      (dist) => {
        renameSync(join(dist, "a"), join(dist, "../mine"));
        symlinkSync("../mine", join(dist, "a"));
      },
    ],
    [
      "is also in a copy by `cp -al`, which an edit in dist would change",
      (dist) => linkSync(join(dist, "a"), join(dist, "../copy")),
    ],
    [
      "is of a dist that a contributor committed",
      (dist) => utimesSync(join(dist, MANIFEST_FILE), new Date(), new Date()),
    ],
  ])("a file that %s is written", (_, change) => {
    expect(rebuilt(change).isLinked).toBe(false);
  });
});

it("a write that fails leaves the previous folder as it was, and nothing beside it", () => {
  const parent = temporaryFolder();
  const dist = join(parent, "dist");
  write(dist, files("one", "api/r/a"));
  // A file cannot be where a folder is.
  expect(() => write(dist, files("two", "api/r/b", "api/r"))).toThrow();
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "one", "api/r/a": "one" });
  expect(readdirSync(parent)).toEqual(["dist"]);
});

it("no content replaces another at the same path", () => {
  const dist = join(temporaryFolder(), "dist");
  expect(() => write(dist, [...files("one"), ...files("two")])).toThrow(/EEXIST/);
  expect(existsSync(dist)).toBe(false);
});

it.each(["../x", "/x", "a/../../x", "./x", "a//x", "", "a\\x", "a\nx"])(
  "nothing is written at %j, whatever a path is made from",
  (path) => {
    const parent = temporaryFolder();
    expect(() => write(join(parent, "dist"), [{ paths: [path], body: "x" }])).toThrow(
      `${JSON.stringify(path)} is not a path below the published folder`,
    );
    expect(readdirSync(parent)).toEqual([]);
  },
);

describe("a file that appears in dist while a build replaces it", () => {
  it("stays, in a folder that the build reports", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(dist, files("one"));
    const appears = function* () {
      yield* files("two");
      mkdirSync(join(dist, "mine"));
      writeFileSync(join(dist, "mine/notes.txt"), "dear diary");
    };
    const { preserved } = write(dist, appears());
    expect(preserved).toEqual([
      { folder: expect.stringMatching(/\.dist\.replaced-/), paths: ["mine/notes.txt"] },
    ]);
    expect(contentsOf(preserved[0]!.folder)).toEqual({ "mine/notes.txt": "dear diary" });
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "two" });
  });
});

describe("concurrent builds", () => {
  it("the one that finishes last is in place, complete, and nothing is left of the other", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(dist, files("one"));
    const overtaken = function* () {
      yield* files("two");
      write(dist, files("three"));
    };
    write(dist, overtaken());
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "two" });
    expect(manifestOf(dist).contents).toHaveLength(1);
    expect(readdirSync(parent)).toEqual(["dist"]);
  });
});

describe("two builds in two containers on one volume published an incomplete dist", () => {
  it("a build whose folder was removed while it wrote fails, and dist stays as it was", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(dist, files("one"));
    const removed = function* () {
      yield* files("two", "api/r/a");
      removeLeftovers(dist, Date.now() + 3_600_001);
      yield { paths: ["r/deep/b.json"], body: "three" };
      yield { paths: ["_headers"], body: "four" };
    };
    expect(() => write(dist, removed())).toThrow(
      `${dist} cannot be written: a folder was not found (ENOENT). Nothing was changed. Build again, or choose another folder with --out.`,
    );
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "one" });
    expect(readdirSync(parent)).toEqual(["dist"]);
  });
});
