import { fallbackFaces } from "../flavours/fallback-faces.ts";
import { familyList } from "../flavours/family-list.ts";
import { type PairingItem, isGoogleFont } from "../model/items.ts";
import { importRule } from "./fonts-stylesheet.ts";
import type { HostedFonts } from "./hosted-fonts.ts";
import { rulesOf } from "./rules.ts";
import { cssRule, stylesheetRules } from "./rules.ts";

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
    headerComment(pairing.title, url, isFromProvider(fonts)),
    // Valid only before all other rules.
    fonts.stylesheet ?? importRule(fonts.url),
    ...faces.map((face) => cssRule("@font-face", face)),
    cssRule(":root", root),
    stylesheetRules(rulesOf(pairing)),
  ].join("\n");
}

function isFromProvider({ uses }: HostedFonts): boolean {
  return uses.some(({ font }) => isGoogleFont(font));
}

function headerComment(title: string, url: string, isFromProvider: boolean): string {
  const lines = [
    title,
    "",
    `In the head of a page: <link rel="stylesheet" href="${url}">`,
    ...(isFromProvider ? PRECONNECT : []),
  ];
  const text = lines.map((line) => ` * ${line}`.trimEnd()).join("\n");
  return `/*\n${withoutCommentEnd(text)}\n */\n`;
}

/** A title or a URL could end the comment. */
function withoutCommentEnd(text: string): string {
  return text.replaceAll("*/", "* /");
}
