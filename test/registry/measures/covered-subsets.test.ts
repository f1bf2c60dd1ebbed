import { shippedLanguages } from "../../../registry/model/languages.ts";
import {
  coverageOf,
  coveredLanguages,
  coveredSubsets,
} from "../../../registry/measures/covered-subsets.ts";

const coverageWith = (...ranges: [first: string, last: string][]) =>
  coverageOf((codePoint) =>
    ranges.some(([first, last]) => {
      const character = String.fromCodePoint(codePoint);
      return first <= character && character <= last;
    }),
  );

it("a font with every character covers every subset, in the order of their names", () => {
  const coverage = coverageOf(() => true);
  expect(coveredSubsets([coverage])).toEqual([...coverage.keys()].sort());
});

it("a font with no character covers none, and lacks the first letter of each", () => {
  const coverage = coverageOf(() => false);
  expect(coveredSubsets([coverage])).toEqual([]);
  expect([...coverage.values()]).not.toContain(undefined);
  expect(coverage.get("greek")).toBe("Α");
});

it.each<[string, [first: string, last: string]]>([
  ["latin", [" ", "~"]],
  ["greek", ["Ά", "ώ"]],
  ["hebrew", ["א", "ת"]],
  ["arabic", ["ء", "ي"]],
  ["thai", ["ก", "์"]],
  ["lao", ["ກ", "ໝ"]],
  ["myanmar", ["က", "ှ"]],
  ["oriya", ["ଅ", "ୟ"]],
  ["devanagari", ["अ", "्"]],
  ["korean", ["가", "힣"]],
  ["japanese", ["あ", "龯"]],
])("a font with the letters of %s covers it", (subset, range) => {
  expect(coveredSubsets([coverageWith(range)])).toContain(subset);
});

it("a font that lacks one letter of a subset does not cover it", () => {
  const coverage = coverageWith([" ", "y"]);
  expect(coverage.get("latin")).toBe("z");
  expect(coveredSubsets([coverage])).toEqual([]);
});

it("files together cover what each of them does", () => {
  const [latin, both] = [coverageWith([" ", "~"]), coverageWith([" ", "~"], ["Ά", "ώ"])];
  expect(coveredSubsets([both])).toEqual(["greek", "latin"]);
  expect(coveredSubsets([latin, both])).toEqual(["latin"]);
});

it.each(["klingon", "constructor"])("the coverage of %s cannot be told", (subset) => {
  expect(coverageOf(() => true).has(subset)).toBe(false);
});

describe("a font sets a language whole", () => {
  const withLetters = (letters: string) => (codePoint: number) =>
    letters.includes(String.fromCodePoint(codePoint));
  const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  it("when it has each of its letters, small and capital", () => {
    const english = ["en", "id", "ms", "om", "rw", "sn", "so", "st", "sw", "xh", "zu"];
    const inLatin = (letters: string) => coveredLanguages(withLetters(latin + letters));
    expect(inLatin("")).toEqual(["ceb", ...english]);
    expect(inLatin("ĄĆĘŁŃÓŚŹŻąćęłńóśźż")).toEqual([...inLatin(""), "pl"].sort());
    expect(inLatin("ąćęłńóśźż")).toEqual(inLatin(""));
  });

  it.each([
    ["fr", "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ", "without a capital ÿ, with which no word begins"],
    ["de", "ÄÖÜäöüß", "without a capital ß"],
    ["nl", "ÁÉÍÓÚÄËÏÖÜáéíóúäëïöü", "without marks apart from letters"],
  ])("%s with %s: %s", (tag, letters) => {
    expect(coveredLanguages(withLetters(latin + letters))).toContain(tag);
  });

  it("of Korean with the syllables of its standard, not all that can be composed", () => {
    const { letters } = shippedLanguages()["ko"]!;
    expect([letters.length, letters.includes("뷁"), letters.includes("똥")]).toEqual([
      2350,
      false,
      true,
    ]);
  });
});
