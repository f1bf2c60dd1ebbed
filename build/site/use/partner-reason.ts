import { comparedScripts } from "../../../registry/search/partners/partner-measures.ts";
import type { SearchRecord } from "../../../registry/search/search-data.ts";
import { scriptNames } from "../../../registry/faces/script-names.ts";
import type { PartnerKind } from "./partner-kinds.ts";

/** Never broken into two lines. */
export const X_HEIGHT = "x-\u2060height";

/**
 * Why a font is a partner of another one of its kind: what both are, then how their strokes, heights and widths
 * compare, and what it lacks.
 */
export function reasonFor(font: SearchRecord, partner: SearchRecord, kind: PartnerKind): string {
  const sentences = [whatTheyAre(font, partner, kind), measuresOf(font, partner)];
  return [...sentences, lackOf(font, partner)].filter((sentence) => sentence !== "").join(" ");
}

function whatTheyAre(font: SearchRecord, partner: SearchRecord, kind: PartnerKind): string {
  if (font === partner) return "One face for both: size and weight alone tell headings from text.";
  const [own, other] = [faceName(partner), faceName(font)];
  if (kind === "family")
    return `Of the same family: ${withArticle(own)} beside ${withArticle(other)}.`;
  if (own === other) return `Two ${own}s.`;
  return `${capitalized(withArticle(own))} ${kind === "contrast" ? "against" : "beside"} ${withArticle(other)}.`;
}

function measuresOf(font: SearchRecord, partner: SearchRecord): string {
  if (font === partner) return "";
  const [own, other] = [partner.face, font.face];
  const strokes =
    own?.contrast !== undefined && other?.contrast !== undefined
      ? `thick to thin ${ratio(own.contrast)}, ${font.title} ${ratio(other.contrast)}`
      : undefined;
  const parts = [
    strokes,
    compared(own?.xHeight, other?.xHeight, X_HEIGHTS),
    compared(own?.width, other?.width, WIDTHS),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? "" : `${capitalized(parts.join("; "))}.`;
}

function lackOf(font: SearchRecord, partner: SearchRecord): string {
  const lacking = comparedScripts(font).filter((script) => !partner.scripts.includes(script));
  return lacking.length === 0 ? "" : `No ${scriptNames(lacking)}.`;
}

/** A face as a designer calls it: `condensed old-style serif`. */
export function faceName({
  categories: [classification = "", ...styles],
  face,
}: SearchRecord): string {
  const noun = NOUNS.get(classification) ?? classification;
  const generic = classification === "display" && face?.generic === "serif" ? ["serif"] : [];
  return [...styles.map((style) => STYLE_NAMES.get(style) ?? style), ...generic, noun].join(" ");
}

const NOUNS: ReadonlyMap<string, string> = new Map([
  ["sans-serif", "sans serif"],
  ["display", "display face"],
  ["handwriting", "handwritten face"],
  ["monospace", "monospaced face"],
]);

const STYLE_NAMES: ReadonlyMap<string, string> = new Map([["didone", "Didone"]]);

function withArticle(name: string): string {
  return `${/^[aeio]/.test(name) ? "an" : "a"} ${name}`;
}

/** 4.85 -> `4.9 : 1`, in one line. */
export function ratio(contrast: number): string {
  return `${contrast.toFixed(1)}\u00a0:\u00a01`;
}

/** What is said of two measures. */
interface Comparison {
  /** A ratio within this is not seen. */
  unseen: number;
  same: string;
  /** Before the difference: `x-height 17 % lower`. */
  measure: string;
  less: string;
  more: string;
}

const X_HEIGHTS: Comparison = {
  unseen: 0.03,
  same: `the same ${X_HEIGHT}`,
  measure: `${X_HEIGHT} `,
  less: "lower",
  more: "taller",
};

const WIDTHS: Comparison = {
  unseen: 0.04,
  same: "the same width",
  measure: "",
  less: "narrower",
  more: "wider",
};

/** Undefined where a face does not state the measure. */
function compared(
  own: number | undefined,
  other: number | undefined,
  { unseen, same, measure, less, more }: Comparison,
): string | undefined {
  if (own === undefined || other === undefined) return undefined;
  const difference = own / other - 1;
  if (Math.abs(difference) <= unseen) return same;
  return `${measure}${Math.round(Math.abs(difference) * 100)}\u00a0% ${difference > 0 ? more : less}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
