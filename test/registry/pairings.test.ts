import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptsOf } from "../../registry/faces/scripts.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { shippedVocabulary } from "../../registry/model/vocabulary.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import { PROJECT } from "../fixtures/read.ts";

const { pairings, fonts } = loadCatalog(ownRegistryDir);
const all = [...pairings.values()];

it("there are at least 400 pairings, 60 of them shown beyond Latin", () => {
  expect(all.length).toBeGreaterThanOrEqual(400);
  const beyondLatin = all.filter(({ meta }) =>
    scriptsOf(meta?.preview ?? "").some(({ script }) => script !== "Latin"),
  );
  expect(beyondLatin.length).toBeGreaterThanOrEqual(60);
});

it("headings have all five classifications", () => {
  const headings = all.map((pairing) => fonts.get(fontInRole(pairing, "heading")!));
  const classifications = new Set(headings.map((font) => font?.categories?.[0]));
  expect([...classifications].sort()).toEqual([
    "display",
    "handwriting",
    "monospace",
    "sans-serif",
    "serif",
  ]);
});

it.each([
  ["moods", all.flatMap(({ meta }) => meta?.mood ?? [])],
  ["use-cases", all.flatMap(({ meta }) => meta?.useCase ?? [])],
  ["categories", all.flatMap(({ categories }) => categories)],
] as const)("each of the %s is used several times, and none nearly always", (name, used) => {
  const counts = new Map<string, number>();
  for (const tag of used) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...shippedVocabulary(name).keys()];
  const rare = tags.filter((tag) => (counts.get(tag) ?? 0) < 4);
  const common = tags.filter((tag) => (counts.get(tag) ?? 0) > all.length * 0.9);
  expect({ rare, common }).toEqual({ rare: [], common: [] });
});

describe("the pairs that published lists, tutorials and templates name", () => {
  const file = join(PROJECT, "build/sync/rules/published-pairs.json");
  const { pairs } = JSON.parse(readFileSync(file, "utf8")) as {
    pairs: { heading: string; body: string; count: number; sources: string[] }[];
  };
  const titleOf = ({ heading, body }: { heading?: string; body?: string }) =>
    `${heading} + ${body}`;

  it("are ordered by count, each once, with at most as many sources as name it", () => {
    const counts = pairs.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(new Set(pairs.map(titleOf)).size).toBe(pairs.length);
    expect(pairs.filter(({ count, sources }) => sources.length > count)).toEqual([]);
  });

  it("are of fonts of the registry", () => {
    const titles = new Set([...fonts.values()].map(({ title }) => title));
    const named = pairs.flatMap(({ heading, body }) => [heading, body]);
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });

  it("are pairings here, nine in ten of those that ten or more name", () => {
    const paired = new Set(
      all.map((pairing) => {
        const title = (role: "heading" | "body") => fonts.get(fontInRole(pairing, role)!)?.title;
        return titleOf({ heading: title("heading")!, body: title("body")! });
      }),
    );
    const named = pairs.filter(({ count }) => count >= 10);
    const missing = named.filter((pair) => !paired.has(titleOf(pair)));
    expect(missing.length).toBeLessThanOrEqual(named.length / 10);
  });
});
