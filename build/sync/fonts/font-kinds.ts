import type { FontItem } from "../../../schemas/index.ts";
import type { FaceStyle } from "./face-styles.ts";
import type { PublishedMeasures } from "./font-facts.ts";

type Category = NonNullable<FontItem["categories"]>[number];

/** What a family is for if not for text. The schema of `categories` lists the same tags. */
export type FontKind = Exclude<Category, PublishedMeasures["category"] | FaceStyle>;

/**
 * The provider classifies these families by the look of their Latin letters, or as sans serif where
 * they have none, so that they would appear among the faces for text. Reviewed one by one.
 */
const FAMILIES: Record<FontKind, { reason: string; families: readonly string[] }> = {
  barcode: {
    reason: "Each character is a pattern of bars for a scanner.",
    families: [
      ...["Libre Barcode 128", "Libre Barcode 128 Text", "Libre Barcode 39"],
      ...["Libre Barcode 39 Extended", "Libre Barcode 39 Extended Text", "Libre Barcode 39 Text"],
      "Libre Barcode EAN13 Text",
    ],
  },
  charts: {
    reason: "Figures, or expressions in the text, become bars and lines.",
    families: ["Datatype", "Linefont", "Wavefont"],
  },
  emoji: {
    reason: "Pictures for the code points of emoji.",
    families: ["Noto Color Emoji", "Noto Emoji"],
  },
  math: {
    reason: "The signs and variables of formulas, sized by a table that only formulas use.",
    families: ["Libertinus Math", "Noto Sans Math", "STIX Two Math"],
  },
  placeholder: {
    reason: "Blocks or scribbles instead of letters, for drafts.",
    families: ["Flow Block", "Flow Circular", "Flow Rounded", "Redacted", "Redacted Script"],
  },
  symbols: {
    reason: "Signs, keys, notes or ornaments; letters at most beside them.",
    families: [
      ...["Libertinus Keyboard", "Noto Music", "Noto Sans Symbols", "Noto Sans Symbols 2"],
      ...["Noto Znamenny Musical Notation", "Yarndings 12", "Yarndings 12 Charted"],
      ...["Yarndings 20", "Yarndings 20 Charted"],
    ],
  },
};

const KIND_OF: ReadonlyMap<string, FontKind> = new Map(
  Object.entries(FAMILIES).flatMap(([kind, { families }]) =>
    families.map((family) => [family, kind as FontKind]),
  ),
);

/** Undefined for a family for text, which most are. */
export function fontKindOf(family: string): FontKind | undefined {
  return KIND_OF.get(family);
}
