import { nearestWeight } from "../../../../registry/faces/face-weights.ts";
import {
  type PartnerContext,
  partnerContext,
} from "../../../../registry/search/partners/partner-measures.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { fetchJson, loadOnce } from "../../shared/client/load-once.ts";
import { recordsOf } from "../font-records.ts";
import type { MeasuredFont, OtherFontsJson, PartnersJson } from "../partners-json.ts";
import { ENGLISH, type Sample } from "../sample.ts";

/** What partners are chosen from. */
export interface UseData {
  json: PartnersJson;
  /** Once all fonts are loaded. */
  others?: OtherFontsJson;
  context: PartnerContext;
}

/** Loads the fonts that the site has files of, or all. Both throw when a file cannot be loaded. */
export interface UseDataLoader {
  first: () => Promise<UseData>;
  all: () => Promise<UseData>;
}

/** @param partners, otherFonts urls of the two files */
export function useDataLoader(partners: string, otherFonts: string): UseDataLoader {
  const firstJson = loadOnce(() => fetchJson<PartnersJson>(partners));
  return {
    first: loadOnce(async () => useDataOf(await firstJson())),
    all: loadOnce(async () => {
      const [json, others] = await Promise.all([
        firstJson(),
        fetchJson<OtherFontsJson>(otherFonts),
      ]);
      const fonts = [...json.fonts, ...others.fonts];
      return useDataOf(
        { ...json, fonts, pairings: [...json.pairings, ...others.pairings] },
        others,
      );
    }),
  };
}

function useDataOf(json: PartnersJson, others?: OtherFontsJson): UseData {
  const scriptWeights = new Map(Object.entries(json.scriptWeights));
  // Of all fonts and pairings, so that the first ones are ranked as among all.
  const pairingCounts = new Map(
    json.fonts.flatMap(({ name, pairingCounts: [headings, texts] }) => [
      [`${name}@heading`, headings] as const,
      [`${name}@body`, texts] as const,
    ]),
  );
  const context = { ...partnerContext(recordsOf(json)), scriptWeights, pairingCounts };
  return { json, context, ...(others && { others }) };
}

/** The data with a font that is not in the registry. */
export function withFont({ json, others }: UseData, font: MeasuredFont): UseData {
  return useDataOf({ ...json, fonts: [...json.fonts, font] }, others);
}

/** Whether all fonts have to be loaded: for one among the others, and for letters beyond Latin. */
export function needsOthers(
  data: UseData,
  font: SearchRecord | undefined,
  letters: string,
): boolean {
  return data.others === undefined && (font === undefined || letters !== "");
}

/** In the script that all pairings of a font are shown in; in English where that is Latin. */
export function sampleFor({ context, others }: UseData, font: SearchRecord): Sample {
  const own = context.shownIn.get(font.name) ?? font.shownIn;
  const [script] = own;
  return others?.samples.find((sample) => sample.script === script) ?? ENGLISH;
}

/** The weight of a font's specimen faces that is nearest to another; undefined where it has no upright face. */
export function drawnWeight(font: MeasuredFont, weight: number): number | undefined {
  const nearest = (font.drawn ?? []).map(([weights]) => {
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
