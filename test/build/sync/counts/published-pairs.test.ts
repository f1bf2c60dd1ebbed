import { loadCatalog } from "../../../../registry/model/catalog.ts";
import {
  type PublishedPair,
  pairingsByPair,
  publishedPairsReport,
  readPublishedPairs,
} from "../../../../build/sync/counts/published-pairs.ts";
import { ownRegistryDir } from "../../../../registry/model/package-root.ts";
import { FIXTURE_REGISTRY } from "../../../fixtures/read.ts";

const published = readPublishedPairs();

it("pairings are found by the titles of heading and text", () => {
  expect([...pairingsByPair(loadCatalog(FIXTURE_REGISTRY))]).toEqual([
    ["Abril Fatface + Lato", "bare"],
    ["Inter + Inter", "plain"],
    ["Source Serif 4 + Source Serif 4", "serif"],
  ]);
});

it("the report counts the pairs by how many name them, and lists what is missing", () => {
  const pair = (heading: string, body: string, count: number): PublishedPair => ({
    heading,
    body,
    count,
    sources: [],
  });
  const pairs = [pair("A", "B", 10), pair("B", "A", 5), pair("C", "D", 3), pair("E", "F", 2)];
  expect(publishedPairsReport(pairs, new Map([["A + B", "a-b"]]))).toBe(
    [
      "Published pairs,",
      "named by 2 or more: 1 of 4 are included",
      "named by 3 or more: 1 of 3 are included",
      "named by 5 or more: 1 of 2 are included",
      "named by 10 or more: 1 of 1 are included",
      "missing: B + A (5), C + D (3)",
    ].join("\n"),
  );
});

describe("published-pairs.json", () => {
  it("is ordered by count, each pair once, with at most as many sources as name it", () => {
    const counts = published.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const names = published.map(({ heading, body }) => `${heading} + ${body}`);
    expect(new Set(names).size).toBe(names.length);
    expect(published.filter(({ count, sources }) => sources.length > count)).toEqual([]);
  });

  it("names fonts of the registry", () => {
    const titles = new Set(
      [...loadCatalog(ownRegistryDir).fonts.values()].map(({ title }) => title),
    );
    const unknown = published.flatMap(({ heading, body }) =>
      [heading, body].filter((title) => !titles.has(title)),
    );
    expect(unknown).toEqual([]);
  });

  it("of the pairs that ten or more name, the registry has nine in ten", () => {
    const pairingByFonts = pairingsByPair(loadCatalog(ownRegistryDir));
    const named = published.filter(({ count }) => count >= 10);
    const missing = named.filter(
      ({ heading, body }) => !pairingByFonts.has(`${heading} + ${body}`),
    );
    expect(missing.length).toBeLessThanOrEqual(named.length / 10);
  });
});
