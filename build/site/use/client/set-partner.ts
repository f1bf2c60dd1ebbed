import { nearestWeight } from "../../../../registry/faces/face-weights.ts";
import type { Rules } from "../../../../registry/formats/rules.ts";
import { fluidSize } from "../../../../registry/pairing/phone-sizes.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { stateFaces } from "../../shared/client/faces.ts";
import { ASCII, type ListedFace } from "../../shared/faces/listed-face.ts";
import { type RoledPairing, basePairing } from "../../shared/partners/base-pairing.ts";
import { REGULAR, drawnWeight } from "../../shared/partners/drawn-weight.ts";
import { titleOf } from "../../shared/partners/font-records.ts";
import type { MeasuredFont } from "../../shared/partners/partners-json.ts";
import type { PartnerAnswer } from "./partner-answer.ts";

/** A face of a specimen. */
export interface SpecimenText {
  font: string;
  title: string;
  /** That is installed. */
  weight: number;
  /** The average advance of a character, in em; undefined where the site has no face of it. */
  width: number | undefined;
  /** The nearest weight that the site has a face of; the same one where it has none. */
  drawnWeight: (weight: number) => number;
}

/** A font set with a partner. */
export interface SetPartner {
  base: RoledPairing;
  heading: SpecimenText;
  body: SpecimenText;
  /** Of headings and of text. */
  rules: Rules;
  /** The weights that its headings can have. */
  weights: readonly number[];
}

/** Undefined where no pairing installs both. */
export function setWith(
  { json, font, as }: PartnerAnswer,
  partner: SearchRecord,
): SetPartner | undefined {
  const names = as === "text" ? [partner.name, font.name] : [font.name, partner.name];
  const [heading, body] = names.map((name) => json.fonts.find((one) => one.name === name));
  const base = heading && body && basePairing(heading, body, json);
  if (!heading || !body || !base) return undefined;
  const { rules, phoneSize } = base.pairing;
  const { h1 = {} } = rules;
  const { "font-size": wide = "" } = h1;
  const stated = Number(h1["font-weight"]);
  const { weights = [] } = heading;
  const weight = base.roles.has("heading") ? nearestWeight(weights, stated) : stated;
  return {
    base,
    rules: {
      ...rules,
      h1: {
        ...h1,
        "font-size": phoneSize === undefined ? wide : fluidSize(phoneSize, wide),
        "font-weight": String(weight),
      },
    },
    heading: specimenText(heading, weight),
    body: specimenText(body, REGULAR),
    weights,
  };
}

function specimenText(font: MeasuredFont, weight: number): SpecimenText {
  const plain = font.drawn.flatMap(([weights, hash]): ListedFace[] => {
    const file = `${font.name}-${weights.replace(" ", "-")}.${hash}.woff2`;
    return hash === undefined ? [] : [[file, weights, "normal", ASCII]];
  });
  // The index of all faces is larger than the faces of a first view.
  if (plain.length > 0) stateFaces(font.name, plain);
  return {
    font: font.name,
    title: titleOf(font),
    weight,
    width: font.drawn.length > 0 ? font.face?.width : undefined,
    drawnWeight: (wanted) => drawnWeight(font, wanted) ?? wanted,
  };
}
