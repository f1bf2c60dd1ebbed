import { cssGenericFamily } from "../../../../registry/faces/generic-family.ts";
import { cssRule } from "../../../../registry/formats/rules.ts";
import type { Specimens } from "./specimens.ts";
import type { SitePairing } from "../site.ts";
import { cardFamily, faceRule } from "../faces/face-rule.ts";
import { inPagesLayer } from "../pages-layer.ts";
import { FACES } from "./specimen-css.ts";

/**
 * Rules of class `card-{name}`: the names of pairings in their own faces.
 *
 * @param facesUrl of the folder of the faces, as seen from the stylesheet
 */
export function cardNameCss(
  pairings: readonly SitePairing[],
  specimens: Pick<Specimens, "card">,
  facesUrl = FACES,
): string {
  const faces = new Map<string, string>();
  const rules = pairings.map(({ name, title, item, heading }) => {
    const weight = item.css.h1["font-weight"];
    for (const face of specimens.card(heading.name, Number(weight), title))
      faces.set(face.file, faceRule(cardFamily(heading.name), face, facesUrl, "swap"));
    return cssRule(`.card-${name}`, {
      "font-family": `"${cardFamily(heading.name)}", ${cssGenericFamily(heading)}`,
      "font-weight": weight,
    });
  });
  return inPagesLayer([...faces.values(), ...rules].join(""));
}
