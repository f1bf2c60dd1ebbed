import type { FontItem } from "../../registry/model/items.ts";
import { cardFaces, facesOfCard } from "../../build/site/shared/cards/card-faces.ts";
import { FIRST_CARDS } from "../../build/site/shared/cards/first-cards.ts";
import type { HomeCard } from "../../build/site/shared/cards/home-card.ts";
import { facesJson } from "../../build/site/shared/faces/faces-json.ts";
import { fontTitles } from "../../build/site/shared/faces/font-titles.ts";
import { siteFacePath, siteFacesCss } from "../../build/site/shared/faces/site-faces.ts";
import type { SpecimenFace, Specimens } from "../../build/site/shared/specimen/specimens.ts";
import { plain } from "./fixture-pairings.ts";
import { specimenFace as face } from "./specimen-face.ts";

/** Faces of cards by font and weight, and of whole pages by font. */
const specimensOf = (
  cards: Record<string, SpecimenFace[]>,
  text: Record<string, SpecimenFace[]> = {},
): Specimens => ({
  facesDir: "",
  card: (font, weight) => cards[`${font} ${weight}`] ?? [],
  text: (font) => text[font] ?? [],
  extended: () => [],
  covers: () => true,
  characterSets: () => ({ blocks: [], fonts: {} }),
  all: () => [...Object.values(cards), ...Object.values(text)].flat(),
});

/** A card whose three texts are in fonts of these names. */
function card(heading: string, body = "body", tracking = "0em", code?: string): HomeCard {
  const h1 = { ...plain.item.css.h1, "font-weight": "700", "letter-spacing": tracking };
  return {
    pairing: {
      ...plain,
      item: { ...plain.item, css: { ...plain.item.css, h1 } },
      heading: { ...plain.heading, name: heading },
      body: { ...plain.body, name: body },
      mono: { ...plain.mono, name: "mono" },
    },
    text: {
      name: "Name",
      sentence: "",
      script: "latin",
      language: {},
      sample: {
        composition: "menu",
        headline: "Head",
        text: "Sentence.",
        ...(code && { code: [code] }),
      },
    },
    scripts: [],
  } as HomeCard;
}

const headings = (count: number) => Array.from({ length: count }, (_, index) => card(`h${index}`));
const faceOfEach = Object.fromEntries(
  headings(FIRST_CARDS + 1).map((_, index) => [`h${index} 700`, [face(`h${index}`)]]),
);

it("declares the faces of the first cards in a stylesheet of their own, those of the others in another", () => {
  const { first, others } = cardFaces(headings(FIRST_CARDS + 1), specimensOf(faceOfEach));
  const last = `c-h${FIRST_CARDS - 1};`;
  expect(first).toContain("font-family:c-h0;");
  expect(first).toContain(last);
  expect(first).not.toContain(`c-h${FIRST_CARDS}`);
  expect(others).toContain(`font-family:c-h${FIRST_CARDS};`);
  expect(others).not.toContain(last);
});

it("has one class and one rule for a font at a weight, however many cards use it", () => {
  const cards = [card("h0"), card("h1"), card("h0")];
  const { faceClass, first } = cardFaces(cards, specimensOf(faceOfEach));
  const [{ pairing }, other] = cards as [HomeCard, HomeCard];
  const own = faceClass(pairing.heading, 700);
  const classes = [own, faceClass(other.pairing.heading, 700), faceClass(pairing.body, 400)];
  expect(new Set(classes).size).toBe(3);
  expect(classes.every((name) => /^f[a-z0-9]+$/.test(name))).toBe(true);
  expect(first.split(`.${own}{`)).toHaveLength(2);
  expect(first.split("url(faces/h0.0123456789.woff2)")).toHaveLength(2);
  expect(faceClass(pairing.heading, 300)).toBe("");
});

it("sets a text in its face, then in a generic family, at its weight where that is not 400", () => {
  const [own] = [card("h0")];
  const { faceClass, first } = cardFaces([own], specimensOf(faceOfEach));
  const { heading, body } = own.pairing;
  expect(first).toMatch(
    new RegExp(`\\.${faceClass(heading, 700)}\\{font-family:c-h0,[a-z-]+;font-weight:700\\}`),
  );
  expect(first).toMatch(new RegExp(`\\.${faceClass(body, 400)}\\{font-family:[a-z-]+\\}`));
});

it("takes the upright faces of whole pages where those of cards lack a letter", () => {
  const text = { h0: [face("h0"), face("h0", { file: "h0-italic.woff2", style: "italic" })] };
  const { first } = cardFaces([card("h0")], specimensOf({}, text));
  expect(first).toContain("@font-face{font-family:s-h0;");
  expect(first).not.toContain("italic");
});

it("declares a face once that several texts are set in", () => {
  const shared = face("h0", { weight: "400 700" });
  const specimens = specimensOf({ "h0 700": [shared], "h0 400": [shared] });
  const { first } = cardFaces([card("h0", "h0")], specimens);
  expect(first.match(/@font-face/g)).toHaveLength(1);
  expect(first.match(/unicode-range/g)).toHaveLength(1);
});

it("sets a text in the faces of all its letters where they differ in their weights", () => {
  const latin = face("h0", { file: "latin.woff2", weight: "600 700" });
  const hebrew = face("h0", { file: "hebrew.woff2", weight: "500 700" });
  const { first } = cardFaces([card("h0")], specimensOf({ "h0 700": [latin, hebrew] }));
  expect(first).toContain("font-family:c-h0-600-700;src:url(faces/latin.");
  expect(first).toContain("font-family:c-h0-500-700;src:url(faces/hebrew.");
  expect(first).toContain("{font-family:c-h0-600-700,c-h0-500-700,");
});

it("declares a face in both families where a card lacks a letter of what another has", () => {
  const small = face("h0", { weight: "400 700" });
  const specimens = specimensOf({ "h0 700": [small] }, { h0: [small] });
  const { first } = cardFaces([card("h0", "h0")], specimens);
  expect(first).toContain("@font-face{font-family:c-h0-400-700;");
  expect(first).toContain("@font-face{font-family:s-h0;");
});

it("asks for the faces that have the letters of all cards together", () => {
  const asked: string[] = [];
  const specimens = specimensOf({});
  const cards = [card("h0", "h0", "0em"), card("h0", "h0", "0em", "code()")];
  cardFaces(cards, {
    ...specimens,
    card: (font, weight, text) => {
      asked.push(`${font} ${weight} ${text}`);
      return [];
    },
  });
  expect(asked).toEqual([
    "h0 700 NameHeadNameHead",
    "h0 400 Sentence.Sentence.",
    "mono 400 code()",
  ]);
});

it("has a class for each tracking but none, declared with the first cards", () => {
  const cards = ["-0.02em", "0em", "0.1em", "-0.02em"].map((tracking) => card("h0", "b", tracking));
  const { trackingClass, first } = cardFaces(cards, specimensOf({}));
  const [tight = "", wide = ""] = ["-0.02em", "0.1em"].map(trackingClass);
  expect(trackingClass("0em")).toBeUndefined();
  expect(tight).not.toBe(wide);
  expect(first.split(`.${tight}{letter-spacing:-0.02em}`)).toHaveLength(2);
  expect(first.split(`.${wide}{letter-spacing:0.1em}`)).toHaveLength(2);
});

it("names the faces of a card once, that of code where the card has some", () => {
  const shared = face("h0");
  const mono = [face("mono")];
  const specimens = specimensOf({ "h0 700": [shared], "h0 400": [shared], "mono 400": mono });
  const filesOf = ({ pairing, text }: HomeCard) =>
    facesOfCard(pairing, text, specimens).map(({ file }) => file);
  expect(filesOf(card("h0", "h0"))).toEqual(["h0.woff2"]);
  expect(filesOf(card("h0", "h0", "0em", "code()"))).toEqual(["h0.woff2", "mono.woff2"]);
});

describe("the faces for whole pages", () => {
  const greek = face("lora", { unicodeRange: "U+370" });
  const specimens = specimensOf({}, { lora: [face("lora"), greek] });

  it("are listed by font, with the published name and what their rules state", () => {
    expect(facesJson(["lora", "none"], specimens)).toEqual({
      lora: [
        ["lora.0123456789.woff2", "400", "normal", "U+20-7e"],
        ["lora.0123456789.woff2", "400", "normal", "U+370"],
      ],
    });
  });

  it("have letters of a script in each weight of the Latin, from the nearest face: a browser mixes no weights", () => {
    const bold = face("hind", { file: "bold.woff2", weight: "700" });
    const ofScript = (file: string, weight: string) =>
      face("hind", { file, weight, unicodeRange: "U+901" });
    const text = [
      face("hind"),
      bold,
      ofScript("light.woff2", "300"),
      ofScript("book.woff2", "400"),
    ];
    const { hind = [] } = facesJson(["hind"], specimensOf({}, { hind: text }));
    const devanagari = hind.filter(([, , , range]) => range === "U+901");
    expect(devanagari.map(([file, weight]) => [file, weight])).toEqual([
      ["book.0123456789.woff2", "400"],
      ["book.0123456789.woff2", "700"],
    ]);
  });

  it("mark the titles of their fonts, among those of all", () => {
    const fonts = new Map([
      ["lora", { ...plain.body, title: "Lora" }],
      ["none", plain.heading],
    ]);
    const titles = { lora: ["Lora", 1], none: [plain.heading.title, 0] };
    expect(fontTitles(fonts, specimens)).toEqual(titles);
  });

  it("offered a font whose files only its own pairings install, which the server refuses in others", () => {
    const font = { ...plain.body.font, provider: "local" };
    const fonts = new Map([["acme-sans", { ...plain.body, font } as FontItem]]);
    expect(fontTitles(fonts, specimens)).toEqual({});
  });
});

describe("the faces of the site", () => {
  const italic = face("instrument-sans", { file: "i.woff2", style: "italic" });
  const greek = face("instrument-sans", { file: "g.woff2", unicodeRange: "U+370-3ff" });
  const latin = face("instrument-sans", { file: "l.woff2", weight: "400 700" });
  const ascii = face("instrument-sans", { file: "a.woff2", weight: "400 600" });
  const sans = [italic, greek, latin];
  const specimens = specimensOf(
    { "instrument-sans 400": [ascii] },
    { "instrument-sans": sans, "ibm-plex-mono": [face("m")] },
  );

  const css = siteFacesCss(specimens);

  it("are declared with what differs from a regular face, and swap", () => {
    for (const [file, facts] of [
      ["l", "font-weight:400 600"],
      ["a", "font-weight:400 600"],
      ["i", "font-style:italic"],
    ] as const)
      expect(css).toContain(
        `@font-face{font-family:s-site;src:url(faces/${file}.0123456789.woff2);${facts};font-display:swap;unicode-range:U+20-7e}`,
      );
    expect(css).toMatch(/font-family:s-site-fallback;[^}]+\}@font-face\{font-family:s-site-mono;/);
  });

  it("have a fallback as wide as they are, and as high", () => {
    const [regular = ""] = /\{font-family:s-site-fallback;font-weight:400;[^}]+/.exec(css) ?? [];
    expect(regular).toContain("size-adjust:101.27%;ascent-override:95.79%;descent-override:24.69%");
  });

  it("are declared with that of the site’s own words last, which a browser prefers at the same weights", () => {
    expect(css.indexOf("faces/a.")).toBeGreaterThan(css.indexOf("faces/l."));
  });

  it("begin with that of the site’s own words", () => {
    expect(siteFacePath(specimens)).toBe("site/faces/a.0123456789.woff2");
    expect(siteFacePath(specimensOf({}))).toBeUndefined();
  });
});
