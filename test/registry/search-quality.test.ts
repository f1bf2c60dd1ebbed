import { getAllPairings, searchPairings } from "../../registry/index.ts";
import expectedSearches from "./expected-searches.json" with { type: "json" };

const FIRST = 5;

/** What a designer would expect among the first five, written down before the ranking was tuned. */
const searches = expectedSearches.map(({ query, expected }) => {
  const first: string[] = searchPairings(query)
    .slice(0, FIRST)
    .map(({ name }) => name);
  return { query, expected, first, hits: expected.filter((name) => first.includes(name)) };
});

describe("among the first five of a search", () => {
  it("is what a designer would expect", () => {
    const lines = searches.map(
      ({ query, expected, first, hits }) =>
        `${hits.length} of ${expected.length}  ${query}: ${first.join(", ")}`,
    );
    const found = searches.reduce((sum, { hits }) => sum + hits.length, 0);
    const wanted = searches.reduce((sum, { expected }) => sum + expected.length, 0);
    console.log([...lines, `${found} of ${wanted} expected pairings`].join("\n"));
    expect(searches.filter(({ hits }) => hits.length === 0)).toEqual([]);
  });

  it("names pairings that are there", () => {
    const names = new Set<string>(getAllPairings().map(({ name }) => name));
    const expected = expectedSearches.flatMap((search) => search.expected);
    expect(expected.filter((name) => !names.has(name))).toEqual([]);
  });
});
