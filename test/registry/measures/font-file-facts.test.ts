import { readFileSync } from "node:fs";
import { join } from "node:path";
import { coveredSubsets } from "../../../registry/measures/covered-subsets.ts";
import { fontFileFacts } from "../../../registry/measures/font-file-facts.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { brandBytes } from "../../fixtures/brand-font.ts";
import { segmentsOf, tableOf, woff2Of, wordsOf } from "../../fixtures/font-tables.ts";
import { readJson } from "../../fixtures/read.ts";

const specimen = (name: string) =>
  readFileSync(join(ownRegistryDir, "specimens/faces", `${name}.woff2`));

describe("a file states what the shipped item of its face does", () => {
  it.each([
    ["unbounded-500-700", "unbounded"],
    ["source-serif-4-400-italic", "source-serif-4"],
    ["ibm-plex-mono-400", "ibm-plex-mono"],
    ["abril-fatface-400", "abril-fatface"],
  ])("%s", (file, name) => {
    const { meta, title } = readJson(join(ownRegistryDir, "fonts", `${name}.json`)) as FontItem;
    const { unitsPerEm, ascent, descent, lineGap } = meta!.metrics!;
    const facts = fontFileFacts(specimen(file));
    expect(facts).toMatchObject({ family: title, unitsPerEm, ascent, descent, lineGap });
    expect(facts.isItalic).toBe(file.endsWith("italic"));
  });

  it("the axis of weights that was cut", () => {
    const [axis, ...others] = fontFileFacts(brandBytes()).axes;
    expect(axis).toMatchObject({ tag: "wght", min: 500, max: 700 });
    expect(others).toEqual([]);
  });

  it("the subsets that it covers, and the first letter that it lacks of the others", () => {
    const { coverage } = fontFileFacts(specimen("source-serif-4-greek-400-700"));
    expect(coveredSubsets([coverage])).toEqual(["greek"]);
    expect(coverage.get("latin")).toBe("A");
    expect(coverage.get("cyrillic")).toBe("А");
  });
});

const PLAIN = {
  head: tableOf(54, { 18: 2048 }),
  hhea: tableOf(36, { 4: 1900, 6: -500, 8: 67 }),
  "OS/2": tableOf(96, { 0: 4, 2: 1111, 4: 350, 86: 1056, 88: 1456 }),
  name: namesOf([3, 0x409, 1, "Plain"]),
  cmap: segmentsOf([97, 122]),
  glyf: Buffer.of(),
};

/** What the file states, with some tables in place of the plain ones. */
function factsWith(tables: Readonly<Record<string, Buffer>>): ReturnType<typeof fontFileFacts> {
  return fontFileFacts(woff2Of({ ...PLAIN, ...tables }));
}

function os2With(words: Readonly<Record<number, number>>): { "OS/2": Buffer } {
  return { "OS/2": tableOf(96, { 0: 4, ...words }) };
}

function namesOf(...names: [platform: number, language: number, id: number, text: string][]) {
  const texts = names.map(([, , , text]) => Buffer.from(text, "utf16le").swap16());
  let offset = 0;
  const records = names.map(([platform, language, id], index) => {
    const length = texts[index]!.length;
    offset += length;
    return wordsOf(platform, 1, language, id, length, offset - length);
  });
  return Buffer.concat([wordsOf(0, names.length, 6 + names.length * 12), ...records, ...texts]);
}

it("a font without axes, classes and post: what the other tables state, and nothing else", () => {
  const { coverage: _, ...facts } = factsWith({});
  expect(facts).toEqual({
    family: "Plain",
    weight: 350,
    isItalic: false,
    isFixedPitch: false,
    axes: [],
    unitsPerEm: 2048,
    ascent: 1900,
    descent: -500,
    lineGap: 67,
    xHeight: 1056,
    capHeight: 1456,
    averageAdvance: 1111,
    languages: [],
  });
});

it("OS/2 states heights since its version 2", () => {
  expect(factsWith(os2With({ 0: 2, 86: 500, 88: 700 }))).toMatchObject({
    xHeight: 500,
    capHeight: 700,
  });
  const facts = factsWith(os2With({ 0: 1, 86: 500, 88: 700 }));
  expect([facts.xHeight, facts.capHeight]).toEqual([undefined, undefined]);
});

it.each([
  ["fsSelection", os2With({ 62: 0b1 }), true],
  ["macStyle", { head: tableOf(54, { 18: 1000, 44: 0b10 }) }, true],
  ["other bits", { ...os2With({ 62: 0b10 }), head: tableOf(54, { 18: 1000, 44: 0b1 }) }, false],
])("italic by %s", (_, tables, isItalic) => {
  expect(factsWith(tables).isItalic).toBe(isItalic);
});

it.each([
  [0, false],
  [1, true],
])("isFixedPitch of post is %i: %s", (value, isFixedPitch) => {
  expect(factsWith({ post: tableOf(32, { 14: value }) }).isFixedPitch).toBe(isFixedPitch);
});

it.each<[familyClass: number, kind: number, style: number, hasSerifs: boolean | undefined]>([
  [8, 2, 3, false],
  [1, 2, 11, true],
  [7, 2, 11, true],
  [9, 0, 0, undefined],
  [-1, 0, 0, undefined],
  [0, 2, 2, true],
  [0, 2, 10, true],
  [0, 2, 11, false],
  [0, 2, 1, undefined],
  [0, 3, 3, undefined],
])(
  "serifs by the class of the family %i, or else by PANOSE %i %i: %s",
  (familyClass, kind, style, hasSerifs) => {
    const facts = factsWith(os2With({ 30: familyClass << 8, 32: (kind << 8) | style }));
    expect(facts.hasSerifs).toBe(hasSerifs);
    expect("hasSerifs" in facts).toBe(hasSerifs !== undefined);
  },
);

it("axes with fractions and negative ends, in the order of the file", () => {
  const fvar = Buffer.concat([
    wordsOf(1, 0, 16, 2, 2, 20, 0, 12),
    Buffer.from("slnt"),
    wordsOf(-12, 0, -3, 0x8000, 0, 0, 0, 0),
    Buffer.from("opsz"),
    wordsOf(8, 0, 14, 0, 144, 0x4000, 0, 0),
  ]);
  expect(factsWith({ fvar }).axes).toEqual([
    { tag: "slnt", min: -12, max: 0, default: -2.5 },
    { tag: "opsz", min: 8, max: 144.25, default: 14 },
  ]);
});

it.each<[string, Parameters<typeof namesOf>, string]>([
  [
    "is the typographic one",
    [
      [3, 0x409, 1, "Plain Light"],
      [3, 0x409, 16, "Plain"],
    ],
    "Plain",
  ],
  [
    "is the English one",
    [
      [3, 0x409, 1, "Plain"],
      [3, 0x407, 1, "Schlicht"],
    ],
    "Plain",
  ],
  ["is not another name", [[3, 0x409, 4, "Plain Regular"]], ""],
])("the family %s", (_, names, family) => {
  expect(factsWith({ name: namesOf(...names) }).family).toBe(family);
});
