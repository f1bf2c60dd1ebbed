import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { searchData } from "../../../registry/search/search-data.ts";
import { searchVocabulary } from "../../../registry/model/vocabulary.ts";
import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { FIXTURE_REGISTRY, fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const { pairings, fonts } = loadCatalog(FIXTURE_REGISTRY);
const vocabulary = searchVocabulary();
const data = searchData([...pairings.values(), ...fonts.values()], vocabulary);
const recordOf = (wanted: string) => data.items.find(({ name }) => name === wanted);

it("a pairing is known by its tags, its three fonts and the scripts that heading and text cover", () => {
  const { title, description, categories } = fixturePairing("bare");
  expect(recordOf("pairing-bare")).toEqual({
    name: "pairing-bare",
    type: "registry:style",
    title,
    description,
    categories,
    fonts: ["abril-fatface", "lato", "jetbrains-mono"],
    scripts: ["latin", "latin-ext"],
    shownIn: [],
    moods: [],
    useCases: [],
    features: ["tabular", "lining", "italics", "bold-code"],
    languages: 0,
    shownLanguages: [],
  });
});

it("a rounded sans has no slashed zero because its code has: that counts in pairings for code alone", () => {
  const bare = edited(fixturePairing("bare"), ["meta"], { useCase: ["code"] });
  const { items } = searchData([bare, ...fonts.values()], vocabulary);
  expect(items[0]?.features).toEqual(["tabular", "lining", "italics", "bold-code", "zero"]);
});

it("a pairing lists neither a font that is missing nor a pairing that has a font's name", () => {
  const known = [...fonts.values()].filter(({ name }) => name !== "lato");
  const named = { ...fixturePairing("plain"), name: "lato" };
  const castIn = (...more: (typeof named)[]) =>
    searchData([fixturePairing("bare"), ...more, ...known], vocabulary).items[0]?.fonts;
  expect(castIn()).toEqual(["abril-fatface", "jetbrains-mono"]);
  expect(castIn(named)).toEqual(["abril-fatface", "jetbrains-mono"]);
});

it.each([
  ["its item's scripts", ["latin", "greek"], ["latin", "greek"]],
  ["the provider's subsets where its item states none", REMOVED, ["latin", "latin-ext"]],
])("the scripts of a font are %s", (_, stated, scripts) => {
  const lato = edited(fixtureFont("lato"), ["meta", "scripts"], stated);
  expect(searchData([lato], vocabulary).items[0]?.scripts).toEqual(scripts);
});

it("a pairing that is shown in another script than Latin states it", () => {
  const shown = edited(fixturePairing("plain"), ["meta", "preview"], "Съешь же ещё этих Latin");
  const { items } = searchData([shown, ...fonts.values()], vocabulary);
  expect(items[0]?.shownIn).toEqual(["cyrillic"]);
});

describe("the languages of a pairing", () => {
  const speaking = (preview: string) => {
    const languages: Record<string, string[]> = {
      "abril-fatface": ["en", "hi", "mr", "ru", "vi", "yo"],
      lato: ["en", "hi", "pl", "ru", "vi", "yo"],
    };
    const items = [...fonts.values()].map((font) =>
      edited<FontItem>(font, ["meta", "languages"], languages[font.name] ?? ["en"]),
    );
    const bare = edited<PairingItem>(fixturePairing("bare"), ["meta"], { preview });
    const { items: records, languageSets } = searchData([bare, ...items], vocabulary);
    return { ...records[0]!, languages: languageSets[records[0]!.languages] };
  };

  it("are those that headings and text both set whole", () => {
    expect(speaking("Harbour").languages).toEqual(["en", "hi", "ru", "vi", "yo"]);
  });

  it.each([
    ["none for Latin", "Harbour", []],
    ["those of its script", "बंदरगाह", ["hi"]],
    ["Vietnamese, some letters of which Yoruba has", "Hải cảng", ["vi"]],
    ["those of its script besides Latin", "Гавань at dawn", ["ru"]],
  ])("it is shown in: %s", (_, preview, shown) => {
    expect(speaking(preview).shownLanguages).toEqual(shown);
  });
});

it("a font is known by its tags, its rank and the measures that decide what goes with it", () => {
  const inter = edited(fixtureFont("inter"), ["meta", "popularity"], 4);
  const record = searchData([inter], vocabulary).items[0];
  expect(record).toMatchObject({ fonts: ["inter"], popularity: 4, moods: [], useCases: [] });
  expect(record?.face).toEqual({
    generic: "sans-serif",
    xHeight: 0.546,
    width: 0.478,
    isTextFace: true,
    hasItalics: true,
  });
});

it.each([
  ["lato", true],
  ["abril-fatface", false],
])("%s is a text face: %s", (name, isTextFace) => {
  expect(recordOf(name)?.face?.isTextFace).toBe(isTextFace);
});

it("a face without stated measures lacks them", () => {
  const lato = edited(fixtureFont("lato"), ["meta"], REMOVED);
  expect(searchData([lato], vocabulary).items[0]?.face).toEqual({
    generic: "sans-serif",
    isTextFace: true,
    hasItalics: false,
  });
});

it("words have the meanings of the vocabulary", () => {
  expect(data.vocabulary.mood).toEqual(Object.fromEntries(vocabulary.mood));
  expect(data.vocabulary.script).toEqual(Object.fromEntries(vocabulary.script));
  expect(data.lookAlikes).toBe(vocabulary.lookAlikes);
});
