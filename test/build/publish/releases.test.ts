import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { buildRegistry, releaseRegistry } from "../../../build/publish/build.ts";
import { readInputs } from "../../../build/publish/plan.ts";
import { isReleaseName, releaseFiles } from "../../../build/publish/releases.ts";
import type { PairingItem } from "../../../registry/model/items.ts";
import { brandRegistry } from "../../fixtures/brand-registry.ts";
import { edited } from "../../fixtures/edited.ts";
import { readJson } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const baseUrl = "https://type.example";
let registryDir: string;
let file: string;

const release = (name: string) =>
  releaseRegistry(readInputs({ registryDir, baseUrl, outDir: "unused" }), name);

function built(): string {
  const outDir = join(temporaryFolder(), "dist");
  expect(buildRegistry({ registryDir, baseUrl, outDir }).manifest).toBeDefined();
  return outDir;
}

const sizeOf = (item: PairingItem) => item.css.h1["font-size"];

let original: string;
beforeAll(async () => {
  original = await brandRegistry();
});
beforeEach(() => {
  registryDir = join(temporaryFolder(), "registry");
  cpSync(original, registryDir, { recursive: true });
  file = join(registryDir, "pairings/brand.json");
});

it("a release is the registry of its day, at its own address, also after a change", () => {
  expect(release("v1").isValid).toBe(true);
  const before = readJson(file) as PairingItem;
  writeFileSync(file, JSON.stringify(edited(before, ["css", "h1", "font-size"], "2rem")));
  release("v2");
  const dist = built();
  const itemIn = (folder: string) => readJson(join(dist, folder, "r/brand.json")) as PairingItem;
  expect(["v/v1", "v/v2", "."].map((folder) => sizeOf(itemIn(folder)))).toEqual([
    ...[sizeOf(before), "2rem", "2rem"],
  ]);
  expect(itemIn("v/v1").registryDependencies).toContain(`${baseUrl}/v/v1/r/acme-sans.json`);
  expect(readJson(join(dist, "v/index.json"))).toEqual({ releases: ["v1", "v2"] });
});

it("a release has the font files of its day", () => {
  release("v1");
  for (const path of ["files", "fonts", "pairings"])
    rmSync(join(registryDir, path), { recursive: true });
  mkdirSync(join(registryDir, "pairings"));
  const dist = built();
  const { css } = readJson(join(dist, "v/v1/r/acme-sans.json")) as {
    css: Record<string, { src?: string }>;
  };
  const [, address = ""] = /url\("([^"]+)"\)/.exec(JSON.stringify(css).replaceAll("\\", "")) ?? [];
  expect(address).toMatch(/^https:\/\/type\.example\/v\/v1\/files\/acme-/);
  expect(readFileSync(join(dist, address.slice(baseUrl.length))).length).toBeGreaterThan(1000);
});

it("the same release again changes nothing, and other bytes under its name are refused", () => {
  release("v1");
  const folder = join(registryDir, "releases/v1");
  const before = pathsBelow(folder).map((path) => readFileSync(join(folder, path), "utf8"));
  expect(release("v1").isValid).toBe(true);
  writeFileSync(file, JSON.stringify(edited(readJson(file), ["css", "h1", "font-size"], "2rem")));
  expect(() => release("v1")).toThrow(
    "The release v1 is there with other bytes. Projects rely on these: choose another name.",
  );
  expect(pathsBelow(folder).map((path) => readFileSync(join(folder, path), "utf8"))).toEqual(
    before,
  );
  expect(readdirSync(join(registryDir, "releases"))).toEqual(["v1"]);
});

it("a registry for a repository, released as well, could not be built again", () => {
  const github = "acme/type#v1";
  releaseRegistry(readInputs({ registryDir, baseUrl, outDir: "unused", github }), "v1");
  expect(releaseFiles(registryDir).length).toBeGreaterThan(0);
});

it("an invalid registry is not released", () => {
  writeFileSync(file, "{");
  expect(release("v1").isValid).toBe(false);
  expect(pathsBelow(registryDir).filter((path) => path.startsWith("releases"))).toEqual([]);
});

it.each([
  ...["v1/index.html", "v1/r/a.html", "v1/r/a.svg", "v1/site/a.js", "v1/files/a.woff2"],
  ...["v1/api/r/a.html", "a.json", ".v1.1/r/a.json", "V1/r/a.json", "v1/build-manifest.json"],
])("a contributor could publish %s as a file of a release", (path) => {
  const added = join(registryDir, "releases", path);
  mkdirSync(dirname(added), { recursive: true });
  writeFileSync(added, "<script>alert(1)</script>");
  expect(() => releaseFiles(registryDir)).toThrow(`${added} is no file of a release. Remove it;`);
});

it.each([
  ["edited", (path: string) => writeFileSync(path, "{}")],
  ["removed", (path: string) => rmSync(path)],
  ["added", (path: string) => writeFileSync(`${path.slice(0, -5)}-2.json`, "{}")],
])("a file of a release that was %s after it was published silently", (_, change) => {
  release("v1");
  change(join(registryDir, "releases/v1/r/layered/brand.json"));
  expect(() => releaseFiles(registryDir)).toThrow(
    `${join(registryDir, "releases/v1")} has other bytes than were released. Restore it: git checkout`,
  );
});

it.each(["index.json", "", "V1", "../v1", "a b", ".v1", "v1.", "a".repeat(33)])(
  "%j is no name of a release",
  (name) => {
    expect(isReleaseName(name)).toBe(false);
  },
);

it("without releases nothing is published of them", () => {
  expect(releaseFiles(registryDir)).toEqual([]);
});
