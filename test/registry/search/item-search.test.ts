import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { SEARCH } from "../../../registry/generated/search.ts";
import type { SearchFilters } from "../../../registry/search/filters.ts";
import { itemSearch, itemSearchOf } from "../../../registry/search/item-search.ts";
import { type SearchData, searchData } from "../../../registry/search/search-data.ts";
import { searchVocabulary } from "../../../registry/model/vocabulary.ts";
import { wordsOf } from "../../../registry/search/words.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { dataOf, font, pairing, titlesFound } from "./small-registry.ts";

const { pairings, fonts } = loadCatalog(FIXTURE_REGISTRY);
const data = searchData([...pairings.values(), ...fonts.values()], searchVocabulary());
const search = itemSearch(data);
const found = (query: string, filters?: SearchFilters) =>
  search.find(query, filters).records.map(({ name }) => name);

describe("a search finds", () => {
  it.each([
    ["a name", "plain", "pairing-plain"],
    ["a family", "abril fatface", "abril-fatface"],
    ["the beginning of a word", "abr", "abril-fatface"],
    ["a word with a typing error", "fatfase", "abril-fatface"],
    ["a mood", "elegant", "pairing-serif"],
    ["a use case", "blog", "pairing-serif"],
    ["a word of a description", "smallest", "pairing-bare"],
    ["a font, before the pairings that set code in it", "jetbrains mono", "jetbrains-mono"],
    ["words in any order and case", "BLOG Elegant", "pairing-serif"],
  ])("%s first: %s", (_, query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it("everything, in the order of the registry, without words", () => {
    for (const query of ["", " ", "?!"]) {
      expect(found(query)).toEqual(data.items.map(({ name }) => name));
      expect(search.find(query).isNearest).toBe(false);
    }
  });

  it.each(["constructor", "__proto__", "toString", "\u0000", "🙂", "'; --", "a".repeat(1000)])(
    "nothing odd for %j",
    (query) => {
      const { records, unknown } = search.find(query);
      expect(records.length + unknown.length).toBeGreaterThan(0);
    },
  );
});

describe("exact words come before beginnings, and these before typing errors", () => {
  const items = [
    pairing("Error", { description: "A cabbin." }),
    // Though a use case weighs more than a word.
    pairing("Beginning", { useCases: ["cabinet"] }),
    pairing("Exact", { description: "A cabin." }),
  ];

  it.each([
    ["of one word", "cabin", []],
    ["of several words by the weakest", "warm cabin", ["warm"]],
  ])("%s", (_, query, moods) => {
    const found = titlesFound(items.map((item) => ({ ...item, moods })));
    expect(found(query)).toEqual(["Exact", "Beginning", "Error"]);
  });
});

describe("what a part of a query means", () => {
  const tagged = pairing("Tagged", { useCases: ["shop"] });
  const mentioning = pairing("Mentioning", { description: "For every shop." });
  const both = pairing("Both", { useCases: ["shop", "cafe"], description: "For every shop." });

  it("counts more than its words, and both together more than the tag alone", () => {
    const found = titlesFound([mentioning, tagged, both]);
    expect(found("shop")).toEqual(["Both", "Tagged", "Mentioning"]);
  });

  it("of several tags counts most where an item has more than one of them", () => {
    expect(titlesFound([tagged, both])("bakery")[0]).toBe("Both");
  });

  it("is found by the beginning of a synonym, and by one with a typing error", () => {
    const names = titlesFound([pairing("Other"), tagged]);
    expect(names("bake")).toEqual(["Tagged"]);
    expect(names("bakary")).toEqual(["Tagged"]);
  });

  it("in a role is only what is set in it, and no text", () => {
    const items = [
      font("Lora", { categories: ["serif"] }),
      pairing("Heading — Lora + Inter + Fira Code"),
      pairing("Text — Inter + Lora + Fira Code", { description: "Serif text." }),
    ];
    expect(titlesFound(items)("serif headings")).toEqual(["Heading"]);
  });
});

it("beginnings of words are left out where twelve items have the word", () => {
  const begun = pairing("Begun", { useCases: ["cabinet"] });
  const exact = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      pairing(`Exact ${index}`, { description: "A cabin." }),
    );
  expect(titlesFound([begun, ...exact(11)])("cabin")).toContain("Begun");
  expect(titlesFound([begun, ...exact(12)])("cabin")).toHaveLength(12);
});

describe("the name of a font", () => {
  const items = [
    pairing("Code — Inter + Inter + Lora"),
    pairing("Text — Inter + Lora + Inter"),
    pairing("Heading — Lora + Inter + Inter"),
    pairing("Family — Lora + Lora + Inter"),
    pairing("Mention — Inter + Inter + Inter", { description: "Not Lora." }),
    font("Lora"),
    font("Inter"),
  ];

  it.each([
    [
      "finds that font, then what is all set in it, its headings, its text, its code, mentions of it",
      "lora",
      ["Lora", "Family", "Heading", "Text", "Code", "Mention"],
    ],
    ["with a role finds the pairings that set it there", "lora headings", ["Heading", "Family"]],
  ])("%s", (_, query, titles) => {
    expect(titlesFound(items)(query)).toEqual(titles);
  });

  it("of another font finds the pairing of both first", () => {
    expect(titlesFound(items)("lora for headings with inter")[0]).toBe("Heading");
    expect(titlesFound(items)("inter heading lora body")[0]).toBe("Text");
  });

  it("of a typeface that is not there finds those like it", () => {
    const names = titlesFound(items, { helvetica: ["inter"] })("helvetica alternative");
    expect(names[0]).toBe("Inter");
    expect(names).not.toContain("Lora");
  });
});

it("a coffee shop is no shop", () => {
  const items = [
    pairing("Roastery", { useCases: ["cafe"] }),
    pairing("Counter", { useCases: ["shop"] }),
  ];
  expect(titlesFound(items)("coffee shop")).toEqual(["Roastery"]);
});

describe("the name of a pairing", () => {
  const items = [
    pairing("Shop", { description: "For clubs." }),
    pairing("Corner Shop", { description: "For clubs." }),
    pairing("Counter", { useCases: ["shop"] }),
  ];

  it("weighs less than what a pairing is for", () => {
    expect(titlesFound(items.slice(1))("shop")).toEqual(["Counter", "Corner Shop"]);
  });

  it("is found first where it is the whole query", () => {
    expect(titlesFound(items)("shop")[0]).toBe("Shop");
    expect(titlesFound(items)("Corner Shop")[0]).toBe("Corner Shop");
  });

  it("of this registry finds it first, unless a family's name begins so", () => {
    const shipped = itemSearchOf(SEARCH);
    const { items: records } = JSON.parse(SEARCH) as SearchData;
    const missed = records
      .filter(({ type }) => type === "registry:style")
      .filter((record) => {
        const [first] = shipped.find(record.title.split(" — ")[0] ?? "").records;
        return first?.name !== record.name && first?.type !== "registry:font";
      });
    expect(missed.map(({ title }) => title)).toEqual([]);
  });
});

describe("items that lack a part of the query", () => {
  const warm = pairing("Warm", { moods: ["warm"] });
  const complete = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      pairing(`Complete ${index}`, { moods: ["warm"], useCases: ["shop"] }),
    );

  const shop = pairing("Shop", { useCases: ["shop"] });

  it("follow where fewer than twelve have all", () => {
    const names = titlesFound([shop, ...complete(11)])("warm shop");
    expect(names).toHaveLength(12);
    expect(names.at(-1)).toBe("Shop");
  });

  it("are left out where they lack the use, and three others do not", () => {
    expect(titlesFound([warm, ...complete(3)])("warm shop")).not.toContain("Warm");
    expect(titlesFound([warm, ...complete(2)])("warm shop")).toContain("Warm");
  });

  it("are left out where twelve have all", () => {
    expect(titlesFound([shop, ...complete(12)])("warm shop")).not.toContain("Shop");
  });

  it("come alone where none has all: then they are the nearest", () => {
    const { records, isNearest } = search.find("elegant zeppelin");
    expect(records.map(({ name }) => name)).toEqual(["pairing-serif", "source-serif-4"]);
    expect(isNearest).toBe(true);
    expect(search.find("elegant").isNearest).toBe(false);
  });

  it("are ordered by what they have: a use before a mood, and of two uses the one that fewer items have", () => {
    const shops = complete(3).map((item) => ({ ...item, moods: [] }));
    expect(titlesFound([warm, ...shops])("warm shop")[0]).toBe("Complete 0");
    const cafe = pairing("Cafe", { useCases: ["cafe"] });
    expect(titlesFound([...shops, cafe])("coffee shop in a store")[0]).toBe("Cafe");
  });

  it("are known one by one, beside those that have all", () => {
    const { records, lacking, isNearest } = itemSearch(dataOf([warm, ...complete(1)])).find(
      "warm shop",
    );
    expect(records.map((record) => lacking.has(record))).toEqual([false, true]);
    expect(isNearest).toBe(false);
  });

  it("come after what has a whole sentence of the query", () => {
    const apart = pairing("Apart", { description: "For boats. For ropes." });
    const together = pairing("Together", { description: "For boats and ropes." });
    expect(titlesFound([apart, together])("boats with ropes")).toEqual(["Together", "Apart"]);
  });
});

describe("popularity", () => {
  const LORA = font("Lora", { popularity: 2 });
  const RARE = font("Rare", { popularity: 900 });

  it.each([
    ["decides between equals", ["Second — Rare + Rare + Rare", "First — Lora + Lora + Lora"]],
    [
      "of a pairing is that of its heading and its text together: code does not count",
      [
        "Third — Rare + Rare + Lora",
        "Second — Rare + Lora + Rare",
        "First — Lora + Lora + Rare",
        "Fourth — Rare + Rare + Rare",
      ],
    ],
    [
      "of a pairing whose fonts have no rank counts as none",
      ["Second — Own + Own + Own", "First — Rare + Rare + Rare"],
    ],
  ])("%s", (_, titles) => {
    const items = titles.map((title) => pairing(title, { useCases: ["shop"] }));
    const inOrder = ["First", "Second", "Third", "Fourth"].slice(0, titles.length);
    expect(
      titlesFound([...items, LORA, RARE, font("Own")])("store").slice(0, titles.length),
    ).toEqual(inOrder);
  });

  it("is greatest for the most used font, of rank 1", () => {
    const most = font("Most", { popularity: 1 });
    expect(titlesFound([RARE, LORA, most])("sans-serif")).toEqual(["Most", "Lora", "Rare"]);
  });

  it("does not decide between others", () => {
    const items = [
      pairing("Later — Lora + Lora + Lora", { useCases: ["cafe", "shop"] }),
      pairing("Earlier — Rare + Rare + Rare", { useCases: ["shop", "cafe"] }),
    ];
    expect(titlesFound([...items, LORA, RARE])("store")[0]).toBe("Earlier");
  });
});

describe("a query is words", () => {
  it("each once, without accents, in lower case", () => {
    expect(wordsOf("Café cafe, CAFÉ bar-bar")).toEqual(["cafe", "bar"]);
  });

  it("a duplicate word changes nothing", () => {
    expect(found("elegant blog blog ELEGANT")).toEqual(found("elegant blog"));
  });

  it("of more than four that mean nothing only the last may be the beginning of another", () => {
    const isFound = (query: string) => found(query).length > 0;
    expect(isFound("abr qqq www zzz")).toBe(true);
    expect(isFound("qqq www zzz kkk abr")).toBe(true);
    expect(isFound("abr qqq www zzz kkk")).toBe(false);
  });
});

it("the published text of the data gives the same search as the data itself", () => {
  const { find } = itemSearchOf(JSON.stringify(data));
  for (const query of [
    "",
    "abril fatface",
    "BLOG Elegant",
    "fatfase",
    "elegant zeppelin",
    "zeppelin",
  ])
    expect({ ...find(query), reasonFor: undefined }).toEqual({
      ...search.find(query),
      reasonFor: undefined,
    });
});

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
  ["jetbrains mono", ["jetbrains-mono", "pairing-bare", "pairing-plain", "pairing-serif"]],
])("the font %j by its name or its family, in any case, before what uses it", (font, names) => {
  expect(found("", { font })).toEqual(names);
});

it("nothing is found where nothing matches: “xqzzt” gave the best known fonts", () => {
  for (const filters of [{}, { useCase: "blog" }, { mood: "Professional" }])
    expect(search.find("zeppelin", filters)).toMatchObject({
      records: [],
      isNearest: false,
      unknown: ["zeppelin"],
    });
});

it("names what no item has, and what is only spelt like a word that one has", () => {
  expect(search.find("elegant zeppelin").unknown).toEqual(["zeppelin"]);
  expect(search.find("elegantt").unknown).toEqual(["elegantt"]);
  expect(search.find("eleg serif").unknown).toEqual([]);
});

it("says what it took each part for", () => {
  const { understood } = itemSearch(
    dataOf([font("Lora"), pairing("Porch", { useCases: ["cafe"], description: "Of boats." })]),
  ).find("lora for a bakery with boats");
  expect(understood).toEqual([
    "lora: font Lora",
    "bakery: use case cafe, use case shop",
    "boat: words of texts",
  ]);
});

it("says why an item was found, and what it lacks", () => {
  const { records, reasonFor } = itemSearch(
    dataOf([
      pairing("Porch", { useCases: ["cafe"], description: "Of boats." }),
      pairing("Stove", { moods: ["warm"] }),
    ]),
  ).find("warm bakery with boats and zeppelins");
  expect(records.map(reasonFor)).toEqual([
    "cafe; its text says boat; lacks warm",
    "warm; lacks bakery and boat",
  ]);
});

describe("a query in Latin letters", () => {
  const hindi = pairing("Marigold — Mukta + Mukta + Mukta", {
    useCases: ["cafe"],
    scripts: ["devanagari", "latin"],
    shownIn: ["devanagari"],
  });
  const latin = pairing("Porch — Lora + Lora + Lora", { useCases: ["cafe", "shop"] });
  const hanoi = pairing("Hanoi — Inter + Inter + Inter", {
    useCases: ["cafe"],
    shownIn: ["vietnamese"],
  });
  const find = titlesFound([hindi, latin, hanoi]);

  it("finds pairings that are shown in other letters after all others", () => {
    expect(find("cafe").at(-1)).toBe("Marigold");
  });

  it("finds them first where it names them, their language or their script", () => {
    expect(find("marigold")[0]).toBe("Marigold");
    expect(find("hindi cafe")[0]).toBe("Marigold");
  });
});

it("what is not wanted is left out, and named where nothing has it", () => {
  const { find } = itemSearch(
    dataOf([font("Lora"), pairing("Porch — Lora + Lora + Lora", { moods: ["warm"] })]),
  );
  expect(find("lora, not warm").records.map(({ name }) => name)).toEqual(["lora"]);
  expect(find("lora").isOfTexts).toBe(false);
  expect(find("lora, not zeppelin")).toMatchObject({ unknown: ["not zeppelin"] });
  expect(find("lora, not zeppelin").records).toHaveLength(2);
});

describe("a feature", () => {
  const plain = pairing("Porch — Lora + Lora + Lora");
  const tabular = pairing("Ledger — Inter + Inter + Inter", { features: ["tabular", "zero"] });
  const ready = itemSearch(dataOf([plain, tabular]));
  const found = (query: string, needs?: string) =>
    ready.find(query, needs === undefined ? {} : { needs }).records.map(({ title }) => title);

  it("is asked for in words", () => {
    expect(found("tabular figures")[0]).toBe(tabular.title);
  });

  it("is required by a filter, several together", () => {
    expect(found("", "tabular,zero")).toEqual([tabular.title]);
    expect(found("", "tabular,small-caps")).toEqual([]);
    expect(found("", "")).toEqual([plain.title, tabular.title]);
  });
});

describe("a language in a query", () => {
  const icelandic = pairing("Fjord — Lora + Lora + Lora", { languages: 1 });
  const cafe = pairing("Bakery — Inter + Inter + Inter", { useCases: ["cafe"] });
  const iceland = font("Icelandia");
  const found = titlesFound([cafe, icelandic, iceland]);

  it("counts more than all other words: without it, a face cannot be used", () => {
    expect(found("icelandic coffee shop")).toEqual(["Fjord", "Bakery"]);
  });

  it("is found by its own name, and by the filter with its tag", () => {
    expect(found("íslenska")).toEqual(["Fjord"]);
    expect(found("", { language: "is" })).toEqual(["Fjord"]);
  });
});

describe("the first five results of a query without a font", () => {
  const fonts = ["a", "b", "c", "d", "e", "f"].map((name) =>
    font(name.toUpperCase(), { categories: [name < "d" ? "serif" : "sans-serif"] }),
  );
  const of = (heading: string, index: number) =>
    pairing(`P${index} — ${heading} + A + A`, { useCases: ["shop"] });
  const headings = ["A", "A", "A", "B", "C", "D", "E", "F"];
  const { find } = itemSearch(dataOf([...fonts, ...headings.map(of)]));
  const found = find("shop", { type: "registry:style" }).records.map(({ fonts: [face] }) => face);

  it("have five heading faces, the first two of different classifications", () => {
    expect(new Set(found.slice(0, 5)).size).toBe(5);
    expect(found.slice(0, 2)).toEqual(["a", "d"]);
  });

  it("leave out none of the others", () => {
    expect(found).toHaveLength(headings.length);
  });
});

it("a word about letters, further on in a text, is no answer without a mark: “condensed with hairline weights”", () => {
  const { find } = itemSearch(
    dataOf([
      pairing("Aim", { description: "For boats." }),
      pairing("Aside", { description: "For clubs. The strokes end like boats." }),
    ]),
  );
  const { records, lacking } = find("boats");
  expect(records.map((record) => [record.title, lacking.has(record)])).toEqual([
    ["Aim", false],
    ["Aside", true],
  ]);
});
