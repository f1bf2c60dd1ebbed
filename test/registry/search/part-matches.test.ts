import { meaningsOf } from "../../../registry/search/meanings.ts";
import { partMatches } from "../../../registry/search/part-matches.ts";
import { postingsOf } from "../../../registry/search/postings.ts";
import { queryParts } from "../../../registry/search/query-parts.ts";
import type { SearchRecord } from "../../../registry/search/search-data.ts";
import {
  addPhrase,
  addText,
  emptyPhraseIndex,
  emptyTextIndex,
} from "../../../registry/search/text-index.ts";
import { dataOf, font, pairing } from "./small-registry.ts";

/** How the items match a query of one part: names with kinds, the best first. */
function matching(items: readonly SearchRecord[], query: string, isCompleted = true): string[] {
  const data = dataOf(items);
  const meanings = meaningsOf(data);
  const texts = emptyTextIndex();
  for (const [id, item] of items.entries()) addText(texts, item, id, data.vocabulary);
  const phrases = emptyPhraseIndex();
  for (const phrase of meanings.keys()) addPhrase(phrases, phrase);
  const indexes = { meanings, phrases, postings: postingsOf(items), texts };
  const [part] = queryParts(query, meanings);
  return [...partMatches(part!, indexes, isCompleted)]
    .sort(([, a], [, b]) => b.score - a.score)
    .map(([id, { kind }]) => `${items[id]!.name}: ${kind}`);
}

const TAGGED = pairing("Tagged", { useCases: ["shop"] });
const MENTIONING = pairing("Mentioning", { description: "For every shop." });

it("what a part means is worth more than its words", () => {
  expect(matching([MENTIONING, TAGGED], "shop")).toEqual([
    "pairing-tagged: exact",
    "pairing-mentioning: exact",
  ]);
});

it("with the words as well an item is better than with the tag alone", () => {
  const both = pairing("Both", { useCases: ["shop"], description: "For every shop." });
  expect(matching([TAGGED, both], "shop")[0]).toBe("pairing-both: exact");
});

it("an item with several of the tags that a phrase means is better than with one", () => {
  const both = pairing("Both", { useCases: ["shop", "cafe"] });
  expect(matching([TAGGED, both], "bakery")[0]).toBe("pairing-both: exact");
});

it("in a role only what is set in it matches, and no text", () => {
  const items = [
    font("Lora", { categories: ["serif"] }),
    pairing("Heading — Lora + Inter + Fira Code"),
    pairing("Text — Inter + Lora + Fira Code", { description: "Serif text." }),
  ];
  expect(matching(items, "serif headings")).toEqual(["pairing-heading: exact"]);
});

describe("beginnings and typing errors", () => {
  const begun = pairing("Begun", { useCases: ["cabinet"] });
  const misspelt = pairing("Misspelt", { description: "A cabbin." });
  const exact = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      pairing(`Exact ${index}`, { description: "A cabin." }),
    );

  it("count less than exact words, the former more than the latter", () => {
    const kinds = matching([misspelt, begun, ...exact(1)], "cabin").map(
      (line) => line.split(": ")[1],
    );
    expect(kinds.toSorted()).toEqual(["beginning", "exact", "typing error"]);
  });

  it("are left out where twelve items have the word", () => {
    expect(matching([begun, ...exact(11)], "cabin")).toContain("pairing-begun: beginning");
    expect(matching([begun, ...exact(12)], "cabin")).toHaveLength(12);
  });

  it("are left out where the part is to be complete", () => {
    expect(matching([begun, misspelt], "cabin", false)).toEqual([]);
  });

  it("of a synonym find what it means", () => {
    expect(matching([TAGGED], "bake")).toEqual(["pairing-tagged: beginning"]);
    expect(matching([TAGGED], "bakary")).toEqual(["pairing-tagged: typing error"]);
  });
});
