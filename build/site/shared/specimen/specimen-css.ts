import { familyList } from "../../../../registry/flavours/family-list.ts";
import { fallbackFaces } from "../../../../registry/flavours/fallback-faces.ts";
import { type HostedFonts, hostedFonts } from "../../../../registry/formats/hosted-fonts.ts";
import { rulesOf } from "../../../../registry/formats/rules.ts";
import { cssRule } from "../../../../registry/formats/rules.ts";
import type { FontItem, PairingItem } from "../../../../registry/model/items.ts";
import { textSizeOf } from "../../../../registry/pairing/scale.ts";
import type { SpecimenFace, Specimens } from "./specimens.ts";
import { faceRule, textFamily } from "../faces/face-rule.ts";
import { everyWeightFamily, facesForEveryWeight, facesOfFamily } from "./faces-for-every-weight.ts";
import { inPagesLayer } from "../pages-layer.ts";
import { longTextSelector, specimenSelector } from "./specimen-selector.ts";

/** From `pairings/{name}/`: the file works below any base URL. */
export const FACES = "../../site/faces/";

/**
 * The stylesheet of a pairing's specimen: the text faces of its fonts, their fallback faces, and its rules
 * within elements of class `type-{name}`, with the values that are installed. Several of them can be on
 * one page.
 *
 * @param name without `pairing-`
 * @param fonts every font by name
 * @throws RangeError when the font of a role does not exist
 */
export function specimenCss(
  name: string,
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
  specimens: Pick<Specimens, "text">,
): string {
  const hosted = hostedFonts(pairing, fonts, "");
  const rules = Object.entries(rulesOf(pairing)).map(([key, declarations]) =>
    cssRule(specimenSelector(name, key as keyof PairingItem["css"]), declarations),
  );
  return inPagesLayer(
    [
      ...hosted.uses.map(({ font }) => fontFaces(specimens.text(font.name))),
      ...hosted.uses.flatMap((use) =>
        Object.values(fallbackFaces(use).css).map((face) => cssRule("@font-face", face)),
      ),
      cssRule(`.type-${name}`, variablesOf(pairing, hosted, specimens)),
      ...rules,
      cssRule(longTextSelector(name), { "font-size": textSizeOf(pairing) }),
    ].join(""),
  );
}

const knownRules = new WeakMap<readonly SpecimenFace[], string>();

/** Made once for a font: many pairings share theirs. */
function fontFaces(faces: readonly SpecimenFace[]): string {
  const known = knownRules.get(faces);
  if (known !== undefined) return known;
  const rules = [
    ...facesOfFamily(faces).map((face) => faceRule(textFamily(face.font), face, FACES, "swap")),
    ...facesForEveryWeight(faces).map((face) =>
      faceRule(everyWeightFamily(face.font), face, FACES, "swap"),
    ),
  ].join("");
  knownRules.set(faces, rules);
  return rules;
}

/** The roles' variables, and those of fonts that a rule names directly. */
function variablesOf(
  pairing: PairingItem,
  { named }: HostedFonts,
  specimens: Pick<Specimens, "text">,
): Record<string, string> {
  const families = named.map(({ name, use }) => {
    const list = familyList(use, textFamily(use.font.name));
    return [`--font-${name}`, withEveryWeight(list, use.font.name, specimens)] as const;
  });
  return {
    ...Object.fromEntries(families),
    ...(pairing.meta?.opticalSizing === "none" && { "font-optical-sizing": "none" }),
  };
}

function withEveryWeight(list: string, font: string, { text }: Pick<Specimens, "text">): string {
  if (facesForEveryWeight(text(font)).length === 0) return list;
  return list.replace(",", `, '${everyWeightFamily(font)}',`);
}
