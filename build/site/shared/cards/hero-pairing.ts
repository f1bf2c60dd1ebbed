import { cssGenericFamily } from "../../../../registry/faces/generic-family.ts";
import { proportionsOf } from "../../../../registry/faces/proportions.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { cssRule } from "../../../../registry/formats/rules.ts";
import { faceRule, textFamily } from "../faces/face-rule.ts";
import { openingFaces } from "../faces/opening-faces.ts";
import { inPagesLayer } from "../pages-layer.ts";
import type { SitePairing } from "../site.ts";
import type { SpecimenFace, Specimens } from "../specimen/specimens.ts";

/** The pairing that home opens on, which is not among its first cards: this one, or the first of the registry. */
const OPENING = "broadsheet";

export function heroPairing(pairings: readonly SitePairing[]): SitePairing | undefined {
  return pairings.find(({ name }) => name === OPENING) ?? pairings[0];
}

/** The faces of heading and text that a Latin headline and sentence load, each once. */
export function heroFaces(
  pairing: SitePairing,
  specimens: Pick<Specimens, "text">,
): SpecimenFace[] {
  return openingFaces(specimens, pairing, pairing.title, pairing.title);
}

/** The rules that set the opening pairing, and the measures of its faces. */
export function heroCss(pairing: SitePairing, specimens: Pick<Specimens, "text">): string {
  const { heading, body, item } = pairing;
  const rules = heroFaces(pairing, specimens).map((face) => faceRule(textFamily(face.font), face));
  return inPagesLayer(
    [
      ...rules,
      cssRule(".hero-line", {
        ...faceOf(heading),
        "font-weight": item.css.h1["font-weight"],
        "letter-spacing": item.css.h1["letter-spacing"],
      }),
      cssRule(".hero-texts", faceOf(body)),
    ].join(""),
  );
}

function faceOf(font: FontItem): Record<string, string> {
  const { xHeight = 0, capHeight = 0 } = proportionsOf(font);
  return {
    "--face": `${textFamily(font.name)},${cssGenericFamily(font)}`,
    "--x-height": String(xHeight),
    "--capitals": String(capHeight),
  };
}
