import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { buildRegistry } from "../../../build/publish/build.ts";
import type { PairingItem } from "../../../registry/model/items.ts";
import { brandRegistry } from "../../fixtures/brand-registry.ts";
import { edited } from "../../fixtures/edited.ts";
import { readJson } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const baseUrl = "https://type.example";
const publicDir = join(temporaryFolder(), "public");
const outDir = join(temporaryFolder(), "dist");
const released = join(publicDir, "v3");

const contentsOf = (folder: string) =>
  pathsBelow(folder)
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), "base64")]);

/** As the documentation has it: a release below the public folder, a change, and a build with that folder. */
beforeAll(async () => {
  const registryDir = await brandRegistry();
  buildRegistry({ registryDir, outDir: released, baseUrl: `${baseUrl}/v3` });
  const file = join(registryDir, "pairings/brand.json");
  writeFileSync(file, JSON.stringify(edited(readJson(file), ["css", "h1", "font-size"], "2rem")));
  expect(buildRegistry({ registryDir, outDir, baseUrl, publicDir }).manifest).toBeDefined();
});

it("a release is published with the bytes of its day, also after a change", () => {
  expect(contentsOf(join(outDir, "v3"))).toEqual(contentsOf(released));
  const sizeIn = (folder: string) =>
    (readJson(join(outDir, folder, "r/brand.json")) as PairingItem).css.h1["font-size"];
  expect(sizeIn(".")).toBe("2rem");
  expect(sizeIn("v3")).not.toBe("2rem");
});

it("what a release refers to is in the release", () => {
  const { registryDependencies } = readJson(join(outDir, "v3/r/brand.json")) as PairingItem;
  expect(registryDependencies).toContain(`${baseUrl}/v3/r/acme-sans.json`);
  const font = readFileSync(join(outDir, "v3/r/acme-sans.json"), "utf8");
  const [, file = ""] = /https:\/\/type\.example\/(v3\/files\/[^"\\]+)/.exec(font) ?? [];
  expect(readFileSync(join(outDir, file)).length).toBeGreaterThan(1000);
});

it("pages of other origins may load the fonts of a release", () => {
  const headers = readFileSync(join(outDir, "_headers"), "utf8");
  expect(headers).toMatch(
    /^\/v3\/files\/:name\.woff2\n(?: .*\n)* {2}Access-Control-Allow-Origin: \*$/m,
  );
});
