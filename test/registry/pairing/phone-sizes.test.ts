import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import {
  LONG_WORD,
  fluidSize,
  longWordInEm,
  phoneSizeOf,
  phoneSizes,
  rulesOf,
} from "../../../registry/pairing/phone-sizes.ts";
import { HEADING_KEYS, pixelsOf } from "../../../registry/pairing/scale.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const bare = fixturePairing("bare");
const { pairings, fonts } = loadCatalog(ownRegistryDir);

it("no heading of this registry is wider than a phone's column with a long word", () => {
  const wide = [...pairings.values()].flatMap((pairing) =>
    HEADING_KEYS.filter((key) => {
      const size = phoneSizeOf(pairing, key) ?? pairing.css[key]["font-size"];
      return (longWordInEm(pairing, key, (name) => fonts.get(name)) ?? 0) * pixelsOf(size) > 312;
    }).map((key) => `${pairing.name} ${key}`),
  );
  expect(LONG_WORD).toBe("Documentation");
  expect(wide).toEqual([]);
});

it("text zoom of 200 % is possible: no size is more than 2.5 times that of a phone", () => {
  const ratios = [...pairings.values()].flatMap((pairing) =>
    HEADING_KEYS.map((key) => {
      const wide = pairing.css[key]["font-size"];
      return pixelsOf(wide) / pixelsOf(phoneSizeOf(pairing, key) ?? wide);
    }),
  );
  expect(Math.max(...ratios)).toBeLessThanOrEqual(2.5);
});

it("headings keep their order on a phone, none below the text", () => {
  for (const pairing of pairings.values()) {
    const sizes = HEADING_KEYS.map((key) =>
      pixelsOf(phoneSizeOf(pairing, key) ?? pairing.css[key]["font-size"]),
    );
    expect([pairing.name, sizes]).toEqual([pairing.name, sizes.toSorted((a, b) => b - a)]);
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(16);
  }
});

it("sizes are in whole pixels, and only where they are smaller than those of a wide screen", () => {
  expect(phoneSizes(bare, fixtureFont)).toEqual({
    h1: "2.75rem",
    h2: "2.125rem",
    h3: "1.625rem",
    h4: "1.3125rem",
  });
  const small = edited(bare, ["css", "h1", "font-size"], "2.75rem");
  expect(phoneSizes(small, fixtureFont)).toBeUndefined();
});

it("of a font that states no widths, h1 has 40 pixels on a phone", () => {
  expect(phoneSizes(bare, () => undefined)?.h1).toBe("2.5rem");
});

it("a size is that of the phone at 360 pixels, and that of the rule at 1280", () => {
  expect(fluidSize("2rem", "4rem")).toBe("clamp(2rem, 1.2174rem + 3.4783vw, 4rem)");
  const at = (window: number) => 1.2174 * 16 + (3.4783 * window) / 100;
  expect([at(360), at(1280)].map(Math.round)).toEqual([32, 64]);
  expect(fluidSize("2rem", "4rem", "em", 20)).toBe("clamp(1.6em, 0.9739em + 3.4783vw, 3.2em)");
});

it("the rules of a pairing have such sizes where it states those of a phone, and all else as it is", () => {
  const { h1, "body, p": text } = rulesOf(bare);
  expect(h1).toEqual({ ...bare.css.h1, "font-size": fluidSize("2.75rem", "4rem") });
  expect(text).toEqual(bare.css["body, p"]);
});
