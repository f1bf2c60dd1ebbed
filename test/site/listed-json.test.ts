import { fontsJson } from "../../build/site/fonts/fonts-json.ts";
import { listedCard } from "../../build/site/shared/cards/card-setting.ts";
import { homeCards } from "../../build/site/shared/cards/home-cards.ts";
import { pairingsJson } from "../../build/site/shared/pairings-json.ts";
import type { LanguageTexts } from "../../build/site/shared/samples/texts-of-language.ts";
import type { FontItem } from "../../registry/model/items.ts";
import type { SpecimenFace } from "../../build/site/shared/specimen/specimens.ts";
import { edited } from "../fixtures/edited.ts";
import { catalog, fixtureSitePairing } from "./fixture-pairings.ts";

const pairings = ["serif", "bare", "plain"].map(fixtureSitePairing);
const specimens = { card: (): readonly SpecimenFace[] => [], text: () => [] } as never;
const home = () => homeCards({ pairings, specimens });

const FAMILIES = {
  "abril-fatface": "Abril Fatface",
  inter: "Inter",
  "jetbrains-mono": "JetBrains Mono",
  lato: "Lato",
  "source-serif-4": "Source Serif 4",
};

it("home and the comparison receive every pairing with what it is found by and how it is set", () => {
  const language = (lang: string, name: string, subsets: string[]) =>
    ({ lang, name, subsets, paragraphs: [], items: [] }) as unknown as LanguageTexts;
  const languages = [
    language("en", "English", ["latin"]),
    language("ja", "Japanese", ["japanese"]),
    language("el", "Greek", ["greek"]),
  ];
  const specimens = { covers: () => true };
  const specimenSheets = new Map([
    ["serif", "site/pairings-0.css"],
    ["bare", "site/pairings-0.css"],
    ["plain", "site/pairings-1.css"],
  ]);
  const site = { languages, specimens, specimenSheets };
  const { pairings: listed, ...lists } = pairingsJson(site, home());
  expect(lists).toMatchObject({
    families: FAMILIES,
    languages: languages.map(({ lang, name }) => ({ lang, name })),
    sheets: ["site/pairings-0.css", "site/pairings-1.css"],
  });
  expect(Object.keys(lists.measures)).toHaveLength(Object.keys(FAMILIES).length);
  expect(listed.map(({ name, sheet, languages: own }) => [name, sheet, own])).toEqual([
    ["serif", 0, [0, 2]],
    ["bare", 0, [0]],
    ["plain", 1, [0, 2]],
  ]);
  expect(listed[0]).toMatchObject({
    bytes: 292952,
    fonts: ["source-serif-4", "source-serif-4", "jetbrains-mono"],
    kinds: ["serif"],
    moods: ["elegant", "professional"],
    name: "serif",
    scripts: ["latin", "cyrillic", "greek", "vietnamese"],
    structure: ["superfamily", "variable"],
    title: "Serif",
    uses: ["blog"],
  });
  expect(listed[1]).toMatchObject({ structure: [], moods: [], uses: [] });
});

it("a card of home has the scripts that heading and body cover, Latin first and the others by their names", () => {
  const named =
    "thai vietnamese math symbols symbols2 braille emoji music hebrew latin-ext latin greek-ext chinese-simplified armenian";
  const scripts = named.split(" ");
  const withScripts = (font: FontItem, own: string[]) =>
    edited<FontItem>(font, ["meta", "scripts"], own);
  const [pairing] = pairings;
  const changed = {
    ...pairing!,
    heading: withScripts(pairing!.heading, scripts),
    body: withScripts(
      pairing!.body,
      scripts.filter((script) => script !== "hebrew"),
    ),
  };
  const [card] = homeCards({ pairings: [changed], specimens }).cards;
  expect(card?.scripts.join(" ")).toBe("latin armenian chinese-simplified thai vietnamese");
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
      name: "lato",
      title: "Lato",
      rank: 7,
      kind: ["sans-serif"],
      role: ["body"],
      axis: [],
      hasItalics: true,
      features: ["tabular", "lining"],
      script: ["latin", "latin-ext"],
      weight: ["100", "300", "400", "700", "900"],
      written: 0,
    });
    expect(listed.fonts[0]?.axis).toEqual(["opsz", "wght"]);
    expect(listed.pairings[1]).toEqual({
      name: "bare",
      title: "Bare",
      fonts: ["abril-fatface", "lato", "jetbrains-mono"],
    });
    expect(listed.pairings).toHaveLength(pairings.length);
  });

  it("states each set of languages once, with the names of all", () => {
    const speaks = (name: string, languages: string[]): [string, FontItem] => [
      name,
      edited<FontItem>(catalog.fonts.get(name)!, ["meta", "languages"], languages),
    ];
    const fonts = new Map([
      speaks("inter", ["en", "pl"]),
      speaks("lato", ["en"]),
      speaks("source-serif-4", ["en", "pl"]),
    ]);
    const { fonts: listed, written } = fontsJson({ catalog: { ...catalog, fonts }, pairings: [] });
    expect(listed.map((font) => written.sets[font.written])).toEqual([
      ["en", "pl"],
      ["en", "pl"],
      ["en"],
    ]);
    expect(written.sets).toHaveLength(2);
    expect(written.names).toMatchObject({ pl: "Polish", yue: "Cantonese" });
  });

  it("says of a font without facts only what it is", () => {
    const { categories: _, meta: __, ...bare } = catalog.fonts.get("lato")!;
    const only = { ...catalog, fonts: new Map([["lato", bare]]) };
    expect(fontsJson({ catalog: only, pairings: [] }).fonts).toEqual([
      {
        name: "lato",
        title: "Lato",
        kind: [],
        role: [],
        axis: [],
        hasItalics: false,
        features: [],
        script: ["latin", "latin-ext"],
        weight: ["100", "300", "400", "700", "900"],
        written: 0,
      },
    ]);
  });
});

it("cards have typographic apostrophes, which the descriptions of items do not have", () => {
  const [card] = home().cards;
  const sentence = "The product's own Inter.";
  const own = { ...card!, text: { ...card!.text, sentence, script: "latin" } };
  const faces = { faceClass: () => "", trackingClass: () => "" } as never;
  expect(listedCard(faces, own).sentence).toBe("The product’s own Inter.");
});
