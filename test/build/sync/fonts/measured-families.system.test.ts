import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FontItem } from "../../../../registry/model/items.ts";
import { ownRegistryDir, packageDir } from "../../../../registry/model/package-root.ts";
import { fetchedPackages, newestVersions } from "../../../../build/sync/fonts/fetched-packages.ts";
import type { FontFacts } from "../../../../build/sync/fonts/font-facts.ts";
import { measureFamily } from "../../../../build/sync/fonts/family-measures.ts";
import { readJson } from "../../../fixtures/read.ts";

const PACKAGE = "@fontsource/overlock";
const overlock = readJson(join(ownRegistryDir, "fonts/overlock.json")) as FontItem;
const versions = readJson(join(packageDir, "build/sync/fonts/fontsource-versions.json")) as Record<
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
  const fetched: number[] = [];
  const fetch = () => fetchedPackages(pinned, cacheDir, (done) => fetched.push(done));
  const folder = (await fetch()).get(PACKAGE)!;
  await fetch();
  expect(fetched).toEqual([1]);

  const files = readdirSync(join(folder, "files"));
  expect(files.filter((name) => !name.endsWith(".woff2"))).toEqual([]);
  const { metrics, advances, bytes, corrections } = await measureFamily(facts, folder);
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
  expect(corrections.slice(0, 3)).toEqual([
    {
      family: "Overlock",
      field: "capHeight",
      published: 154,
      measured: 666,
      reason: "differs from the glyph",
    },
    {
      family: "Overlock",
      field: "xHeight",
      published: 125,
      measured: 475,
      reason: "differs from the glyph",
    },
    expect.objectContaining({ field: "xWidthAvg", published: 300 }),
  ]);
});

it("without a pinned version the newest one is found, and a package that is not published is null", async () => {
  const missing = "@fontsource/overlock-is-not-published";
  const newest = await newestVersions([PACKAGE, missing], cacheDir, () => undefined);
  expect(newest).toEqual({ [PACKAGE]: expect.stringMatching(/^\d+\.\d+\.\d+$/), [missing]: null });
});
