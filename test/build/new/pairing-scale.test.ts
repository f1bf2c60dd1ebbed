import {
  CHARACTERS,
  type Character,
  pairingScale,
  textPixels,
} from "../../../build/new/pairing-scale.ts";
import type { FontItem, WrittenPairing } from "../../../registry/model/items.ts";
import { completePairing } from "../../../registry/pairing/derived-css.ts";
import { pixelsOf } from "../../../registry/pairing/scale.ts";
import { fixtureFont } from "../../fixtures/read.ts";

/** A face of which only what a test states is stated; its measures are in thousandths of an em. */
function face({
  xHeight,
  text,
  word,
  contrast,
  ink,
  category = "sans-serif",
}: {
  xHeight?: number;
  /** Average advance. */
  text?: number;
  /** Advance of the long word. */
  word?: number;
  contrast?: number;
  /** From the highest to the lowest. */
  ink?: number;
  category?: string;
} = {}): FontItem {
  const font = fixtureFont("inter");
  const advance = { text: text ?? 0, heading: 0, documentation: word ?? 0 };
  const weights = ["400", "500", "600", "700", "800"];
  return {
    ...font,
    categories: [category],
    meta: {
      languages: ["en"],
      metrics: {
        ...{ unitsPerEm: 1000, ascent: 900, descent: -200, lineGap: 0, xHeight, contrast },
        ...(ink !== undefined && { extents: { latin: { above: ink - 250, below: 250 } } }),
      },
      ...((text ?? word) !== undefined && {
        advances: Object.fromEntries(weights.map((weight) => [weight, advance])),
      }),
    },
  } as FontItem;
}

function scaleOf(
  { heading = face(), body = face(), mono = face() }: Partial<Record<string, FontItem>>,
  character: Character = "balanced",
) {
  const fonts: Partial<Record<string, FontItem>> = { h: heading, b: body, m: mono };
  const roles = { heading, body, mono };
  const written = {
    css: pairingScale(roles, character),
    cssVars: {
      theme: {
        "--font-heading": "var(--font-h)",
        "--font-body": "var(--font-b)",
        "--font-mono": "var(--font-m)",
      },
    },
    meta: { textSize: `${textPixels(roles) / 16}rem` },
  } as WrittenPairing;
  return completePairing(written, (name) => fonts[name]).css;
}

/** Of h1, h2, h3 and the minor headings, in pixels. */
function sizes(fonts: Partial<Record<string, FontItem>>, character?: Character): number[] {
  const css = scaleOf(fonts, character);
  return (["h1", "h2", "h3", "h4, h5, h6"] as const).map((key) => pixelsOf(css[key]["font-size"]));
}

describe("text", () => {
  it.each([
    [430, 20],
    [500, 17],
    [undefined, 17],
    [540, 16],
    [300, 20],
    [700, 16],
  ])("with an x-height of %s is set at %i pixels", (xHeight, pixels) => {
    expect(textPixels({ heading: face(), body: face({ xHeight }), mono: face() })).toBe(pixels);
  });

  it.each<[number | undefined, Character, string]>([
    [500, "balanced", "1.55"],
    [undefined, "balanced", "1.55"],
    [500, "generous", "1.6"],
    [550, "balanced", "1.6"],
    [550, "compact", "1.54"],
    [450, "compact", "1.5"],
    [800, "generous", "1.8"],
  ])("with an x-height of %s and %s has lines of %s", (xHeight, character, lineHeight) => {
    const css = scaleOf({ body: face({ xHeight }) }, character);
    const family = { "font-family": "var(--font-body)" };
    expect(css["body, p"]).toEqual({ ...family, "line-height": lineHeight });
  });

  it.each([
    [500, 600, "0.83em"],
    [600, 500, "1.1em"],
    [undefined, 400, "1em"],
    [600, undefined, "1em"],
  ])("with an x-height of %s beside code of %s sets code at %s", (xHeight, ofCode, size) => {
    const css = scaleOf({ body: face({ xHeight }), mono: face({ xHeight: ofCode }) });
    expect(css["code, pre"]).toEqual({ "font-family": "var(--font-mono)", "font-size": size });
    expect(css["pre code"]).toEqual({ "font-size": "inherit" });
  });
});

describe("headings", () => {
  it.each<[Character, number[]]>([
    ["compact", [32, 27, 23, 20]],
    ["balanced", [41, 33, 26, 21]],
    ["generous", [47, 36, 28, 22]],
    ["bold", [56, 42, 31, 23]],
  ])("rise from the text by the one ratio of %s", (character, pixels) => {
    expect(sizes({}, character)).toEqual(pixels);
  });

  it.each([
    ["narrow is larger, in part", { text: 400 }, 45],
    ["far narrower is a fifth larger at most", { text: 200 }, 49],
    ["wider is smaller, in part", { text: 550 }, 39],
    ["far wider is 8 % smaller at most", { text: 1000 }, 38],
    ["with small lowercase letters is larger, in part", { xHeight: 450 }, 44],
    ["with tall ones is smaller, in part", { xHeight: 550 }, 38],
  ])("in a face that is %s", (_, heading, h1) => {
    expect(sizes({ heading: face(heading), body: face({ text: 500 }) })[0]).toBe(h1);
  });

  it("in a face beside a text that states no widths are not corrected", () => {
    expect(sizes({ heading: face({ text: 400 }) })[0]).toBe(41);
  });

  it("are as large on a wide screen in a face whose long word is wide: a phone has sizes of its own", () => {
    expect(sizes({ heading: face({ word: 11_400 }) })).toEqual(sizes({}));
  });

  it("are corrected by widths in em, whatever the units of the face", () => {
    const body = face({ text: 1000 });
    const metrics = { ...body.meta!.metrics!, unitsPerEm: 2000 };
    const doubled = { ...body, meta: { ...body.meta, metrics } } as FontItem;
    expect(sizes({ heading: face({ text: 400 }), body: doubled })[0]).toBe(45);
  });

  it("in a face that states no measures are as in one of usual letters", () => {
    const { meta, ...unmeasured } = face({ text: 300, word: 20_000 });
    const usual = scaleOf({});
    const withMeta = (part: object | undefined) =>
      scaleOf({ heading: { ...unmeasured, meta: part } });
    expect(withMeta(undefined)).toEqual(usual);
    expect(withMeta({})).toEqual(usual);
    expect(withMeta({ advances: meta?.advances })).toEqual(usual);
    expect(withMeta({ metrics: meta?.metrics, advances: {} })).toEqual(usual);
  });

  it("in a face of no stated category have the letters of a serif", () => {
    const { categories: _, ...unsorted } = face();
    const { h1 } = scaleOf({ heading: unsorted }, "bold");
    expect(h1["letter-spacing"]).toBe("-0.015em");
  });

  it("have letters that are at least as tall as those of the text", () => {
    const tall = face({ xHeight: 430 });
    expect(sizes({ heading: face({ xHeight: 300 }), body: tall }, "compact")[3]).toBeGreaterThan(
      28,
    );
  });

  it("lighter than bold text are larger than it: compact ones ended in a pale h4 of 18 pixels", () => {
    expect(sizes({ body: face({ xHeight: 480 }) }, "compact")[3]).toBeGreaterThan(18 * 1.12);
  });

  it("have lines that are closer the larger they are, and never touch", () => {
    const ofLarge = scaleOf({ heading: face({ xHeight: 400 }) }, "bold");
    expect(ofLarge.h1["line-height"]).toBe("1");
    const balanced = scaleOf({});
    expect(balanced.h1["line-height"]).toBe("1.13");
    expect(balanced["h4, h5, h6"]["line-height"]).toBe("1.27");
    const tall = face({ xHeight: 600, ink: 1250 });
    const h1 = (heading: FontItem) => scaleOf({ heading }, "bold").h1["line-height"];
    expect([h1(tall), h1(face({ xHeight: 600 }))]).toEqual(["1.25", "1.05"]);
  });

  it.each([
    ["a sans serif", { category: "sans-serif" }, "-0.02em"],
    ["a serif", { category: "serif" }, "-0.015em"],
    ["a face of low contrast", { contrast: 3 }, "-0.02em"],
    ["a face of high contrast", { contrast: 3.1 }, "0em"],
    ["a script whose letters join", { category: "handwriting" }, "0em"],
    ["a sans serif of small letters", { xHeight: 350 }, "-0.025em"],
  ])("have letters that are as close as suits %s", (_, heading, spacing) => {
    expect(scaleOf({ heading: face(heading) }, "bold").h1["letter-spacing"]).toBe(spacing);
  });

  it("the largest have letters that are closer by three hundredths at most", () => {
    const heading = face({ xHeight: 350, text: 400 });
    const css = scaleOf({ heading, body: face({ xHeight: 430, text: 500 }) }, "bold");
    expect(css.h1).toMatchObject({ "font-size": "4.9375rem", "letter-spacing": "-0.03em" });
  });

  it("are in the heading face, at the weight of the character", () => {
    for (const character of Object.keys(CHARACTERS) as Character[]) {
      const { h1, h3 } = scaleOf({}, character);
      for (const rule of [h1, h3])
        expect(rule).toMatchObject({
          "font-family": "var(--font-heading)",
          "font-weight": String(CHARACTERS[character].weight),
        });
    }
  });
});
