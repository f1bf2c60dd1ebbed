import { loadCatalog } from "../../registry/catalog.ts";
import { getAllPairings, searchPairings } from "../../registry/index.ts";
import {
  type SearchFilters,
  itemSearch,
  itemSearchInSlices,
  itemSearchOf,
  searchData,
  wordsOf,
} from "../../registry/search.ts";
import { tagDefinitions } from "../../registry/vocabulary.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";

const { pairings, fonts } = loadCatalog(FIXTURE_REGISTRY);
const data = searchData([...pairings.values(), ...fonts.values()], tagDefinitions());
const search = itemSearch(data);
const found = (query: string, filters?: SearchFilters) =>
  search.find(query, filters).map(({ name }) => name);

describe("a search finds", () => {
  it.each([
    ["a name", "plain", "pairing-plain"],
    ["a family", "abril fatface", "abril-fatface"],
    ["the beginning of a word", "abr", "abril-fatface"],
    ["a word with a typing error", "fatfase", "abril-fatface"],
    ["a mood", "elegant", "pairing-serif"],
    ["a use case", "blog", "pairing-serif"],
    ["a word of a description", "smallest", "pairing-bare"],
    ["a font, before a pairing that has its words in passing", "jetbrains mono", "jetbrains-mono"],
    ["words in any order and case", "BLOG Elegant", "pairing-serif"],
  ])("%s first: %s", (_, query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it("a family also finds the pairings that cast it", () => {
    expect(found("abril fatface")).toEqual(["abril-fatface", "pairing-bare"]);
  });

  it("an item with all the words hides those with some", () => {
    expect(found("elegant blog")).toEqual(["pairing-serif"]);
  });

  it("items with some words where none has all", () => {
    expect(found("elegant zeppelin")).toContain("pairing-serif");
  });

  it("nothing for unknown words", () => {
    expect(found("zeppelin")).toEqual([]);
  });

  it("everything, in the order of the registry, without words", () => {
    expect(found(" ")).toEqual([
      ...["pairing-bare", "pairing-plain", "pairing-serif"],
      ...["abril-fatface", "inter", "jetbrains-mono", "lato", "source-serif-4"],
    ]);
  });
});

describe("a query is words", () => {
  it.each([
    ["lower-case", "BLOG Elegant", ["blog", "elegant"]],
    ["split at spaces and punctuation", "sans-serif, (warm)!", ["sans", "serif", "warm"]],
    ["each once", "a A a b", ["a", "b"]],
    ["none in punctuation alone", " ?! ", []],
  ])("%s: %s", (_, query, words) => {
    expect(wordsOf(query)).toEqual(words);
  });

  it("a prefix has at least as many letters as there are words, up to three", () => {
    expect(found("j")).toContain("jetbrains-mono");
    expect(found("j m")).toEqual([]);
    expect(found("ab fa")).toContain("abril-fatface");
    expect(found("ab fa mo")).toEqual([]);
    expect(found("abr fat mod")).toContain("abril-fatface");
  });

  it("of more than three words only the last is taken as a prefix", () => {
    expect(found("abr fat zeppelin qwerty")).toEqual([]);
    expect(found("zeppelin qwerty fat abr")).toContain("abril-fatface");
  });

  it("a duplicate word changes nothing", () => {
    expect(found("elegant blog blog ELEGANT")).toEqual(found("elegant blog"));
  });
});

describe("the published text of the data gives the same search", () => {
  const text = JSON.stringify(data);
  const queries = ["", "abril fatface", "BLOG Elegant", "fatfase", "elegant zeppelin", "zeppelin"];

  it("in one step", () => {
    const { find } = itemSearchOf(text);
    for (const query of queries) expect(find(query)).toEqual(search.find(query));
  });

  it("in slices", async () => {
    const { find } = await itemSearchInSlices(text);
    for (const query of queries) expect(find(query)).toEqual(search.find(query));
  });
});

describe("filters", () => {
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
    [{ font: "Source Serif 4" }, ["pairing-serif", "source-serif-4"]],
    [{ font: "lato" }, ["pairing-bare", "lato"]],
    [{ mood: "professional", useCase: "blog" }, ["pairing-serif"]],
    [{ mood: "Professional" }, []],
    [{ type: "registry:block" }, []],
  ])("%j", (filters, names) => {
    expect(found("", filters)).toEqual(names);
  });

  it("narrow what a query finds", () => {
    expect(found("serif", { type: "font" })).not.toContain("pairing-serif");
  });
});

describe("searchPairings", () => {
  it("gives pairings as data, ranked like the endpoint, frozen", () => {
    const [first] = searchPairings("braille hyperlegible");
    expect(first?.name).toBe("accessible");
    // @ts-expect-error what is returned is readonly
    expect(() => searchPairings("braille").pop()).toThrow(TypeError);
  });

  it("takes the filters; an empty query gives all that pass, ordered by name", () => {
    expect(searchPairings("")).toEqual(getAllPairings());
    const nordic = searchPairings("", { mood: "nordic" });
    expect(nordic.length).toBeGreaterThan(0);
    expect(nordic.every(({ mood }) => mood.includes("nordic"))).toBe(true);
  });
});
