import { compareJson } from "../../build/site/compare/compare-json.ts";
import { fontsJson } from "../../build/site/fonts/fonts-json.ts";
import type { HomeCard } from "../../build/site/shared/cards/card-setting.ts";
import { homeCards } from "../../build/site/shared/cards/home-cards.ts";
import type { LanguageTexts } from "../../build/site/shared/samples/texts-of-language.ts";
import { sitePairing } from "../../build/site/shared/site.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import type { FontItem } from "../../registry/model/items.ts";
import type { SpecimenFace } from "../../build/site/shared/specimen/specimens.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";

const catalog = loadCatalog(FIXTURE_REGISTRY);
const pairings = ["serif", "bare", "plain"].map((name) =>
  sitePairing(name, catalog.pairings.get(name)!, catalog.fonts),
);
const specimens = { card: (): readonly SpecimenFace[] => [], text: () => [] } as never;
const home = () => homeCards({ pairings, specimens });

const FAMILIES = {
  "abril-fatface": "Abril Fatface",
  inter: "Inter",
  "jetbrains-mono": "JetBrains Mono",
  lato: "Lato",
  "source-serif-4": "Source Serif 4",
};

it("the script of home receives every pairing with the values of its filters, and the families", () => {
  const { cards, families } = home().json;
  expect(cards.map(({ name }) => name)).toEqual(["serif", "bare", "plain"]);
  expect(cards[0]).toEqual({
    bytes: 292952,
    family: ["superfamily", "variable"],
    font: ["source-serif-4", "source-serif-4", "jetbrains-mono"],
    heading: ["serif"],
    mood: ["elegant", "professional"],
    name: "serif",
    script: ["latin", "cyrillic", "greek", "vietnamese"],
    use: ["blog"],
  });
  expect(cards[1]).toMatchObject({ family: [], mood: [], use: [] });
  expect(families).toEqual(FAMILIES);
});

describe("a card of home", () => {
  /** The card of a pairing whose heading and body have these subsets. */
  function cardOf(heading: Partial<FontItem["meta"]>, body: Partial<FontItem["meta"]>): HomeCard {
    const [pairing] = pairings;
    const withMeta = (font: FontItem, meta: object): FontItem => ({
      ...font,
      meta: { ...font.meta, ...meta },
    });
    const changed = {
      ...pairing!,
      heading: withMeta(pairing!.heading, { ...heading }),
      body: withMeta(pairing!.body, { ...body }),
    };
    return homeCards({ pairings: [changed], specimens }).cards[0]!;
  }

  it("has the scripts that heading and body cover, Latin first and the others by their names", () => {
    const scripts = [
      ...["thai", "vietnamese", "math", "symbols", "symbols2", "braille", "emoji", "music"],
      ...["hebrew", "latin-ext", "latin", "greek-ext", "chinese-simplified", "armenian"],
    ] as never;
    const body = (scripts as string[]).filter((script) => script !== "hebrew") as never;
    expect(cardOf({ scripts }, { scripts: body }).scripts).toEqual([
      "latin",
      "armenian",
      "chinese-simplified",
      "thai",
      "vietnamese",
    ]);
  });

  it("has the subsets of fonts that state no scripts", () => {
    expect(cardOf({ scripts: undefined }, { scripts: undefined }).scripts).toEqual([
      "latin",
      "cyrillic",
      "greek",
      "vietnamese",
    ]);
  });
});

it("the script of the comparison receives every pairing with what it is found by, and the languages", () => {
  const language = (lang: string, name: string, subsets: string[]) =>
    ({ lang, name, subsets, paragraphs: [], items: [] }) as unknown as LanguageTexts;
  const languages = [
    language("en", "English", ["latin"]),
    language("ja", "Japanese", ["japanese"]),
    language("el", "Greek", ["greek"]),
  ];
  const { pairings: listed, ...lists } = compareJson(home().cards, languages, {
    covers: () => true,
  });
  expect(lists).toEqual({
    families: FAMILIES,
    languages: [
      { lang: "en", name: "English" },
      { lang: "ja", name: "Japanese" },
      { lang: "el", name: "Greek" },
    ],
  });
  expect(listed.map(({ name, languages }) => [name, languages])).toEqual([
    ["serif", [0, 2]],
    ["bare", [0]],
    ["plain", [0, 2]],
  ]);
  expect(listed[0]).toEqual({
    bytes: 292952,
    fonts: ["source-serif-4", "source-serif-4", "jetbrains-mono"],
    languages: [0, 2],
    moods: ["elegant", "professional"],
    name: "serif",
    scripts: ["latin", "cyrillic", "greek", "vietnamese"],
    title: "Serif",
    uses: ["blog"],
  });
});

describe("what the script of the fonts receives", () => {
  it("is every font, those with a rank first, and the pairings that use them", () => {
    const ranks = new Map([
      ["lato", 7],
      ["inter", 2],
    ]);
    const fonts = [...catalog.fonts.values()].map((font) => ({
      ...font,
      meta: { ...font.meta, popularity: ranks.get(font.name) },
    }));
    const ranked = { ...catalog, fonts: new Map(fonts.map((font) => [font.name, font])) };
    const listed = fontsJson({ catalog: ranked, pairings });
    expect(listed.fonts.map(({ name, rank, role }) => [name, rank, role])).toEqual([
      ["inter", 2, ["heading", "body"]],
      ["lato", 7, ["body"]],
      ["abril-fatface", undefined, ["heading"]],
      ["jetbrains-mono", undefined, ["mono"]],
      ["source-serif-4", undefined, ["heading", "body"]],
    ]);
    expect(listed.fonts[1]).toEqual({
      ...{ name: "lato", title: "Lato", rank: 7, kind: ["sans-serif"], role: ["body"] },
      ...{ axis: [], hasItalics: true, script: ["latin", "latin-ext"] },
      weight: ["100", "300", "400", "700", "900"],
    });
    expect(listed.fonts[0]?.axis).toEqual(["opsz", "wght"]);
    expect(listed.pairings[1]).toEqual({
      name: "bare",
      title: "Bare",
      fonts: ["abril-fatface", "lato", "jetbrains-mono"],
    });
    expect(listed.pairings).toHaveLength(pairings.length);
  });

  it("says of a font without facts only what it is", () => {
    const { categories: _, meta: __, ...bare } = catalog.fonts.get("lato")!;
    const only = { ...catalog, fonts: new Map([["lato", bare]]) };
    expect(fontsJson({ catalog: only, pairings: [] }).fonts).toEqual([
      {
        ...{ name: "lato", title: "Lato", kind: [], role: [], axis: [], hasItalics: false },
        ...{ script: ["latin", "latin-ext"], weight: ["100", "300", "400", "700", "900"] },
      },
    ]);
  });
});
