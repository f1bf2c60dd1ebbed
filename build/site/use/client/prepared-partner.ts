import { uprightWeightsOf } from "../../../../registry/faces/face-weights.ts";
import { type Rules } from "../../../../registry/formats/rules.ts";
import { rulesOf } from "../../../../registry/pairing/phone-sizes.ts";
import { textSizeOf } from "../../../../registry/pairing/scale.ts";
import { partnerReason } from "../../../../registry/search/partners/partner-reason.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { loadCoverage } from "../../shared/client/coverage.ts";
import { loadFont } from "../../shared/client/faces.ts";
import { published } from "../../shared/client/published.ts";
import { pairingWithRoles } from "../../shared/tuning/role-files.ts";
import { type RoledPairing, basePairing } from "../../shared/partners/base-pairing.ts";
import type { UsedAs } from "../page-state.ts";
import type { PartnerKind, PartnersByKind } from "../partner-kinds.ts";
import type { Sample } from "../../shared/partners/sample.ts";
import { type UseData, REGULAR, drawnWeight, isDrawn } from "../../shared/partners/use-data.ts";

/** A face of a specimen. */
export interface SpecimenText {
  font: string;
  title: string;
  /** That is installed. */
  weight: number;
  /** The nearest weight that the site has a face of; undefined where it has none. */
  drawnWeight: (weight: number) => number | undefined;
}

/** A partner, with what it installs. */
export interface PreparedPartner {
  partner: SearchRecord;
  reason: string;
  base: RoledPairing;
  heading: SpecimenText;
  body: SpecimenText;
  /** Of the item that the command installs. */
  rules: Rules;
  textSize: string;
  /** The weights that its headings can have. */
  weights: readonly number[];
  /** Whether its faces are loaded; those of others are when they come near the view. */
  isLoaded: boolean;
}

/** What partners are for. */
export interface PartnerQuestion {
  font: SearchRecord;
  as: UsedAs;
  partners: PartnersByKind;
  sample: Sample;
  /** That partners are to have: those that the site draws them in come first, those that lack any last. */
  letters: string;
}

/**
 * The partners of one kind, with what they install.
 *
 * @param isSeen whether they are in view when they are set: then their faces are loaded before
 * @throws when an item cannot be loaded
 */
export async function preparedPartners(
  data: UseData,
  question: PartnerQuestion,
  kind: PartnerKind,
  count: number,
  isSeen: boolean,
): Promise<PreparedPartner[]> {
  const { as, partners, letters } = question;
  const role = as === "text" ? "heading" : "body";
  const coverage = letters === "" ? undefined : await loadCoverage();
  const preference = (partner: SearchRecord) => {
    const { name } = partner;
    if (!isDrawn(data, partner, role)) return coverage?.canSet(letters, name) ? 3 : 0;
    if (coverage?.draws(letters, name) ?? true) return 4;
    // It would be shown without the letters, which others have.
    return coverage?.canSet(letters, name) ? 2 : 1;
  };
  const best = [...partners[kind]].sort((a, b) => preference(b) - preference(a)).slice(0, count);
  const prepared = await Promise.all(
    best.map((partner) => preparedPartner(data, question, partner, isSeen)),
  );
  return prepared.filter((one) => one !== undefined);
}

async function preparedPartner(
  data: UseData,
  { font, as, sample }: PartnerQuestion,
  partner: SearchRecord,
  isSeen: boolean,
): Promise<PreparedPartner | undefined> {
  const [heading, body] = as === "text" ? [partner, font] : [font, partner];
  const used = ({ name }: SearchRecord) => data.json.fonts.find((one) => one.name === name);
  const [headingFont, bodyFont] = [used(heading), used(body)];
  const base = headingFont && bodyFont && basePairing(headingFont, bodyFont, data.json);
  if (base === undefined) return undefined;
  const { complete: pairing, fonts } = await pairingWithRoles(
    { name: base.pairing.name, roles: base.roles },
    published,
  );
  const weight = Number(pairing.css.h1["font-weight"]);
  if (isSeen)
    await Promise.all([
      loadFont(heading.name, sample.headline, weight),
      loadFont(body.name, sample.paragraph, REGULAR),
    ]);
  const item = fonts.get(heading.name);
  return {
    partner,
    base,
    rules: rulesOf(pairing),
    textSize: textSizeOf(pairing),
    isLoaded: isSeen,
    reason: partnerReason(font, partner, as === "text" ? "heading" : "body"),
    heading: {
      font: heading.name,
      title: heading.title,
      weight,
      drawnWeight: (wanted) => drawnWeight(data, heading.name, wanted),
    },
    body: {
      font: body.name,
      title: body.title,
      weight: REGULAR,
      drawnWeight: () => (isDrawn(data, body, "body") ? REGULAR : undefined),
    },
    weights: item === undefined ? [] : uprightWeightsOf(item),
  };
}
