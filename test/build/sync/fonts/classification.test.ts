import type { FontFacts } from "../../../../build/sync/fonts/font-facts.ts";
import {
  cssGenericFamilyOf,
  genericFamilyOf,
} from "../../../../build/sync/fonts/classification.ts";

type Category = FontFacts["measured"]["category"];

const factsOf = (family: string, category: Category) =>
  ({ family, measured: { category } }) as FontFacts;

it.each<[string, string, Category, string, string]>([
  ["handwriting", "Caveat", "handwriting", "cursive", "sans-serif"],
  ["a pointed-pen script", "Great Vibes", "handwriting", "cursive", "serif"],
  ["a printed hand", "Patrick Hand", "handwriting", "sans-serif", "sans-serif"],
  ["a hand of capitals alone", "Permanent Marker", "handwriting", "sans-serif", "sans-serif"],
  ["a monospaced face", "Nanum Gothic Coding", "handwriting", "monospace", "monospace"],
  ["a display face", "Lobster", "display", "sans-serif", "sans-serif"],
  ["a serif face", "Lora", "serif", "serif", "serif"],
])("%s (%s, %s) falls back to %s, and is nearest to %s", (_, family, category, css, nearest) => {
  const facts = factsOf(family, category);
  expect(cssGenericFamilyOf(facts)).toBe(css);
  expect(genericFamilyOf(facts)).toBe(nearest);
});
