import { familyList } from "../../../../registry/flavours/family-list.ts";
import { fallbackFaces } from "../../../../registry/flavours/fallback-faces.ts";
import { type HostedFonts, hostedFonts } from "../../../../registry/formats/hosted-fonts.ts";
import { installedRules } from "../../../../registry/pairing/installed-rules.ts";
import type { FontItem, PairingItem } from "../../../../registry/model/items.ts";
import { textSizeOf } from "../../../../registry/pairing/scale.ts";
import type { SpecimenFace, Specimens } from "./specimens.ts";
import { faceRule, textFamily } from "../faces/face-rule.ts";
import { everyWeightFamily, facesForEveryWeight, facesOfFamily } from "./faces-for-every-weight.ts";
import { onceForEach } from "../once-for-each.ts";
import { compactRule } from "../compact-rule.ts";
import type { FontUse } from "../../../../registry/pairing/font-use.ts";
import { sha256 } from "../../../dist/write-dist.ts";
import { inFrame, longTextSelector, specimenSelector } from "./specimen-selector.ts";

/**
 * The rules of a pairing's specimen: the text faces of its fonts, their fallback faces, and its rules
 * within elements of class `type-{name}`, with the values that are installed. Those of several pairings can be
 * in one stylesheet, of the folder `site/`, and on one page.
 *
 * @param name without `pairing-`
 * @param fonts every font by name
 * @throws RangeError when the font of a role does not exist
 */
export function specimenRules(
  name: string,
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
  specimens: Pick<Specimens, "text">,
): string[] {
  const hosted = hostedFonts(pairing, fonts, "");
  const fallbacks = hosted.uses.flatMap(fallbackFamilies);
  const rules = Object.entries(installedRules(pairing, fonts)).map(([key, declarations]) =>
    compactRule(specimenSelector(name, key), inFrame(declarations)),
  );
  return [
    ...hosted.uses.map(({ font }) => fontFaces(specimens.text(font.name))),
    ...fallbacks.map(({ faces }) => faces),
    compactRule(`.type-${name}`, variablesOf(pairing, hosted, specimens)),
    ...rules,
    compactRule(longTextSelector(name), { "font-size": textSizeOf(pairing) }),
  ];
}

/** A family of fallback faces. */
interface FallbackFamily {
  /** As the installed pairing has it: `Arial for Inter`. */
  family: string;
  /** Of its content: pairings set a font at other weights, and need other faces under the same name. */
  name: string;
  /** The rules. */
  faces: string;
}

function fallbackFamilies(use: FontUse): FallbackFamily[] {
  const { families, css } = fallbackFaces(use);
  return families.map((family) => {
    const faces = Object.values(css).filter((face) => face["font-family"] === `'${family}'`);
    const name = `f-${sha256(JSON.stringify(faces)).slice(0, 8)}`;
    const rules = faces.map((face) => compactRule("@font-face", { ...face, "font-family": name }));
    return { family, name, faces: rules.join("") };
  });
}

/** Made once for a font: many pairings share theirs. */
const fontFaces = onceForEach((faces: readonly SpecimenFace[]) =>
  [
    ...facesOfFamily(faces).map((face) => faceRule(textFamily(face.font), face, "swap")),
    ...facesForEveryWeight(faces).map((face) =>
      faceRule(everyWeightFamily(face.font), face, "swap"),
    ),
  ].join(""),
);

/** The roles' variables, and those of fonts that a rule names directly. */
function variablesOf(
  pairing: PairingItem,
  { named }: HostedFonts,
  specimens: Pick<Specimens, "text">,
): Record<string, string> {
  const families = named.map(({ name, use }) => {
    const list = fallbackFamilies(use).reduce(
      (names, fallback) => names.replace(`'${fallback.family}'`, fallback.name),
      familyList(use, textFamily(use.font.name)),
    );
    return [`--font-${name}`, withEveryWeight(list, use.font.name, specimens)] as const;
  });
  return {
    ...Object.fromEntries(families),
    "--heading-weight": pairing.css.h1["font-weight"],
    ...(pairing.meta?.opticalSizing === "none" && { "font-optical-sizing": "none" }),
  };
}

function withEveryWeight(list: string, font: string, { text }: Pick<Specimens, "text">): string {
  if (facesForEveryWeight(text(font)).length === 0) return list;
  return list.replace(",", `, '${everyWeightFamily(font)}',`);
}
