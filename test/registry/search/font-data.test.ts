import { getFont, getPairing } from "../../../registry/index.ts";

it("a font states its weights, scripts, languages and measures", () => {
  expect(getFont("playfair-display")).toMatchObject({
    name: "playfair-display",
    family: "Playfair Display",
    categories: ["serif", "transitional"],
    weights: [400, 500, 600, 700, 800, 900],
    scripts: expect.arrayContaining(["cyrillic", "latin"]),
    languages: expect.arrayContaining(["pl", "vi"]),
    measures: { generic: "serif", xHeight: 0.514, isTextFace: true, hasItalics: true },
    limitations: [],
  });
});

it.each([
  ["abril-fatface", "Drawn for large sizes, not for running text."],
  ["abril-fatface", "One weight: browsers thicken it for bold."],
  ["oswald", "No italics: browsers slant the upright letters."],
])("%s is limited: %s", (name, limitation) => {
  expect(getFont(name)?.limitations).toContain(limitation);
});

it("names the pairings that use a font in each role, and partners that pairings use", () => {
  const { pairings, partners } = getFont("playfair-display")!;
  expect(pairings.heading).toContain("editorial");
  expect(getPairing(pairings.heading[0]!)?.heading).toBe("Playfair Display");
  expect(partners.length).toBeGreaterThan(3);
  for (const { name } of partners) {
    const used = Object.values(getFont(name)!.pairings).flat();
    expect([name, used.length > 0]).toEqual([name, true]);
  }
});

it("a font that no pairing uses has partners, too", () => {
  const { pairings, partners } = getFont("abeezee")!;
  expect(Object.values(pairings).flat()).toEqual([]);
  expect(partners.length).toBeGreaterThan(3);
});

it("is frozen, and undefined for a name that no font has", () => {
  expect(Object.isFrozen(getFont("lora")?.measures)).toBe(true);
  expect(getFont("pairing-editorial")).toBeUndefined();
  expect(getFont("no-font")).toBeUndefined();
});
