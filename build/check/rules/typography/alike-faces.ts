import type { FontItem } from "../../../../registry/model/items.ts";
import { ALIKE_TOLERANCE, areOneFamily } from "../../../../registry/faces/one-family.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/**
 * Pairs that designers name although the faces are similar, heading and text; how many published sources
 * name each is in `build/sync/counts/published-pairs.json`. Weight and size alone distinguish their headings.
 */
const NAMED_BY_DESIGNERS: ReadonlySet<string> = new Set([
  "Manrope + Inter",
  "Plus Jakarta Sans + Inter",
  "Raleway + Open Sans",
  "Raleway + Roboto",
]);

export const alikeFaces: Rule<{ tolerance: number }> = {
  name: "alike-faces",
  severity: "warning",
  summary:
    "heading and text are of one family, or differ visibly in proportions or by `rounded` ends",
  bounds: { tolerance: ALIKE_TOLERANCE },
  checkPairingWithFonts: (pairing, { tolerance }) => {
    const { heading, body } = pairing;
    const isRounded = pairing.item.categories.includes("rounded");
    if (NAMED_BY_DESIGNERS.has(`${heading.title} + ${body.title}`)) return [];
    if (isRounded || areOneFamily(heading.title, body.title)) return [];
    if (!areAlike(heading, body, tolerance)) return [];
    const predicate = `is ${heading.title}, too similar to the text's ${body.title}; use one of them for both, or another font`;
    return [finding(pairing, ["cssVars", "theme", "--font-heading"], predicate)];
  },
};

function areAlike(a: FontItem, b: FontItem, tolerance: number): boolean {
  const isSans = ({ categories }: FontItem) => categories?.includes("sans-serif");
  const [first, second] = [a, b].map(proportions);
  if (!isSans(a) || !isSans(b) || !first || !second) return false;
  return first.every((value, index) => Math.abs(value - (second[index] ?? 0)) < tolerance);
}

/** x-height, cap height and average width in em. */
function proportions({ meta }: FontItem): number[] | undefined {
  const { unitsPerEm, xHeight, capHeight, xWidthAvg } = meta?.metrics ?? {};
  if (!unitsPerEm || !xHeight || !capHeight || !xWidthAvg) return undefined;
  return [xHeight / unitsPerEm, capHeight / unitsPerEm, xWidthAvg / unitsPerEm];
}
