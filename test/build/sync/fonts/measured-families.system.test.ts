import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { FontItem } from "../../../../registry/model/items.ts";
import { ownRegistryDir, packageDir } from "../../../../registry/model/package-root.ts";
import { fetchedPackages, newestVersions } from "../../../../build/sync/fonts/fetched-packages.ts";
import type { FontFacts } from "../../../../build/sync/fonts/font-facts.ts";
import { measureFamily } from "../../../../build/sync/fonts/family-measures.ts";
import { readJson } from "../../../fixtures/read.ts";

const PACKAGE = "@fontsource/overlock";
const overlock = readJson(join(ownRegistryDir, "fonts/overlock.json")) as FontItem;
const versions = readJson(join(packageDir, "registry/fontsource-versions.json")) as Record<
  string,
  string
>;
const pinned = { [PACKAGE]: versions[PACKAGE]! };

const cacheDir = mkdtempSync(join(tmpdir(), "sync-"));
afterAll(() => rmSync(cacheDir, { recursive: true }));

/** As the font's table and Capsize state them. */
const facts: FontFacts = {
  family: "Overlock",
  weights: ["400", "700", "900"],
  styles: ["normal", "italic"],
  faces: [],
  subsets: ["latin", "latin-ext"],
  scripts: ["latin", "latin-ext"],
  measured: {
    familyName: "Overlock",
    category: "display",
    unitsPerEm: 1000,
    ascent: 966,
    descent: -254,
    lineGap: 0,
    capHeight: 154,
    xHeight: 125,
    xWidthAvg: 300,
  },
};

it("a package is fetched once, without woff, and gives the heights, advances and bytes of its item", async () => {
  const fetch = async () => (await fetchedPackages(pinned, cacheDir)).get(PACKAGE)!;
  const folder = await fetch();
  const { ctimeMs } = statSync(folder);
  expect(statSync(await fetch()).ctimeMs).toBe(ctimeMs);
  expect(readdirSync(cacheDir)).toEqual([basename(folder)]);

  const files = readdirSync(join(folder, "files"));
  expect(files.filter((name) => !name.endsWith(".woff2"))).toEqual([]);
  const { metrics, advances, bytes } = await measureFamily(facts, folder, overlock.meta!.languages);
  // The table states heights of 125 and 154, the glyphs 475 and 666.
  expect({ metrics, bytes }).toEqual({
    metrics: overlock.meta!.metrics,
    bytes: overlock.meta!.bytes,
  });
  expect(bytes!.latin!["400"]).toBe(
    statSync(join(folder, "files/overlock-latin-400-normal.woff2")).size,
  );
  expect(Object.keys(advances!)).toEqual(["400", "700", "900"]);
  for (const [weight, { text, documentation }] of Object.entries(advances!)) {
    const published = overlock.meta!.advances![weight]!;
    expect(documentation).toBe(published.documentation);
    expect(Math.abs(text / published.text - 1)).toBeLessThan(0.01);
  }
});

it("without a pinned version the newest one is found, and a package that is not published is null", async () => {
  const missing = "@fontsource/overlock-is-not-published";
  expect(await newestVersions([PACKAGE, missing])).toEqual({
    [PACKAGE]: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    [missing]: null,
  });
});
