import type { PairingData, TypographyScale } from "../../schemas/index.ts";
import { fontBytesOf } from "./font-bytes.ts";
import { genericFamily } from "../faces/generic-family.ts";
import { statedMeasures } from "../faces/proportions.ts";
import { sharedLanguages } from "../faces/shared-scripts.ts";
import { type FontItem, type PairingItem, withoutPairingPrefix } from "../model/items.ts";
import { hostedFontsUrl } from "./hosted-fonts-url.ts";
import { limitationsOf } from "./limitations.ts";
import { fontOfRole } from "./pairing-fonts.ts";
import { phoneSizeOf } from "./phone-sizes.ts";
import { HEADING_KEYS, scaleOf, textSizeOf } from "./scale.ts";

/**
 * The typographic view of a pairing (specification 2.3).
 *
 * @param fonts the registry's fonts, by name
 * @param ownStylesheetUrl of a stylesheet with all fonts of the pairing, for one with local fonts
 * @throws RangeError when a font of the pairing does not exist, which `validate` reports
 */
export function pairingDataOf(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
  ownStylesheetUrl?: string,
): PairingData {
  const fontNamed = (name: string) => fonts.get(name);
  const heading = fontOfRole(pairing, "heading", fontNamed);
  const body = fontOfRole(pairing, "body", fontNamed);
  const mono = fontOfRole(pairing, "mono", fontNamed);
  const fontBytes = fontBytesOf(pairing, fontNamed);
  const stylesheetUrl = ownStylesheetUrl ?? hostedFontsUrl(pairing, fonts);
  if (stylesheetUrl === undefined)
    throw new RangeError(
      `${pairing.name}: its fonts are local, and it has no stylesheet of its own`,
    );
  return {
    name: withoutPairingPrefix(pairing.name),
    heading: heading.title,
    headingCategory: genericFamily(heading),
    body: body.title,
    bodyCategory: genericFamily(body),
    mono: mono.title,
    mood: pairing.meta?.mood ?? [],
    useCase: pairing.meta?.useCase ?? [],
    languages: sharedLanguages({ heading, body }),
    description: pairing.description,
    scale: withPhoneSizes(scaleOf(pairing, fonts), pairing),
    textSize: textSizeOf(pairing),
    ...(pairing.meta?.measure && { measure: pairing.meta.measure }),
    hostedFontsUrl: stylesheetUrl,
    ...(fontBytes && { fontBytes }),
    measures: {
      heading: statedMeasures(heading),
      body: statedMeasures(body),
      mono: statedMeasures(mono),
    },
    limitations: limitationsOf({ item: pairing, heading, body, mono }, fontBytes),
  };
}

/** The size of each heading on a phone, where it is smaller there. */
function withPhoneSizes(scale: TypographyScale, pairing: PairingItem): TypographyScale {
  const changed = { ...scale };
  for (const key of HEADING_KEYS) {
    const phoneSize = phoneSizeOf(pairing, key);
    if (phoneSize === undefined) continue;
    for (const level of key.split(", ") as ("h1" | "h2" | "h3" | "h4" | "h5" | "h6")[])
      changed[level] = { ...changed[level], phoneSize };
  }
  return changed;
}
