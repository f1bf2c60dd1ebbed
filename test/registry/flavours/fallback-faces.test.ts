import { fallbackFaces } from "../../../registry/flavours/fallback-faces.ts";
import type { FontItem } from "../../../registry/items.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont } from "../../fixtures/read.ts";

const advances = (...averages: [string, number][]) =>
  Object.fromEntries(averages.map(([weight, average]) => [weight, { average }]));
const withAdvances = (name: string, ...averages: [string, number][]): FontItem =>
  edited(fixtureFont(name), ["meta", "advances"], advances(...averages));

const inter = withAdvances("inter", ["400", 978], ["600", 998], ["700", 1008]);

it("a sans is drawn with Arial, scaled to its width and with its line metrics", () => {
  const { css } = fallbackFaces(inter, [400]);
  // Inter: 978, 1984 and -494 of 2048 units; Arial: 913 of 2048.
  expect(css["/* Arial for Inter 400 */ @font-face"]).toEqual({
    "font-family": "'Arial for Inter'",
    "font-weight": "400",
    src: expect.stringMatching(
      /^local\('Arial'\), .*local\('Liberation Sans'\), .*local\('Roboto'\)/,
    ),
    "size-adjust": "107.12%",
    "ascent-override": "90.44%",
    "descent-override": "22.52%",
    "line-gap-override": "0%",
  });
});

it("a bold weight is drawn with the bold face; on Android with Roboto, whose bold is narrower", () => {
  const { css, families } = fallbackFaces(inter, [700]);
  expect(families).toEqual(["Arial for Inter", "Roboto for Inter"]);
  expect(css["/* Arial for Inter 700 */ @font-face"]).toMatchObject({
    src: expect.stringContaining("local('Liberation Sans Bold')"),
    "size-adjust": "102.54%",
  });
  expect(css["/* Roboto for Inter 700 */ @font-face"]).toMatchObject({ "size-adjust": "108.86%" });
});

it("weights that are about as wide share a face", () => {
  const ranges = Object.keys(fallbackFaces(inter, [400, 600, 700]).css);
  expect(ranges).toContain("/* Arial for Inter 400 */ @font-face");
  expect(ranges).toContain("/* Arial for Inter 600-700 */ @font-face");
});

it.each([
  ["source-serif-4", ["Times New Roman for Source Serif 4", "Noto Serif for Source Serif 4"]],
  ["jetbrains-mono", ["Courier New for JetBrains Mono"]],
])("%s falls back to %j, never to Arial", (name, families) => {
  const font = withAdvances(name, ["400", 600]);
  expect(fallbackFaces(font, [400]).families).toEqual(families);
});

it("a font without Latin letters has none", () => {
  expect(fallbackFaces(edited(inter, ["meta", "advances"], undefined), [400])).toEqual({
    families: [],
    css: {},
  });
});
