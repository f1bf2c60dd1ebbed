import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type SheetFile, isLoadedFor } from "../../../registry/measures/font-source.ts";
import { byCodePoints } from "../../../registry/model/items.ts";
import { inlineRunsOf } from "../../site/shared/samples/inline-runs.ts";
import { lettersOf, readLanguageTexts } from "../../site/shared/samples/language-texts.ts";
import type { FontItem } from "../../../schemas/index.ts";

type Bytes = NonNullable<NonNullable<FontItem["meta"]>["bytes"]>;

/** The language of the sample texts in scripts of so many characters that Fontsource cuts them into chunks. */
const LANGUAGE_OF_CHUNKED_SCRIPT: Readonly<Record<string, string | undefined>> = {
  japanese: "ja",
  korean: "ko",
  "chinese-simplified": "zh-Hans",
  "chinese-traditional": "zh-Hant",
  "chinese-hongkong": "zh-Hant",
  emoji: undefined,
};

/** The scripts whose files are numbered chunks. */
export const CHUNKED_SCRIPTS = Object.keys(LANGUAGE_OF_CHUNKED_SCRIPT);

const SHEET_AND_STYLE = /-(?:wght|opsz|[1-9]00)-(?:normal|italic)$/;

/**
 * The woff2 files of one stylesheet, in its order.
 *
 * @param folder the unpacked package
 * @param slug   the family's, which begins the name of each file
 * @param sheet  without `.css`, such as `wght-italic` or `700`
 * @returns      undefined when the package does not have the stylesheet
 */
export function sheetFiles(folder: string, slug: string, sheet: string): SheetFile[] | undefined {
  const stylesheet = join(folder, `${sheet}.css`);
  if (statSync(stylesheet, { throwIfNoEntry: false }) === undefined) return undefined;
  return readFileSync(stylesheet, "utf8")
    .split("@font-face")
    .flatMap((face) => {
      // Releases of 2022 quote the addresses.
      const name = /url\('?\.\/files\/([\w-]+)\.woff2/.exec(face)?.[1];
      if (name === undefined) return [];
      const path = join(folder, "files", `${name}.woff2`);
      const ranges = /unicode-range:([^;]+)/.exec(face)?.[1];
      return [
        {
          subset: name.slice(slug.length + 1).replace(SHEET_AND_STYLE, ""),
          path,
          bytes: statSync(path).size,
          ...(ranges !== undefined && { ranges: ranges.split(",").map(codePointsOf) }),
        },
      ];
    });
}

/** `U+0460-052F` -> [0x460, 0x52f], `U+20B4` -> [0x20b4, 0x20b4], `U+4??` -> [0x400, 0x4ff] */
function codePointsOf(range: string): [number, number] {
  const [first = "", last = first] = range.trim().slice("U+".length).split("-");
  return [
    Number.parseInt(first.replaceAll("?", "0"), 16),
    Number.parseInt(last.replaceAll("?", "F"), 16),
  ];
}

/**
 * What a stylesheet's files weigh: subset -> stylesheet -> bytes of woff2.
 *
 * Of a script in chunks those files count that a page with its sample text loads. A file for every character counts as Latin, or as the
 * family's first script, since it is what a page in that script loads. Chunks of a script that the
 * provider does not name are left out (Noto Sans Mongolian has some of Chinese punctuation).
 *
 * @param sheets  stylesheet, without `.css` -> its files
 * @param scripts the family's, sorted
 */
export function bytesOf(
  sheets: ReadonlyMap<string, readonly SheetFile[]>,
  scripts: readonly string[],
): Bytes {
  const bytes: Bytes = {};
  for (const [sheet, files] of sheets) {
    const loaded = filesOfSample(files, scripts, sheet.endsWith("italic"));
    for (const file of files) {
      const subset = subsetOf(file, scripts);
      if (subset === undefined || (CHUNKED_SCRIPTS.includes(subset) && !loaded.has(file))) continue;
      const ofSubset = (bytes[subset] ??= {});
      ofSubset[sheet] = (ofSubset[sheet] ?? 0) + file.bytes;
    }
  }
  return Object.fromEntries(Object.entries(bytes).sort(([a], [b]) => byCodePoints(a, b)));
}

/** The files that a browser loads for the sample page: of each character, the last one that states it. */
function filesOfSample(
  files: readonly SheetFile[],
  scripts: readonly string[],
  isItalic: boolean,
): ReadonlySet<SheetFile> {
  const script = CHUNKED_SCRIPTS.find((name) => scripts.includes(name));
  const characters = script === undefined ? undefined : sampleCharacters(script, isItalic);
  if (characters === undefined) return new Set(files);
  const loaded = Array.from(characters, (character) =>
    files.findLast((file) => isLoadedFor(file, character)),
  );
  return new Set(loaded.filter((file) => file !== undefined));
}

const languages = new Map(readLanguageTexts().map((texts) => [texts.lang, texts]));

/**
 * The characters of the sample page in a script, which decide what a browser loads of its many files.
 *
 * @param isItalic whether of its emphasis alone
 * @returns undefined for a script without a sample
 */
function sampleCharacters(script: string, isItalic: boolean): ReadonlySet<string> | undefined {
  const texts = languages.get(LANGUAGE_OF_CHUNKED_SCRIPT[script] ?? "");
  if (texts === undefined) return undefined;
  const emphasis = texts.paragraphs
    .flatMap(inlineRunsOf)
    .flatMap(({ kind, text }) => (kind === "emphasis" ? [text] : []));
  return new Set(isItalic ? emphasis.join("") : lettersOf(texts));
}

function subsetOf({ subset }: SheetFile, scripts: readonly string[]): string | undefined {
  if (/^\d+$/.test(subset)) return CHUNKED_SCRIPTS.find((script) => scripts.includes(script));
  if (subset !== "fallback") return subset;
  return scripts.includes("latin") ? "latin" : scripts[0];
}
