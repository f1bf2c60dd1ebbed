import fc from "fast-check";
import { coveredSubsets } from "../../../registry/measures/covered-subsets.ts";
import { fontFileFacts } from "../../../registry/measures/font-file-facts.ts";
import { Woff2Error, woff2Tables } from "../../../registry/measures/woff2-tables.ts";
import { brandBytes } from "../../fixtures/brand-font.ts";
import { cmapOf, tableOf, woff2Of, wordsOf } from "../../fixtures/font-tables.ts";
import { holds } from "../../properties/runs.ts";

const tables = woff2Tables(brandBytes());
const TAGS = ["cmap", "head", "hhea", "name", "OS/2", "post", "fvar"];
const SOUND: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(TAGS.map((tag) => [tag, Buffer.from(tables.get(tag) ?? [])])),
  glyf: Buffer.of(),
};

const factsWith = (changed: Readonly<Record<string, Buffer>>) =>
  fontFileFacts(woff2Of({ ...SOUND, ...changed }));

function expectFactsOrWoff2Error(file: Buffer): void {
  try {
    const { hasCharacter, ...facts } = fontFileFacts(file);
    for (const codePoint of [0, 0xffff, 0x10ffff]) hasCharacter(codePoint);
    coveredSubsets(hasCharacter);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  } catch (error) {
    if (!(error instanceof Woff2Error)) throw error;
  }
}

describe("a changed table gives facts or a Woff2Error, nothing else", () => {
  it.each(TAGS)("%s missing, cut at each sixteenth, or a word of it 0 or 0xFFFF", (tag) => {
    const { [tag]: table = Buffer.of(), ...others } = SOUND;
    expectFactsOrWoff2Error(woff2Of(others));
    for (let part = 0; part < 16; part += 1) {
      const cut = table.subarray(0, Math.floor((table.length * part) / 16));
      expectFactsOrWoff2Error(woff2Of({ ...others, [tag]: cut }));
    }
    for (let offset = 0; offset + 2 <= Math.min(table.length, 96); offset += 2)
      for (const word of [0, 0xffff]) {
        const changed = Buffer.from(table);
        changed.writeUInt16BE(word, offset);
        expectFactsOrWoff2Error(woff2Of({ ...others, [tag]: changed }));
      }
  });

  it("whatever its bytes are", () => {
    const edit = fc.tuple(fc.nat(0xffff), fc.integer({ min: 0, max: 0xff }));
    const edits = fc.array(edit, { minLength: 1, maxLength: 12 });
    holds(
      fc.property(fc.constantFrom(...TAGS), edits, (tag, changes) => {
        const changed = Buffer.from(SOUND[tag] ?? []);
        for (const [offset, byte] of changes) changed[offset % changed.length] = byte;
        expectFactsOrWoff2Error(woff2Of({ ...SOUND, [tag]: changed }));
      }),
    );
  });
});

/** Format 12: groups of code points, each with glyph 1. */
function groupsOf(...groups: [first: number, last: number][]): Buffer {
  const table = Buffer.alloc(16 + groups.length * 12);
  table.writeUInt16BE(12, 0);
  table.writeUInt32BE(groups.length, 12);
  for (const [index, [first, last]] of groups.entries())
    for (const [field, value] of [first, last, 1].entries())
      table.writeUInt32BE(value, 16 + index * 12 + field * 4);
  return cmapOf({ "3 10": table });
}

/** Format 4: segments of code points, the glyphs of which have the same numbers. */
function segmentsOf(...segments: [first: number, last: number][]): Buffer {
  const [firsts, lasts] = [segments.map(([first]) => first), segments.map(([, last]) => last)];
  const zeros = segments.map(() => 0);
  const head = [4, 0, 0, segments.length * 2, 0, 0, 0];
  return cmapOf({ "3 1": wordsOf(...head, ...lasts, 0, ...firsts, ...zeros, ...zeros) });
}

const single = (count: number) =>
  Array.from({ length: count }, (_, index): [number, number] => [2 * index, 2 * index]);

describe("millions of groups do not take long", () => {
  it("as many as are allowed are looked up", () => {
    const { hasCharacter } = factsWith({ cmap: groupsOf(...single(65_536)) });
    expect([64, 65, 131_070, 131_071].map(hasCharacter)).toEqual([true, false, true, false]);
  });

  it("more are refused", () => {
    expect(() => factsWith({ cmap: groupsOf(...single(65_537)) })).toThrow(
      new Woff2Error("has a character map of 65537 ranges, at most 65536 are allowed"),
    );
  });

  it.each<[string, Buffer]>([
    ["groups", groupsOf([65, 70], [70, 80])],
    ["groups", groupsOf([65, 70], [60, 64])],
    ["groups", groupsOf([70, 65])],
    ["segments", segmentsOf([65, 70], [70, 80])],
    ["segments", segmentsOf([65, 70], [60, 64])],
    ["segments", segmentsOf([70, 65])],
  ])(
    "%s that overlap, or are not in ascending order, are refused: they cannot be searched",
    (_, cmap) => {
      expect(() => factsWith({ cmap })).toThrow("its character map is not in ascending order");
    },
  );

  it("several terminators, which some fonts have, are accepted", () => {
    const end: [number, number] = [0xffff, 0xffff];
    const { hasCharacter } = factsWith({ cmap: segmentsOf([65, 70], end, end, end) });
    expect([64, 65, 70, 71].map(hasCharacter)).toEqual([false, true, true, false]);
  });
});

describe("65,535 name records do not fill the memory", () => {
  /** As many records as are allowed, of one name and text. */
  function namesOf(id: number, textBytes: number, count = 4096): Buffer {
    const texts = 6 + count * 12;
    const name = Buffer.alloc(texts + textBytes, "\0A");
    wordsOf(0, count, texts).copy(name);
    for (let index = 0; index < count; index += 1)
      wordsOf(3, 1, 0x409, id, textBytes, 0).copy(name, 6 + index * 12);
    return name;
  }

  it("are refused, whatever they are", () => {
    for (const count of [4097, 0xffff])
      expect(() => factsWith({ name: namesOf(4, 2, count) })).toThrow(
        new Woff2Error(`has ${count} names, at most 4096 are allowed`),
      );
  });

  it("of other names than the family are not read", () => {
    expect(factsWith({ name: namesOf(4, 0xfffe) }).family).toBe("");
  });

  it.each([
    [400, "nothing"],
    [402, "has a family name of 201 characters, at most 200 are allowed"],
    [0xfffe, "has a family name of 32767 characters, at most 200 are allowed"],
  ])("of a family of %i bytes: %s", (bytes, message) => {
    const read = () => factsWith({ name: namesOf(1, bytes) });
    if (message === "nothing") expect(read().family).toHaveLength(200);
    else expect(read).toThrow(new Woff2Error(message));
  });
});

it.each([
  [15, "has 15 units per em; expected 16 to 16384"],
  [16, "nothing"],
  [16_384, "nothing"],
  [16_385, "has 16385 units per em; expected 16 to 16384"],
  [0, "has 0 units per em; expected 16 to 16384"],
])("an em of %i units, which lengths are divided by: %s", (units, message) => {
  const read = () => factsWith({ head: tableOf(54, { 18: units }) });
  if (message === "nothing") expect(read().unitsPerEm).toBe(units);
  else expect(read).toThrow(new Woff2Error(message));
});

describe("axes", () => {
  const fvarOf = (
    count: number,
    tag: string,
    [min, initial, max]: [number, number, number] = [1, 4, 9],
  ) =>
    Buffer.concat([
      wordsOf(1, 0, 16, 2, count, 20, 0, 0),
      ...Array.from({ length: count }, () => [
        Buffer.from(tag, "latin1"),
        wordsOf(min, 0, initial, 0, max, 0, 0, 0),
      ]).flat(),
    ]);

  it.each<[string, Buffer, string]>([
    ["65 of them", fvarOf(65, "wght"), "has 65 axes, at most 64 are allowed"],
    ["65,535 of no bytes", wordsOf(1, 0, 16, 2, 0xffff, 0, 0, 0), "has 65535 axes"],
    ["a tag of a terminal", fvarOf(1, "\u001b[1m"), "is damaged: it has an invalid axis"],
    ["a default below all", fvarOf(1, "wght", [4, 1, 9]), "is damaged: it has an invalid axis"],
    ["a default above all", fvarOf(1, "wght", [1, 9, 4]), "is damaged: it has an invalid axis"],
  ])("%s are refused", (_, fvar, message) => {
    expect(() => factsWith({ fvar })).toThrow(Woff2Error);
    expect(() => factsWith({ fvar })).toThrow(message);
  });

  it("64 of them are read", () => {
    expect(factsWith({ fvar: fvarOf(64, "wght") }).axes).toHaveLength(64);
  });
});

it("a font without outlines is refused", () => {
  const { glyf: _, ...others } = SOUND;
  expect(() => fontFileFacts(woff2Of(others))).toThrow(
    new Woff2Error("is damaged: it has no table of outlines"),
  );
});

it("a duplicate table is refused: two readers could take different ones", () => {
  const file = woff2Of({ head: Buffer.alloc(54), hhea: Buffer.alloc(36) });
  file.write("head", file.indexOf("hhea"), "latin1");
  expect(() => fontFileFacts(file)).toThrow(new Woff2Error("is damaged: it has a duplicate table"));
});
