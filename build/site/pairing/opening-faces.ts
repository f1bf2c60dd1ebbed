import { hasWeight } from "../../../registry/faces/face-weights.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { charactersInRange } from "../shared/faces/unicode-ranges.ts";
import type { LanguageTexts } from "../shared/samples/texts-of-language.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import type { SpecimenFace } from "../shared/specimen/specimens.ts";
import { shownNativeName } from "./native-name.ts";

/** The faces that the page of a pairing opens with: those of the name’s first letter and of the text’s, each once. */
export function openingFaces(
  site: Pick<Site, "specimens">,
  { title, item, heading, body }: SitePairing,
  { lead }: LanguageTexts,
): SpecimenFace[] {
  const faceFor = (font: FontItem, weight: number, text: string) =>
    site.specimens
      .text(font.name)
      .find(
        (face) =>
          face.style === "normal" &&
          hasWeight(face, weight) &&
          charactersInRange(face.unicodeRange)(text.codePointAt(0) ?? 0),
      ) ?? [];
  const name = shownNativeName(site, item, heading) ?? title;
  const weight = Number(item.css.h1["font-weight"]);
  return [...new Set([faceFor(heading, weight, name), faceFor(body, 400, lead)].flat())];
}
