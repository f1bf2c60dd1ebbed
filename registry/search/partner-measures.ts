import { areOneFamily } from "../one-family.ts";
import type { PartnerContext, PartnerRole } from "./font-partners.ts";
import type { FaceMeasures, SearchRecord } from "./search-data.ts";

/** How a heading and a text face stand to each other; booleans are 0 or 1. */
export interface PartnerMeasures {
  isOneFamily: number;
  /** Serif beside sans serif, or a display or handwritten face beside a text face. */
  isOtherKind: number;
  areBothSerif: number;
  /** Of the partner, as the following two. */
  isMonospaced: number;
  isForLargeSizes: number;
  hasItalics: number;
  /** Of the partner's to the other's, as a part, 0.4 at most. */
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
const TYPICAL = { xHeight: 0.5, width: 0.5, contrast: 1.4 };
/** A larger difference, or contrast, is not worse. */
const GREATEST_DIFFERENCE = 0.4;
const GREATEST_CONTRAST = 6;
/** Of a font that the provider has not ranked. */
const LAST_RANK = 1950;

/** Subsets that are no script, or that every font for words has. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  ...["latin", "latin-ext", "cyrillic-ext", "greek-ext", "menu", "math", "symbols", "symbols2"],
]);

function comparedScripts({ scripts }: SearchRecord): string[] {
  return scripts.filter((script) => !NOT_COMPARED.has(script));
}

/** @param partner one of the two */
export function partnerMeasures(
  heading: SearchRecord,
  body: SearchRecord,
  partner: SearchRecord,
  role: PartnerRole,
  { scriptWeights, pairingCounts }: PartnerContext,
): PartnerMeasures {
  const other = partner === body ? heading : body;
  const [face, otherFace] = [partner.face, other.face] as [FaceMeasures, FaceMeasures];
  const weigh = (scripts: readonly string[]) =>
    scripts.reduce((sum, script) => sum + (scriptWeights.get(script) ?? 0), 0);
  const [own, others] = [comparedScripts(partner), comparedScripts(other)];
  const isOtherKind =
    face.generic !== otherFace.generic || isForLargeSizes(heading) || isForLargeSizes(body);
  return {
    isOneFamily: Number(areOneFamily(heading.title, body.title)),
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

/** In em; the rule `alike-faces` of the validation has the same tolerance. */
const ALIKE = 0.02;

/** Whether two sans faces of different families have so nearly the same proportions that the one looks like a mistake. */
export function areTooAlike(first: SearchRecord, second: SearchRecord): boolean {
  const isSans = ({ categories }: SearchRecord) => categories[0] === "sans-serif";
  const isNear = (measure: "xHeight" | "width") =>
    Math.abs((first.face?.[measure] ?? 0) - (second.face?.[measure] ?? 0)) < ALIKE;
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

/** Display faces and handwriting. */
function isForLargeSizes({ categories: [classification] }: SearchRecord): boolean {
  return classification === "display" || classification === "handwriting";
}

const KIND_NAME = {
  serif: "a serif",
  "sans-serif": "a sans serif",
  monospace: "a monospaced face",
} as const;

/** Ratios within these are not seen. */
const UNSEEN = { xHeight: 0.04, width: 0.06, contrast: 0.3 };

/** Why a font suits another one, as a sentence: what it is, and how its measures compare. */
export function partnerReason(
  font: SearchRecord,
  partner: SearchRecord,
  role: PartnerRole,
): string {
  const [face, other] = [partner.face, font.face] as [FaceMeasures, FaceMeasures];
  const place = role === "body" ? "Text under headings in" : "Headings over text in";
  const family = areOneFamily(font.title, partner.title) ? " of the same family" : "";
  const measures = [
    comparison(face.xHeight, other.xHeight, UNSEEN.xHeight, "x-height", ["lower", "taller"]),
    comparison(face.width, other.width, UNSEEN.width, "width", ["narrower", "wider"]),
    comparison(face.contrast, other.contrast, UNSEEN.contrast, "contrast", ["less", "more"]),
  ].filter((measure) => measure !== undefined);
  const covered = comparedScripts(partner);
  const lacking = comparedScripts(font).filter((script) => !covered.includes(script));
  const coverage = lacking.length > 0 ? `without ${lacking.join(", ")}` : "covers the same scripts";
  return `${place} ${font.title}: ${[`${kindOf(partner)}${family}`, ...measures, coverage].join(", ")}.`;
}

function kindOf({ categories: [classification], face }: SearchRecord): string {
  if (classification === "display") return "a display face";
  if (classification === "handwriting") return "handwriting";
  return KIND_NAME[face?.generic ?? "sans-serif"];
}

/** `x-height 17 % lower`; undefined where a face does not state the measure. */
function comparison(
  own: number | undefined,
  other: number | undefined,
  unseen: number,
  measure: string,
  [less, more]: readonly [string, string],
): string | undefined {
  if (own === undefined || other === undefined) return undefined;
  const difference = own / other - 1;
  if (Math.abs(difference) <= unseen) return `the same ${measure}`;
  const direction = difference > 0 ? more : less;
  if (measure === "contrast") return `${direction} ${measure}`;
  return `${measure} ${Math.round(Math.abs(difference) * 100)} % ${direction}`;
}
