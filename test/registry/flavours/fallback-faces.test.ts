import { fallbackFaces } from "../../../registry/flavours/fallback-faces.ts";
import type { FontUse } from "../../../registry/pairing/font-use.ts";
import { wholeFont } from "../../../registry/pairing/font-use.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont, readJson } from "../../fixtures/read.ts";

/** A font with these advances, in units of its em, set as text or as headings. */
function useOf(
  font: FontItem,
  kind: "text" | "heading",
  advances: Record<number, number>,
): FontUse {
  const measured = Object.fromEntries(
    Object.entries(advances).map(([weight, advance]) => [weight, { [kind]: advance }]),
  );
  return {
    ...wholeFont(edited(font, ["meta", "advances"], measured)),
    hasOpticalSizes: false,
    settings: Object.keys(advances).map((weight) => ({ weight: Number(weight), kind, pixels: 16 })),
  };
}

const inter = fixtureFont("inter");

it("a sans is drawn with Arial, scaled to its width and with its line metrics", () => {
  // Inter has 2048 units, an ascent of 1984 and a descent of 494; Arial's text advances by .43755 em.
  const { css } = fallbackFaces(useOf(inter, "text", { 400: 977 }));
  expect(css["/* Arial for Inter 400 */ @font-face"]).toEqual({
    "font-family": "'Arial for Inter'",
    "font-weight": "400",
    src: expect.stringMatching(
      /^local\('Arial'\), .*local\('Liberation Sans'\), .*local\('Roboto'\)/,
    ),
    "size-adjust": "109.03%",
    "ascent-override": "88.85%",
    "descent-override": "22.12%",
    "line-gap-override": "0%",
  });
});

it("headings are scaled to the width of headings, which have more capitals", () => {
  const { css } = fallbackFaces(useOf(inter, "heading", { 400: 977 }));
  expect(css["/* Arial for Inter 400 */ @font-face"]).toMatchObject({ "size-adjust": "104.58%" });
});

it("a bold weight is drawn with the bold face; on Android with Roboto, whose bold is narrower", () => {
  const { css, families } = fallbackFaces(useOf(inter, "text", { 700: 1008 }));
  expect(families).toEqual(["Arial for Inter", "Roboto for Inter"]);
  expect(css["/* Arial for Inter 700 */ @font-face"]).toMatchObject({
    src: expect.stringContaining("local('Liberation Sans Bold')"),
    "size-adjust": "104.76%",
  });
  expect(css["/* Roboto for Inter 700 */ @font-face"]).toMatchObject({ "size-adjust": "111.58%" });
});

it("weights that are about as wide share a face", () => {
  const { css } = fallbackFaces(useOf(inter, "text", { 400: 978, 600: 1005, 700: 1007 }));
  expect(Object.keys(css).filter((key) => key.includes("Arial"))).toEqual([
    "/* Arial for Inter 400 */ @font-face",
    "/* Arial for Inter 600-700 */ @font-face",
  ]);
});

it("emphasis is drawn with the italic, scaled to the width of the italic", () => {
  const advances = { 400: { text: 977, italic: 930 } };
  const use = wholeFont(edited(inter, ["meta", "advances"], advances));
  const { css } = fallbackFaces({ ...use, hasOpticalSizes: false });
  expect(css["/* Arial for Inter 400 italic */ @font-face"]).toMatchObject({
    "font-style": "italic",
    "font-weight": "400",
    src: expect.stringContaining("local('Liberation Sans Italic')"),
    "size-adjust": "103.76%",
  });
  expect(css["/* Roboto for Inter 400 italic */ @font-face"]).toMatchObject({
    "size-adjust": "107.34%",
  });
});

it("a family without italics has none: the browser slants both faces", () => {
  const use = { ...wholeFont(inter), hasOpticalSizes: false, italics: [] };
  expect(Object.keys(fallbackFaces(use).css).join()).not.toContain("italic");
});

it("a family with optical sizes is scaled to its width at the size that is drawn", () => {
  const sizes = { 14: { 400: { text: 1000 } }, 32: { 400: { text: 900 } } };
  const withSizes = edited(inter, ["meta", "opticalAdvances"], sizes);
  const at = (pixels: number) => {
    const use = useOf(withSizes, "text", { 400: 1000 });
    const settings = use.settings.map((setting) => ({ ...setting, pixels }));
    const { css } = fallbackFaces({ ...use, settings, hasOpticalSizes: true });
    return Number.parseFloat(css["/* Arial for Inter 400 */ @font-face"]?.["size-adjust"] ?? "");
  };
  expect(at(23) / at(14)).toBeCloseTo(0.95, 3);
  expect(at(48) / at(14)).toBeCloseTo(0.9, 3);
});

it.each([
  ["source-serif-4", ["Times New Roman for Source Serif 4", "Noto Serif for Source Serif 4"]],
  ["jetbrains-mono", ["Courier New for JetBrains Mono"]],
])("%s falls back to %j, never to Arial", (name, families) => {
  expect(fallbackFaces(useOf(fixtureFont(name), "text", { 400: 600 })).families).toEqual(families);
});

it("a font without Latin letters has none", () => {
  const use = useOf(inter, "text", { 400: 977 });
  const font = edited(inter, ["meta", "advances"], undefined);
  expect(fallbackFaces({ ...use, font })).toEqual({ families: [], css: {} });
});

it.each([
  ["arimo", "Arial", 400],
  ["arimo", "Arial", 700],
  ["roboto", "Roboto", 700],
  ["tinos", "Times New Roman", 400],
  ["tinos", "Times New Roman", 700],
  ["noto-serif", "Noto Serif", 400],
  ["noto-serif", "Noto Serif", 700],
  ["cousine", "Courier New", 400],
])(
  "%s, which has the widths of %s in weight %i, falls back to it unscaled",
  (name, local, weight) => {
    const font = readJson(`${ownRegistryDir}/fonts/${name}.json`) as FontItem;
    for (const kind of ["text", "heading"] as const) {
      const settings = [{ weight, kind, pixels: 16 }];
      const { css } = fallbackFaces({ ...wholeFont(font), settings });
      const face = css[`/* ${local} for ${font.title} ${weight} */ @font-face`];
      expect(Number.parseFloat(face?.["size-adjust"] ?? "")).toBeCloseTo(100, 1);
    }
  },
);
