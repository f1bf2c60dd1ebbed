import { boldnessOf } from "../../../registry/search/boldness.ts";
import { font, pairing } from "./small-registry.ts";

const of = (moods: string[], heading = font("Face", { popularity: 100 })) =>
  boldnessOf(pairing("Own — Face + Face + Face", { moods }), new Map([["face", heading]]));

it("is greater with an expressive mood, and less with a quiet one", () => {
  expect(of(["elegant", "dramatic"])).toBeGreaterThan(of(["elegant"]));
  expect(of(["elegant", "calm"])).toBeLessThan(of(["elegant"]));
});

it("is greater for a heading face that is drawn for large sizes", () => {
  const display = font("Face", { popularity: 100, categories: ["display"] });
  expect(of([], display)).toBeGreaterThan(of([]));
});

it("popularity alone is less than a step", () => {
  const [known, rare] = [1, 1950].map((popularity) => of([], font("Face", { popularity })));
  expect(rare! - known!).toBeGreaterThan(0);
  expect(rare! - known!).toBeLessThan(1);
});
