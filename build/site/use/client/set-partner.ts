import { nearestWeight } from "../../../../registry/faces/face-weights.ts";
import type { Rules } from "../../../../registry/formats/rules.ts";
import { fluidSize } from "../../../../registry/pairing/phone-sizes.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { link } from "../../shared/client/base-path.ts";
import { loadCoverage } from "../../shared/client/coverage.ts";
import { familyOf, giveFaces } from "../../shared/client/faces.ts";
import { isPlainLatin } from "../../shared/faces/plain-latin.ts";
import { type RoledPairing, basePairing } from "../../shared/partners/base-pairing.ts";
import { titleOf } from "../../shared/partners/font-records.ts";
import type { UsedAs } from "../page-state.ts";
import { PARTNER_KINDS, type PartnersByKind, partnersByKind } from "../partner-kinds.ts";
import type { MeasuredFont } from "../../shared/partners/measured-font.ts";
import { REGULAR, type UseData, drawnWeight, isDrawn } from "../../shared/partners/use-data.ts";

/** A face of a specimen. */
export interface SpecimenText {
  font: string;
  title: string;
  /** That is installed. */
  weight: number;
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

/** What partners are for. */
export interface PartnerQuestion {
  data: UseData;
  font: SearchRecord;
  as: UsedAs;
  /** That partners are to have: those that show them come first, those that lack any last. */
  letters: string;
}

/** A question with its partners. */
export interface PartnerAnswer extends PartnerQuestion {
  partners: PartnersByKind;
}

/** Partners that the site has faces of. @throws when the letters of fonts cannot be loaded */
export async function answerTo(question: PartnerQuestion): Promise<PartnerAnswer> {
  const { data, font, as, letters } = question;
  const role = as === "text" ? "heading" : "body";
  const coverage = letters === "" ? undefined : await loadCoverage();
  // One without the letters would be shown without them: others have them.
  const preference = ({ name }: SearchRecord) =>
    coverage === undefined || coverage.draws(letters, name)
      ? 2
      : Number(coverage.canSet(letters, name));
  const partners = partnersByKind(font, role, data.context);
  const fonts = new Map(data.json.fonts.map((one) => [one.name, one]));
  const isShown = (partner: SearchRecord) => {
    const measured = fonts.get(partner.name);
    return partner === font || (measured !== undefined && isDrawn(measured, role));
  };
  const inOrder = PARTNER_KINDS.map((kind) => {
    const shown = partners[kind].filter(isShown);
    return [kind, shown.sort((a, b) => preference(b) - preference(a))] as const;
  });
  return { ...question, partners: Object.fromEntries(inOrder) as unknown as PartnersByKind };
}

/** Undefined where no pairing installs both. */
export function setWith(
  { data: { json }, font, as }: PartnerQuestion,
  partner: SearchRecord,
): SetPartner | undefined {
  const measured = ({ name }: SearchRecord) => json.fonts.find((one) => one.name === name);
  const [own, other] = [measured(font), measured(partner)];
  const [heading, body] = as === "text" ? [other, own] : [own, other];
  if (heading === undefined || body === undefined) return undefined;
  const base = basePairing(heading, body, json);
  if (base === undefined) return undefined;
  const {
    rules: { h1 = {}, ...rules },
    phoneSize,
  } = base.pairing;
  const { "font-size": wide = "" } = h1;
  const stated = Number(h1["font-weight"]);
  const weight = base.roles.has("heading") ? nearestWeight(heading.weights, stated) : stated;
  return {
    base,
    rules: {
      h1: {
        ...h1,
        "font-size": phoneSize === undefined ? wide : fluidSize(phoneSize, wide),
        "font-weight": String(weight),
      },
      ...rules,
    },
    heading: specimenText(heading, weight),
    body: specimenText(body, REGULAR),
    weights: heading.weights,
  };
}

function specimenText(font: MeasuredFont, weight: number): SpecimenText {
  giveFacesOf(font);
  return {
    font: font.name,
    title: titleOf(font),
    weight,
    drawnWeight: (wanted) => drawnWeight(font, wanted) ?? wanted,
  };
}

const givenNames = new Set<string>();

/** Without the index of all faces, which is larger than the faces of a first view. */
function giveFacesOf({ name, drawn = [] }: MeasuredFont): void {
  const faces = drawn.flatMap(([weight, hash]) => {
    if (hash === undefined) return [];
    const file = `${name}-${weight.replace(" ", "-")}.${hash}.woff2`;
    return [new FontFace(familyOf(name), `url(${link(`site/faces/${file}`)})`, { weight })];
  });
  if (faces.length > 0 && !givenNames.has(name)) giveFaces(name, faces, isPlainLatin);
  givenNames.add(name);
}
