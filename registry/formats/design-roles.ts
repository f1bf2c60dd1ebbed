import { featuresOf } from "../faces/features.ts";
import { nearestWeight, weightsOf } from "../faces/face-weights.ts";
import { proportionsOf } from "../faces/proportions.ts";
import type { FontItem, PairingItem } from "../model/items.ts";
import { ARIAL_X_HEIGHT } from "../pairing/limitations.ts";
import { phoneSizeOf } from "../pairing/phone-sizes.ts";
import { ROOT_PIXELS } from "../pairing/scale.ts";

/** In pixels, what small text is set at in Arial; a face with smaller letters is set larger. */
const SIZES = { label: 14, caption: 13, cell: 14 };
const LABEL_WEIGHT = 600;

const TABULAR = "figures of one width (`tabular-nums`, set on `table`)";
const PROPORTIONAL = "figures of different widths: set columns of numbers in the face of code";

/** The section of a DESIGN.md for what is neither heading nor running text, which no rule of a pairing sets. */
export function rolesText(pairing: PairingItem, heading: FontItem, body: FontItem): string {
  const { xHeight = ARIAL_X_HEIGHT } = proportionsOf(body);
  const rem = (pixels: number) => {
    const larger = Math.max(1, ARIAL_X_HEIGHT / xHeight);
    return `${Math.round(pixels * larger) / ROOT_PIXELS}rem`;
  };
  const weight = nearestWeight(weightsOf(body), LABEL_WEIGHT);
  const leading = pairing.css["body, p"]["line-height"];
  const isTabular = featuresOf(body).includes("tabular");
  const { "font-size": size, "font-weight": numberWeight } = pairing.css.h1;
  const phone = phoneSizeOf(pairing, "h1");
  const hasOldStyle = heading.meta?.figures?.style === "oldstyle";
  const numbers = hasOldStyle
    ? { family: "text", weight: nearestWeight(weightsOf(body), Number(numberWeight)) }
    : { family: "headings", weight: numberWeight };
  return [
    "\n## Roles\n\nNothing is set for these; they suit the pairing, in the family of the text:\n\n",
    `- Label, button: ${rem(SIZES.label)}, weight ${weight}, one line\n`,
    `- Caption, hint: ${rem(SIZES.caption)}, line height ${leading}\n`,
    `- Table cell: ${rem(SIZES.cell)}, ${isTabular ? TABULAR : PROPORTIONAL}\n`,
    `- Big number: family of ${numbers.family}, ${phone ? `${phone} on a phone to ` : ""}${size}, weight ${numbers.weight}, line height 1.1\n`,
  ].join("");
}
