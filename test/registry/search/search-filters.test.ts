import { loadCatalog } from "../../../registry/model/catalog.ts";
import { type SearchFilters, itemSearch } from "../../../registry/search/item-search.ts";
import { searchData } from "../../../registry/search/search-data.ts";
import { searchVocabulary } from "../../../registry/model/vocabulary.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";

const { pairings, fonts } = loadCatalog(FIXTURE_REGISTRY);
const search = itemSearch(
  searchData([...pairings.values(), ...fonts.values()], searchVocabulary()),
);
const found = (query: string, filters: SearchFilters) =>
  search.find(query, filters).records.map(({ name }) => name);

it.each<[SearchFilters, string[]]>([
  [{ type: "registry:style" }, ["pairing-bare", "pairing-plain", "pairing-serif"]],
  [{ type: "font", category: "serif" }, ["source-serif-4"]],
  [{ mood: "professional" }, ["pairing-plain", "pairing-serif"]],
  [{ useCase: "blog" }, ["pairing-serif"]],
  [{ category: "display" }, ["pairing-bare", "abril-fatface"]],
  [
    { script: "vietnamese" },
    ["pairing-plain", "pairing-serif", "inter", "jetbrains-mono", "source-serif-4"],
  ],
  [{ mood: "professional", useCase: "blog" }, ["pairing-serif"]],
  [{ mood: "Professional" }, []],
  [{ type: "registry:block" }, []],
  [{ font: "no such font" }, []],
])("%j, in the order of the registry", (filters, names) => {
  expect(found("", filters)).toEqual(names);
});

it.each<[string, string[]]>([
  ["source-serif-4", ["source-serif-4", "pairing-serif"]],
  ["Source Serif 4", ["source-serif-4", "pairing-serif"]],
  ["LATO", ["lato", "pairing-bare"]],
])("the font %j by its name or its family, in any case, before what uses it", (font, names) => {
  expect(found("", { font })).toEqual(names);
});

it("a font is followed by those that use it most: heading and text, then code", () => {
  expect(found("", { font: "jetbrains mono" })).toEqual([
    ...["jetbrains-mono", "pairing-bare", "pairing-plain", "pairing-serif"],
  ]);
});

it("filters narrow what a query finds", () => {
  expect(found("serif", {})).toContain("pairing-serif");
  expect(found("serif", { type: "font" })).not.toContain("pairing-serif");
});

it("where nothing that passes the filters matches, all that passes is nearest", () => {
  const { records, isNearest } = search.find("zeppelin", { useCase: "blog" });
  expect(records.map(({ name }) => name)).toEqual(["pairing-serif"]);
  expect(isNearest).toBe(true);
});

it("where nothing passes the filters there is nothing near", () => {
  expect(search.find("zeppelin", { mood: "Professional" })).toEqual({
    records: [],
    isNearest: false,
  });
});
