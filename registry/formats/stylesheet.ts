import { fallbackFaces } from "../flavours/fallback-faces.ts";
import { familyList } from "../flavours/family-list.ts";
import { fontUses } from "../pairing/font-use.ts";
import { filesInUse, localFaces } from "../pairing/loaded-faces.ts";
import { type FontItem, type PairingItem, isGoogleFont, isLocalFont } from "../model/items.ts";
import { hostedFontsUrl } from "../pairing/hosted-fonts-url.ts";
import type { HostedFonts } from "./hosted-fonts.ts";
import { cssRule, stylesheetRules } from "./rules.ts";
import { installedRules } from "../pairing/installed-rules.ts";

const PRECONNECT = [
  "Before it, so that the fonts arrive sooner:",
  '<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>',
];

/**
 * A pairing as plain CSS, for a page without any tooling: the fonts from the provider or from published files, the fallback
 * faces, the variables, the rules.
 *
 * @param url where the file is published
 */
export function stylesheet(pairing: PairingItem, fonts: HostedFonts, url: string): string {
  const families = fonts.named.map(
    ({ name, use }) => [`--font-${name}`, familyList(use, use.font.title)] as const,
  );
  const root = {
    ...Object.fromEntries(families),
    ...(pairing.meta?.opticalSizing === "none" && { "font-optical-sizing": "none" }),
  };
  const faces = fonts.uses.flatMap((use) => Object.values(fallbackFaces(use).css));
  return [
    headerComment(
      pairing.title,
      url,
      fonts.uses.some(({ font }) => isGoogleFont(font)),
    ),
    // Valid only before all other rules.
    fonts.stylesheet ?? importRule(fonts.url),
    ...faces.map((face) => cssRule("@font-face", face)),
    cssRule(":root", root),
    stylesheetRules(installedRules(pairing, fonts.font)),
  ].join("\n");
}

function headerComment(title: string, url: string, isFromProvider: boolean): string {
  const lines = [
    title,
    "",
    `In the head of a page: <link rel="stylesheet" href="${url}">`,
    ...(isFromProvider ? PRECONNECT : []),
  ];
  const text = lines.map((line) => ` * ${line}`.trimEnd()).join("\n");
  // A title or a URL could end the comment.
  return `/*\n${text.replaceAll("*/", "* /")}\n */\n`;
}

/**
 * The stylesheet that loads the fonts of a pairing, where some are local: the provider does not have those.
 *
 * @param fonts by name, with the addresses of their files
 * @returns undefined for a pairing without local fonts, whose stylesheet is the provider's
 */
export function fontsStylesheet(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): string | undefined {
  const uses = fontUses(pairing, (name) => fonts.get(name)).filter(({ font }) => isLocalFont(font));
  if (uses.length === 0) return undefined;
  const url = hostedFontsUrl(pairing, fonts);
  // Also of fonts that items take from a package: a page without a build tool loads the published files.
  const faces = uses.flatMap((use) =>
    isLocalFont(use.font)
      ? Object.values(localFaces(use.font.title, filesInUse(use.font.font.files, use)))
      : [],
  );
  return [
    // Valid only before all other rules.
    ...(url === undefined ? [] : [importRule(url)]),
    ...faces.map((face) => cssRule("@font-face", face)),
  ].join("\n");
}

/** As a line of a stylesheet. */
function importRule(url: string): string {
  return `@import url("${url}");\n`;
}
