import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { earlierBuild } from "../../../build/dist/earlier-build.ts";
import { assertReplaceable } from "../../../build/dist/out-folder.ts";
import { PublishError } from "../../../build/dist/publish-error.ts";
import { HEARTBEAT_MILLISECONDS, putInPlace, removeLeftovers } from "../../../build/dist/swap-folders.ts";
import { type DistFile, writeDist } from "../../../build/dist/write-dist.ts";
import { type BuildManifest, MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import {
  PROCESS_SPACE,
  repairDist,
  type SwapKind,
  swapFolderPath,
} from "../../../build/dist/interrupted-swap.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const ABOUT = { version: "1.2.3", fingerprint: "abc", items: 1 };
/** Above the largest process number that Linux gives. */
const DEAD_PID = 4_194_305;
/** Where process numbers mean other processes than here. */
const ELSEWHERE = "0123456789ab";

const files = (body: string, ...more: string[]): DistFile[] => [
  { paths: ["r/registry.json", ...more], body },
];

const write = (dist: string, written: Iterable<DistFile | undefined>) =>
  writeDist(dist, written, ABOUT, assertReplaceable(dist));

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

it("writes every file, and folders as needed", () => {
  const dist = join(temporaryFolder(), "dist");
  write(dist, files("one", "api/r/a", "api/r/a.json"));
  expect(contentsOf(dist)).toEqual({
    "r/registry.json": "one",
    "api/r/a": "one",
    "api/r/a.json": "one",
  });
});

it("makes the folders above dist, and leaves no file open", () => {
  const dist = join(temporaryFolder(), "a/b/dist");
  // Of the files that Linux lists, one is the list itself.
  const open = readdirSync("/proc/self/fd").length;
  write(dist, files("one"));
  expect(readdirSync("/proc/self/fd")).toHaveLength(open);
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "one" });
});

it("dist is a folder of files, none of which is a symlink", () => {
  const dist = join(temporaryFolder(), "dist");
  write(dist, files("one", "api/r/a"));
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
    ...ABOUT,
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

it("removes what is no longer published", () => {
  const dist = join(temporaryFolder(), "dist");
  write(dist, files("one", "api/r/a"));
  write(dist, files("two"));
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "two" });
});

it("leaves nothing but dist beside it", () => {
  const parent = temporaryFolder();
  for (const body of ["one", "two", "three"]) write(join(parent, "dist"), files(body));
  expect(readdirSync(parent)).toEqual(["dist"]);
});

it("links what is unchanged from the previous folder, and writes what was changed there", () => {
  const dist = join(temporaryFolder(), "dist");
  const both = [...files("one"), { paths: ["r/b.json"], body: "two" }];
  write(dist, both);
  const inode = inodeOf(join(dist, "r/registry.json"));
  writeFileSync(join(dist, "r/b.json"), "owt");
  write(dist, both);
  expect(inodeOf(join(dist, "r/registry.json"))).toBe(inode);
  expect(contentsOf(dist)).toEqual({ "r/registry.json": "one", "r/b.json": "two" });
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
  it("is kept, in a folder that the build reports", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(dist, files("one"));
    const appears = function* () {
      yield* files("two");
      mkdirSync(join(dist, "mine"));
      writeFileSync(join(dist, "mine/notes.txt"), "dear diary");
    };
    const { kept } = write(dist, appears());
    expect(kept).toEqual([
      { folder: expect.stringMatching(/\.dist\.replaced-/), paths: ["mine/notes.txt"] },
    ]);
    expect(contentsOf(kept[0]!.folder)).toEqual({ "mine/notes.txt": "dear diary" });
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "two" });

    // Nor does a later build remove it.
    removeLeftovers(dist);
    expect(contentsOf(kept[0]!.folder)).toEqual({ "mine/notes.txt": "dear diary" });
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

  it("another build that puts its folder in place between the two renames is replaced, too", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    const staging = swapFolderPath(dist, "new");
    for (const [folder, name] of [
      [staging, "new"],
      [dist, "other"],
    ] as const) {
      mkdirSync(folder);
      writeFileSync(join(folder, name), "");
    }
    const replaced = putInPlace(staging, dist);
    expect(readdirSync(dist)).toEqual(["new"]);
    expect(replaced.map((folder) => readdirSync(folder))).toEqual([["other"]]);
  });
});

describe("a build that was killed", () => {
  const killed = (dist: string, kind: SwapKind, space = PROCESS_SPACE, pid = DEAD_PID) => {
    const folder = swapFolderPath(dist, kind).replace(
      `-${PROCESS_SPACE}-${process.pid}-`,
      `-${space}-${pid}-`,
    );
    mkdirSync(join(folder, "r"), { recursive: true });
    return folder;
  };

  it("between the two renames: dist is put back", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(killed(dist, "old"), files("one"));
    mkdirSync(join(killed(dist, "new"), "half"));
    repairDist(dist);
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "one" });
  });

  it("between the two renames, where dist is a symlink of the user's: the folder behind it is put back", () => {
    const parent = temporaryFolder();
    mkdirSync(join(parent, "www"));
    symlinkSync("www/site", join(parent, "dist"));
    write(killed(join(parent, "www/site"), "old"), files("one"));
    repairDist(join(parent, "dist"));
    expect(contentsOf(join(parent, "dist"))).toEqual({ "r/registry.json": "one" });
    expect(lstatSync(join(parent, "dist")).isSymbolicLink()).toBe(true);
  });

  it("while it removed the old folder: that is not put back when dist is missing", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(killed(dist, "replaced"), files("half removed"));
    repairDist(dist);
    expect(existsSync(dist)).toBe(false);
  });

  it("after several others: the folder that was moved aside last is put back", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    for (const body of ["one", "two", "three"]) {
      write(dist, files(body));
      renameSync(dist, swapFolderPath(dist, "old"));
    }
    repairDist(dist);
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "three" });
  });

  it("leaves folders that the next build removes; those of a running one stay", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(dist, files("now"));
    write(killed(dist, "old"), files("one"));
    write(killed(dist, "replaced"), files("one"));
    killed(dist, "old", ELSEWHERE, process.pid);
    killed(dist, "new");
    killed(dist, "new", ELSEWHERE);
    killed(dist, "new", PROCESS_SPACE, process.ppid);
    mkdirSync(join(parent, ".dist.new"));
    mkdirSync(join(parent, ".dist.old-photos"));
    removeLeftovers(dist);
    const left = readdirSync(parent).sort();
    expect(left).toHaveLength(5);
    expect(left).toEqual(
      expect.arrayContaining([
        "dist",
        ".dist.new",
        ".dist.old-photos",
        expect.stringContaining(`.new-${ELSEWHERE}-`),
        expect.stringContaining(`-${process.ppid}-`),
      ]),
    );
  });

  it("while it removed the old folder: the next build removes the rest, and no file of the user's", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    const folder = killed(dist, "replaced");
    rmSync(folder, { recursive: true });
    write(folder, files("one", "r/a.json"));
    rmSync(join(folder, "r/a.json"));
    writeFileSync(join(folder, "r/mine.txt"), "mine");
    expect(removeLeftovers(dist)).toEqual([{ folder, paths: ["r/mine.txt"] }]);
    expect(contentsOf(folder)).toEqual({ "r/mine.txt": "mine" });
    expect(removeLeftovers(dist)).toEqual([]);
    expect(contentsOf(folder)).toEqual({ "r/mine.txt": "mine" });
  });

  it("between the two renames: the folder that has to be put back is not removed before that", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(killed(dist, "old"), files("one"));
    removeLeftovers(dist);
    repairDist(dist);
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "one" });
  });
});

describe("two builds in two containers on one volume published an incomplete dist", () => {
  /** The name of a folder as a container with the same host name and process number would choose it. */
  const ofContainer = (folder: string) => folder.replace(PROCESS_SPACE, ELSEWHERE);

  it("a folder that another container writes is not taken for abandoned by its process number", () => {
    const dist = join(temporaryFolder(), "dist");
    const staging = ofContainer(swapFolderPath(dist, "new"));
    mkdirSync(staging);
    removeLeftovers(dist);
    expect(existsSync(staging)).toBe(true);
  });

  it("one that has not changed for a minute is, whatever its process number", () => {
    const dist = join(temporaryFolder(), "dist");
    for (const staging of [swapFolderPath(dist, "new"), ofContainer(swapFolderPath(dist, "new"))])
      mkdirSync(`${staging}/r`, { recursive: true });
    removeLeftovers(dist, Date.now() + 61_000);
    expect(readdirSync(join(dist, ".."))).toEqual([]);
  });

  it("a build that writes for longer keeps changing its folder", () => {
    const dist = join(temporaryFolder(), "dist");
    const changed: boolean[] = [];
    const slowly = function* () {
      for (const path of ["a", "b"]) {
        const [staging = ""] = readdirSync(join(dist, ".."));
        const before = statSync(join(dist, "..", staging), { bigint: true }).ctimeNs;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1.1 * HEARTBEAT_MILLISECONDS);
        yield undefined;
        const after = statSync(join(dist, "..", staging), { bigint: true }).ctimeNs;
        changed.push(after > before);
        yield { paths: [path], body: path };
      }
    };
    write(dist, slowly());
    expect(changed).toEqual([true, true]);
  });

  it("a build whose folder was removed while it wrote fails, and dist stays as it was", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(dist, files("one"));
    const removed = function* () {
      yield* files("two", "api/r/a");
      removeLeftovers(dist, Date.now() + 61_000);
      yield { paths: ["r/deep/b.json"], body: "three" };
      yield { paths: ["_headers"], body: "four" };
    };
    expect(() => write(dist, removed())).toThrow(PublishError);
    expect(() => write(dist, removed())).toThrow(
      /dist was not replaced: the folder of the new build was removed while it was written\. Build again\.$/,
    );
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "one" });
    expect(readdirSync(parent)).toEqual(["dist"]);
  });

  it("a build whose folder was removed after the last file was written fails, too", () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(dist, files("one"));
    const staging = swapFolderPath(dist, "new");
    expect(() => putInPlace(staging, dist)).toThrow(/ENOENT/);
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "one" });
    expect(readdirSync(parent)).toEqual(["dist"]);
  });

  it.each<[string, (staging: string) => void]>([
    ["is missing", (staging) => rmSync(join(staging, "r/registry.json"))],
    ["is shorter", (staging) => writeFileSync(join(staging, "r/registry.json"), "tw")],
    ["has other bytes", (staging) => writeFileSync(join(staging, "api/r/a"), "owt")],
  ])("a new build of which a file %s is not put in place", (_, damage) => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    write(dist, files("one"));
    const damaged = function* () {
      yield* files("two", "api/r/a");
      const staging = readdirSync(parent).find((name) => name.includes(".new-")) ?? "";
      damage(join(parent, staging));
    };
    expect(() => write(dist, damaged())).toThrow(
      /dist was not replaced: r\/registry\.json of the new build is not as it was written\. Check the disk, and build again\.$/,
    );
    expect(contentsOf(dist)).toEqual({ "r/registry.json": "one" });
    expect(readdirSync(parent)).toEqual(["dist"]);
  });
});

describe("a manifest that a build did not write", () => {
  it.each([
    ["is not JSON", "{"],
    ["is of another program", '{"generator":"vite","contents":[]}'],
    ["has contents without paths", '{"generator":"typography-registry","contents":[{}]}'],
    ["is null", "null"],
  ])("%s: the folder does not count as a build", (_, text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, MANIFEST_FILE), text);
    expect(earlierBuild(folder)).toBeUndefined();
    expect(() => assertReplaceable(folder)).toThrow(
      /a file that no build wrote: build-manifest.json/,
    );
  });
});
