import { neededLeading, scriptKeyOf } from "../../../registry/faces/leading.ts";
import { shippedLanguages } from "../../../registry/model/languages.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont } from "../../fixtures/read.ts";

it.each([
  ["en", "latin"],
  ["pl", "latin-ext"],
  ["yo", "latin-ext"],
  ["uz", "latin-ext"],
  ["vi", "vietnamese"],
  ["kk", "cyrillic"],
  ["ur", "arabic"],
  ["my", "myanmar"],
  ["ja", "han"],
  ["yue", "han"],
  ["ko", "hangul"],
])("the language %s has the script %s", (tag, key) => {
  expect(scriptKeyOf(tag)).toBe(key);
});

it("every other language of the vocabulary is written in Latin letters, and in more of them than a to z", () => {
  for (const [tag, { letters }] of Object.entries(shippedLanguages())) {
    const isLatin = !/\p{L}/u.test(letters.replace(/[\p{Script=Latin}\p{Lm}]/gu, ""));
    const expected = /^[a-z]+$/i.test(letters) ? ["latin"] : ["latin-ext", "vietnamese"];
    expect([tag, expected.includes(scriptKeyOf(tag))]).toEqual([tag, isLatin]);
  }
});

it("lines need the height from the highest ink to the lowest, where the script is measured", () => {
  const metrics = { unitsPerEm: 1000, extents: { latin: { above: 800, below: 250 } } };
  const font = edited<ReturnType<typeof fixtureFont>>(
    fixtureFont("lato"),
    ["meta", "metrics"],
    metrics,
  );
  expect(neededLeading(font, "latin")).toBe(1.05);
  expect(neededLeading(font, "vietnamese")).toBe(0);
  expect(neededLeading({ ...font, meta: {} }, "latin")).toBe(0);
});
