import { fontUses, wholeFont } from "../../../registry/pairing/font-use.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const onlyItalic = edited(fixtureFont("lato"), ["meta", "styles"], ["italic"]);

it("a family that has only italics has no upright weight to load, also as the text of a pairing", () => {
  const italicsAlone = { weights: [], settings: [], italics: [100, 300, 400, 700, 900] };
  expect(wholeFont(onlyItalic)).toMatchObject(italicsAlone);
  const uses = fontUses(fixturePairing("bare"), (name) =>
    name === "lato" ? onlyItalic : fixtureFont(name),
  );
  expect(uses.find(({ font }) => font === onlyItalic)).toMatchObject(italicsAlone);
});

it("a weight that a family lacks is the nearest one that it has", () => {
  const abril = fontUses(fixturePairing("bare"), fixtureFont).find(
    ({ font }) => font.name === "abril-fatface",
  );
  expect(abril).toMatchObject({ weights: [400], italics: [] });
  expect(wholeFont(fixtureFont("abril-fatface")).settings).toEqual([
    { weight: 400, kind: "text", pixels: 16 },
    { weight: 400, kind: "text", pixels: 16 },
  ]);
});

it("headings of one face and weight are drawn at sizes around the one that their fallback face has", () => {
  const headings = ["h1", "h2", "h3", "h4, h5, h6"] as const;
  const alike = headings.reduce(
    (pairing, key) => edited(pairing, ["css", key], { ...pairing.css.h1, "font-size": "1.5rem" }),
    fixturePairing("bare"),
  );
  const settingsOf = (pairing: typeof alike) =>
    fontUses(pairing, fixtureFont).find(({ roles }) => roles.has("heading"))?.settings;
  expect(settingsOf(alike)).toEqual([{ weight: 400, kind: "heading", pixels: 24 }]);
  const larger = edited(alike, ["css", "h1", "font-size"], "4rem");
  expect(settingsOf(larger)).toEqual([{ weight: 400, kind: "heading", pixels: 44 }]);
});
