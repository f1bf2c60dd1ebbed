import {
  type PartnerContext,
  partnerContext,
} from "../../../../registry/search/partners/partner-measures.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { facesIn, facesIndex } from "../client/faces.ts";
import { fetchJson } from "../client/load-once.ts";
import type { FacesJson } from "../faces/listed-face.ts";
import { type PartnersJson, recordsOf } from "./partners-json.ts";
import { ENGLISH, type Sample } from "./sample.ts";

/** What partners are chosen from. */
export interface UseData {
  json: PartnersJson;
  context: PartnerContext;
  faces: FacesJson;
}

/** @param url of `partners.json` */
export async function fetchUseData(url: string): Promise<UseData> {
  const [json, faces] = await Promise.all([fetchJson<PartnersJson>(url), facesIndex()]);
  return { json, context: partnerContext(recordsOf(json)), faces };
}

/** In the script that all pairings of a font are shown in; in English where that is Latin. */
export function sampleFor({ context, json }: UseData, font: SearchRecord): Sample {
  const [script] = context.shownIn.get(font.name) ?? [];
  return json.samples.find((sample) => sample.script === script) ?? ENGLISH;
}

/** The weight of a font's specimen faces that is nearest to another; undefined where it has no upright face. */
export function drawnWeight({ faces }: UseData, font: string, weight: number): number | undefined {
  const nearest = facesIn(faces, font)
    .filter(([, , style]) => style === "normal")
    .map(([, range]) => {
      const [from = 0, to = from] = range.split(" ").map(Number);
      return Math.min(Math.max(weight, from), to);
    });
  return nearest.sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
}

/** Whether a font can be shown as text, which is regular, or in headings, of any weight. */
export function isDrawn(data: UseData, { name }: SearchRecord, role: "heading" | "body"): boolean {
  const weight = drawnWeight(data, name, REGULAR);
  return role === "body" ? weight === REGULAR : weight !== undefined;
}

export const REGULAR = 400;
