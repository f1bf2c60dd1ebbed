import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { pairingDataOf } from "../../../registry/pairing/pairing-data.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { schemaErrors } from "../../../schemas/index.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import {
  FIXTURE_REGISTRY,
  allPairingData,
  fixtureFont,
  fixturePairing,
} from "../../fixtures/read.ts";

const { pairings, fonts } = loadCatalog(FIXTURE_REGISTRY);
const dataOf = (name: string) => pairingDataOf(pairings.get(name)!, fonts);

const BARE = fixturePairing("bare");
const ABRIL = fixtureFont("abril-fatface");
const LATO = fixtureFont("lato");
const fontsWith = (...changed: FontItem[]) =>
  new Map([...fonts, ...changed.map((font) => [font.name, font] as const)]);
const bareWith = (...changed: FontItem[]) => pairingDataOf(BARE, fontsWith(...changed));
const onlyItalic = (font: FontItem) => edited(font, ["meta", "styles"], ["italic"]);

/** Every fixture sets code in the same font. */
const urlOf = (families: string) =>
  `https://fonts.googleapis.com/css2?family=${families}&family=JetBrains+Mono:wght@400&display=swap`;

it("PairingData has exactly the fields of specification 2.3, ordered by name", () => {
  const all = allPairingData({ pairings, fonts });
  expect(all.map(({ name }) => name)).toEqual(["bare", "plain", "serif"]);
  expect(all.flatMap((data) => schemaErrors("pairing-data", data))).toEqual([]);
});

it("name is without the `pairing-` prefix; heading, body and mono are family names", () => {
  expect(dataOf("bare")).toMatchObject({
    name: "bare",
    heading: "Abril Fatface",
    body: "Lato",
    mono: "JetBrains Mono",
  });
});

it("a category is one of serif, sans-serif, monospace, also for a display face", () => {
  expect(ABRIL.description).toBe("Abril Fatface — Display font.");
  expect(dataOf("bare")).toMatchObject({ headingCategory: "serif", bodyCategory: "sans-serif" });
});

it("the category of a face that falls back to cursive is the one that its item states", () => {
  const cursive = edited(ABRIL, ["font", "family"], "'Abril Fatface', cursive");
  const stated = edited(cursive, ["meta", "genericFamily"], "sans-serif");
  expect(bareWith(stated).headingCategory).toBe("sans-serif");
});

it("mood and useCase are the item's, empty when it has none", () => {
  expect(dataOf("plain")).toMatchObject({
    mood: ["minimal", "professional"],
    useCase: ["documentation"],
  });
  expect(dataOf("bare")).toMatchObject({ mood: [], useCase: [] });
});

describe("scale always has h1 to h6 and body", () => {
  it("values that the item states are unchanged", () => {
    const minor = { size: "1.125rem", weight: 600, lineHeight: "1.4", letterSpacing: "-0.01em" };
    expect(dataOf("plain").scale).toEqual({
      h1: { size: "2.25rem", weight: 600, lineHeight: "1.15", letterSpacing: "-0.025em" },
      h2: { size: "1.75rem", weight: 600, lineHeight: "1.2", letterSpacing: "-0.02em" },
      h3: { size: "1.375rem", weight: 600, lineHeight: "1.3", letterSpacing: "-0.015em" },
      h4: minor,
      h5: minor,
      h6: minor,
      body: { size: "1rem", lineHeight: "1.6", weight: 400 },
    });
  });

  it("body weighs 400, or the nearest weight that its font has", () => {
    const light = edited(LATO, ["font", "weight"], ["300", "700"]);
    expect(bareWith(light).scale.body.weight).toBe(300);
  });
});

it.each([
  ["as the item states it, in rem", "serif", "1.125rem"],
  ["1rem where the item states none", "bare", "1rem"],
])("textSize, the size of long text, is %s", (_, name, textSize) => {
  expect(dataOf(name).textSize).toBe(textSize);
});

describe("hostedFontsUrl lists each distinct family once, exactly the faces in use", () => {
  it.each([
    [
      "ascending, with 400 and 700 for body, upright and italic",
      "bare",
      "Abril+Fatface:wght@400&family=Lato:ital,wght@0,400;0,700;1,400;1,700",
    ],
    [
      "a family in two roles is one entry with the weights of both",
      "plain",
      "Inter:ital,wght@0,400;0,600;0,700;1,400;1,600;1,700",
    ],
    [
      "the optical sizes of a family that has them",
      "serif",
      "Source+Serif+4:ital,opsz,wght@0,8..60,400;0,8..60,600;0,8..60,700;1,8..60,400;1,8..60,600;1,8..60,700",
    ],
  ])("%s", (_, name, families) => {
    expect(dataOf(name).hostedFontsUrl).toBe(urlOf(families));
  });

  it("the italic of headings, for em in them", () => {
    const inter = edited(BARE, ["cssVars", "theme", "--font-heading"], "var(--font-inter)");
    expect(pairingDataOf(inter, fonts).hostedFontsUrl).toContain(
      "family=Inter:ital,opsz,wght@0,14..32,400;1,14..32,400&",
    );
  });

  it("not the optical sizes where the pairing keeps the default one", () => {
    const pinned = edited(fixturePairing("serif"), ["meta", "opticalSizing"], "none");
    expect(pairingDataOf(pinned, fonts).hostedFontsUrl).toContain(
      "family=Source+Serif+4:ital,wght@0,400;0,600;0,700;1,400;1,600;1,700&",
    );
  });

  it("not the italics that a static family lacks", () => {
    const oneItalic = edited(LATO, ["css"], { '@import "@fontsource/lato/400-italic.css"': {} });
    expect(bareWith(oneItalic).hostedFontsUrl).toContain(
      "family=Lato:ital,wght@0,400;0,700;1,400&",
    );
    const upright = edited(LATO, ["meta", "styles"], ["normal"]);
    expect(bareWith(upright).hostedFontsUrl).toContain("family=Lato:wght@400;700&");
  });

  it("a family with italics alone, such as Molle, does not ask for the upright that is a 400", () => {
    const italic = edited(onlyItalic(LATO), ["css"], REMOVED);
    expect(bareWith(italic, onlyItalic(ABRIL)).hostedFontsUrl).toBe(
      urlOf("Abril+Fatface:ital,wght@1,400&family=Lato:ital,wght@1,400;1,700"),
    );
  });

  it("never a weight that the family lacks: the nearest", () => {
    const heavy = edited(BARE, ["css", "h1", "font-weight"], "600");
    expect(pairingDataOf(heavy, fonts).hostedFontsUrl).toBe(
      pairingDataOf(BARE, fonts).hostedFontsUrl,
    );
  });
});
