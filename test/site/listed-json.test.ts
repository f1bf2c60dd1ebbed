import { compareJson } from "../../build/site/compare/compare-json.ts";
import { fontsJson } from "../../build/site/fonts/fonts-json.ts";
import { type HomeCard, homeCards } from "../../build/site/home/home-cards.ts";
import type { LanguageTexts } from "../../build/site/samples/texts-of-language.ts";
import { sitePairing } from "../../build/site/site.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import type { FontItem } from "../../registry/model/items.ts";
import type { SpecimenFace } from "../../build/site/specimen/specimens.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";

const catalog = loadCatalog(FIXTURE_REGISTRY);
const pairings = ["serif", "bare", "plain"].map((name) =>
  sitePairing(name, catalog.pairings.get(name)!, catalog.fonts),
);
const specimens = { card: (): readonly SpecimenFace[] => [], text: () => [] } as never;
const home = () => homeCards({ pairings, specimens });

describe("what the script of home receives", () => {
  it("is every pairing with the values of its filters, and the families of its fonts", () => {
    expect(home().json).toEqual({
      cards: [
        {
          bytes: 292952,
          family: ["superfamily", "variable"],
          font: ["source-serif-4", "source-serif-4", "jetbrains-mono"],
          heading: ["serif"],
          mood: ["elegant", "professional"],
          name: "serif",
          script: ["latin", "cyrillic", "greek", "vietnamese"],
          use: ["blog"],
        },
        {
          bytes: 124588,
          family: [],
          font: ["abril-fatface", "lato", "jetbrains-mono"],
          heading: ["display"],
          mood: [],
          name: "bare",
          script: ["latin"],
          use: [],
        },
        {
          bytes: 140492,
          family: ["superfamily", "variable"],
          font: ["inter", "inter", "jetbrains-mono"],
          heading: ["sans-serif"],
          mood: ["minimal", "professional"],
          name: "plain",
          script: ["latin", "cyrillic", "greek", "vietnamese"],
          use: ["documentation"],
        },
      ],
      families: {
        "abril-fatface": "Abril Fatface",
        inter: "Inter",
        "jetbrains-mono": "JetBrains Mono",
        lato: "Lato",
        "source-serif-4": "Source Serif 4",
      },
    });
  });
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

describe("what the script of the comparison receives", () => {
  const language = (lang: string, name: string, subsets: string[]) =>
    ({ lang, name, subsets }) as unknown as LanguageTexts;
  const languages = [
    language("en", "English", ["latin"]),
    language("ja", "Japanese", ["japanese"]),
    language("el", "Greek", ["greek"]),
  ];

  it("is every pairing with what it is found by, and the languages of the texts", () => {
    expect(compareJson(home().cards, languages)).toEqual({
      families: {
        "abril-fatface": "Abril Fatface",
        inter: "Inter",
        "jetbrains-mono": "JetBrains Mono",
        lato: "Lato",
        "source-serif-4": "Source Serif 4",
      },
      languages: [
        {
          lang: "en",
          name: "English",
        },
        {
          lang: "ja",
          name: "Japanese",
        },
        {
          lang: "el",
          name: "Greek",
        },
      ],
      pairings: [
        {
          bytes: 292952,
          fonts: ["source-serif-4", "source-serif-4", "jetbrains-mono"],
          languages: [0, 2],
          moods: ["elegant", "professional"],
          name: "serif",
          scripts: ["latin", "cyrillic", "greek", "vietnamese"],
          title: "Serif",
          uses: ["blog"],
        },
        {
          bytes: 124588,
          fonts: ["abril-fatface", "lato", "jetbrains-mono"],
          languages: [0],
          moods: [],
          name: "bare",
          scripts: ["latin"],
          title: "Bare",
          uses: [],
        },
        {
          bytes: 140492,
          fonts: ["inter", "inter", "jetbrains-mono"],
          languages: [0, 2],
          moods: ["minimal", "professional"],
          name: "plain",
          scripts: ["latin", "cyrillic", "greek", "vietnamese"],
          title: "Plain",
          uses: ["documentation"],
        },
      ],
    });
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
    expect(fontsJson({ catalog: ranked, pairings })).toEqual({
      fonts: [
        {
          axis: ["opsz", "wght"],
          hasItalics: true,
          kind: ["sans-serif"],
          name: "inter",
          rank: 2,
          role: ["heading", "body"],
          script: [
            "cyrillic",
            "cyrillic-ext",
            "greek",
            "greek-ext",
            "latin",
            "latin-ext",
            "vietnamese",
          ],
          title: "Inter",
          weight: ["100", "200", "300", "400", "500", "600", "700", "800", "900"],
        },
        {
          axis: [],
          hasItalics: true,
          kind: ["sans-serif"],
          name: "lato",
          rank: 7,
          role: ["body"],
          script: ["latin", "latin-ext"],
          title: "Lato",
          weight: ["100", "300", "400", "700", "900"],
        },
        {
          axis: [],
          hasItalics: false,
          kind: ["display"],
          name: "abril-fatface",
          role: ["heading"],
          script: ["latin", "latin-ext"],
          title: "Abril Fatface",
          weight: ["400"],
        },
        {
          axis: ["wght"],
          hasItalics: true,
          kind: ["monospace"],
          name: "jetbrains-mono",
          role: ["mono"],
          script: ["cyrillic", "cyrillic-ext", "greek", "latin", "latin-ext", "vietnamese"],
          title: "JetBrains Mono",
          weight: ["100", "200", "300", "400", "500", "600", "700", "800"],
        },
        {
          axis: ["opsz", "wght"],
          hasItalics: true,
          kind: ["serif"],
          name: "source-serif-4",
          role: ["heading", "body"],
          script: ["cyrillic", "cyrillic-ext", "greek", "latin", "latin-ext", "vietnamese"],
          title: "Source Serif 4",
          weight: ["200", "300", "400", "500", "600", "700", "800", "900"],
        },
      ],
      pairings: [
        {
          fonts: ["source-serif-4", "source-serif-4", "jetbrains-mono"],
          name: "serif",
          title: "Serif",
        },
        {
          fonts: ["abril-fatface", "lato", "jetbrains-mono"],
          name: "bare",
          title: "Bare",
        },
        {
          fonts: ["inter", "inter", "jetbrains-mono"],
          name: "plain",
          title: "Plain",
        },
      ],
    });
  });

  it("says of a font without facts only what it is", () => {
    const { categories: _, meta: __, ...bare } = catalog.fonts.get("inter")!;
    const only = { ...catalog, fonts: new Map([["inter", bare]]) };
    expect(fontsJson({ catalog: only, pairings: [] })).toEqual({
      fonts: [
        {
          axis: [],
          hasItalics: false,
          kind: [],
          name: "inter",
          role: [],
          script: [
            "cyrillic",
            "cyrillic-ext",
            "greek",
            "greek-ext",
            "latin",
            "latin-ext",
            "vietnamese",
          ],
          title: "Inter",
          weight: ["100", "200", "300", "400", "500", "600", "700", "800", "900"],
        },
      ],
      pairings: [],
    });
  });
});
