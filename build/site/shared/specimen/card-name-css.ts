import type { Specimens } from "./specimens.ts";
import type { SitePairing } from "../site.ts";
import { compactRule } from "../compact-rule.ts";
import { cardFamily, faceRule, familiesCss } from "../faces/face-rule.ts";

/** Rules of class `card-{name}`, for a stylesheet of the folder `site/`: the names of pairings in their own faces. */
export function cardNameRules(
  pairings: readonly SitePairing[],
  specimens: Pick<Specimens, "card">,
): string[] {
  const faces = new Map<string, string>();
  const rules = pairings.map(({ name, title, item, heading }) => {
    const weight = item.css.h1["font-weight"];
    const ofName = specimens.card(heading.name, Number(weight), title);
    for (const face of ofName) faces.set(face.file, faceRule(cardFamily(face), face, "swap"));
    return compactRule(`.card-${name}`, {
      "font-family": familiesCss(heading, ofName.map(cardFamily)),
      "font-weight": weight,
    });
  });
  return [...faces.values(), ...rules];
}
