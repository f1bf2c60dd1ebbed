import { areOneFamily } from "../../faces/one-family.ts";
import { scriptNames } from "../../faces/script-names.ts";
import { type PartnerRole, comparedScripts } from "./partner-measures.ts";
import type { FaceMeasures, SearchRecord } from "../search-data.ts";

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
  const use = role === "body" ? "Text under headings in" : "Headings over text in";
  const family = areOneFamily(font.title, partner.title) ? " of the same family" : "";
  const measures = [
    comparison(face.xHeight, other.xHeight, UNSEEN.xHeight, "x-height", ["lower", "taller"]),
    comparison(face.width, other.width, UNSEEN.width, "width", ["narrower", "wider"]),
    comparison(face.contrast, other.contrast, UNSEEN.contrast, "contrast", ["less", "more"]),
  ].filter((measure) => measure !== undefined);
  const covered = comparedScripts(partner);
  const lacking = comparedScripts(font).filter((script) => !covered.includes(script));
  const cover = lacking.length > 0 ? `without ${scriptNames(lacking)}` : "covers the same scripts";
  return `${use} ${font.title}: ${[`${kindOf(partner)}${family}`, ...measures, cover].join(", ")}.`;
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
  return `${measure} ${Math.round(Math.abs(difference) * 100)}\u00a0% ${direction}`;
}
