import { plainLettering } from "../../build/site/shared/picture/plain-lettering.ts";
import { wrappedLines } from "../../build/site/shared/picture/wrapped-lines.ts";
import { cardTextOf } from "../../build/site/shared/picture/card-text.ts";
import { readSpecimenOutlines } from "../../build/site/shared/specimen/specimen-outlines.ts";
import { catalog, pictureLines } from "./own-registry.ts";

const outlines = readSpecimenOutlines();

function sentenceOf(name: string) {
  const { sentence } = pictureLines(catalog.pairings.get(name)!);
  return { text: sentence.text, prepared: outlines.linesOf(sentence)! };
}

const glyphCounts = (lines: readonly { glyphs: readonly unknown[] }[]) =>
  lines.map(({ glyphs }) => glyphs.length);

it("breaks a text between its words", () => {
  const text = "one two three four";
  const lines = wrappedLines([plainLettering(text, 400, outlines)], text, 5);
  expect(glyphCounts(lines)).toEqual([6, 9]);
  expect(lines.every(({ left, right }) => left === 0 && right <= 5)).toBe(true);
});

it("gives a word that is wider a line of its own", () => {
  const text = "a incomprehensibilities b";
  const lines = wrappedLines([plainLettering(text, 400, outlines)], text, 3);
  expect(glyphCounts(lines)).toEqual([1, 21, 1]);
});

it("counts letters that a font joins as one glyph", () => {
  // "fine-grained" is the first word of its line, with one glyph for "fi".
  const { text, prepared } = sentenceOf("fjord");
  const lines = wrappedLines(prepared, text, 18);
  const words = text.split(" ");
  const first = words.slice(0, words.indexOf("fine-grained")).join("").length;
  expect(glyphCounts(lines)[0]).toBe(first);
});

it("finds the words of every sentence in English of this registry", () => {
  const whole = [...catalog.pairings].filter(([name, item]) => {
    const { text, prepared } = sentenceOf(name);
    return cardTextOf(item).script === "latin" && wrappedLines(prepared, text, 15) === prepared;
  });
  expect(whole.map(([name]) => name)).toEqual([]);
});

it("breaks Japanese after punctuation", () => {
  const { text, prepared } = sentenceOf("satchel");
  const lines = wrappedLines(prepared, text, 14);
  expect(glyphCounts(lines)).toEqual([
    text.indexOf("、") + 1,
    text.length - text.indexOf("、") - 1,
  ]);
});

it.each(["caravanserai", "local-train", "go-kart"])(
  "leaves the prepared lines where letters are joined or read from the right: %s",
  (name) => {
    const { text, prepared } = sentenceOf(name);
    expect(wrappedLines(prepared, text, 5)).toBe(prepared);
  },
);
