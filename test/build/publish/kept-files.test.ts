import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlierBuild } from "../../../build/dist/earlier-build.ts";
import { type DistFile, writeDist } from "../../../build/dist/write-dist.ts";
import { KEPT_BUILDS, withKeptFiles } from "../../../build/publish/kept-files.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const OLD = "files/acme.0123456789abcdef.woff2";
const NEW = "files/acme.fedcba9876543210.woff2";
const file = (path: string) => ({ paths: [path], body: path });

let dist: string;
beforeEach(() => {
  dist = join(temporaryFolder(), "dist");
});

/** Builds some files into the folder, over what an earlier build wrote there. */
function build(...files: readonly (string | DistFile)[]) {
  const kept: Record<string, number> = {};
  const header = { version: "0", fingerprint: "x", items: 0, kept };
  const all = files.map((one) => (typeof one === "string" ? file(one) : one));
  writeDist(dist, withKeptFiles(all, earlierBuild(dist), kept), header);
  return kept;
}

it("a changed font took its old address from apps that had installed it", () => {
  build(OLD, "index.html");
  expect(build(NEW)).toEqual({ [OLD]: 1 });
  expect(readFileSync(join(dist, OLD), "utf8")).toBe(OLD);
  expect(existsSync(join(dist, "index.html"))).toBe(false);
});

it("a font with the content of another file is kept", () => {
  const shared = { paths: [OLD, "site/a.woff2"], body: "x" };
  build(shared);
  const later = { ...shared, paths: ["site/a.woff2"] };
  expect(build(later)).toEqual({ [OLD]: 1 });
});

it("an old file is kept for a number of builds, and then no longer", () => {
  build(OLD);
  const counts = Array.from({ length: KEPT_BUILDS + 1 }, () => build(NEW));
  expect(counts.map((kept) => kept[OLD])).toEqual([
    ...Array.from({ length: KEPT_BUILDS }, (_, index) => index + 1),
    undefined,
  ]);
  expect(readdirSync(join(dist, "files"))).toEqual(["acme.fedcba9876543210.woff2"]);
});

it("a file that comes back is the build's own again", () => {
  build(OLD);
  build(NEW);
  expect(build(OLD)).toEqual({ [NEW]: 1 });
});

it.each([
  ["that was edited since", (path: string) => writeFileSync(path, "x".repeat(OLD.length))],
  [
    "of a folder that a contributor committed",
    (path: string) => utimesSync(join(path, "../../build-manifest.json"), new Date(), new Date()),
  ],
])("a file %s is not published again", (_, change) => {
  build(OLD);
  change(join(dist, OLD));
  expect(build(NEW)).toEqual({});
});
