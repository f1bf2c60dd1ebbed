import { join } from "node:path";
import type { FontItem } from "../../../../registry/model/items.ts";
import { loadCatalog } from "../../../../registry/pairing/catalog.ts";
import { genericFamily } from "../../../../registry/faces/generic-family.ts";
import { ownRegistryDir, packageDir } from "../../../../registry/model/package-root.ts";
import { impossibleHeights } from "../../../../registry/faces/possible-heights.ts";
import { shippedVocabulary } from "../../../../registry/model/vocabulary.ts";
import { readJson } from "../../../fixtures/read.ts";

const { fonts } = loadCatalog(ownRegistryDir);
type Lists = (readonly [name: string, families: readonly string[]])[];
const tableOf = (name: string) => readJson(join(packageDir, "build/sync/fonts", name));
const STYLES: Lists = Object.entries(tableOf("face-styles.json") as Record<string, string[]>);
const KINDS: Lists = Object.entries(
  (tableOf("reviewed-families.json") as { kinds: Record<string, { families: string[] }> }).kinds,
).map(([name, { families }]) => [name, families]);

const metaOf = (name: string) => fonts.get(name)?.meta;
const metricsOf = (name: string) => metaOf(name)?.metrics;

it("a font states its license, unless none is published", () => {
  const without = [...fonts.values()].filter(({ meta }) => meta?.license === undefined);
  expect(without.length).toBeLessThan(0.02 * fonts.size);
  const ids = new Set([...fonts.values()].flatMap(({ meta }) => meta?.license?.id ?? []));
  expect([...ids].sort()).toEqual(["Apache-2.0", "OFL-1.1", "Ubuntu-font-1.0"]);
});

it.each([
  ["inter", "OFL-1.1", "Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter)"],
  ["ubuntu", "Ubuntu-font-1.0", expect.stringMatching(/^Copyright 2011 Canonical Ltd/)],
  ["noto-sans-jp", "OFL-1.1", expect.stringContaining("Adobe")],
  ["fira-sans", "OFL-1.1", expect.stringContaining("The Mozilla Foundation")],
])("%s has the license %s and the notice of its holder", (name, id, copyright) => {
  expect(metaOf(name)?.license).toEqual({ id, copyright });
});

it("the families that everybody knows are among the fifteen most used ones", () => {
  for (const name of ["roboto", "open-sans", "inter", "montserrat", "poppins", "lato"])
    expect(metaOf(name)?.popularity).toBeLessThanOrEqual(15);
});

it.each([
  ["inter", 1.1, 1.3],
  ["jost", 1, 1.15],
  ["source-serif-4", 1.8, 2.4],
  ["eb-garamond", 2.5, 4],
  ["playfair-display", 4, 8],
  ["bodoni-moda", 5, 12],
  ["abril-fatface", 8, 14],
])("%s has a contrast of %d to %d", (name, least, most) => {
  const contrast = metricsOf(name)?.contrast;
  expect(contrast).toBeGreaterThanOrEqual(least);
  expect(contrast).toBeLessThanOrEqual(most);
});

it("a bold face alone has a thicker stem than a regular one", () => {
  const regular = metricsOf("archivo")?.stem ?? Infinity;
  expect(metricsOf("archivo-black")?.stem).toBeGreaterThan(2 * regular);
});

it("a stencil has no contrast and no stem", () => {
  expect(metricsOf("allerta-stencil")).not.toHaveProperty("contrast");
  expect(metricsOf("allerta-stencil")).not.toHaveProperty("stem");
});

it("a font states its classification, the styles of its face, then what it is for if not for text", () => {
  const listed = ({ title }: FontItem, lists: Lists) =>
    lists.filter(([, families]) => families.includes(title)).map(([name]) => name);
  for (const font of fonts.values())
    expect([font.name, ...(font.categories ?? []).slice(1)]).toEqual([
      font.name,
      ...listed(font, STYLES),
      ...listed(font, KINDS),
    ]);
});

describe("the tables of styles and kinds", () => {
  it("list each family once a style or kind, and none that the registry does not have", () => {
    const titles = new Set([...fonts.values()].map(({ title }) => title));
    const wrong = [...STYLES, ...KINDS].flatMap(([name, families]) =>
      families
        .filter((family, index) => !titles.has(family) || families.indexOf(family) !== index)
        .map((family) => `${name}: ${family}`),
    );
    expect(wrong).toEqual([]);
  });

  it("have no styles but those that are defined as categories", () => {
    const defined = shippedVocabulary("categories");
    const names = STYLES.map(([name]) => name);
    expect(names.filter((name) => !defined.has(name))).toEqual([]);
  });

  it.each([
    ["didone", "old-style"],
    ["didone", "slab"],
    ["geometric", "humanist"],
    ["old-style", "transitional"],
  ])("do not list a family as %s and as %s, which exclude each other", (one, other) => {
    const styles = new Map(STYLES);
    const both = styles.get(one)?.filter((family) => styles.get(other)?.includes(family));
    expect(both).toEqual([]);
  });
});

it("only handwriting falls back to cursive, and has a category of its own", () => {
  const cursive = [...fonts.values()].filter(({ font }) => font.family.endsWith(", cursive"));
  expect(cursive.length).toBeGreaterThan(300);
  for (const font of cursive) {
    expect(font.categories?.[0]).toBe("handwriting");
    expect(genericFamily(font)).toBe(font.meta?.genericFamily);
  }
});

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
  const metrics = metricsOf(name)!;
  expect(metrics.xHeight! / metrics.unitsPerEm).toBeCloseTo(xHeight, 2);
  expect(metrics.capHeight! / metrics.unitsPerEm).toBeCloseTo(capHeight, 2);
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
