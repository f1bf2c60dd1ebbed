import { type FontItem, type PairingItem, shortName } from "../model/items.ts";
import { formatPath } from "./format-facts.ts";
import { FORMATS } from "./index.ts";
import { hostedFonts } from "./hosted-fonts.ts";

/** A file of a pairing in a format. */
export interface FormatFile {
  /** Without a slash at its start. */
  path: string;
  body: string;
}

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
    path: formatPath(format, shortName(pairing)),
    body: format.fileOf(pairing, hosted, stylesheetUrl),
  }));
}
