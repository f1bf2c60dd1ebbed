import { featuresOf } from "../faces/features.ts";
import { nearestWeight, weightsOf } from "../faces/face-weights.ts";
import { proportionsOf } from "../faces/proportions.ts";
import type { FontItem } from "../model/items.ts";
import { ARIAL_X_HEIGHT } from "../pairing/limitations.ts";
import { ROOT_PIXELS } from "../pairing/scale.ts";

/** In pixels, what small text is set at in Arial; a face with smaller letters is set larger. */
const SIZES = { label: 14, caption: 13, cell: 14 };
const LABEL_WEIGHT = 600;

const TABULAR = "figures of one width (`tabular-nums`, set on `table`)";
const PROPORTIONAL = "figures of different widths: columns of numbers in the face of code";

/** The part of a DESIGN.md for what is neither heading nor running text, which no rule of a pairing sets. */
export function rolesText(heading: FontItem, body: FontItem): string {
  const { xHeight = ARIAL_X_HEIGHT } = proportionsOf(body);
  const rem = (pixels: number) => {
    const larger = Math.max(1, ARIAL_X_HEIGHT / xHeight);
    return `${Math.round(pixels * larger) / ROOT_PIXELS}rem`;
  };
  const weight = nearestWeight(weightsOf(body), LABEL_WEIGHT);
  const isTabular = featuresOf(body).includes("tabular");
  const isOldStyle = heading.meta?.figures?.style === "oldstyle";
  return [
    "\nWhat no rule sets, in the family of the text:\n\n",
    `- Label, button: ${rem(SIZES.label)}, weight ${weight}\n`,
    `- Caption, hint: ${rem(SIZES.caption)}, leading of the text\n`,
    `- Table cell: ${rem(SIZES.cell)}, ${isTabular ? TABULAR : PROPORTIONAL}\n`,
    `- Big number: size and weight of h1, ${isOldStyle ? "family of the text, for headings have old-style figures" : "family of headings"}\n`,
  ].join("");
}
