import { loadCatalog } from "../../../../registry/model/catalog.ts";
import { pairingCounts } from "../../../../build/sync/counts/pairing-counts.ts";
import { ownRegistryDir } from "../../../../registry/model/package-root.ts";
import { shippedVocabulary } from "../../../../registry/model/vocabulary.ts";
import { FIXTURE_REGISTRY } from "../../../fixtures/read.ts";

const counts = pairingCounts(loadCatalog(ownRegistryDir));

it("counts pairings by what they are, the most first", () => {
  const { total, script, heading, mood } = pairingCounts(loadCatalog(FIXTURE_REGISTRY));
  expect(total).toBe(3);
  expect([...script]).toEqual([]);
  expect([...heading]).toEqual([
    ["display", 1],
    ["sans-serif", 1],
    ["serif", 1],
  ]);
  expect([...mood][0]).toEqual(["professional", 2]);
});

describe("the registry", () => {
  it("has at least 400 pairings, 60 of them beyond Latin", () => {
    expect(counts.total).toBeGreaterThanOrEqual(400);
    const beyondLatin = [...counts.script.values()].reduce((sum, count) => sum + count, 0);
    expect(beyondLatin).toBeGreaterThanOrEqual(60);
  });

  it("has headings of all five classifications", () => {
    expect([...counts.heading.keys()].sort()).toEqual([
      "display",
      "handwriting",
      "monospace",
      "sans-serif",
      "serif",
    ]);
  });

  it.each([
    ["moods", counts.mood],
    ["use-cases", counts.useCase],
    ["categories", counts.category],
  ] as const)("uses each of the %s several times, and none nearly always", (name, used) => {
    const tags = [...shippedVocabulary(name).keys()];
    const rare = tags.filter((tag) => (used.get(tag) ?? 0) < 4);
    const common = tags.filter((tag) => (used.get(tag) ?? 0) > counts.total * 0.9);
    expect({ rare, common }).toEqual({ rare: [], common: [] });
  });
});
