import { FONT_ROLES, type FontItem, type PairingItem, type Rules } from "../model/items.ts";
import { EMPHASIS, type InstalledFonts } from "./installed-fonts.ts";
import { installedRules } from "../pairing/installed-rules.ts";
import { inLanguages, languageParts } from "../pairing/language-rules.ts";

/** A declaration of the rule with a key. */
export interface Declaration {
  key: string;
  property: string;
  value: string;
}

export const APP_LAYER = "@layer base";

const TEXT_KEY = "body, p";
/** `p` inherits from it: `<div class="text-sm"><p>` keeps its line height, `<div class="font-mono"><p>` its face. */
const APP_TEXT_KEY = "body";
const TEXT_FAMILY = "--pairing-text";

/** The theme's variables of the roles, which utilities such as `font-heading` name. */
export const APP_THEME: Readonly<Record<string, string>> = Object.fromEntries(
  FONT_ROLES.map((role) => [`--font-${role}`, `var(--pairing-${role})`]),
);

/** Outside of layers: else the `body` rule that the templates of frameworks have outweighs the pairing. */
export const UNLAYERED = { [APP_TEXT_KEY]: { "font-family": `var(${TEXT_FAMILY})` } };

/** How a flavour for apps states a declaration: with variables of the roles that no app declares. */
export function inApp({ key, property, value }: Declaration): Declaration {
  const own = value.replace(/var\(--font-(heading|body|mono)\b/g, "var(--pairing-$1");
  const { key: ruleKey, languages } = languageParts(key);
  if (ruleKey !== TEXT_KEY) return { key, property, value: own };
  const isFamily = property === "font-family";
  return {
    key: inLanguages(APP_TEXT_KEY, languages),
    property: isFamily ? TEXT_FAMILY : property,
    value: own,
  };
}

function ofPairing({ key, property, value }: Declaration): Declaration {
  const { key: ruleKey, languages } = languageParts(key);
  return {
    key: ruleKey === APP_TEXT_KEY ? inLanguages(TEXT_KEY, languages) : key,
    property: property === TEXT_FAMILY ? "font-family" : property,
    value: value.replace(/var\(--pairing-(heading|body|mono)\b/g, "var(--font-$1"),
  };
}

/**
 * The base layer of a pairing in a flavour for apps: the families of the roles, and the rules, which name those.
 *
 * @param installed the value of each role, and what `em` in headings has
 * @param fonts every font by name
 */
export function appRules(
  pairing: PairingItem,
  { families, italics }: Pick<InstalledFonts, "families" | "italics">,
  fonts: (name: string) => FontItem | undefined,
): Rules {
  const root = FONT_ROLES.map((role) => [`--pairing-${role}`, families[role]] as const);
  return {
    ":root": Object.fromEntries(root),
    ...italics,
    ...changed(installedRules(pairing, fonts), inApp),
  };
}

/** The rules of the pairing that such a layer has. */
export function pairingRules(layer: Rules): Rules {
  const own = Object.entries(layer).filter(([key]) => key !== ":root" && !key.endsWith(EMPHASIS));
  return changed(Object.fromEntries(own), ofPairing);
}

function changed(rules: Rules, change: (declaration: Declaration) => Declaration): Rules {
  const written: Record<string, Record<string, string>> = {};
  for (const [ruleKey, rule] of Object.entries(rules))
    for (const [name, text] of Object.entries(rule)) {
      const { key, property, value } = change({ key: ruleKey, property: name, value: text });
      written[key] = { ...written[key], [property]: value };
    }
  return written;
}
