import { loadCatalog } from "../../../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../../../registry/model/package-root.ts";
import { impossibleHeights } from "../../../../registry/faces/possible-heights.ts";

const { fonts } = loadCatalog(ownRegistryDir);

it("no font has an impossible x-height or cap height", () => {
  const impossible = [...fonts.values()].filter(
    ({ meta }) => meta?.metrics !== undefined && impossibleHeights(meta.metrics).length > 0,
  );
  expect(impossible.map(({ name }) => name)).toEqual([]);
});

it.each([
  ["ovo", 0.457, 0.662],
  ["lusitana", 0.434, 0.714],
  ["overlock", 0.475, 0.666],
  ["noto-naskh-arabic", 0.536, 0.714],
  ["special-elite", 0.481, 0.689],
])("%s has the heights of its glyphs, not those of its table", (name, xHeight, capHeight) => {
  const metrics = fonts.get(name)?.meta?.metrics;
  expect((metrics?.xHeight ?? 0) / (metrics?.unitsPerEm ?? 1)).toBeCloseTo(xHeight, 2);
  expect((metrics?.capHeight ?? 0) / (metrics?.unitsPerEm ?? 1)).toBeCloseTo(capHeight, 2);
});

it("a face of capitals alone has its capitals' height at x", () => {
  const metrics = fonts.get("bangers")?.meta?.metrics;
  expect(metrics?.xHeight).toBe(metrics?.capHeight);
});

it("a face without Latin letters has no x-height and no advances", () => {
  const meta = fonts.get("karla-tamil-upright")?.meta;
  expect(meta?.metrics).not.toHaveProperty("xHeight");
  expect(meta).not.toHaveProperty("advances");
});

it("a face whose small letters are substituted has the advances of what text shows", () => {
  const { text = 0, documentation = 0 } = fonts.get("spectral-sc")?.meta?.advances?.["400"] ?? {};
  expect(documentation / text).toBeCloseTo(16, 0);
});

it("a monospaced face sets every word of a length alike, in each weight", () => {
  const { meta } = fonts.get("jetbrains-mono") ?? {};
  for (const { text, documentation } of Object.values(meta?.advances ?? {})) {
    expect(documentation).toBe("Documentation".length * text);
  }
});
