import { cssGenericFamily } from "../../../../registry/faces/generic-family.ts";
import type { Specimens } from "./specimens.ts";
import type { SitePairing } from "../site.ts";
import { compactRule } from "../compact-rule.ts";
import { cardFamily, faceRule } from "../faces/face-rule.ts";

/** Rules of class `card-{name}`, for a stylesheet of the folder `site/`: the names of pairings in their own faces. */
export function cardNameRules(
  pairings: readonly SitePairing[],
  specimens: Pick<Specimens, "card">,
): string[] {
  const faces = new Map<string, string>();
  const rules = pairings.map(({ name, title, item, heading }) => {
    const weight = item.css.h1["font-weight"];
    for (const face of specimens.card(heading.name, Number(weight), title))
      faces.set(face.file, faceRule(cardFamily(heading.name), face, "swap"));
    return compactRule(`.card-${name}`, {
      "font-family": `"${cardFamily(heading.name)}",${cssGenericFamily(heading)}`,
      "font-weight": weight,
    });
  });
  return [...faces.values(), ...rules];
}
