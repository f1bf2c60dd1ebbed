import { SEARCH } from "../../../registry/generated/search.ts";
import { itemSearchOf } from "../../../registry/search/item-search.ts";
import type { SearchData, SearchRecord } from "../../../registry/search/search-data.ts";
import { type JudgedQuery, isAccepted } from "./accepted.ts";
import heldOutQueries from "./held-out-queries.json" with { type: "json" };
import tuningQueries from "./queries.json" with { type: "json" };

const FIRST = 5;

/** How many queries of a file have to have at least one accepted result among the first, and three. */
interface Bounds {
  one: number;
  three: number;
}

/** The queries that the ranking was tuned with; a file of others that it was not has bounds of its own. */
const FILES: [file: string, queries: readonly JudgedQuery[], bounds: Bounds][] = [
  ["queries.json", tuningQueries as unknown as JudgedQuery[], { one: 73, three: 66 }],
  ["held-out-queries.json", heldOutQueries as unknown as JudgedQuery[], { one: 73, three: 61 }],
];

const search = itemSearchOf(SEARCH);
const { items } = JSON.parse(SEARCH) as SearchData;

const firstResults = (query: string) => search.find(query).records.slice(0, FIRST);

/** As a line of a failure: what was found, the accepted marked. */
function lineOf(
  query: string,
  results: readonly SearchRecord[],
  accepted: readonly SearchRecord[],
) {
  const marked = results.map(
    (record) => `${accepted.includes(record) ? "+" : "-"} ${record.title}`,
  );
  return `${query}: ${marked.join(", ")}`;
}

describe.each(FILES)("of the queries of %s", (_, queries, { one, three }) => {
  const judged = queries.map(({ query, accept }) => {
    const results = firstResults(query);
    const accepted = results.filter((result) => isAccepted(result, accept, items));
    return { count: accepted.length, line: lineOf(query, results, accepted) };
  });

  it.each([
    [one, 1],
    [three, 3],
  ])("%i have accepted results among the first five, at least %i", (bound, least) => {
    const misses = judged.filter(({ count }) => count < least).map(({ line }) => line);
    expect(queries.length - misses.length >= bound ? [] : misses).toEqual([]);
  });

  it("those that name a font, perhaps in part or with a typing error, find it first", () => {
    const naming = queries.filter(({ first }) => first !== undefined);
    const found = naming.map(({ query }) => firstResults(query)[0]?.title);
    expect(found).toEqual(naming.map(({ first }) => first));
  });

  it("all judge by fonts that the registry has", () => {
    const titles = new Set(items.map(({ title }) => title));
    const named = queries.flatMap(({ accept, first }) => [
      ...[first ?? [], accept.fonts ?? [], accept.fontsIfNoPair ?? [], accept.pair ?? []].flat(),
    ]);
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });
});

it.each([
  ["javanese", "jv"],
  ["tagalog", "fil"],
  ["bosnian", "bs"],
  ["kurdish sorani", "ckb"],
  ["burmese", "my"],
])("a query for %s finds what sets it whole", (query, tag) => {
  const { languageSets } = JSON.parse(SEARCH) as SearchData;
  const results = search.find(query).records.slice(0, FIRST);
  expect(results).not.toEqual([]);
  for (const { languages } of results) expect(languageSets[languages]).toContain(tag);
});
