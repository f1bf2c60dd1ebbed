import {
  areTooAlike,
  comparedScripts,
  partnerContext,
  partnerMeasures,
} from "../../../../registry/search/partners/partner-measures.ts";
import { partnerReason } from "../../../../registry/search/partners/partner-reason.ts";
import type { FaceMeasures, SearchRecord } from "../../../../registry/search/search-data.ts";
import { font, pairing } from "../small-registry.ts";

const SANS: FaceMeasures = {
  generic: "sans-serif",
  isTextFace: true,
  hasItalics: false,
  xHeight: 0.5,
  width: 0.5,
  contrast: 1,
};
const face = (title: string, measures: Partial<FaceMeasures>, more: Partial<SearchRecord> = {}) =>
  font(title, { face: { ...SANS, ...measures }, ...more });

const plain = face("Plain", {});
const none = partnerContext([]);
const measuresOf = (partner: SearchRecord, beside = plain, context = none) =>
  partnerMeasures(beside, partner, "body", context);

describe("how a partner stands to a font", () => {
  const other = face("Other", {});
  const sibling = face("Plain Serif", { generic: "serif" });
  const [serif, slab] = [face("Serif", { generic: "serif" }), face("Slab", { generic: "serif" })];
  const poster = face("Poster", {}, { categories: ["display"] });
  const mono = face("Mono", { generic: "monospace", hasItalics: true });
  const [wide, tall] = [face("Wide", { width: 0.6 }), face("Tall", { xHeight: 0.9 })];
  const tallModulated = face("Tall", { xHeight: 0.6, contrast: 1.4 });
  const double = face("Double", { contrast: 2 });
  const [strong, strongest] = [face("A", { contrast: 6 }), face("B", { contrast: 60 })];
  const { xHeight: _x, width: _w, contrast: _c, ...unmeasured } = SANS;
  const unknown = font("Unknown", { face: unmeasured });

  it.each<[string, font: SearchRecord, partner: SearchRecord, measures: Record<string, number>]>([
    ["two families of one name are one family", plain, sibling, { isOneFamily: 1 }],
    ["two of other names are not", plain, other, { isOneFamily: 0 }],
    ["two sans serifs are of one kind", plain, other, { isOtherKind: 0 }],
    ["a serif is of another kind than a sans serif", plain, serif, { isOtherKind: 1 }],
    ["so is a face for large sizes", plain, poster, { isOtherKind: 1, isForLargeSizes: 1 }],
    ["and what is beside one", poster, plain, { isOtherKind: 1, isForLargeSizes: 0 }],
    ["both are serif where neither is anything else", slab, serif, { areBothSerif: 1 }],
    ["not where the font is a sans serif", plain, serif, { areBothSerif: 0 }],
    ["nor where the partner is", serif, plain, { areBothSerif: 0 }],
    ["it may be monospaced, and have italics", plain, mono, { isMonospaced: 1, hasItalics: 1 }],
    ["what the font is does not count", mono, plain, { isMonospaced: 0, hasItalics: 0 }],
    ["widths differ by a part", plain, wide, { widthDifference: 0.2, xHeightDifference: 0 }],
    ["in both directions", plain, face("Narrow", { width: 0.4 }), { widthDifference: 0.2 }],
    ["x-heights do so, 0.4 at most", plain, tall, { xHeightDifference: 0.4 }],
    ["one without width is typical", plain, unknown, { xHeightDifference: 0, widthDifference: 0 }],
    ["as is one without x-height", unknown, tallModulated, { xHeightDifference: 0.2 }],
    ["or contrast", unknown, tallModulated, { contrastDifference: 0 }],
    ["contrasts differ by their logarithms", plain, double, { contrastDifference: Math.log(2) }],
    ["in both directions", double, plain, { contrastDifference: Math.log(2) }],
    ["a contrast of more than 6 is no more", strongest, strong, { contrastDifference: 0 }],
  ])("%s", (_, font, partner, measures) => {
    const stated = Object.entries(measures).map(([name, value]) => [
      name,
      expect.closeTo(value, 10),
    ]);
    expect(measuresOf(partner, font)).toMatchObject(Object.fromEntries(stated));
  });

  it("a font that is more used is more popular; without a rank it counts as the last", () => {
    const popularity = (rank?: number) =>
      measuresOf(font("Other", { face: SANS, ...(rank !== undefined && { popularity: rank }) }))
        .popularity;
    expect(popularity(1)).toBeCloseTo(0);
    expect(popularity(2)).toBeGreaterThan(popularity(900));
    expect(popularity(900)).toBeGreaterThan(popularity());
  });
});

describe("the scripts of two fonts", () => {
  const both = face("Both", {}, { scripts: ["latin", "greek", "cyrillic"] });
  const greek = face("Greek", {}, { scripts: ["latin", "greek", "thai"] });
  const records = [both, greek, plain, face("Fourth", {}), face("Fifth", {})];
  const context = partnerContext(records);

  it("are compared without those that every font has", () => {
    const all = ["latin", "latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "math"];
    expect(comparedScripts(font("All", { scripts: all }))).toEqual(["greek", "cyrillic"]);
  });

  it("count by how few fonts cover them: shared ones, those that it lacks, those that it has besides", () => {
    const two = Math.log(5 / 3);
    const one = Math.log(5 / 2);
    const measures = measuresOf(greek, both, context);
    expect(measures.sharedScripts).toBeCloseTo(two);
    expect(measures.missingScripts).toBeCloseTo(one);
    expect(measures.furtherScripts).toBeCloseTo(one);
    expect(measuresOf(plain, both, context)).toMatchObject({ sharedScripts: 0, furtherScripts: 0 });
    expect(measuresOf(plain, both, context).missingScripts).toBeCloseTo(one + two);
  });
});

describe("the pairings of a registry", () => {
  const [lora, inter] = [face("Lora", { generic: "serif" }), face("Inter", {})];
  const context = partnerContext([
    lora,
    inter,
    pairing("One — Lora + Inter + Inter"),
    pairing("Two — Lora + Inter + Inter"),
    pairing("Three — Inter + Lora + Inter"),
  ]);
  const pairings = (partner: SearchRecord, role: "heading" | "body") =>
    partnerMeasures(plain, partner, role, context).pairings;

  it("count for a partner in the role that they set it in", () => {
    expect(pairings(inter, "body")).toBeCloseTo(Math.log(3));
    expect(pairings(inter, "heading")).toBeCloseTo(Math.log(2));
    expect(pairings(plain, "body")).toBe(0);
  });

  it("are those that a font is paired with, from both sides", () => {
    expect([...(context.pairedWith.get("lora") ?? [])]).toEqual(["inter"]);
    expect([...(context.pairedWith.get("inter") ?? [])]).toEqual(["lora"]);
    expect([...context.fonts.keys()]).toEqual(["lora", "inter"]);
  });
});

describe("two sans serifs look like a mistake", () => {
  it("where both x-height and width are nearly the same", () => {
    expect(areTooAlike(plain, face("Other", {}))).toBe(true);
    expect(areTooAlike(plain, face("Other", { xHeight: 0.7 }))).toBe(false);
    expect(areTooAlike(plain, face("Other", { width: 0.7 }))).toBe(false);
    expect(areTooAlike(face("Other", { width: 0.7 }), plain)).toBe(false);
  });

  it("but not a sans serif and another kind, nor two of one family", () => {
    const serif = face("Other", {}, { categories: ["serif"] });
    expect(areTooAlike(plain, serif)).toBe(false);
    expect(areTooAlike(serif, plain)).toBe(false);
    expect(areTooAlike(plain, face("Plain Two", {}))).toBe(false);
  });
});

describe("the reason for a partner is a sentence", () => {
  const lora = face("Lora", { generic: "serif", contrast: 2 });
  const reasonFor = (measures: Partial<FaceMeasures>, more: Partial<SearchRecord> = {}) =>
    partnerReason(lora, face("Inter", { contrast: 2, ...measures }, more), "body");

  it("with its place, its kind, and how its measures compare", () => {
    expect(reasonFor({ xHeight: 0.6, width: 0.4, contrast: 1 })).toBe(
      "Text under headings in Lora: a sans serif, x-height 20 % taller, width 20 % narrower, less contrast, covers the same scripts.",
    );
    expect(
      partnerReason(
        lora,
        face("Other", { generic: "serif", xHeight: 0.4, width: 0.6, contrast: 3 }),
        "heading",
      ),
    ).toBe(
      "Headings over text in Lora: a serif, x-height 20 % lower, width 20 % wider, more contrast, covers the same scripts.",
    );
  });

  it("which calls measures the same whose difference is not seen", () => {
    expect(reasonFor({ xHeight: 0.515, width: 0.525, contrast: 2.5 })).toMatch(
      /: a sans serif, the same x-height, the same width, the same contrast, /,
    );
  });

  it("which leaves out what either face does not state", () => {
    const { xHeight: _, ...unmeasured } = SANS;
    const partner = font("Inter", { face: unmeasured });
    expect(partnerReason(lora, partner, "body")).not.toContain("x-height");
    expect(partnerReason(partner, lora, "body")).not.toContain("x-height");
  });

  it.each<[kind: string, generic: FaceMeasures["generic"], category: string]>([
    ["a monospaced face", "monospace", "monospace"],
    ["a display face", "sans-serif", "display"],
    ["handwriting", "serif", "handwriting"],
  ])("which calls it %s", (kind, generic, category) => {
    expect(reasonFor({ generic }, { categories: [category] })).toContain(`Lora: ${kind}, `);
  });

  it("which says when both are of one family", () => {
    expect(partnerReason(lora, face("Lora Sans", {}), "body")).toContain(
      "a sans serif of the same family, ",
    );
  });

  it("which names the scripts that it lacks", () => {
    const wide = { ...lora, scripts: ["latin", "greek", "cyrillic", "thai"] };
    const partner = face("Inter", {}, { scripts: ["latin", "greek"] });
    expect(partnerReason(wide, partner, "body")).toMatch(/, without Cyrillic, Thai\.$/);
  });
});
