import { familyNames } from "../flavours/family-list.ts";
import { type FontItem, type PairingItem, shortName } from "../model/items.ts";
import { textSizeOf } from "../pairing/scale.ts";
import { designDocument } from "./design-document.ts";
import { type TokenFacts, designTokens } from "./design-tokens.ts";
import { FORMATS, type Format } from "./index.ts";
import { type HostedFonts, hostedFonts } from "./hosted-fonts.ts";
import { rulesOf } from "./rules.ts";
import { stylesheet } from "./stylesheet.ts";

/** A file of a pairing in a format. */
export interface FormatFile {
  /** Without a slash at its start. */
  path: string;
  body: string;
}

const BODIES: Readonly<
  Record<Format["folder"], (pairing: PairingItem, fonts: HostedFonts, url: string) => string>
> = {
  css: stylesheet,
  tokens: (pairing, fonts) => designTokens(rulesOf(pairing), tokenFacts(pairing, fonts)),
  design: designDocument,
};

/**
 * A pairing in every format, each under its short name alone.
 *
 * @param fonts every font by name
 * @param hostedFontsUrl of its `PairingData`
 * @param fontsSheet what is published there, where some of its fonts are local
 * @throws RangeError when a font of the pairing does not exist
 */
export function formatFiles(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
  hostedFontsUrl: string,
  baseUrl: string,
  fontsSheet?: string,
): FormatFile[] {
  const hosted = hostedFonts(pairing, fonts, hostedFontsUrl, fontsSheet);
  const stylesheetUrl = `${baseUrl}/css/${shortName(pairing)}.css`;
  return FORMATS.map((format) => ({
    path: formatPath(format, pairing),
    body: formatBody(format, pairing, hosted, stylesheetUrl),
  }));
}

/** Where a pairing in a format is published, without a slash at its start. */
export function formatPath({ folder, suffix }: Format, pairing: PairingItem): string {
  return `${folder}/${shortName(pairing)}${suffix}`;
}

/** @param stylesheetUrl where the pairing is published as a stylesheet, which stylesheets and documents state */
export function formatBody(
  { folder }: Format,
  pairing: PairingItem,
  fonts: HostedFonts,
  stylesheetUrl: string,
): string {
  return BODIES[folder](pairing, fonts, stylesheetUrl);
}

function tokenFacts(pairing: PairingItem, fonts: HostedFonts): TokenFacts {
  return {
    title: pairing.title,
    hostedFontsUrl: fonts.url,
    ...(pairing.meta?.opticalSizing && { opticalSizing: pairing.meta.opticalSizing }),
    textSize: { value: Number.parseFloat(textSizeOf(pairing)), unit: "rem" },
    families: new Map(fonts.named.map(({ name, use }) => [name, familyNames(use.font)])),
  };
}
