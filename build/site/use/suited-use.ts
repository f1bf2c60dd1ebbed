import { canTake } from "../../../registry/search/partners/font-partners.ts";
import type { PartnerContext } from "../../../registry/search/partners/partner-measures.ts";
import type { SearchRecord } from "../../../registry/search/search-data.ts";
import type { UsedAs } from "./page-state.ts";

/** From this ratio of thick to thin on, hairlines are lost in small text. */
const HIGH_CONTRAST = 4;

/** What a font suits: by what it is drawn for and its strokes, or else by the role that most of its pairings give it. */
export function suitedUse(font: SearchRecord, { pairingCounts }: PartnerContext): UsedAs {
  if (!canTake("body", font) || (font.face?.contrast ?? 1) >= HIGH_CONTRAST) return "heading";
  const [headings = 0, texts = 0] = ["heading", "body"].map((role) =>
    pairingCounts.get(`${font.name}@${role}`),
  );
  return headings > texts ? "heading" : "text";
}
