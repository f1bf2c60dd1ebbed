import { familyNames } from "../flavours/family-list.ts";
import type { PairingItem } from "../model/items.ts";
import { textSizeOf } from "../pairing/scale.ts";
import type { TokenFacts } from "./design-tokens.ts";
import type { HostedFonts } from "./hosted-fonts.ts";

/** What the design tokens of a pairing state beside its rules. */
export function tokenFacts(pairing: PairingItem, fonts: HostedFonts): TokenFacts {
  return {
    title: pairing.title,
    hostedFontsUrl: fonts.url,
    ...(pairing.meta?.opticalSizing && { opticalSizing: pairing.meta.opticalSizing }),
    textSize: { value: Number.parseFloat(textSizeOf(pairing)), unit: "rem" },
    families: new Map(fonts.named.map(({ name, use }) => [name, familyNames(use.font)])),
  };
}
