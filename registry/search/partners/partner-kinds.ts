import { areOneFamily } from "../../faces/one-family.ts";
import type { FaceMeasures, SearchRecord } from "../search-data.ts";
import { canTake } from "./font-partners.ts";
import {
  GREATEST_CONTRAST,
  type PartnerContext,
  type PartnerMeasures,
  type PartnerRole,
  TYPICAL,
  areTooAlike,
  comparedScripts,
  partnerMeasures,
} from "./partner-measures.ts";

/** How a partner stands to a font: against it, like it, or of its own design. */
export const PARTNER_KINDS = ["contrast", "kinship", "family"] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** The natural logarithm of a ratio of widths that makes a contrast by itself: a condensed face. */
const OTHER_WIDTH = 0.22;
/** Less than this, all together, looks like a mistake. */
const UNSEEN = 0.14;
/** What two text faces of one class differ by, width and contrast together, to be told apart as heading and text. */
const CLEAR = 0.25;
/** What another style, such as humanist beside grotesque, counts for in that. */
const OTHER_STYLE = 0.12;
/** What each partner of a voice that is there already costs. */
const SAME_VOICE = 0.8;

/** A partner of a font, and how well it suits. */
export interface RankedPartner {
  record: SearchRecord;
  score: number;
  /** Its class and its styles. */
  voice: string;
}

export type PartnersByKind = Readonly<Record<PartnerKind, readonly RankedPartner[]>>;

/** Every partner of a font in a role, by kind, the best first. Text is set in text faces alone. */
export function partnersByKind(
  font: SearchRecord,
  role: PartnerRole,
  context: PartnerContext,
): PartnersByKind {
  const byKind: Record<PartnerKind, RankedPartner[]> = { contrast: [], kinship: [], family: [] };
  for (const record of context.fonts.values()) {
    const kind = canTake(role, record) ? kindOf(font, record, context) : undefined;
    if (kind === undefined) continue;
    const own = record === font ? PREFERRED : 0;
    const score = scoreOf(font, record, kind, role, context) + own;
    byKind[kind].push({ record, score, voice: voiceOf(record) });
  }
  for (const ranked of Object.values(byKind)) ranked.sort((a, b) => b.score - a.score);
  return byKind;
}

/**
 * The best partners of one kind, and of each voice one before a second one of any: not six Didones for Inter.
 *
 * @param preference the higher it is the earlier, whatever the measures
 */
export function bestPartners(
  byKind: PartnersByKind,
  kind: PartnerKind,
  count: number,
  preference: (partner: SearchRecord) => number = () => 0,
): SearchRecord[] {
  const ranked = byKind[kind]
    .map((partner) => ({
      ...partner,
      score: partner.score + PREFERRED * preference(partner.record),
    }))
    .sort((a, b) => b.score - a.score);
  return kind === "family"
    ? ranked.slice(0, count).map(({ record }) => record)
    : ofManyVoices(ranked, count);
}

/** More than all measures together make up for. */
const PREFERRED = 100;

/**
 * Undefined for a face that is neither: a sans serif of almost the same proportions, which looks like a mistake,
 * and a relative for other scripts.
 */
function kindOf(
  font: SearchRecord,
  partner: SearchRecord,
  context: PartnerContext,
): PartnerKind | undefined {
  if (areOneFamily(font.title, partner.title))
    return hasScriptOf(font, partner, context) ? "family" : undefined;
  if (areTooAlike(font, partner)) return undefined;
  const { xHeight, width, contrast } = differences(font, partner);
  if (classOf(font) !== classOf(partner) || width > OTHER_WIDTH) return "contrast";
  return xHeight + width + contrast / 2 > UNSEEN ? "kinship" : undefined;
}

/** Scripts that many fonts have beside Latin; one that has another is made for that. */
const BESIDE_LATIN: ReadonlySet<string> = new Set(["cyrillic", "greek", "vietnamese"]);

/** Whether a partner has a script that the font is for, as pairings or else its own scripts show it, Latin apart. */
function hasScriptOf(
  font: SearchRecord,
  { scripts }: SearchRecord,
  { shownIn }: PartnerContext,
): boolean {
  const own = comparedScripts(font).filter((script) => !BESIDE_LATIN.has(script));
  const wanted = [...(shownIn.get(font.name) ?? own)];
  return wanted.length === 0 || wanted.some((script) => scripts.includes(script));
}

/** Serif, sans serif, monospace or handwriting: what a reader sees first. */
function classOf({ categories, face }: SearchRecord): string {
  return categories[0] === "handwriting" ? "handwriting" : (face?.generic ?? "sans-serif");
}

type Differences = Readonly<Record<keyof typeof TYPICAL, number>>;

/** Absolute natural logarithms of the ratios of two faces: 0.1 is a tenth more or less. */
function differences(font: SearchRecord, partner: SearchRecord): Differences {
  const [own, other] = [measured(partner), measured(font)];
  const difference = (measure: keyof typeof TYPICAL) =>
    Math.abs(Math.log(own[measure] / other[measure]));
  return {
    xHeight: difference("xHeight"),
    width: difference("width"),
    contrast: difference("contrast"),
  };
}

function measured({ face }: SearchRecord) {
  const known: Partial<FaceMeasures> = face ?? {};
  const { xHeight, width, contrast } = { ...TYPICAL, ...known };
  return { xHeight, width, contrast: Math.min(contrast, GREATEST_CONTRAST) };
}

function scoreOf(
  font: SearchRecord,
  partner: SearchRecord,
  kind: PartnerKind,
  role: PartnerRole,
  context: PartnerContext,
): number {
  const measures = partnerMeasures(font, partner, role, context);
  const { popularity, pairings } = measures;
  const scripts = scriptsInCommon(font, partner, measures, context);
  if (kind === "family") return 2 * scripts + family(font, partner) + 0.2 * popularity + pairings;
  const isPaired = context.pairedWith.get(font.name)?.has(partner.name) === true;
  const suitability =
    scripts +
    (kind === "contrast" ? 0.35 : 0.2) * popularity +
    (role === "body" ? 0.5 : kind === "kinship" ? 0.8 : 0.3) * pairings +
    0.7 * Number(isPaired) +
    (role === "body" ? 0.5 * measures.hasItalics : 0);
  const difference = differences(font, partner);
  return (
    suitability +
    (kind === "kinship"
      ? kinship(font, partner, role, difference)
      : contrast(font, partner, role, difference))
  );
}

/** More for a relative that reads as another voice: a slab beside the sans serif, a narrow cut. */
function family(font: SearchRecord, partner: SearchRecord): number {
  const isOtherClass = classOf(font) !== classOf(partner);
  return (
    Number(isOtherClass || differences(font, partner).width > UNSEEN) -
    (classOf(partner) === "monospace" ? 3 : 0)
  );
}

/** More for strokes and widths that differ, less for text that is much smaller than its heading promises. */
function contrast(
  font: SearchRecord,
  partner: SearchRecord,
  role: PartnerRole,
  difference: Differences,
): number {
  const isHeading = role === "heading";
  const isWider = measured(partner).width > measured(font).width;
  return (
    Number(classOf(font) !== classOf(partner)) +
    (isHeading ? 1.4 : 0.6) * Math.min(difference.contrast, 1.5) +
    // A wide heading contrasts as well, but takes more room.
    (isHeading && !isWider ? 1.5 : 0.5) * Math.min(difference.width, 0.4) -
    (isHeading ? 1.5 : 4) * Math.min(0.3, Math.max(0, difference.xHeight - 0.1)) +
    (isHeading && !partner.face?.isTextFace ? 0.5 : 0) -
    (classOf(partner) === "monospace" ? 1.5 : 0) -
    (classOf(partner) === "handwriting" ? 1.2 : 0) -
    loudness(font, partner)
  );
}

/** More for near proportions, and for a display face of the style of the text. */
function kinship(
  font: SearchRecord,
  partner: SearchRecord,
  role: PartnerRole,
  { xHeight, width, contrast }: Differences,
): number {
  const isOfStyle = stylesOf(partner).some((style) => stylesOf(font).includes(style));
  const isDisplay = role === "heading" && !partner.face?.isTextFace;
  const isFinerHeading = role === "heading" && measured(partner).contrast > measured(font).contrast;
  const clear = width + contrast / 2 + (isOfStyle ? 0 : OTHER_STYLE);
  return (
    Number(isOfStyle && isDisplay) +
    (isDisplay ? 0.6 : 0) -
    3 * (xHeight + width) -
    (role === "body" ? 1.2 : isFinerHeading ? 0.3 : 2.5) * contrast -
    8 * Math.max(0, CLEAR - clear) -
    loudness(font, partner)
  );
}

/** A face in costume goes with few texts: less for it, unless the font is of its style. */
function loudness(font: SearchRecord, partner: SearchRecord): number {
  const styles = stylesOf(partner).filter((style) => !stylesOf(font).includes(style));
  const costume = Math.max(0, ...styles.map((style) => COSTUMES.get(style) ?? 0));
  if (partner.categories[0] !== "display" || font.categories[0] === "display") return costume;
  const isSerif = partner.face?.generic === "serif" && styles.length > 0;
  return Math.max(costume, isSerif ? 0 : 1.5);
}

const COSTUMES: ReadonlyMap<string, number> = new Map([
  ...["blackletter", "pixel", "stencil", "typewriter"].map((style) => [style, 3] as const),
  ["rounded", 1],
]);

function stylesOf({ categories: [, ...styles] }: SearchRecord): string[] {
  return styles;
}

/**
 * What counts of scripts: those that the font is for, where pairings show which; the others a little. A font
 * that no pairing sets may be for each of its scripts.
 */
function scriptsInCommon(
  font: SearchRecord,
  partner: SearchRecord,
  { sharedScripts, missingScripts, furtherScripts }: PartnerMeasures,
  { shownIn }: PartnerContext,
): number {
  const own = [...(shownIn.get(font.name) ?? [])];
  const shared = own.filter((script) => partner.scripts.includes(script));
  const all = sharedScripts - missingScripts - furtherScripts / 2;
  if (own.length > 0) return 4 * (shared.length / own.length);
  return (shownIn.has(font.name) ? 0.06 : 0.3) * all;
}

function ofManyVoices(ranked: readonly RankedPartner[], count: number): SearchRecord[] {
  const left = [...ranked];
  const chosen: SearchRecord[] = [];
  const voices = new Map<string, number>();
  const worth = ({ score, voice }: RankedPartner) => score - SAME_VOICE * (voices.get(voice) ?? 0);
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    const { record, voice } = best;
    if (chosen.some(({ title }) => areOneFamily(title, record.title))) continue;
    chosen.push(record);
    voices.set(voice, (voices.get(voice) ?? 0) + 1);
  }
  return chosen;
}

function voiceOf(font: SearchRecord): string {
  return [classOf(font), ...font.categories.slice(1)].join(" ");
}
