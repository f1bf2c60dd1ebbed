import { similarNames } from "../../../registry/search/similar-names.ts";

it("three names at most, the most similar first", () => {
  const similar = similarNames(["editorial-blog", "editorials", "editor", "editorial-x", "inter"]);
  expect(similar("editorial")).toEqual(["editorials", "editorial-x", "editorial-blog"]);
});

it.each([
  // ^a ab b$ and ^a ac c$ share one of three pairs of letters, the ends included.
  ["ab", ["ac"], []],
  // ^a ab bc c$ and ^a ab bd d$ share two of four.
  ["abc", ["abd", "xbc", "xyz"], ["abd", "xbc"]],
  // A pair that repeats counts once.
  ["aaaa", ["aa"], ["aa"]],
  ["a".repeat(100), ["a".repeat(100)], ["a".repeat(100)]],
  // A longer name is near to none.
  ["a".repeat(101), ["a".repeat(100)], []],
])("a name is near that shares half of its pairs of letters: %s", (name, names, near) => {
  expect(similarNames(names)(name)).toEqual(near);
});
