import type { FontItem, PairingItem } from "../model/items.ts";
import { fontBytesOf } from "../pairing/font-bytes.ts";
import { formatBytes } from "../faces/format-bytes.ts";
import { scriptNames } from "../faces/script-names.ts";
import { sharedLanguages, sharedScripts } from "../faces/shared-scripts.ts";
import { limitationsOf } from "../pairing/limitations.ts";
import { fontOfRole } from "../pairing/pairing-fonts.ts";
import { phoneSizeOf } from "../pairing/phone-sizes.ts";
import { HEADING_KEYS, textSizeOf } from "../pairing/scale.ts";

/**
 * What a pairing is for, and what one judges it by without seeing it: clients and their MCP server show the
 * description of an item, and neither its CSS nor its variables. Lines.
 *
 * @param fonts every font by name
 */
export function itemFacts(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
): string {
  const heading = fontOfRole(pairing, "heading", fonts);
  const body = fontOfRole(pairing, "body", fonts);
  const mono = fontOfRole(pairing, "mono", fonts);
  const bytes = fontBytesOf(pairing, fonts);
  const { mood = [], useCase = [] } = pairing.meta ?? {};
  const languages = sharedLanguages({ heading, body });
  const limitations = limitationsOf({ item: pairing, heading, body, mono }, bytes);
  return [
    // Clients show the beginning alone, and without `--yes` ask a terminal that programs do not have.
    `Add with npx --yes shadcn add --yes.${languages.length > 0 ? ` Languages: ${languages.join(" ")}.` : ""}`,
    pairing.description,
    `Headings: ${heading.title}. Text: ${body.title}. Code: ${mono.title}.`,
    // Overrides replace values of the CSS alone.
    `Scale, before overrides: ${scaleText(pairing)}`,
    ...(limitations.length > 0 ? [`Limitations: ${limitations.join(" ")}`] : []),
    ...(languages.length > 0 ? [] : [`Scripts: ${scriptNames(sharedScripts({ heading, body }))}.`]),
    ...(bytes ? [`Download: ${formatBytes(bytes.total)}.`] : []),
    ...(mood.length > 0 ? [`Mood: ${mood.join(", ")}.`] : []),
    ...(useCase.length > 0 ? [`For: ${useCase.join(", ")}.`] : []),
  ].join("\n");
}

/** Size, line height, weight and tracking of each level. */
function scaleText(pairing: PairingItem): string {
  const { css } = pairing;
  const headings = HEADING_KEYS.map((key) => {
    const rule = css[key];
    const spacing = rule["letter-spacing"] === "0em" ? "" : ` ${rule["letter-spacing"]}`;
    const phone = phoneSizeOf(pairing, key);
    const size = phone ? `${phone} to ${rule["font-size"]}` : rule["font-size"];
    return `${key} ${size}/${rule["line-height"]} ${rule["font-weight"]}${spacing}`;
  });
  const text = `text ${textSizeOf(pairing)}/${css["body, p"]["line-height"]}`;
  return `${[...headings, text, `code ${css["code, pre"]["font-size"]}`].join("; ")}.`;
}
