import { sheetOf } from "../../registry/faces/face-weights.ts";
import { type FontItem, type LocalFontItem, isLocalFont } from "../../registry/model/items.ts";
import { scriptsOf } from "../../registry/faces/scripts.ts";
import type { SpecimenFace, Specimens } from "./shared/specimen/specimens.ts";

/** From `site/faces/`, where the other faces are. */
const PUBLISHED_FILES = "../../files/";

/** The descriptor `unicode-range` of a file that is used for whatever it has. */
const EVERY_CHARACTER = "U+20-10FFFF";

/**
 * The faces of the site, and the published files of local fonts, which set whole pages and cards alike: the
 * registry has no smaller ones.
 *
 * @param fonts by name, with the addresses of their files
 */
export function withLocalFonts(
  specimens: Specimens,
  fonts: ReadonlyMap<string, FontItem>,
): Specimens {
  const local = new Map(
    [...fonts.values()].filter(isLocalFont).map((font) => [font.name, facesOf(font)] as const),
  );
  return {
    ...specimens,
    card: (font, weight, text) => (local.has(font) ? [] : specimens.card(font, weight, text)),
    text: (font) => local.get(font) ?? specimens.text(font),
    extended: (font) => (local.has(font) ? [] : specimens.extended(font)),
    covers: (font, text) => {
      if (!local.has(font)) return specimens.covers(font, text);
      const covered = fonts.get(font)?.font.subsets ?? [];
      return scriptsOf(text).every(({ subsets }) =>
        subsets.some((subset) => covered.includes(subset)),
      );
    },
  };
}

function facesOf({ name, font, meta }: LocalFontItem): SpecimenFace[] {
  const bytes = Object.entries(meta?.bytes ?? {});
  return font.files.map((file) => {
    // `acme-sans.{hash}.woff2`, and the stem may have dots.
    const parts = file.path.slice(file.path.lastIndexOf("/") + 1).split(".");
    const [stem, hash = ""] = [parts.slice(0, -2).join("."), parts.at(-2)];
    return {
      file: `${PUBLISHED_FILES}${stem}.woff2`,
      bytes: bytes.find(([subset]) => subset === (file.subset ?? subset))?.[1][sheetOf(file)] ?? 0,
      hash,
      font: name,
      style: file.style,
      weight: file.weight,
      unicodeRange: file.unicodeRange ?? EVERY_CHARACTER,
    };
  });
}
