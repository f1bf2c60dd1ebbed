import { bytesOfFiles, regularFile } from "../../../registry/measures/local-files.ts";

const fileOf = (weight: string, style: "normal" | "italic" = "normal", size = 1) => ({
  file: { path: `${weight}-${style}.woff2`, weight, style },
  bytes: Buffer.alloc(size),
});

it.each([
  ["the weight 400", ["300", "400", "700"], "400"],
  ["the nearest lighter weight", ["300", "600"], "300"],
  ["the nearest heavier weight", ["100", "500"], "500"],
  ["the first of two that are as near", ["500", "300"], "500"],
  ["an axis with 400 in it", ["300", "200 900"], "200 900"],
  ["an axis that ends nearest", ["100 350", "500 900"], "100 350"],
  ["an axis that begins nearest", ["100 200", "450 900"], "450 900"],
])("%s draws regular text", (_, weights, regular) => {
  expect(regularFile(weights.map((weight) => fileOf(weight))).file.weight).toBe(regular);
});

it("an upright file draws regular text, whatever its weight, unless all are italic", () => {
  const [italic, bolderItalic] = [fileOf("400", "italic"), fileOf("700", "italic")];
  expect(regularFile([italic, fileOf("1000")]).file.style).toBe("normal");
  expect(regularFile([bolderItalic, italic])).toBe(italic);
});

describe("bytes", () => {
  const files = [
    fileOf("400", "normal", 3),
    fileOf("400", "normal", 4),
    fileOf("700", "italic", 9),
  ];

  it.each([
    [["cyrillic", "latin"], "latin"],
    [["hebrew", "arabic"], "hebrew"],
    [[], "latin"],
  ])("of the subsets %j are under %s, files of one face together", (subsets, subset) => {
    expect(bytesOfFiles(files, subsets)).toEqual({ [subset]: { "400": 7, "700-italic": 9 } });
  });
});
