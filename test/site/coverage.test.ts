import { EXTENDED_LATIN } from "../../build/sync/specimens/specimen-characters.ts";
import {
  characterSetsIn,
  characterSetsOf,
  encodedCharacterSets,
} from "../../build/site/shared/faces/character-sets.ts";
import { hasExtendedLatin, missingLetters, runsOf } from "../../build/site/shared/faces/letters.ts";
import { charactersInRange } from "../../build/site/shared/faces/unicode-ranges.ts";

const inBasicLatin = charactersInRange("U+20-7E");

describe("the letters that a font lacks", () => {
  it.each([
    ["Hello, world", []],
    ["Łódź", ["Ł", "ó", "ź"]],
    ["a  b\n\u200d", []],
    ["Łódź, Łódź", ["Ł", "ó", "ź"]],
    ["cafe\u0301", ["é"]],
    ["ba\u0323t", ["ạ"]],
    ["x\u0335y", ["x\u0335"]],
    ["Fresh bread 🥐 daily 👩‍🍳 🇫🇷 1️⃣ ☕", []],
    ["“Bread—daily…”。", []],
    ["東京🗼", ["東", "京"]],
    ["", []],
  ])("of %j are %j", (text, missing) => {
    expect(missingLetters(text, inBasicLatin)).toEqual(missing);
  });

  it("are runs of their own, and spaces belong to the run before them", () => {
    expect(runsOf("Ok Łó źle", inBasicLatin)).toEqual([
      { text: "Ok ", isSet: true },
      { text: "Łó ź", isSet: false },
      { text: "le", isSet: true },
    ]);
  });
});

it("an emoji that a face lacks is marked as such, though the face can set the text", () => {
  expect(runsOf("Bread 🥐", inBasicLatin)).toEqual([
    { text: "Bread ", isSet: true },
    { text: "🥐", isSet: false },
  ]);
});

describe("character sets", () => {
  const sets = new Map([
    ["first", [0x41, 0x42, 0x17f, 0x1f600]],
    ["second", [0x41, 0x42, 0x4e00]],
    ["none", []],
  ]);
  const json = encodedCharacterSets(sets);

  it("have every character that was put in and no other", () => {
    const setOf = characterSetsIn(json);
    for (const [font, characters] of sets) {
      const has = setOf(font);
      expect(characters.every((character) => has?.(character))).toBe(true);
      expect([0x40, 0x43, 0x141, 0x4e01, 0x1f601].some((character) => has?.(character))).toBe(
        false,
      );
    }
    expect(setOf("constructor")).toBeUndefined();
  });

  it.each([
    ["null", null],
    ["a list", []],
    ["an object without them", {}],
    ["blocks that are not in Base64", { blocks: ["ö"], fonts: {} }],
    ["no fonts", { blocks: [], fonts: null }],
  ])("are not read from %s", (_, malformed) => {
    expect(() => characterSetsIn(malformed as never)).toThrow();
  });

  it("share the blocks that are the same, and of some fonts keep theirs alone", () => {
    // U+4E00 and U+1F600 are each the first of a block.
    expect(json.blocks).toHaveLength(3);
    const part = characterSetsOf(["second", "unknown"], json);
    expect(part.blocks).toHaveLength(2);
    expect(characterSetsIn(part)("second")?.(0x4e00)).toBe(true);
    expect(characterSetsIn(part)("first")).toBeUndefined();
  });
});

it("a text with ə alone, of Azerbaijani, loads the faces of Extended Latin, as each of their letters does", () => {
  const letters = Array.from(EXTENDED_LATIN);
  expect(letters.filter((letter) => !hasExtendedLatin(letter))).toEqual([]);
  expect(hasExtendedLatin("Grüße, “Ça va?” – 5 €")).toBe(false);
});
