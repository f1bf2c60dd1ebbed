import fc from "fast-check";
import { fontFileFacts } from "../../../registry/measures/font-file-facts.ts";
import { Woff2Error, woff2Tables } from "../../../registry/measures/woff2.ts";
import { brandBytes } from "../../fixtures/brand-font.ts";
import { groupsOf, segmentsOf, tableOf, woff2Of, wordsOf } from "../../fixtures/font-tables.ts";
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
    const { coverage: _, ...facts } = fontFileFacts(file);
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

describe("a character map that HarfBuzz would accept", () => {
  const groups = (count: number) =>
    groupsOf([[65, 90], ...Array<[number, number]>(count).fill([97, 122])]);

  it("of 349,000 groups, nearly 4 MB, does not take long", () => {
    expect(factsWith({ cmap: groups(349_000) }).coverage.get("latin")).toBe("0");
  });

  it.each<[string, Buffer, string]>([
    ["of more bytes", groups(350_000), "has 4200040 bytes in its table cmap, at most 4194304"],
    ["with 65 encoding records", wordsOf(0, 65), "has 65 character maps, at most 64 are allowed"],
    ["without records", wordsOf(0, 0), "has no character map of Unicode"],
    ["without Unicode", wordsOf(0, 1, 1, 0, 0, 12, 6, 10, 0, 65, 0), "no character map of Unicode"],
    ["without characters", groupsOf([]), "has no character map of Unicode"],
    ["beyond Unicode", groupsOf([[0x11_0000, 0x1f_ffff]]), "has no character map of Unicode"],
  ])("%s is refused", (_, cmap, message) => {
    expect(() => factsWith({ cmap })).toThrow(Woff2Error);
    expect(() => factsWith({ cmap })).toThrow(message);
  });

  it.each<[string, Buffer]>([
    [
      "groups",
      groupsOf([
        [65, 70],
        [70, 80],
      ]),
    ],
    ["segments", segmentsOf([65, 70], [60, 64])],
  ])("%s that overlap or are not in ascending order are read all the same", (_, cmap) => {
    expect(factsWith({ cmap }).coverage.get("thai")).toBe("ก");
  });

  it.each<[string, Buffer]>([
    ["groups that end before they begin", groupsOf([[70, 65]])],
    ["segments that end before they begin", segmentsOf([70, 65])],
    ["groups that are not there", groupsOf([[65, 70]], 2 ** 31)],
  ])("%s are no characters", (_, cmap) => {
    expect(() => factsWith({ cmap })).toThrow("has no character map of Unicode");
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
    const read = () => factsWith({ name: namesOf(1, bytes, 1) });
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
    tags: readonly string[],
    [min, initial, max]: [number, number, number] = [1, 4, 9],
  ) =>
    Buffer.concat([
      wordsOf(1, 0, 16, 2, tags.length, 20, 0, 4 * tags.length + 4),
      ...tags.flatMap((tag) => [
        Buffer.from(tag, "latin1"),
        wordsOf(min, 0, initial, 0, max, 0, 0, 0),
      ]),
    ]);
  const tagsOf = (count: number) => Array.from({ length: count }, (_, index) => `AX${10 + index}`);

  it.each<[string, Buffer, string]>([
    ["65 of them", fvarOf(tagsOf(65)), "has 65 axes, at most 64 are allowed"],
    ["65,535 of no bytes", wordsOf(1, 0, 16, 2, 0xffff, 0, 0, 0), "has 65535 axes"],
    ["a tag of a terminal", fvarOf(["\u001b[1m"]), "is damaged: it has an invalid axis"],
    ["two with one tag", fvarOf(["wght", "wght"]), "invalid axes, or two with one tag"],
    ["two of the bytes of one", fvarOf(["wght", "opsz"]).subarray(0, 36), "is damaged: it has"],
  ])("%s are refused", (_, fvar, message) => {
    expect(() => factsWith({ fvar })).toThrow(Woff2Error);
    expect(() => factsWith({ fvar })).toThrow(message);
  });

  it("64 of them are read", () => {
    const axes = tagsOf(64).map((tag) => ({ tag, min: 1, default: 4, max: 9 }));
    expect(factsWith({ fvar: fvarOf(tagsOf(64)) }).axes).toEqual(axes);
  });

  it.each<[number, number, number]>([
    [4, 1, 9],
    [1, 9, 4],
  ])("a default that is not between its ends, of %i %i %i, is one of them", (...values) => {
    const [axis] = factsWith({ fvar: fvarOf(["wght"], values) }).axes;
    expect(axis).toEqual({ tag: "wght", min: 1, default: values[1], max: 9 });
  });
});

it("a font without outlines is refused", () => {
  const { glyf: _, ...others } = SOUND;
  expect(() => fontFileFacts(woff2Of(others))).toThrow(
    new Woff2Error("is damaged: it has no table of outlines"),
  );
});
