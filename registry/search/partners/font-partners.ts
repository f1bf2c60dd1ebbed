import {
  type PartnerContext,
  type PartnerMeasures,
  type PartnerRole,
  areTooAlike,
  partnerMeasures,
} from "./partner-measures.ts";
import { partnerReason } from "./partner-reason.ts";
import type { SearchRecord } from "../search-data.ts";

/** A font that suits another one. */
export interface FontPartner {
  record: SearchRecord;
  role: PartnerRole;
  /** Why, in a sentence. */
  reason: string;
}

/**
 * What each measure counts for. Fitted to the pairings of this registry, each left out in turn
 * (test/registry/search/partners/font-partners.test.ts): a text face has to agree with its heading more than a
 * heading with its text.
 */
const WEIGHTS: Readonly<Record<PartnerRole, Readonly<Record<keyof PartnerMeasures, number>>>> = {
  body: {
    isOneFamily: 4.4,
    isOtherKind: 1.2,
    areBothSerif: 0.2,
    isMonospaced: -2.5,
    isForLargeSizes: 0,
    hasItalics: 0.65,
    xHeightDifference: -4.5,
    widthDifference: -2.3,
    contrastDifference: -0.55,
    sharedScripts: 0.68,
    missingScripts: -0.6,
    furtherScripts: -0.13,
    popularity: 0.16,
    pairings: 1.05,
  },
  heading: {
    isOneFamily: 3.5,
    isOtherKind: 1.1,
    areBothSerif: 1.2,
    isMonospaced: -1,
    isForLargeSizes: -0.6,
    hasItalics: 0,
    xHeightDifference: -1.4,
    widthDifference: -0.75,
    contrastDifference: 0,
    sharedScripts: 0.41,
    missingScripts: -0.4,
    furtherScripts: -0.31,
    popularity: 0.5,
    pairings: 0.35,
  },
};

/** Tags of fonts that set no words. */
const NOT_FOR_WORDS: ReadonlySet<string> = new Set([
  "barcode",
  "charts",
  "emoji",
  "math",
  "placeholder",
  "symbols",
]);

/** The fonts that suit a font in a role, the best first. */
export function rankedPartners(
  font: SearchRecord,
  role: PartnerRole,
  context: PartnerContext,
): SearchRecord[] {
  const weights = Object.entries(WEIGHTS[role]) as [keyof PartnerMeasures, number][];
  const scored = [...context.fonts.values()]
    .filter(
      (candidate) =>
        candidate !== font && canTake(role, candidate) && !areTooAlike(font, candidate),
    )
    .map((candidate) => {
      const measures = partnerMeasures(font, candidate, role, context);
      const score = weights.reduce((sum, [measure, weight]) => sum + weight * measures[measure], 0);
      return { candidate, score };
    });
  return scored.sort((a, b) => b.score - a.score).map(({ candidate }) => candidate);
}

/**
 * Fonts that suit a font and that no pairing sets with it: text faces for a heading, and, where the font
 * is a text face itself, headings for it, alternating; the best first.
 */
export function fontPartners(
  name: string,
  context: PartnerContext,
  count: number,
  passes: (font: SearchRecord) => boolean = () => true,
): readonly FontPartner[] {
  const font = context.fonts.get(name);
  if (font?.face === undefined || count <= 0) return [];
  const roles: PartnerRole[] = font.face.isTextFace ? ["body", "heading"] : ["body"];
  const known = context.pairedWith.get(name);
  const lists = roles.map((role) =>
    rankedPartners(font, role, context)
      .filter((partner) => !known?.has(partner.name) && passes(partner))
      .slice(0, count)
      .map((record) => ({ record, role, reason: partnerReason(font, record, role) })),
  );
  const alternating = Array.from({ length: count }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  ).flat();
  const distinct = new Map<string, FontPartner>();
  for (const partner of alternating)
    if (!distinct.has(partner.record.name)) distinct.set(partner.record.name, partner);
  return [...distinct.values()].slice(0, count);
}

/** Whether a font can set headings, or text. */
export function canTake(role: PartnerRole, font: SearchRecord): boolean {
  const { face, categories } = font;
  if (face === undefined || categories.some((tag) => NOT_FOR_WORDS.has(tag))) return false;
  return role === "heading" || (face.isTextFace && !hasCapitalsAlone(font));
}

/** Whether small letters are capitals, as in `Alegreya SC` and `Cinzel`; `Noto Sans SC` is Simplified Chinese. */
function hasCapitalsAlone({ title, categories, scripts }: SearchRecord): boolean {
  const isNamedSo = / (?:SC|Unicase)$/.test(title) && !scripts.includes("chinese-simplified");
  return isNamedSo || categories.includes("inscriptional");
}
