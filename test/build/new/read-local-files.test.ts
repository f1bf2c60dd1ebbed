import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLocalFiles, weightsInFiles } from "../../../build/new/read-local-files.ts";
import { NewItemError } from "../../../build/new/write-new-file.ts";
import { charactersInRange } from "../../../build/site/shared/faces/unicode-ranges.ts";
import { BRAND_FILE, brandBytesOfWeights, specimen } from "../../fixtures/brand-font.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const filesOf = (...sources: string[]) => readLocalFiles("acme", sources).map(({ file }) => file);

/** A variable font of one axis with these weights. */
async function fileOfWeights(min: number, max: number): Promise<string> {
  const file = join(temporaryFolder(), `${min}-${max}.woff2`);
  writeFileSync(file, await brandBytesOfWeights(min, max));
  return file;
}

const UPRIGHT = { path: "files/acme-400.woff2", weight: "400", style: "normal" };
const BOLD = { path: "files/acme-700.woff2", weight: "700", style: "normal" };
const ITALIC = { path: "files/acme-400-italic.woff2", weight: "400", style: "italic" };

describe("files", () => {
  it.each([
    [["lora-400-italic", "ibm-plex-mono-400", "ibm-plex-mono-700"]],
    [["ibm-plex-mono-700", "lora-400-italic", "ibm-plex-mono-400"]],
    [["ibm-plex-mono-700", "ibm-plex-mono-400", "lora-400-italic"]],
  ])("of %j are upright before italic, light before bold", (names) => {
    expect(filesOf(...names.map(specimen))).toEqual([UPRIGHT, BOLD, ITALIC]);
  });

  it.each([
    [1.2, 1000, "2 1000"],
    [0.5, 1200, "1 1000"],
    [300.5, 700.5, "301 700"],
  ])("with an axis of %d to %d have the whole weights %s", async (min, max, weight) => {
    const file = await fileOfWeights(min, max);
    expect(filesOf(file)).toEqual([{ path: "files/acme.woff2", weight, style: "normal" }]);
  });

  it.each([
    [560, "600"],
    [20, "100"],
    [1000, "900"],
  ])("with an axis of %i alone have the weight %s", async (weight, nearest) => {
    const [file] = filesOf(await fileOfWeights(weight, weight));
    expect(file).toEqual({ path: `files/acme-${nearest}.woff2`, weight: nearest, style: "normal" });
  });

  it("that have other characters are parts of one face, Latin first, each for its own characters", () => {
    const files = filesOf(specimen("alice-cyrillic-400"), specimen("alice-400"));
    expect(files.map(({ path, subset }) => [path, subset])).toEqual([
      ["files/acme-400-latin.woff2", "latin"],
      ["files/acme-400-cyrillic.woff2", "cyrillic"],
    ]);
    const [latin = "", cyrillic = ""] = files.map(({ unicodeRange }) => unicodeRange);
    const lettersIn = (range: string) =>
      Array.from("Az09éАяЁ").filter((letter) =>
        charactersInRange(range)(letter.codePointAt(0) ?? 0),
      );
    expect(lettersIn(latin)).toEqual(Array.from("Az09é"));
    expect(lettersIn(cyrillic)).toEqual(Array.from("АяЁ"));
  });

  it("whose weights follow each other are different", async () => {
    const files = [await fileOfWeights(500, 900), await fileOfWeights(100, 499)];
    expect(filesOf(...files).map(({ weight }) => weight)).toEqual(["100 499", "500 900"]);
  });

  it.each([
    ["adds no character to another", () => [specimen("alice-400"), specimen("alice-400")]],
    [
      "begins with the last weight of another",
      () => Promise.all([fileOfWeights(500, 900), fileOfWeights(100, 500)]),
    ],
  ])("of which one %s are refused", async (_, filesIn) => {
    const [first = "", second = ""] = await filesIn();
    expect(() => filesOf(first, second)).toThrow(
      new NewItemError(`${second} and ${first} have the same weights and style. Leave one out.`),
    );
  });

  it("that are damaged are refused with what is wrong", () => {
    const file = join(temporaryFolder(), "a.woff2");
    writeFileSync(file, "wOF2");
    expect(() => filesOf(BRAND_FILE, file)).toThrow(
      `${file} is incomplete: its length is not the one that it declares.`,
    );
  });
});

describe("the weights of a font", () => {
  const weightsIn = (files: readonly string[]) =>
    weightsInFiles(
      files.map((file) => {
        const style = file.endsWith(" italic") ? "italic" : "normal";
        return { file: { path: "files/a.woff2", weight: file.replace(" italic", ""), style } };
      }),
    );
  const hundreds = ["100", "200", "300", "400", "500", "600", "700", "800", "900"];

  it.each([
    ["of all upright files", ["400", "700"], ["400", "700"]],
    ["not those of italics", ["400", "700 italic"], ["400"]],
    ["of italics where there is nothing else", ["300 italic", "700 italic"], ["300", "700"]],
    ["the hundreds of a range, ends included", ["300 500"], ["300", "400", "500"]],
    ["and none beside it", ["301 499"], ["400"]],
    ["from 100 to 900", ["1 1000"], hundreds],
  ])("are those %s", (_, files, weights) => {
    expect(weightsIn(files)).toEqual(weights);
  });

  it("are one at least", () => {
    expect(() => weightsIn(["410 490"])).toThrow(
      new NewItemError("The files have none of the weights 100, 200 and so on to 900."),
    );
  });
});
