import { didYouMean } from "../../../registry/search/nearest.ts";

const FONTS = ["inter", "space-mono", "space-grotesk"];

describe("a word that is not known", () => {
  it.each([
    ["spce-mono", "space-mono"],
    ["Space-Mono", "space-mono"],
    ["INTER", "inter"],
    ["intr", "inter"],
    // Three of ten letters.
    ["spasemonoo", "space-mono"],
  ])("%s is taken for %s", (word, known) => {
    expect(didYouMean(word, FONTS)).toBe(`; did you mean "${known}"?`);
  });

  it("is compared without letter case on both sides: `inter` is taken for INTER", () => {
    expect(didYouMean("inter", ["lato", "INTER"])).toBe('; did you mean "INTER"?');
    expect(didYouMean("source serif 4", ["Source Serif 4"])).toBe(
      '; did you mean "Source Serif 4"?',
    );
  });

  it.each([
    ["with more than one letter in three changed", "intfoo"],
    ["that is nothing like a known one", "zeppelin"],
    ["that is empty", ""],
  ])("%s has no suggestion: %s", (_, word) => {
    expect(didYouMean(word, FONTS)).toBe("");
  });

  it("with two letters or one may have one change", () => {
    expect(didYouMean("h2", ["h1"])).toBe('; did you mean "h1"?');
    expect(didYouMean("xy", ["h1"])).toBe("");
  });

  it("has no suggestion where nothing is known", () => {
    expect(didYouMean("inter", [])).toBe("");
  });

  it("is never near where it is a number", () => {
    expect(didYouMean("1200", ["100", "200"])).toBe("");
  });

  it("is compared up to 64 characters", () => {
    const known = "a".repeat(64);
    expect(didYouMean(`${"a".repeat(63)}b`, [known])).toBe(`; did you mean "${known}"?`);
    expect(didYouMean("a".repeat(65), [known])).toBe("");
  });
});
