import { publishedContent } from "../../../server/respond/content.ts";
import { nearestNames } from "../../../server/search/nearest-names.ts";

/** A published index of items with these names. */
function indexOf(...names: string[]) {
  const items = names.map((name) => ({ name, type: "registry:style" }));
  return publishedContent("/r/registry.json", Buffer.from(JSON.stringify({ items })), "tag");
}

it("three names at most, the most similar first", () => {
  const index = indexOf("editorial-blog", "pairing-editorials", "editor", "editorial-x", "inter");
  expect(nearestNames("editorial", index)).toEqual(["editorials", "editorial-x", "editorial-blog"]);
});

it("a name is near that shares half of its pairs of letters, its ends included", () => {
  // ^a ab b$ and ^a ac c$ share one of three.
  expect(nearestNames("ab", indexOf("ac"))).toEqual([]);
  // ^a ab bc c$ and ^a ab bd d$ share two of four.
  expect(nearestNames("abc", indexOf("abd", "xbc", "xyz"))).toEqual(["abd", "xbc"]);
});

it("a letter that repeats counts once", () => {
  expect(nearestNames("aaaa", indexOf("aa"))).toEqual(["aa"]);
});

it("neither case nor the prefix of pairings matters", () => {
  expect(nearestNames("pairing-EDITORIAL", indexOf("editorial"))).toEqual(["editorial"]);
});

it("a name of more than 100 characters is near to none", () => {
  const long = "a".repeat(100);
  expect(nearestNames(long, indexOf(long))).toEqual([long]);
  expect(nearestNames(`${long}a`, indexOf(long))).toEqual([]);
});

it("without an index no name is near", () => {
  expect(nearestNames("editorial", undefined)).toEqual([]);
});
