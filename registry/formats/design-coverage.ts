import { fontBytesOf } from "../pairing/font-bytes.ts";
import { formatBytes } from "../faces/format-bytes.ts";
import { scriptNames } from "../faces/script-names.ts";
import { sharedLanguages, sharedScripts } from "../faces/shared-scripts.ts";
import type { PairingItem } from "../model/items.ts";
import { limitationsOf } from "../pairing/limitations.ts";
import { fontOfRole } from "../pairing/pairing-fonts.ts";
import type { HostedFonts } from "./hosted-fonts.ts";
import { inMarkdown } from "./markdown-text.ts";

/** The sections of a DESIGN.md that say what a pairing is bad at, and which languages it sets. */
export function coverageText(pairing: PairingItem, { named }: HostedFonts): string {
  const fonts = new Map(named.map(({ use: { font } }) => [font.name, font]));
  const fontNamed = (name: string) => fonts.get(name);
  const heading = fontOfRole(pairing, "heading", fontNamed);
  const body = fontOfRole(pairing, "body", fontNamed);
  const bytes = fontBytesOf(pairing, fontNamed);
  const limitations = limitationsOf({ item: pairing, heading, body }, bytes);
  const languages = sharedLanguages({ heading, body });
  const parts = [
    // Overrides replace values of the tokens alone.
    limitations.length > 0 && "\n## Limitations\n\nBefore overrides:\n\n",
    ...limitations.map((limitation) => `- ${inMarkdown(limitation)}\n`),
    "\n## Coverage\n\n",
    languages.length > 0 && `- Languages, whole: ${languages.join(", ")}.\n`,
    `- Scripts: ${scriptNames(sharedScripts({ heading, body }))}.\n`,
    bytes && `- Download, before overrides: ${formatBytes(bytes.total)}.\n`,
  ];
  return parts.filter(Boolean).join("");
}
