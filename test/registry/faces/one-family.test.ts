import { areOneFamily } from "../../../registry/faces/one-family.ts";

it.each([
  ["Inter", "Inter", true],
  ["Inter Tight", "Inter", true],
  ["Noto Sans", "Noto Serif", true],
  ["DM Serif Display", "DM Sans", true],
  ["Source Serif 4", "Source Sans 3", true],
  ["Libre Caslon Display", "Libre Caslon Text", true],
  ["Libre Caslon Text", "Libre Franklin", false],
  ["Open Sans", "Open Runde", false],
  ["Big Shoulders", "Big Shoulders Stencil", true],
  ["Black Ops One", "Black Han Sans", false],
  ["Inter", "Interlaken", false],
  ["Big Shoulders", "Big Caslon", false],
  ["GFS Didot", "GFS Neohellenic", false],
  ["GFS Didot", "GFS Didot Bold", true],
  ["Special Gothic", "Special Gothic Expanded One", true],
  ["Zen Kaku Gothic", "Zen Maru Gothic", false],
  ["Zen Kaku Gothic", "Zen Kaku Antique", true],
])("%s and %s are of one family: %s", (first, second, expected) => {
  expect(areOneFamily(first, second)).toBe(expected);
  expect(areOneFamily(second, first)).toBe(expected);
});
