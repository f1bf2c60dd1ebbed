import { type FontFile, hasWeight } from "../faces/face-weights.ts";
import type { FontUse } from "./font-use.ts";

/** What `meta.bytes` calls a file: as Fontsource names the stylesheet of such a face. */
export function sheetOf({ weight, style }: Omit<FontFile, "path">): string {
  return `${weight.includes(" ") ? "wght" : weight}${style === "italic" ? "-italic" : ""}`;
}

/** The files with the faces that are drawn, in the order of the item. */
export function filesInUse(
  files: readonly FontFile[],
  { weights, italics }: Pick<FontUse, "weights" | "italics">,
): FontFile[] {
  return files.filter((file) =>
    (file.style === "italic" ? italics : weights).some((weight) => hasWeight(file, weight)),
  );
}

/**
 * The `@font-face` rules of files, as keys of an item's `css`. The client writes a key that begins with a
 * comment as it is, and the comment keeps the key of each face its own.
 *
 * @param files with the addresses at which they are published
 */
export function localFaces(
  family: string,
  files: readonly FontFile[],
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    files.map(({ path, weight, style }) => {
      const slope = style === "italic" ? " italic" : "";
      return [
        `/* ${family} ${weight.replace(" ", "-")}${slope} */ @font-face`,
        {
          "font-family": `'${family}'`,
          "font-style": style,
          "font-weight": weight,
          "font-display": "swap",
          src: `url("${path}") format("woff2")`,
        },
      ];
    }),
  );
}
