import { fontFileFacts } from "../../../registry/measures/font-file-facts.ts";
import { cmapOf, tableOf, woff2Of, wordsOf } from "../../fixtures/font-tables.ts";

/** Format 4: a to c with a difference of glyphs, e by a list of glyphs, f in it without one. */
const SEGMENTS = wordsOf(
  ...[4, 0, 0, 6, 0, 0, 0],
  ...[0x63, 0x66, 0xffff],
  0,
  ...[0x61, 0x65, 0xffff],
  ...[-0x62, 0, 1],
  ...[0, 4, 0],
  ...[7, 0],
);
/** Format 12: a to c, the first without a glyph, and an emoji. */
const GROUPS = wordsOf(
  ...[12, 0, 0, 40, 0, 0, 0, 2],
  ...[0, 0x61, 0, 0x63, 0, 0],
  ...[1, 0xf600, 1, 0xf600, 0, 9],
);

const PLAIN = {
  head: tableOf(54, { 18: 2048 }),
  hhea: tableOf(36, { 4: 1900, 6: -500, 8: 67 }),
  "OS/2": tableOf(96, { 0: 4, 2: 1111, 4: 350, 86: 1056, 88: 1456 }),
  name: namesOf([3, 0x409, 1, "Plain"]),
  cmap: cmapOf({ "3 1": SEGMENTS }),
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
  const texts = names.map(([platform, , , text]) =>
    platform === 1 ? Buffer.from(text, "latin1") : Buffer.from(text, "utf16le").swap16(),
  );
  let offset = 0;
  const records = names.map(([platform, language, id], index) => {
    const length = texts[index]!.length;
    offset += length;
    return wordsOf(platform, 1, language, id, length, offset - length);
  });
  return Buffer.concat([wordsOf(0, names.length, 6 + names.length * 12), ...records, ...texts]);
}

it("a font without axes, classes and post: what the four tables state, and nothing else", () => {
  const { hasCharacter: _, ...facts } = factsWith({});
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
  });
});

it.each([
  [1, []],
  [2, ["xHeight", "capHeight"]],
])("version %i of OS/2 states the heights %j", (version, fields) => {
  const facts = factsWith(os2With({ 0: version, 86: 500, 88: 700 }));
  expect(Object.keys(facts).filter((field) => field.endsWith("Height"))).toEqual(fields);
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

describe("serifs by the class of the family, or else by PANOSE", () => {
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
    [0, 0, 0, undefined],
  ])("class %i, PANOSE %i %i: %s", (familyClass, kind, style, hasSerifs) => {
    const facts = factsWith(os2With({ 30: familyClass << 8, 32: (kind << 8) | style }));
    expect(facts.hasSerifs).toBe(hasSerifs);
    expect("hasSerifs" in facts).toBe(hasSerifs !== undefined);
  });
});

it("axes with fractions and negative ends, wherever the table has them", () => {
  const fvar = Buffer.concat([
    // The axes begin at byte 20, and have 24 bytes each.
    wordsOf(1, 0, 20, 2, 2, 24, 0, 0, 0xffff, 0xffff),
    ...[Buffer.from("slnt"), wordsOf(-12, 0, -3, 0x8000, 0, 0), wordsOf(0, 0, 0xffff, 0xffff)],
    ...[Buffer.from("opsz"), wordsOf(8, 0, 14, 0, 144, 0x4000), wordsOf(0, 0)],
  ]);
  expect(factsWith({ fvar }).axes).toEqual([
    { tag: "slnt", min: -12, max: 0, default: -2.5 },
    { tag: "opsz", min: 8, max: 144.25, default: 14 },
  ]);
});

describe("the family", () => {
  it.each<[string, Parameters<typeof namesOf>, string]>([
    [
      "is the typographic one",
      [
        [3, 0x409, 1, "Plain Light"],
        [3, 0x409, 16, "Plain"],
      ],
      "Plain",
    ],
    ["may be in a name of Unicode", [[0, 0, 1, "Plain"]], "Plain"],
    [
      "is the English one",
      [
        [3, 0x409, 1, "Plain"],
        [3, 0x407, 1, "Schlicht"],
      ],
      "Plain",
    ],
    ["is not in a name of the Macintosh", [[1, 0x409, 1, "Plainness"]], ""],
    ["is not another name", [[3, 0x409, 4, "Plain Regular"]], ""],
  ])("%s", (_, names, family) => {
    expect(factsWith({ name: namesOf(...names) }).family).toBe(family);
  });

  it("is not a name of Unicode with half a character", () => {
    const name = namesOf([3, 0x409, 1, "Plain"]);
    name.writeUInt16BE(9, 14);
    expect(factsWith({ name }).family).toBe("");
  });
});

describe("the characters", () => {
  const has = (subtables: Readonly<Record<string, Buffer>>, characters: string) => {
    const { hasCharacter } = factsWith({ cmap: cmapOf(subtables) });
    return Array.from(characters)
      .filter((character) => hasCharacter(character.codePointAt(0)!))
      .join("");
  };

  it("of segments, some with a list of glyphs; glyph 0 is none", () => {
    expect(has({ "3 1": SEGMENTS }, "`abcdefgz😀")).toBe("ace");
  });

  it("of a segment whose list of glyphs ends with the table", () => {
    expect(has({ "3 1": SEGMENTS.subarray(0, -2) }, "abcdefg")).toBe("ace");
    expect(has({ "3 1": SEGMENTS.subarray(0, -4) }, "abcdefg")).toBe("ac");
  });

  it("of groups, which have characters beyond the first plane", () => {
    expect(has({ "3 10": GROUPS }, "`abcd😀😁")).toBe("bc😀");
  });

  it.each([
    ["3 10", { "3 1": SEGMENTS, "0 3": SEGMENTS, "3 10": GROUPS }, "bc"],
    ["0 4", { "3 1": SEGMENTS, "0 4": GROUPS }, "bc"],
    ["3 1", { "0 3": GROUPS, "3 1": SEGMENTS }, "ac"],
    ["0 3", { "1 0": GROUPS, "0 3": SEGMENTS }, "ac"],
  ])("of the table %s, when there are several", (_, subtables, characters) => {
    expect(has(subtables, "abcd")).toBe(characters);
  });

  it.each<[string, Buffer, string]>([
    ["of another encoding", cmapOf({ "3 0": SEGMENTS }), "has no character map of Unicode"],
    [
      "in another format",
      cmapOf({ "3 1": wordsOf(6, 0, 0, 0) }),
      "has a character map of format 6; expected 4 or 12",
    ],
    [
      "with more groups than the table has",
      cmapOf({ "3 10": GROUPS.subarray(0, -1) }),
      "is damaged: a table is shorter than it states",
    ],
  ])("%s are refused", (_, cmap, message) => {
    const file = woff2Of({ ...PLAIN, cmap });
    expect(() => fontFileFacts(file)).toThrow(
      expect.objectContaining({ name: "Woff2Error", message }),
    );
  });
});
