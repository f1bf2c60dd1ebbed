import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildRegistry } from "../../../build/publish/build.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { planBuild, unchangedManifest } from "../../../build/publish/plan.ts";
import { newFont } from "../../../build/new/new-font.ts";
import { BRAND_FILE, brandBytes, specimen } from "../../fixtures/brand-font.ts";
import { brandRegistry } from "../../fixtures/brand-registry.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const folder = temporaryFolder();
const fontPackageDir = join(folder, "font-package");
const dist = join(folder, "dist");
let options: Parameters<typeof planBuild>[0];

const packaged = (path: string) => readFileSync(join(fontPackageDir, path), "utf8");
const published = (path: string) =>
  JSON.parse(readFileSync(join(dist, path), "utf8")) as {
    dependencies?: string[];
    css: Record<string, object>;
  };

beforeAll(async () => {
  const registryDir = await brandRegistry();
  writeFileSync(
    join(registryDir, "config.json"),
    '{ "fontPackage": "@acme/fonts@1.2.0", "pin": true }',
  );
  options = { registryDir, outDir: dist, baseUrl: "https://type.example", fontPackageDir };
  const { validation, manifest } = buildRegistry(options);
  expect(validation.problems).toEqual([]);
  expect(manifest).toBeDefined();
});

describe("the npm package of local fonts", () => {
  it("has the name and the version of the configuration, and its families as its files", () => {
    expect(JSON.parse(packaged("package.json"))).toMatchObject({
      name: "@acme/fonts",
      version: "1.2.0",
      license: "UNLICENSED",
      files: ["acme-mono", "acme-sans", "acme-text"],
    });
    expect(packaged("LICENSE")).toContain("Acme Sans: UNLICENSED\n");
  });

  it("has for each family the sheets, the files and the facts that a package of Fontsource has", () => {
    const paths = pathsBelow(join(fontPackageDir, "acme-text")).sort();
    expect(paths).toEqual([
      "400-italic.css",
      "files/acme-text-400-italic.woff2",
      "files/acme-text-wght-normal.woff2",
      "index.css",
      "latin-400-italic.css",
      "latin-wght.css",
      "metadata.json",
      "unicode.json",
      "wght.css",
    ]);
    expect(JSON.parse(packaged("acme-text/metadata.json"))).toMatchObject({
      id: "acme-text",
      family: "Acme Text",
      defSubset: "latin",
      category: "serif",
      styles: ["normal", "italic"],
    });
  });

  it("has the files of the registry, which its sheets name", () => {
    const file = join(fontPackageDir, "acme-sans/files/acme-sans-wght-normal.woff2");
    expect(readFileSync(file)).toEqual(brandBytes());
    expect(packaged("acme-sans/wght.css")).toContain(
      'src: url("./files/acme-sans-wght-normal.woff2") format("woff2");',
    );
    expect(packaged("acme-sans/index.css")).toBe(packaged("acme-sans/wght.css"));
  });

  it("lost files that npm took for links", () => {
    const linked = pathsBelow(fontPackageDir).filter(
      (path) => statSync(join(fontPackageDir, path)).nlink > 1,
    );
    expect(linked).toEqual([]);
  });

  it("is missing: the next build is not unchanged, and writes it", () => {
    expect(unchangedManifest(planBuild(options))).toBeDefined();
    const elsewhere = { ...options, fontPackageDir: join(folder, "other") };
    expect(unchangedManifest(planBuild(elsewhere))).toBeUndefined();
    buildRegistry(elsewhere);
    expect(pathsBelow(elsewhere.fontPackageDir)).toContain("package.json");
  });

  it.each([
    "r/brand.json",
    "r/layered/brand.json",
    "r/self-hosted/brand.json",
    "r/typeset/brand.json",
  ])("%s depends on it, imports from it, and loads no file of the registry", (path) => {
    const isPlain = path === "r/brand.json";
    const item = published(isPlain ? "r/acme-text.json" : path);
    expect(item.dependencies).toEqual(["@acme/fonts@1.2.0"]);
    expect(Object.keys(item.css)).toContain('@import "@acme/fonts/acme-text/wght.css"');
    expect(JSON.stringify(item)).not.toContain("https://type.example/files/");
  });

  it("does not serve a page without a build tool, which loads the published files", () => {
    const css = readFileSync(join(dist, "css/brand.css"), "utf8");
    expect(css).toMatch(/url\("https:\/\/type\.example\/files\/acme-sans\.[0-9a-f]{16}\.woff2"\)/);
  });
});

it("a pinned font of the provider is installed in the release that it was measured on", () => {
  const { dependencies = [], css } = published("r/self-hosted/mixed.json");
  expect(dependencies).toEqual([
    "@acme/fonts@1.2.0",
    expect.stringMatching(/^@fontsource-variable\/inter@\d+\.\d+\.\d+$/),
    expect.stringMatching(/^@fontsource-variable\/jetbrains-mono@\d+\.\d+\.\d+$/),
  ]);
  expect(Object.keys(css)).toContain('@import "@fontsource-variable/jetbrains-mono/wght.css"');
});

it("another font under the same version was not noticed", async () => {
  const { registryDir } = options;
  expect(buildRegistry(options).replacedFonts).toEqual([]);
  const other = specimen("source-serif-4-400-700");
  await newFont({ registryDir, name: "acme-sans", files: [other], replace: true });
  const path = "acme-sans/files/acme-sans-wght-normal.woff2";
  expect(buildRegistry(options).replacedFonts).toEqual([path]);
  const file = join(registryDir, "config.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("1.2.0", "1.3.0"));
  await newFont({ registryDir, name: "acme-sans", files: [BRAND_FILE], replace: true });
  expect(buildRegistry(options).replacedFonts).toEqual([]);
});
