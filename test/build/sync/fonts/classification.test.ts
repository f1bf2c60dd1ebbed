import {
  cssGenericFamilyOf,
  genericFamilyOf,
} from "../../../../build/sync/fonts/classification.ts";
import type { Classification } from "../../../../registry/model/items.ts";

it.each<[string, string, Classification, string, string]>([
  ["handwriting", "Caveat", "handwriting", "cursive", "sans-serif"],
  ["a pointed-pen script", "Great Vibes", "handwriting", "cursive", "serif"],
  ["a printed hand", "Patrick Hand", "handwriting", "sans-serif", "sans-serif"],
  ["a hand of capitals alone", "Permanent Marker", "handwriting", "sans-serif", "sans-serif"],
  ["a monospaced face", "Nanum Gothic Coding", "handwriting", "monospace", "monospace"],
  ["a display face", "Lobster", "display", "sans-serif", "sans-serif"],
  ["a serif face", "Lora", "serif", "serif", "serif"],
])("%s (%s, %s) falls back to %s, and is nearest to %s", (_, family, category, css, nearest) => {
  const facts = { family, measured: { category } };
  expect(cssGenericFamilyOf(facts)).toBe(css);
  expect(genericFamilyOf(facts)).toBe(nearest);
});
