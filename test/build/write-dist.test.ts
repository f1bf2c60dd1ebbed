import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { writeDist } from "../../build/write-dist.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const files = (mark: string, ...more: string[]) => [
  { paths: ["r/registry.json", ...more], body: mark },
];

const contentsOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(realpathSync(folder).length + 1) || path, readFileSync(path, "utf8")];
      }),
  );

const published = (dist: string) => contentsOf(realpathSync(dist));

it("writes every file, and folders as needed", () => {
  const dist = join(temporaryFolder(), "dist");
  writeDist(dist, files("one", "api/r/a", "api/r/a.json"));
  expect(published(dist)).toEqual({
    "r/registry.json": "one",
    "api/r/a": "one",
    "api/r/a.json": "one",
  });
});

it("writes a content once, under however many paths, and tells what it wrote", () => {
  const dist = join(temporaryFolder(), "dist");
  const written = writeDist(dist, [
    { paths: ["api/r/a", "api/r/a.json", "r/a.json"], body: "é" },
    { paths: ["r/b.json"], body: Buffer.from("four") },
  ]);
  const numberOf = (path: string) => statSync(join(dist, path)).ino;
  expect(new Set(["api/r/a", "api/r/a.json", "r/a.json"].map(numberOf)).size).toBe(1);
  expect(written).toEqual({
    fileCount: 4,
    bytes: 3 * 2 + 4,
    largest: { path: "r/b.json", bytes: 4 },
  });
});

it("removes what is no longer published", () => {
  const dist = join(temporaryFolder(), "dist");
  writeDist(dist, files("one", "api/r/a"));
  writeDist(dist, files("two"));
  expect(published(dist)).toEqual({ "r/registry.json": "two" });
});

it("leaves nothing but the current build beside the link", () => {
  const parent = temporaryFolder();
  const dist = join(parent, "dist");
  for (const mark of ["one", "two", "three"]) writeDist(dist, files(mark));
  expect(readdirSync(parent).sort()).toEqual([".dist-builds", "dist"]);
  expect(readdirSync(join(parent, ".dist-builds"))).toEqual([realpathSync(dist).split("/").at(-1)]);
});

it("removes what a killed build left, and leaves a running one's alone", () => {
  const parent = temporaryFolder();
  // No process has this number: it is above the largest that Linux gives out.
  mkdirSync(join(parent, ".dist-builds/4194305-00000000/r"), { recursive: true });
  symlinkSync("nowhere", join(parent, ".dist-builds/4194305-00000000.link"));
  mkdirSync(join(parent, `.dist-builds/${process.ppid}-11111111/r`), { recursive: true });
  writeDist(join(parent, "dist"), files("one"));
  const left = readdirSync(join(parent, ".dist-builds"));
  expect(left).toHaveLength(2);
  expect(left).toContain(`${process.ppid}-11111111`);
});

it("a write that fails leaves the previous folder whole", () => {
  const dist = join(temporaryFolder(), "dist");
  writeDist(dist, files("one", "api/r/a"));
  // A file cannot be where a folder is.
  expect(() => writeDist(dist, files("two", "api/r/b", "api/r"))).toThrow();
  expect(published(dist)).toEqual({ "r/registry.json": "one", "api/r/a": "one" });
});

it("takes the place of an empty folder, and of a folder that holds a published registry", () => {
  const parent = temporaryFolder();
  mkdirSync(join(parent, "empty"));
  mkdirSync(join(parent, "copied/r"), { recursive: true });
  writeFileSync(join(parent, "copied/r/registry.json"), "{}");
  for (const name of ["empty", "copied"]) {
    writeDist(join(parent, name), files("one"));
    expect(lstatSync(join(parent, name)).isSymbolicLink()).toBe(true);
    expect(published(join(parent, name))).toEqual({ "r/registry.json": "one" });
  }
});

it("leaves alone what is not a build's in the folder of builds", () => {
  const parent = temporaryFolder();
  mkdirSync(join(parent, ".dist-builds/photos"), { recursive: true });
  writeDist(join(parent, "dist"), files("one"));
  expect(readdirSync(join(parent, ".dist-builds"))).toContain("photos");
});

it("refuses to take the place of anything else", () => {
  const parent = temporaryFolder();
  mkdirSync(join(parent, "photos"));
  writeFileSync(join(parent, "photos/cat.jpg"), "");
  writeFileSync(join(parent, "file"), "");
  // Where other tools put their own registry, among other things.
  mkdirSync(join(parent, "public/r"), { recursive: true });
  writeFileSync(join(parent, "public/r/registry.json"), "{}");
  writeFileSync(join(parent, "public/logo.svg"), "");
  symlinkSync("photos", join(parent, "link"));
  expect(() => writeDist(join(parent, "public"), files("one"))).toThrow(
    /holds something that no build wrote/,
  );
  expect(() => writeDist(join(parent, "link"), files("one"))).toThrow(
    /is a link that no build made/,
  );
  expect(() => writeDist(join(parent, "photos"), files("one"))).toThrow(
    /holds something that no build wrote/,
  );
  expect(() => writeDist(join(parent, "file"), files("one"))).toThrow(/is not a folder/);
  expect(readdirSync(parent).sort()).toEqual(["file", "link", "photos", "public"]);
  expect(readdirSync(join(parent, "public")).sort()).toEqual(["logo.svg", "r"]);
});
