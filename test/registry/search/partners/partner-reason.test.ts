import { partnerReason } from "../../../../registry/search/partners/partner-reason.ts";
import type { FaceMeasures, SearchRecord } from "../../../../registry/search/search-data.ts";
import { font } from "../small-registry.ts";

const FACE: FaceMeasures = {
  ...{ generic: "sans-serif", isTextFace: true, hasItalics: false },
  ...{ xHeight: 0.5, width: 0.5, contrast: 2 },
};
const face = (title: string, measures: Partial<FaceMeasures>, more: Partial<SearchRecord> = {}) =>
  font(title, { face: { ...FACE, ...measures }, ...more });
const lora = face("Lora", { generic: "serif" });
const reasonFor = (measures: Partial<FaceMeasures>, more: Partial<SearchRecord> = {}) =>
  partnerReason(lora, face("Inter", measures, more), "body");

describe("the reason for a partner is a sentence", () => {
  it("with its place, its kind, and how its measures compare", () => {
    expect(reasonFor({ xHeight: 0.6, width: 0.4, contrast: 1 })).toBe(
      "Text under headings in Lora: a sans serif, x-height 20 % taller, width 20 % narrower, less contrast, covers the same scripts.",
    );
    expect(
      partnerReason(
        lora,
        face("Other", { generic: "serif", xHeight: 0.4, width: 0.6, contrast: 3 }),
        "heading",
      ),
    ).toBe(
      "Headings over text in Lora: a serif, x-height 20 % lower, width 20 % wider, more contrast, covers the same scripts.",
    );
  });

  it("which calls measures the same whose difference is not seen", () => {
    expect(reasonFor({ xHeight: 0.515, width: 0.525, contrast: 2.5 })).toMatch(
      /: a sans serif, the same x-height, the same width, the same contrast, /,
    );
  });

  it("which leaves out what either face does not state", () => {
    const { xHeight: _, ...unmeasured } = FACE;
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
