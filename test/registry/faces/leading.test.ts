import { neededLeading, scriptKeyOf } from "../../../registry/faces/leading.ts";
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
  ["tlh", undefined],
  ["constructor", undefined],
])("the language %s has the script %s", (tag, key) => {
  expect(scriptKeyOf(tag)).toBe(key);
});

it("lines need the height from the highest ink to the lowest, where the script is measured", () => {
  const metrics = { unitsPerEm: 1000, extents: { latin: { above: 800, below: 250 } } };
  const font = edited<ReturnType<typeof fixtureFont>>(
    fixtureFont("lato"),
    ["meta", "metrics"],
    metrics,
  );
  expect(neededLeading(font, "en")).toBe(1.05);
  expect(neededLeading(font, "vi")).toBeUndefined();
  expect(neededLeading(font, "tlh")).toBeUndefined();
  expect(neededLeading({ ...font, meta: {} }, "en")).toBeUndefined();
});
