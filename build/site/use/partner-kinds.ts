import { canTake, rankedPartners } from "../../../registry/search/partners/font-partners.ts";
import {
  type PartnerContext,
  type PartnerRole,
  partnerMeasures,
} from "../../../registry/search/partners/partner-measures.ts";
import type { SearchRecord } from "../../../registry/search/search-data.ts";
import { classOf, scriptsMadeFor } from "../shared/partners/font-traits.ts";

/** How a partner stands to a font: against it, like it, or of its own design. */
export const PARTNER_KINDS = ["contrast", "kinship", "family"] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** A difference of widths that makes a contrast by itself: a condensed face. */
const OTHER_WIDTH = 0.2;
/** What the strokes of a heading in another class differ by, to be seen as a contrast. */
const OTHER_STROKES = 0.8;
/** Less than this, all together, looks like a mistake. */
const UNSEEN = 0.14;

/** Styles that suit few texts: a face in one of them is a partner of a font in the same alone. */
const COSTUMES = ["blackletter", "pixel", "stencil", "typewriter"];

/** Partners of a font, the best first. */
export type PartnersByKind = Readonly<Record<PartnerKind, readonly SearchRecord[]>>;

/** The ranked partners of a font in a role, by kind; a font is the first of its own family where it can take the role. */
export function partnersByKind(
  font: SearchRecord,
  role: PartnerRole,
  context: PartnerContext,
): PartnersByKind {
  const byKind: Record<PartnerKind, SearchRecord[]> = {
    contrast: [],
    kinship: [],
    family: canTake(role, font) ? [font] : [],
  };
  for (const partner of rankedPartners(font, role, context)) {
    const kind = kindOf(font, partner, role, context);
    if (kind !== undefined) byKind[kind].push(partner);
  }
  return byKind;
}

/**
 * Undefined for a face that is neither: one of almost the same proportions or strokes, which looks like a mistake, a monospaced
 * one, one in costume, and a relative for other scripts.
 */
function kindOf(
  font: SearchRecord,
  partner: SearchRecord,
  role: PartnerRole,
  context: PartnerContext,
): PartnerKind | undefined {
  const measures = partnerMeasures(font, partner, role, context);
  const { xHeightDifference, widthDifference, contrastDifference } = measures;
  const costumes = COSTUMES.filter((style) => partner.categories.includes(style));
  if (costumes.some((style) => !font.categories.includes(style))) return undefined;
  // Code beside words is no contrast of designs.
  if (classOf(partner) === "monospace" && classOf(font) !== "monospace") return undefined;
  if (measures.isOneFamily) return hasScriptOf(font, partner, context) ? "family" : undefined;
  if (widthDifference > OTHER_WIDTH) return "contrast";
  if (classOf(font) !== classOf(partner)) {
    const isSeen = role === "body" || contrastDifference >= OTHER_STROKES;
    return isSeen || classOf(partner) === "handwriting" ? "contrast" : undefined;
  }
  const difference = xHeightDifference + widthDifference + contrastDifference / 2;
  return difference > UNSEEN ? "kinship" : undefined;
}

/** Whether a partner has a script that the font is made for, if that is made for one. */
function hasScriptOf(
  font: SearchRecord,
  { scripts }: SearchRecord,
  context: PartnerContext,
): boolean {
  const wanted = [...scriptsMadeFor(font, context)];
  return wanted.length === 0 || wanted.some((script) => scripts.includes(script));
}
