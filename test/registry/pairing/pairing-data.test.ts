import { loadCatalog } from "../../../registry/model/catalog.ts";
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
  expect(fixtureFont("abril-fatface").description).toBe("Abril Fatface — Display font.");
  expect(dataOf("bare")).toMatchObject({ headingCategory: "serif", bodyCategory: "sans-serif" });
});

it("the category of a face that falls back to cursive is the one that its item states", () => {
  const written = edited(
    edited(fixtureFont("abril-fatface"), ["font", "family"], "'Abril Fatface', cursive"),
    ["meta", "genericFamily"],
    "sans-serif",
  );
  const withWritten = (font: FontItem) =>
    pairingDataOf(fixturePairing("bare"), new Map([...fonts, [font.name, font]]));
  expect(withWritten(written).headingCategory).toBe("sans-serif");
  expect(() => withWritten(edited(written, ["meta", "genericFamily"], REMOVED))).toThrow(
    "abril-fatface: font.family ends in cursive, without meta.genericFamily",
  );
});

it("a font without a generic family is an error, not a guess", () => {
  const lato = fixtureFont("lato");
  const nameless = { ...lato, font: { ...lato.font, family: "'Lato'" } };
  expect(() =>
    pairingDataOf(fixturePairing("bare"), new Map([...fonts, ["lato", nameless]])),
  ).toThrow("lato: font.family ends in no generic family: 'Lato'");
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
    const lato = fixtureFont("lato");
    const light = { ...lato, font: { ...lato.font, weight: ["300", "700"] } } as typeof lato;
    const data = pairingDataOf(fixturePairing("bare"), new Map([...fonts, ["lato", light]]));
    expect(data.scale.body.weight).toBe(300);
  });
});

it.each([
  ["as the item states it, in rem", "serif", "1.125rem"],
  ["1rem where the item states none", "bare", "1rem"],
])("textSize, the size of long text, is %s", (_, name, textSize) => {
  expect(dataOf(name).textSize).toBe(textSize);
});

describe("hostedFontsUrl lists each distinct family once, exactly the faces in use", () => {
  it("ascending, with 400 and 700 for body, upright and italic", () => {
    expect(dataOf("bare").hostedFontsUrl).toBe(
      "https://fonts.googleapis.com/css2?family=Abril+Fatface:wght@400" +
        "&family=Lato:ital,wght@0,400;0,700;1,400;1,700" +
        "&family=JetBrains+Mono:wght@400&display=swap",
    );
  });

  it("a family in two roles is one entry with the weights of both", () => {
    expect(dataOf("plain").hostedFontsUrl).toBe(
      "https://fonts.googleapis.com/css2?family=Inter:ital,wght@0,400;0,600;0,700;1,400;1,700" +
        "&family=JetBrains+Mono:wght@400&display=swap",
    );
  });

  it("the optical sizes of a family that has them", () => {
    expect(dataOf("serif").hostedFontsUrl).toBe(
      "https://fonts.googleapis.com/css2?family=Source+Serif+4:ital,opsz,wght@" +
        "0,8..60,400;0,8..60,600;0,8..60,700;1,8..60,400;1,8..60,700" +
        "&family=JetBrains+Mono:wght@400&display=swap",
    );
  });

  it("also of headings alone, where there is no italic", () => {
    const bare = fixturePairing("bare");
    const cssVars = { theme: { ...bare.cssVars.theme, "--font-heading": "var(--font-inter)" } };
    expect(pairingDataOf({ ...bare, cssVars }, fonts).hostedFontsUrl).toContain(
      "family=Inter:opsz,wght@14..32,400&",
    );
  });

  it("not the optical sizes where the pairing keeps the default one", () => {
    const serif = fixturePairing("serif");
    const pinned = { ...serif, meta: { ...serif.meta, opticalSizing: "none" as const } };
    expect(pairingDataOf(pinned, fonts).hostedFontsUrl).toContain(
      "family=Source+Serif+4:ital,wght@0,400;0,600;0,700;1,400;1,700&",
    );
  });

  it("not the italics that a static family lacks", () => {
    const lato = fixtureFont("lato");
    const css = { '@import "@fontsource/lato/400-italic.css"': {} };
    const oneItalic = new Map([...fonts, ["lato", { ...lato, css }]]);
    expect(pairingDataOf(fixturePairing("bare"), oneItalic).hostedFontsUrl).toContain(
      "family=Lato:ital,wght@0,400;0,700;1,400&",
    );
    const upright = { ...lato, meta: { ...lato.meta, styles: ["normal" as const] } };
    const noItalic = new Map([...fonts, ["lato", upright]]);
    expect(pairingDataOf(fixturePairing("bare"), noItalic).hostedFontsUrl).toContain(
      "family=Lato:wght@400;700&",
    );
  });

  it("a family with italics alone, such as Molle, does not ask for the upright that is a 400", () => {
    const { css: _, ...lato } = fixtureFont("lato");
    const italic = { ...lato, meta: { ...lato.meta, styles: ["italic" as const] } };
    const abril = fixtureFont("abril-fatface");
    const heading = { ...abril, meta: { ...abril.meta, styles: ["italic" as const] } };
    const italics = new Map([...fonts, ["lato", italic], ["abril-fatface", heading]]);
    expect(pairingDataOf(fixturePairing("bare"), italics).hostedFontsUrl).toBe(
      "https://fonts.googleapis.com/css2?family=Abril+Fatface:ital,wght@1,400" +
        "&family=Lato:ital,wght@1,400;1,700" +
        "&family=JetBrains+Mono:wght@400&display=swap",
    );
  });

  it("never a weight that the family lacks", () => {
    const bare = fixturePairing("bare");
    const { h1 } = bare.css;
    const heavy = { ...bare, css: { ...bare.css, h1: { ...h1, "font-weight": "600" as const } } };
    expect(() => pairingDataOf(heavy, fonts)).toThrow("Abril Fatface has no upright weight 600");
    const abril = fixtureFont("abril-fatface");
    const italic = { ...abril, meta: { ...abril.meta, styles: ["italic" as const] } };
    expect(() => pairingDataOf(heavy, new Map([...fonts, [abril.name, italic]]))).toThrow(
      "Abril Fatface has no italic weight 600",
    );
  });
});
