import type { FontItem } from "../../../schemas/index.ts";
import { byCodePoints } from "../../../registry/model/items.ts";
import { CHUNKED_SCRIPTS } from "./fontsource-sheet.ts";
import type { SheetFile } from "../../../registry/measures/font-source.ts";

type Bytes = NonNullable<NonNullable<FontItem["meta"]>["bytes"]>;

/**
 * What a stylesheet's files weigh: subset -> stylesheet -> bytes of woff2.
 *
 * The chunks of a script count as that script. A file for every character counts as Latin, or as the
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
    for (const file of files) {
      const subset = subsetOf(file, scripts);
      if (subset === undefined) continue;
      const ofSubset = (bytes[subset] ??= {});
      ofSubset[sheet] = (ofSubset[sheet] ?? 0) + file.bytes;
    }
  }
  return Object.fromEntries(Object.entries(bytes).sort(([a], [b]) => byCodePoints(a, b)));
}

function subsetOf({ subset }: SheetFile, scripts: readonly string[]): string | undefined {
  if (/^\d+$/.test(subset)) return CHUNKED_SCRIPTS.find((script) => scripts.includes(script));
  if (subset !== "fallback") return subset;
  return scripts.includes("latin") ? "latin" : scripts[0];
}
