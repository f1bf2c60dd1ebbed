import type { FontItem } from "../../../registry/items.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** In em. With less difference in x-height, cap height and width, two sans faces look like a mistake. */
const TOLERANCE = 0.02;

export const alikeFaces: Rule = {
  name: "alike-faces",
  severity: "warning",
  summary:
    "heading and text are of one family, or differ visibly in proportions or by `rounded` ends",
  checkPairingWithFonts: (pairing) => {
    const { heading, body } = pairing;
    const isRounded = pairing.item.categories.includes("rounded");
    if (isRounded || isOneFamily(heading, body) || !areAlike(heading, body)) return [];
    const predicate = `is ${heading.title}, too similar to the text's ${body.title}; use one of them for both, or another font`;
    return [finding(pairing, ["cssVars", "theme", "--font-heading"], predicate)];
  },
};

/** The same face, or cuts of one: `Inter Tight` and `Inter`, `Noto Sans` and `Noto Sans JP`. */
function isOneFamily(a: FontItem, b: FontItem): boolean {
  return a.title.split(" ")[0] === b.title.split(" ")[0];
}

function areAlike(a: FontItem, b: FontItem): boolean {
  const isSans = ({ categories }: FontItem) => categories?.includes("sans-serif");
  const [first, second] = [a, b].map(proportions);
  if (!isSans(a) || !isSans(b) || !first || !second) return false;
  return first.every((value, index) => Math.abs(value - (second[index] ?? 0)) < TOLERANCE);
}

/** x-height, cap height and average width in em. */
function proportions({ meta }: FontItem): number[] | undefined {
  const { unitsPerEm, xHeight, capHeight, xWidthAvg } = meta?.metrics ?? {};
  if (!unitsPerEm || !xHeight || !capHeight || !xWidthAvg) return undefined;
  return [xHeight / unitsPerEm, capHeight / unitsPerEm, xWidthAvg / unitsPerEm];
}
