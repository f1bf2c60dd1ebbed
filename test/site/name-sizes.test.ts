import { headlineWidth } from "../../build/site/shared/cards/headline-width.ts";
import { type DrawnName, nameFit } from "../../build/site/shared/specimen/name-fit.ts";
import type { FontItem, PairingItem } from "../../registry/model/items.ts";
import { plain } from "./fixture-pairings.ts";

const METRICS = { unitsPerEm: 1000, ascent: 900, descent: -200, lineGap: 0 };

/** A font that states these facts alone. */
const font = (meta: object = {}): FontItem => ({ ...plain.heading, meta: { ...meta } });

it.each([
  ["Supper", 0.5, 3.56, 3.56],
  ["Bread and buns", 0.5, 7.95, 2.97],
  ["SUPPER", 0.5, 4.65, 4.65],
  ["東京の朝", 0.5, 4, 2],
  ["朝のパンと今日のスープ", 0.5, 11, 3],
  ["Хліб", 0.4, 2.24, 2.24],
])("the headline of a card is estimated by its letters: %s", (text, mean, whole, longestWord) => {
  expect(headlineWidth(text, mean)).toEqual({
    "--whole": whole.toFixed(2),
    "--longest-word": longestWord.toFixed(2),
  });
});

describe("the name at the head of a page", () => {
  const h1 = { ...plain.item.css.h1, "font-weight": "600", "letter-spacing": "0em" };
  const item = { ...plain.item, css: { ...plain.item.css, h1 } } as PairingItem;
  const measured = font({ metrics: METRICS, advances: { "600": { heading: 500 } } });
  const drawn = { width: 3.85, left: 0.05, rightBearing: 0.1, top: 0.75, bottom: -0.25 };
  const fitOf = (name: string, heading: FontItem, known?: DrawnName) =>
    nameFit(name, item, heading, known);

  /** Em in its container's width: of the longest word, and of the whole name. */
  function widths(declarations: Readonly<Record<string, string>>): [word: number, name: number] {
    const sizes =
      /^clamp\(min\(3rem, ([\d.]+)cqi\), ([\d.]+)cqi, max\(7rem, min\(10cqi, 14vh\)\)\)$/;
    const [, word, name] = sizes.exec(declarations["font-size"] ?? "") ?? [];
    return [100 / Number(word), 100 / Number(name)];
  }

  it.each<[string, string, FontItem, DrawnName | undefined, word: number, whole: number]>([
    ["as it was drawn, without side bearings", "Name", measured, drawn, 3.85, 3.85],
    ["of several words, as it was drawn", "Nam Oth", measured, drawn, 1.5, 3.85],
    ["an estimate, by its letters and longest word", "abc ghijkl", measured, undefined, 3, 5],
    ["a font without advances, as a typical one", "abcde", font(), undefined, 2.8, 2.8],
  ])(
    "fits in one line, if not much smaller than possible: %s",
    (_, name, heading, known, ...least) => {
      for (const [index, width] of widths(fitOf(name, heading, known)).entries()) {
        expect(width).toBeGreaterThanOrEqual(least[index]!);
        expect(width).toBeLessThan(least[index]! * 1.26);
      }
    },
  );

  it("stands with the edges of its first and last letter at the margins, without the space of its line", () => {
    const rule = fitOf("Name", measured, drawn);
    const lineHeight = Number(rule["line-height"]);
    const baseline = (lineHeight + (METRICS.ascent + METRICS.descent) / METRICS.unitsPerEm) / 2;
    expect(rule["margin-inline-start"]).toBe("-0.05em");
    expect(rule["margin-inline-end"]).toBe("-0.1em");
    expect(Number.parseFloat(rule["margin-block-start"]!)).toBeCloseTo(0.75 - baseline, 2);
    expect(Number.parseFloat(rule["margin-block-end"]!)).toBeCloseTo(
      baseline - lineHeight + 0.25,
      2,
    );
  });

  it("has no margins that would need measures which are not known", () => {
    expect(Object.keys(fitOf("Name", font()))).toEqual(["font-size", "line-height"]);
    const estimated = Object.keys(fitOf("Name", measured));
    expect(estimated.filter((property) => property.includes("inline"))).toEqual([]);
    expect(estimated.filter((property) => property.includes("block"))).toHaveLength(2);
  });
});
