import { KEY_OF } from "../../../../registry/overrides/overridable-pairing.ts";
import type { Rules } from "../../../../registry/formats/rules.ts";
import { quantityOf } from "../panel/slider-range.ts";

const ROOT_PIXELS = 16;

/** The notes beside the specimen's headings: `36 / 1.15`, of what is drawn. */
export function showScaleNotes(rules: Rules): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-scale]")) {
    const level = note.dataset["scale"] as "h1";
    const { "font-size": size = "", "line-height": leading = "" } = rules[KEY_OF[level]] ?? {};
    const text = `${pixelsOf(size)} / ${leading}`;
    if (note.textContent !== text) note.textContent = text;
  }
}

/** `48` for `3rem`; a size in another unit as it is, and `fluid` for a function. */
function pixelsOf(size: string): string {
  const { number, unit } = quantityOf(size) ?? {};
  if (number === undefined) return size.includes("(") ? "fluid" : size;
  if (unit === "rem") return String(Number((number * ROOT_PIXELS).toFixed(2)));
  return unit === "px" ? String(number) : size;
}
