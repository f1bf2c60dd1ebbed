import { familyList, systemFamilies } from "../../../registry/flavours/family-list.ts";
import { wholeFont } from "../../../registry/pairing/font-use.ts";
import { flavoured } from "../../../registry/flavours/index.ts";
import { plainFont } from "../../../registry/flavours/font-items.ts";
import type { GoogleFontItem } from "../../../registry/model/items.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

/** A fixture font that falls back to `cursive`, and is nearest to that category. */
function cursiveFont(name: string, category: "serif" | "sans-serif"): GoogleFontItem {
  const font = fixtureFont(name);
  const family = font.font.family.replace(/[a-z-]+$/, "cursive");
  return edited(edited(font, ["font", "family"], family), ["meta"], {
    ...font.meta,
    genericFamily: category,
  });
}

describe("a face that falls back to cursive", () => {
  const script = cursiveFont("lato", "sans-serif");

  it("has the scaled fallback faces of its category, then cursive", () => {
    expect(familyList(wholeFont(script), "Lato")).toBe(
      "'Lato', 'Arial for Lato', 'Roboto for Lato', cursive",
    );
    expect(familyList(wholeFont(cursiveFont("lato", "serif")), "Lato")).toBe(
      "'Lato', 'Times New Roman for Lato', 'Noto Serif for Lato', cursive",
    );
  });

  it("has the system's fonts of its category for other scripts", () => {
    const japanese = edited(script, ["meta", "scripts"], ["japanese"]);
    expect(familyList(wholeFont(japanese), "Lato")).toMatch(
      /, 'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', cursive$/,
    );
  });

  it("is published with the list that ends in cursive, and with its category", () => {
    const published = plainFont(script);
    expect(published.font.family).toMatch(/^'Lato', .*, cursive$/);
    expect(published.meta?.genericFamily).toBe("sans-serif");
  });

  it.each(["layered", "self-hosted", "typeset"] as const)(
    "is in the variable of its role in the flavour %s",
    (flavour) => {
      const names = ["abril-fatface", "jetbrains-mono"];
      const fonts = new Map([
        ...names.map((name) => [name, fixtureFont(name)] as const),
        ["lato", script] as const,
      ]);
      const { item } = flavoured(fixturePairing("bare"), flavour, (name) => fonts.get(name)) ?? {};
      expect(JSON.stringify(item)).toMatch(/"--(?:font|pairing)-body":"'Lato', [^"]*, cursive"/);
    },
  );
});

it.each([
  ["japanese", "sans-serif", ["Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP"]],
  ["japanese", "serif", ["Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP"]],
  ["thai", "sans-serif", ["Thonburi", "Leelawadee UI", "Noto Sans Thai"]],
  // Where no serif is known, the sans.
  ["thai", "serif", ["Thonburi", "Leelawadee UI", "Noto Sans Thai"]],
] as const)("%s falls back to the %s of macOS, Windows and Linux", (script, generic, families) => {
  expect(systemFamilies([script], generic)).toEqual(families);
});

it("scripts of the usual fallback fonts need no others", () => {
  expect(systemFamilies(["latin", "greek", "cyrillic"], "sans-serif")).toEqual([]);
});

it("a family of several scripts comes once, and of more than three scripts the first three come", () => {
  const scripts = ["latin", "tamil", "telugu", "thai", "lao"];
  expect(systemFamilies(scripts, "sans-serif")).toEqual([
    "Tamil MN",
    "Nirmala UI",
    "Noto Sans Tamil",
    "Kohinoor Telugu",
    "Noto Sans Telugu",
    "Thonburi",
    "Leelawadee UI",
    "Noto Sans Thai",
  ]);
});
