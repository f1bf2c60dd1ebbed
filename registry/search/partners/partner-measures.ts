import { ALIKE_TOLERANCE, areOneFamily } from "../../faces/one-family.ts";
import { isForLargeSizes } from "../../faces/generic-family.ts";
import { scriptsBeyondLatin } from "../../faces/script-names.ts";
import type { FaceMeasures, SearchRecord } from "../search-data.ts";

/** What a partner does beside the font that it is suggested for. */
export type PartnerRole = "heading" | "body";

/** The facts of a registry that partners are ranked by. */
export interface PartnerContext {
  fonts: ReadonlyMap<string, SearchRecord>;
  /** How much a script says: the fewer fonts cover it, the more. */
  scriptWeights: ReadonlyMap<string, number>;
  /** How many pairings set a font in a role, by `font@role`. */
  pairingCounts: ReadonlyMap<string, number>;
  /** The fonts that share a pairing with a font, in heading or text. */
  pairedWith: ReadonlyMap<string, ReadonlySet<string>>;
  /** The scripts, Latin apart, in which all pairings of a font are shown; missing for one that no pairing sets. */
  shownIn: ReadonlyMap<string, ReadonlySet<string>>;
}

export function partnerContext(records: readonly SearchRecord[]): PartnerContext {
  const fonts = new Map(
    records.filter(({ type }) => type === "registry:font").map((font) => [font.name, font]),
  );
  const covering = new Map<string, number>();
  for (const { scripts } of fonts.values())
    for (const script of scripts) covering.set(script, (covering.get(script) ?? 0) + 1);
  const scriptWeights = new Map(
    [...covering].map(([script, count]) => [script, Math.log(fonts.size / (1 + count))]),
  );
  const pairingCounts = new Map<string, number>();
  const pairedWith = new Map<string, Set<string>>();
  const shownIn = new Map<string, Set<string>>();
  for (const {
    type,
    fonts: [heading = "", body = ""],
    shownIn: scripts,
  } of records) {
    if (type !== "registry:style") continue;
    for (const key of [`${heading}@heading`, `${body}@body`])
      pairingCounts.set(key, (pairingCounts.get(key) ?? 0) + 1);
    pairedWith.set(heading, (pairedWith.get(heading) ?? new Set()).add(body));
    pairedWith.set(body, (pairedWith.get(body) ?? new Set()).add(heading));
    for (const font of [heading, body])
      shownIn.set(font, new Set(scripts.filter((one) => shownIn.get(font)?.has(one) ?? true)));
  }
  return { fonts, scriptWeights, pairingCounts, pairedWith, shownIn };
}

/** How a heading and a text face stand to each other; booleans are 0 or 1. */
export interface PartnerMeasures {
  isOneFamily: number;
  /** Serif beside sans serif, or a display or handwritten face beside a text face. */
  isOtherKind: number;
  areBothSerif: number;
  /** The partner is, as in the following two. */
  isMonospaced: number;
  isForLargeSizes: number;
  hasItalics: number;
  /** The difference as a part of the other's x-height, 0.4 at most. */
  xHeightDifference: number;
  widthDifference: number;
  /** Between the natural logarithms. */
  contrastDifference: number;
  /** Sums of the weights of scripts: what both cover, the partner alone lacks, the partner has besides. */
  sharedScripts: number;
  missingScripts: number;
  furtherScripts: number;
  /** Minus the natural logarithm of the rank. */
  popularity: number;
  /** The natural logarithm of 1 plus the pairings that set the partner in the role. */
  pairings: number;
}

/** What a face has that does not state it: the median of the registry's fonts. */
export const TYPICAL = { xHeight: 0.5, width: 0.5, contrast: 1.4 };
/** A larger difference, or contrast, is not worse, nor more of a contrast. */
const GREATEST_DIFFERENCE = 0.4;
export const GREATEST_CONTRAST = 6;
/** The rank of a font that the provider has not ranked. */
export const LAST_RANK = 1950;

/** The scripts of a font that partners are compared by. */
export function comparedScripts({ scripts }: SearchRecord): string[] {
  return scriptsBeyondLatin(scripts);
}

/** @param role of the partner */
export function partnerMeasures(
  font: SearchRecord,
  partner: SearchRecord,
  role: PartnerRole,
  { scriptWeights, pairingCounts }: PartnerContext,
): PartnerMeasures {
  const [face, otherFace] = [partner.face, font.face] as [FaceMeasures, FaceMeasures];
  const weigh = (scripts: readonly string[]) =>
    scripts.reduce((sum, script) => sum + (scriptWeights.get(script) ?? 0), 0);
  const [own, others] = [comparedScripts(partner), comparedScripts(font)];
  const isOtherKind =
    face.generic !== otherFace.generic || isForLargeSizes(font) || isForLargeSizes(partner);
  return {
    isOneFamily: Number(areOneFamily(font.title, partner.title)),
    isOtherKind: Number(isOtherKind),
    areBothSerif: Number(face.generic === "serif" && otherFace.generic === "serif"),
    isMonospaced: Number(face.generic === "monospace"),
    isForLargeSizes: Number(isForLargeSizes(partner)),
    hasItalics: Number(face.hasItalics),
    xHeightDifference: difference(face, otherFace, "xHeight"),
    widthDifference: difference(face, otherFace, "width"),
    contrastDifference: Math.abs(logContrast(face) - logContrast(otherFace)),
    sharedScripts: weigh(others.filter((script) => own.includes(script))),
    missingScripts: weigh(others.filter((script) => !own.includes(script))),
    furtherScripts: weigh(own.filter((script) => !others.includes(script))),
    popularity: -Math.log(partner.popularity ?? LAST_RANK),
    pairings: Math.log1p(pairingCounts.get(`${partner.name}@${role}`) ?? 0),
  };
}

/** Whether two sans faces of different families have so nearly the same proportions that the one looks like a mistake. */
export function areTooAlike(first: SearchRecord, second: SearchRecord): boolean {
  const isSans = ({ categories }: SearchRecord) => categories[0] === "sans-serif";
  const isNear = (measure: "xHeight" | "width") =>
    Math.abs((first.face?.[measure] ?? 0) - (second.face?.[measure] ?? 0)) < ALIKE_TOLERANCE;
  if (!isSans(first) || !isSans(second) || areOneFamily(first.title, second.title)) return false;
  return isNear("xHeight") && isNear("width");
}

function difference(face: FaceMeasures, other: FaceMeasures, measure: "xHeight" | "width"): number {
  const ratio = (face[measure] ?? TYPICAL[measure]) / (other[measure] ?? TYPICAL[measure]);
  return Math.min(Math.abs(ratio - 1), GREATEST_DIFFERENCE);
}

function logContrast({ contrast = TYPICAL.contrast }: FaceMeasures): number {
  return Math.log(Math.min(contrast, GREATEST_CONTRAST));
}
