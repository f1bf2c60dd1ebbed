import { join } from "node:path";
import { loadCatalog } from "../../../../registry/model/catalog.ts";
import { genericFamily } from "../../../../registry/pairing/pairing-data.ts";
import { ownRegistryDir, packageDir } from "../../../../registry/model/package-root.ts";
import { readFaceStyles } from "../../../../build/sync/fonts/face-styles.ts";
import { FONT_KIND } from "../../../../build/sync/fonts/reviewed-families.ts";
import { shippedVocabulary } from "../../../../registry/model/vocabulary.ts";
import { readJson } from "../../../fixtures/read.ts";

const { fonts } = loadCatalog(ownRegistryDir);
const metaOf = (name: string) => fonts.get(name)?.meta;

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

it.each(["roboto", "open-sans", "inter", "montserrat", "poppins", "lato"])(
  "%s is among the fifteen most used families",
  (name) => {
    expect(metaOf(name)?.popularity).toBeLessThanOrEqual(15);
  },
);

it.each([
  ["inter", 1.1, 1.3],
  ["jost", 1, 1.15],
  ["source-serif-4", 1.8, 2.4],
  ["eb-garamond", 2.5, 4],
  ["playfair-display", 4, 8],
  ["bodoni-moda", 5, 12],
  ["abril-fatface", 8, 14],
])("%s has a contrast of %d to %d", (name, least, most) => {
  const contrast = metaOf(name)?.metrics?.contrast;
  expect(contrast).toBeGreaterThanOrEqual(least);
  expect(contrast).toBeLessThanOrEqual(most);
});

it("a bold face alone has a thicker stem than a regular one", () => {
  expect(metaOf("archivo-black")?.metrics?.stem).toBeGreaterThan(
    2 * (metaOf("archivo")?.metrics?.stem ?? Infinity),
  );
});

it("a stencil has no contrast and no stem", () => {
  expect(metaOf("allerta-stencil")?.metrics).not.toHaveProperty("contrast");
  expect(metaOf("allerta-stencil")?.metrics).not.toHaveProperty("stem");
});

it("a font states its classification, the styles of its face, then what it is for if not for text", () => {
  for (const [name, categories] of [
    ["noto-color-emoji", ["sans-serif", "emoji"]],
    ["libre-barcode-39", ["display", "barcode"]],
    ["noto-sans-symbols", ["sans-serif", "symbols"]],
  ] as const) {
    expect(fonts.get(name)?.categories).toEqual(categories);
  }
  const styles = readFaceStyles();
  for (const { title, categories } of fonts.values()) {
    const kind = FONT_KIND.get(title);
    expect([title, ...(categories ?? []).slice(1)]).toEqual([
      ...[title, ...(styles.get(title) ?? [])],
      ...(kind ? [kind] : []),
    ]);
  }
});

it.each([
  ["roboto-slab", ["serif", "slab"]],
  ["bodoni-moda", ["serif", "didone"]],
  ["eb-garamond", ["serif", "old-style"]],
  ["poppins", ["sans-serif", "geometric"]],
  ["archivo-narrow", ["sans-serif", "condensed", "grotesque"]],
  ["unifrakturmaguntia", ["display", "blackletter"]],
])("%s has the styles %j", (name, categories) => {
  expect(fonts.get(name)?.categories).toEqual(expect.arrayContaining(categories));
});

describe("face-styles.json", () => {
  const listed = Object.entries(
    readJson(join(packageDir, "build/sync/fonts/face-styles.json")) as Record<string, string[]>,
  );

  it("lists each family once a style, and none that the registry does not have", () => {
    const titles = new Set([...fonts.values()].map(({ title }) => title));
    const wrong = listed.flatMap(([style, families]) =>
      families
        .filter((family, index) => !titles.has(family) || families.indexOf(family) !== index)
        .map((family) => `${style}: ${family}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has no styles but those that are defined as categories", () => {
    const defined = shippedVocabulary("categories");
    expect(listed.map(([style]) => style).filter((style) => !defined.has(style))).toEqual([]);
  });

  it("a style that excludes another is not stated beside it", () => {
    const styles = [...readFaceStyles()];
    for (const [one, other] of [
      ["didone", "old-style"],
      ["didone", "slab"],
      ["geometric", "humanist"],
      ["old-style", "transitional"],
    ] as const) {
      const both = styles.filter(([, own]) => own.includes(one) && own.includes(other));
      expect({ [`${one} and ${other}`]: both.map(([family]) => family) }).toEqual({
        [`${one} and ${other}`]: [],
      });
    }
  });
});

it("every family of the table of kinds is in the registry", () => {
  const titles = new Set([...fonts.values()].map(({ title }) => title));
  expect([...FONT_KIND.keys()].filter((family) => !titles.has(family))).toEqual([]);
});

it("only handwriting falls back to cursive, and has a category of its own", () => {
  const cursive = [...fonts.values()].filter(({ font }) => font.family.endsWith(", cursive"));
  expect(cursive.length).toBeGreaterThan(300);
  for (const font of cursive) {
    expect(font.categories?.[0]).toBe("handwriting");
    expect(genericFamily(font)).toBe(font.meta?.genericFamily);
  }
});
