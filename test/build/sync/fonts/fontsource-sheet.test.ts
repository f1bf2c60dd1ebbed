import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLoadedFor } from "../../../../registry/measures/font-source.ts";
import { bytesOf, sheetFiles } from "../../../../build/sync/fonts/fontsource-sheet.ts";
import { temporaryFolder } from "../../../fixtures/temporary.ts";

const folder = temporaryFolder();
mkdirSync(join(folder, "files"));

/** A stylesheet as Fontsource writes it, and its files, each with a number of bytes. */
function writeSheet(sheet: string, files: [name: string, bytes: number, range?: string][]): void {
  const faces = files.map(([name, bytes, range]) => {
    writeFileSync(join(folder, "files", `${name}.woff2`), "x".repeat(bytes));
    const unicodeRange = range === undefined ? "" : `  unicode-range: ${range};\n`;
    return `/* ${name} */\n@font-face {\n  font-family: 'A B';\n  src: url(./files/${name}.woff2) format('woff2'), url(./files/${name}.woff) format('woff');\n${unicodeRange}}\n`;
  });
  writeFileSync(join(folder, `${sheet}.css`), faces.join("\n"));
}

function bytesIn(sheets: readonly string[], scripts: readonly string[]) {
  const files = sheets.map((sheet) => [sheet, sheetFiles(folder, "a-b", sheet) ?? []] as const);
  return bytesOf(new Map(files), scripts);
}

it("each subset has the bytes of woff2 of each stylesheet", () => {
  writeSheet("400", [
    ["a-b-latin-ext-400-normal", 3, "U+0100-02BA"],
    ["a-b-latin-400-normal", 5, "U+0000-00FF,U+20AC"],
  ]);
  writeSheet("400-italic", [["a-b-latin-400-italic", 7, "U+0000-00FF"]]);
  expect(bytesIn(["400", "400-italic"], ["latin", "latin-ext"])).toEqual({
    latin: { "400": 5, "400-italic": 7 },
    "latin-ext": { "400": 3 },
  });
});

it("the numbered chunks that the sample text of a script needs are added up under it", () => {
  writeSheet("wght", [
    ["a-b-0-wght-normal", 2, "U+3042-3044"],
    ["a-b-1-wght-normal", 16, "U+9f98"],
    ["a-b-119-wght-normal", 4, "U+3045-309f"],
    ["a-b-latin-wght-normal", 8, "U+0000-00FF"],
  ]);
  expect(bytesIn(["wght"], ["japanese", "latin"])).toEqual({
    japanese: { wght: 6 },
    latin: { wght: 8 },
  });
});

it("the last file that states a character is loaded for it, as in a browser", () => {
  writeSheet("wght", [
    ["a-b-0-wght-normal", 2, "U+3040-309f"],
    ["a-b-japanese-wght-normal", 32, "U+3000-9fff"],
  ]);
  expect(bytesIn(["wght"], ["japanese"])).toEqual({ japanese: { wght: 32 } });
});

it("a single file for every character counts as Latin", () => {
  writeSheet("700", [["a-b-fallback-700-normal", 9]]);
  expect(bytesIn(["700"], ["latin", "latin-ext"])).toEqual({ latin: { "700": 9 } });
  const [file] = sheetFiles(folder, "a-b", "700") ?? [];
  expect(file !== undefined && isLoadedFor(file, "字")).toBe(true);
});

it("a file is loaded for the characters of its unicode-range alone, ends included", () => {
  writeSheet("300", [["a-b-latin-300-normal", 1, "U+0041-005A, U+20AC, U+5??"]]);
  const [file] = sheetFiles(folder, "a-b", "300") ?? [];
  const loaded = ["@", "A", "Z", "[", "€", "\u04ff", "\u0500", "\u05ff", "\u0600"].filter(
    (character) => file !== undefined && isLoadedFor(file, character),
  );
  expect(loaded).toEqual(["A", "Z", "€", "\u0500", "\u05ff"]);
});

it("a stylesheet that the package does not have is undefined", () => {
  expect(sheetFiles(folder, "a-b", "opsz")).toBeUndefined();
});
