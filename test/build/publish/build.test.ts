import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { prepareBuild, runBuild } from "../../../build/publish/build.ts";
import { planBuild, readInputs, unchangedManifest } from "../../../build/publish/plan.ts";
import { FolderError } from "../../../build/dist/publish-error.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { publicFolder, temporaryFolder, temporaryRegistry } from "../../fixtures/temporary.ts";

const options = (registryDir = FIXTURE_REGISTRY) => ({
  registryDir,
  outDir: join(temporaryFolder(), "dist"),
  baseUrl: "https://example.com",
});

const pathsOf = (inputs: Parameters<typeof prepareBuild>[0]) =>
  [...(prepareBuild(inputs).published?.files ?? [])].flatMap(({ paths }) => paths);

describe("what a build publishes", () => {
  it("has the headers of hosts last, then the files of the user's", () => {
    const inputs = readInputs({
      ...options(),
      publicDir: publicFolder({ CNAME: "", "a/b.txt": "" }),
    });
    const paths = pathsOf(inputs);
    expect(paths.slice(-3)).toEqual(["_headers", "CNAME", "a/b.txt"]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("has no pages and no compressed files unless they are wanted", () => {
    const paths = pathsOf(readInputs(options()));
    expect(paths.filter((path) => /\.(?:html|br|gz|zst)$/.test(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each([
    ["r/plain.json", "of an item"],
    ["r", "of a folder"],
    ["api/r", "of a folder in a folder"],
    ["r/plain.json/index.html", "below a file"],
    ["r/plain.json/a/b/c", "far below a file"],
    ["build-manifest.json", "of the manifest"],
    ["_headers", "of the headers"],
  ])("is refused with a file %s of the user's, the path %s", (path) => {
    const inputs = readInputs({ ...options(), publicDir: publicFolder({ CNAME: "", [path]: "" }) });
    expect(() => pathsOf(inputs)).toThrow(
      new FolderError(
        `The --public folder contains ${path}, a path that the build publishes itself. Rename or remove that file.`,
      ),
    );
  });

  it("may have files of the user's in its folders", () => {
    const own = { "api/mine.txt": "", "plain.json": "", "r/layered/mine/a.txt": "", "r/plain": "" };
    const paths = pathsOf(readInputs({ ...options(), publicDir: publicFolder(own) }));
    expect(paths.slice(-4)).toEqual(Object.keys(own));
  });

  it("is nothing where the registry has an error", () => {
    const registry = temporaryRegistry(["fonts/lato.json", "{"]);
    const prepared = prepareBuild(readInputs(options(registry)));
    expect(prepared.validation.isValid).toBe(false);
    expect(prepared).not.toHaveProperty("published");
  });
});

describe("a build", () => {
  it("counts pairings and fonts in its manifest, and finds its folder unchanged the next time", () => {
    const once = options();
    const plan = planBuild(once);
    expect(unchangedManifest(plan)).toBeUndefined();
    const { manifest, preserved, validation } = runBuild(plan);
    const { pairings, fonts } = validation.catalog;
    expect(manifest).toMatchObject({
      items: pairings.size + fonts.size,
      fingerprint: plan.fingerprint,
    });
    expect(preserved).toEqual([]);
    expect(unchangedManifest(planBuild(once))).toEqual(manifest);
    expect(unchangedManifest(planBuild({ ...once, baseUrl: "https://b.example" }))).toBeUndefined();
    writeFileSync(join(once.outDir, "r/plain.json"), "{}");
    expect(unchangedManifest(planBuild(once))).toBeUndefined();
  });

  it("returns the files that it preserved beside the folder", () => {
    const once = options();
    runBuild(planBuild(once));
    const plan = planBuild(once);
    writeFileSync(join(once.outDir, "mine.txt"), "");
    const { preserved } = runBuild(plan);
    expect(preserved).toEqual([
      { folder: expect.stringMatching(/\.dist\.old-/), paths: ["mine.txt"] },
    ]);
  });

  it("of a registry with an error writes nothing", () => {
    const wrong = options(temporaryRegistry(["fonts/lato.json", "{"]));
    const { validation, ...rest } = runBuild(planBuild(wrong));
    expect(validation.isValid).toBe(false);
    expect(rest).toEqual({ preserved: [] });
    expect(pathsBelow(dirname(wrong.outDir))).toEqual([]);
  });
});
