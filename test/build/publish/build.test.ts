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

/** What is published with these files of the user's. */
function pathsWith(own: Parameters<typeof publicFolder>[0]): string[] {
  const inputs = readInputs({ ...options(), publicDir: publicFolder(own) });
  return [...prepareBuild(inputs).published!.files].flatMap(({ paths }) => paths);
}

describe("what a build publishes", () => {
  it("has the headers of hosts last, then the files of the user's", () => {
    const paths = pathsWith({ CNAME: "", "a/b.txt": "" });
    expect(paths.slice(-3)).toEqual(["_headers", "CNAME", "a/b.txt"]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("has no pages and no compressed files unless they are wanted", () => {
    const paths = pathsWith({});
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
    expect(() => pathsWith({ CNAME: "", [path]: "" })).toThrow(
      new FolderError(
        `The --public folder contains ${path}, a path that the build publishes itself. Rename or remove that file.`,
      ),
    );
  });

  it("may have files of the user's in its folders", () => {
    const own = { "api/mine.txt": "", "plain.json": "", "r/layered/mine/a.txt": "", "r/plain": "" };
    expect(pathsWith(own).slice(-4)).toEqual(Object.keys(own));
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

  it("of a registry with an error writes nothing", () => {
    const wrong = options(temporaryRegistry(["fonts/lato.json", "{"]));
    const { validation, ...rest } = runBuild(planBuild(wrong));
    expect(validation.isValid).toBe(false);
    expect(rest).toEqual({ preserved: [] });
    expect(pathsBelow(dirname(wrong.outDir))).toEqual([]);
  });
});
