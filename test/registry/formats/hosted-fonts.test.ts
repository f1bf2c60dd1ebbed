import { hostedFonts } from "../../../registry/formats/hosted-fonts.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const URL = "https://fonts.example/css2";
const bare = fixturePairing("bare");

it("fonts of the provider have no stylesheet of the registry's own", () => {
  expect(hostedFonts(bare, fixtureFont, URL)).not.toHaveProperty("stylesheet");
});

it("local fonts have the one that is published", () => {
  expect(hostedFonts(bare, fixtureFont, URL, "@font-face {}")).toMatchObject({
    url: URL,
    stylesheet: "@font-face {}",
  });
});

const FONTS = [
  ["heading", "abril-fatface"],
  ["body", "lato"],
  ["mono", "jetbrains-mono"],
];

it("the variables are those of the three roles", () => {
  const { named } = hostedFonts(bare, fixtureFont, URL);
  expect(named.map(({ name, use }) => [name, use.font.name])).toEqual(FONTS);
});

it.each(FONTS)("a %s font that does not exist is an error", (role, missing) => {
  const fonts = (name: string) => (name === missing ? undefined : fixtureFont(name));
  expect(() => hostedFonts(bare, fonts, URL)).toThrow(
    new RangeError(`pairing-bare: its ${role} font was not found`),
  );
});
