import { hasWeight } from "../../../../registry/faces/face-weights.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import type { SitePairing } from "../site.ts";
import type { SpecimenFace, Specimens } from "../specimen/specimens.ts";
import { charactersInRange } from "./unicode-ranges.ts";

/** The faces that a page opens with: those of the first letters of a headline and of a text, each once. */
export function openingFaces(
  specimens: Pick<Specimens, "text">,
  { item, heading, body }: SitePairing,
  headline: string,
  text: string,
): SpecimenFace[] {
  const faceFor = ({ name }: FontItem, weight: number, said: string) =>
    specimens
      .text(name)
      .find(
        (face) =>
          face.style === "normal" &&
          hasWeight(face, weight) &&
          charactersInRange(face.unicodeRange)(said.codePointAt(0) ?? 0),
      ) ?? [];
  const weight = Number(item.css.h1["font-weight"]);
  return [...new Set([faceFor(heading, weight, headline), faceFor(body, 400, text)].flat())];
}
