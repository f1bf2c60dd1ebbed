import { join } from "node:path";
import { readSfnt } from "../../../registry/measures/font-source.ts";
import { figuresOf } from "../../../registry/measures/figures.ts";
import { type FontFor, fontsAt, inkExtents } from "../../../registry/measures/ink-extents.ts";
import { faceOf } from "../../../registry/measures/measured-face.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";

/** The fonts of specimens, as files of one face in units of 1,000 an em. */
async function fontsOf(names: string[], weight = 400): Promise<FontFor> {
  const paths = names.map((name) => join(ownRegistryDir, "specimens/faces", `${name}.woff2`));
  const faces = paths.map(async (path) => ({ face: faceOf(await readSfnt(path)) }));
  return fontsAt(await Promise.all(faces), { weight, unitsPerEm: 1000 });
}

const need = ({ above, below }: { above: number; below: number }) => above + below;

describe("ink reaches", () => {
  it("in a–z as far as the tallest letter and the lowest, in whole units", async () => {
    const font = await fontsOf(["ibm-plex-mono-400"]);
    const { latin } = inkExtents([font], ["en"]);
    const extentsOf = (letter: string) => {
      const of = font(letter)!;
      return of.glyphExtents(of.nominalGlyph(letter.codePointAt(0)!)!)!;
    };
    const letters = Array.from(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
      extentsOf,
    );
    expect(latin).toEqual({
      above: Math.max(...letters.map(({ yBearing }) => yBearing)),
      below: Math.max(...letters.map(({ yBearing, height }) => -(yBearing + height))),
    });
  });

  it("farther in languages with accents, of which those of the font count", async () => {
    const font = await fontsOf(["ibm-plex-mono-400"]);
    const extents = inkExtents([font], ["en", "de", "ru"]);
    expect(Object.keys(extents)).toEqual(["latin", "latin-ext"]);
    expect(extents["latin-ext"]!.above).toBeGreaterThan(extents["latin"]!.above);
  });

  it.each([
    ["marks over marks", "sarabun-thai-400", "th", "thai"],
    ["a vowel sign below stacked letters", "anek-bangla-bengali-400-700", "bn", "bengali"],
    ["a reph over a vowel sign", "mukta-devanagari-400", "hi", "devanagari"],
  ])("farther in words than in letters, with %s", async (_, name, tag, key) => {
    const font = await fontsOf([name]);
    const alone: FontFor = (text) => (Array.from(text).length === 1 ? font(text) : undefined);
    expect(need(inkExtents([font], [tag])[key]!)).toBeGreaterThan(
      need(inkExtents([alone], [tag])[key]!),
    );
  });

  it("as far as at the weight where it reaches farthest", async () => {
    const weights = [await fontsOf(["inter-400-700"]), await fontsOf(["inter-400-700"], 700)];
    const [regular, bold] = weights.map((font) => inkExtents([font], ["de"])["latin-ext"]!);
    expect(bold).not.toEqual(regular);
    expect(inkExtents(weights, ["de"])["latin-ext"]).toEqual({
      above: Math.max(regular!.above, bold!.above),
      below: Math.max(regular!.below, bold!.below),
    });
  });

  it("in a text only if one file has all of it", async () => {
    const fontFor = await fontsOf(["inter-greek-400-700", "inter-400-700"]);
    expect([fontFor("α"), fontFor("a"), fontFor("αa")].map(Boolean)).toEqual([true, true, false]);
    expect(fontFor("a\u200D")).toBe(fontFor("a"));
  });
});

describe("the figures of", () => {
  it.each([
    ["ibm-plex-mono-400", "lining", "tabular", ["0O", "1l", "1I", "Il"]],
    ["poppins-400", "lining", "proportional", ["1l", "1I"]],
    ["gelasio-400-700", "oldstyle", "proportional", ["0O", "1l", "1I", "Il"]],
    ["playfair-display-600-700", "oldstyle", "proportional", ["0O", "1l", "1I", "Il"]],
  ])("%s are %s and %s, and these pairs differ: %j", async (name, style, spacing, distinct) => {
    const figures = figuresOf(await fontsOf([name]), false);
    expect(figures).toMatchObject({ style, spacing, distinct });
  });

  it("Fira Code come with ligatures that rewrite operators; those of a text face are not stated", async () => {
    const font = await fontsOf(["fira-code-400-600"]);
    expect(figuresOf(font, true)).toMatchObject({ rewritesOperators: true });
    expect(figuresOf(font, false)).not.toHaveProperty("rewritesOperators");
    expect(figuresOf(await fontsOf(["ibm-plex-mono-400"]), true)).not.toHaveProperty(
      "rewritesOperators",
    );
  });

  it("a file without digits are not stated", async () => {
    expect(figuresOf(await fontsOf(["inter-greek-400-700"]), false)).toBeUndefined();
  });
});
