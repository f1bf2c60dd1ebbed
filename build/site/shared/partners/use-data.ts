import { nearestWeight } from "../../../../registry/faces/face-weights.ts";
import {
  type PartnerContext,
  partnerContext,
} from "../../../../registry/search/partners/partner-measures.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { fetchJson } from "../client/load-once.ts";
import { recordsOf } from "./font-records.ts";
import type { MeasuredFont } from "./measured-font.ts";
import type { PartnersJson } from "./partners-json.ts";

/** What partners are chosen from. */
export interface UseData {
  json: PartnersJson;
  context: PartnerContext;
}

/** @param url of `partners.json` */
export async function fetchUseData(url: string): Promise<UseData> {
  return useDataOf(await fetchJson<PartnersJson>(url));
}

/** The data with a font that is not in it. */
export function withFont({ json }: UseData, font: MeasuredFont): UseData {
  return useDataOf({ ...json, fonts: [...json.fonts, font] });
}

function useDataOf(json: PartnersJson): UseData {
  const scriptWeights = new Map(Object.entries(json.scriptWeights));
  return { json, context: { ...partnerContext(recordsOf(json)), scriptWeights } };
}

/** The script that all pairings of a font are shown in, or that it is for; undefined for Latin. */
export function sampleScript({ context }: UseData, font: SearchRecord): string | undefined {
  const own = font.scripts.includes("latin") ? [] : font.scripts;
  return [...(context.shownIn.get(font.name) ?? own)][0];
}

/** The weight of a font's faces that is nearest to another; undefined where it has no upright face. */
export function drawnWeight({ drawn = [] }: MeasuredFont, weight: number): number | undefined {
  const nearest = drawn.map(([weights]) => {
    const [from = 0, to = from] = weights.split(" ").map(Number);
    return Math.min(Math.max(weight, from), to);
  });
  return nearest.length === 0 ? undefined : nearestWeight(nearest, weight);
}

/** Whether a font can be shown as text, which is regular, or in headings, of any weight. */
export function isDrawn(font: MeasuredFont, role: "heading" | "body"): boolean {
  const weight = drawnWeight(font, REGULAR);
  return role === "body" ? weight === REGULAR : weight !== undefined;
}

export const REGULAR = 400;
