import { loadCatalog } from "../../registry/catalog.ts";
import { hostedFontsUrl } from "../../registry/hosted-fonts-url.ts";
import { allPairingData, pairingDataOf } from "../../registry/pairing-data.ts";
import { nearestWeight } from "../../registry/scale.ts";
import { schemaErrors } from "../../schemas/index.ts";
import { FIXTURE_REGISTRY, fixtureFont, fixturePairing } from "../fixtures/read.ts";

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

  it("sizes step geometrically to body where the item states none, the rest evenly", () => {
    expect(dataOf("bare").scale).toEqual({
      h1: { size: "4rem", weight: 400, lineHeight: "1.1", letterSpacing: "-0.02em" },
      h2: { size: "3.175rem", weight: 400, lineHeight: "1.183", letterSpacing: "-0.0167em" },
      h3: { size: "2.52rem", weight: 400, lineHeight: "1.267", letterSpacing: "-0.0133em" },
      h4: { size: "2rem", weight: 400, lineHeight: "1.35", letterSpacing: "-0.01em" },
      h5: { size: "1.587rem", weight: 400, lineHeight: "1.433", letterSpacing: "-0.0067em" },
      h6: { size: "1.26rem", weight: 400, lineHeight: "1.517", letterSpacing: "-0.0033em" },
      body: { size: "1rem", lineHeight: "1.6", weight: 400 },
    });
  });

  it("between h3 and body the sizes of h4, h5 and h6 step geometrically", () => {
    const { h3, h4, h5, h6, body } = dataOf("serif").scale;
    expect([h3, h4, h5, h6, body].map(({ size }) => size)).toEqual([
      "1.5rem",
      "1.355rem",
      "1.225rem",
      "1.107rem",
      "1rem",
    ]);
    expect([h4, h5, h6].map(({ letterSpacing }) => letterSpacing)).toEqual(["0em", "0em", "0em"]);
  });

  it("pixels count as sixteenths of a rem", () => {
    const bare = fixturePairing("bare");
    const css = { ...bare.css, h1: { ...bare.css.h1, "font-size": "64px" } };
    expect(pairingDataOf({ ...bare, css }, fonts).scale.h4.size).toBe("2rem");
  });

  it("a weight that the item leaves out is one that the font has", () => {
    expect(nearestWeight([100, 300, 400, 700, 900], 600)).toBe(700);
    expect(nearestWeight([300, 500], 400)).toBe(300);
    expect(nearestWeight([], 400)).toBe(400);
  });
});

describe("hostedFontsUrl lists each distinct family once, exactly the weights in use", () => {
  it("ascending, with 400 and 700 for body where the family has them", () => {
    expect(dataOf("bare").hostedFontsUrl).toBe(
      "https://fonts.googleapis.com/css2?family=Abril+Fatface:wght@400&family=Lato:wght@400;700" +
        "&family=JetBrains+Mono:wght@400&display=swap",
    );
  });

  it("a family in two roles has the weights of both", () => {
    expect(dataOf("plain").hostedFontsUrl).toBe(
      "https://fonts.googleapis.com/css2?family=Inter:wght@400;600;700&family=JetBrains+Mono:wght@400&display=swap",
    );
  });

  it("never a weight that the family lacks", () => {
    const lato = { family: "Lato", available: [400, 700] };
    expect(() => hostedFontsUrl(new Map([[lato, [400, 600]]]))).toThrow("Lato has no weight 600");
  });
});
