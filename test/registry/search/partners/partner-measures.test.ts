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
  it("two families of one name are one family", () => {
    expect(measuresOf(face("Plain Serif", { generic: "serif" })).isOneFamily).toBe(1);
    expect(measuresOf(face("Other", {})).isOneFamily).toBe(0);
  });

  it("a serif is of another kind than a sans serif, and so is a face for large sizes", () => {
    expect(measuresOf(face("Other", {})).isOtherKind).toBe(0);
    expect(measuresOf(face("Other", { generic: "serif" })).isOtherKind).toBe(1);
    const poster = face("Poster", {}, { categories: ["display"] });
    expect(measuresOf(poster).isOtherKind).toBe(1);
    expect(measuresOf(face("Other", {}), poster).isOtherKind).toBe(1);
    expect([measuresOf(poster), measuresOf(plain, poster)].map((it) => it.isForLargeSizes)).toEqual(
      [1, 0],
    );
  });

  it("both are serif where neither is anything else", () => {
    const [one, two] = [face("One", { generic: "serif" }), face("Two", { generic: "serif" })];
    expect(measuresOf(one, two).areBothSerif).toBe(1);
    expect([measuresOf(one, plain), measuresOf(plain, one)].map((it) => it.areBothSerif)).toEqual([
      0, 0,
    ]);
  });

  it("whether it is monospaced, and whether it has italics, are the partner's own", () => {
    const mono = face("Mono", { generic: "monospace", hasItalics: true });
    expect(measuresOf(mono)).toMatchObject({ isMonospaced: 1, hasItalics: 1 });
    expect(measuresOf(plain, mono)).toMatchObject({ isMonospaced: 0, hasItalics: 0 });
  });

  it("x-height and width differ by a part of the other's, in both directions, 0.4 at most", () => {
    const [wide, tall] = [face("Wide", { width: 0.6 }), face("Tall", { xHeight: 0.9 })];
    expect(measuresOf(wide).widthDifference).toBeCloseTo(0.2);
    expect(measuresOf(face("Narrow", { width: 0.4 })).widthDifference).toBeCloseTo(0.2);
    expect(measuresOf(wide).xHeightDifference).toBe(0);
    expect(measuresOf(tall).xHeightDifference).toBe(0.4);
  });

  it("a face that does not state its measures counts as a typical one", () => {
    const { xHeight: _x, width: _w, contrast: _c, ...unmeasured } = SANS;
    const unknown = font("Unknown", { face: unmeasured });
    const tall = face("Tall", { xHeight: 0.6, contrast: 1.4 });
    expect(measuresOf(unknown, plain)).toMatchObject({ xHeightDifference: 0, widthDifference: 0 });
    expect(measuresOf(tall, unknown).xHeightDifference).toBeCloseTo(0.2);
    expect(measuresOf(tall, unknown).contrastDifference).toBe(0);
  });

  it("contrasts differ by their logarithms; more than 6 is no more", () => {
    const double = face("Double", { contrast: 2 });
    expect(measuresOf(double).contrastDifference).toBeCloseTo(Math.log(2));
    expect(measuresOf(plain, double).contrastDifference).toBeCloseTo(Math.log(2));
    const [strong, stronger] = [face("Strong", { contrast: 6 }), face("More", { contrast: 60 })];
    expect(measuresOf(strong, stronger).contrastDifference).toBe(0);
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
    expect(partnerReason(wide, partner, "body")).toMatch(/, without cyrillic, thai\.$/);
  });
});
