import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SheetFile } from "../../../registry/measures/font-source.ts";

/** The scripts of so many characters that Fontsource cuts them into numbered chunks. */
export const CHUNKED_SCRIPTS = [
  ...["japanese", "korean", "chinese-simplified", "chinese-traditional", "chinese-hongkong"],
  "emoji",
];

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
