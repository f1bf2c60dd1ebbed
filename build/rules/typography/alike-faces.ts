import type { FontItem } from "../../../registry/items.ts";
import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

/** Closer than this in x-height, cap height and width, two sans faces look like a mistake. */
const TOLERANCE = 0.02;

/** Heading and text differ enough to be seen as a choice, or are of one family. */
export function alikeFaces(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) => {
    const { heading, body } = casting;
    if (isOneFamily(heading, body) || !areAlike(heading, body)) return [];
    const message = `${heading.title} and ${body.title} are too alike to pair: take one of them for both, or one that differs`;
    return [
      problemIn("alike-faces", casting, ["cssVars", "theme", "--font-heading"], message, "warning"),
    ];
  });
}

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
