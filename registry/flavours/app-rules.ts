import { FONT_ROLES, type FontRole, type PairingItem, type Rules } from "../model/items.ts";
import { rulesOf } from "../pairing/phone-sizes.ts";

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
  if (key !== TEXT_KEY) return { key, property, value: own };
  const isFamily = property === "font-family";
  return { key: APP_TEXT_KEY, property: isFamily ? TEXT_FAMILY : property, value: own };
}

function ofPairing({ key, property, value }: Declaration): Declaration {
  return {
    key: key === APP_TEXT_KEY ? TEXT_KEY : key,
    property: property === TEXT_FAMILY ? "font-family" : property,
    value: value.replace(/var\(--pairing-(heading|body|mono)\b/g, "var(--font-$1"),
  };
}

/**
 * The base layer of a pairing in a flavour for apps: the families of the roles, and the rules, which name those.
 *
 * @param families the value of each role
 */
export function appRules(
  pairing: Pick<PairingItem, "css" | "meta">,
  families: Readonly<Record<FontRole, string>>,
): Rules {
  const root = FONT_ROLES.map((role) => [`--pairing-${role}`, families[role]] as const);
  return { ":root": Object.fromEntries(root), ...changed(rulesOf(pairing), inApp) };
}

/** The rules of the pairing that such a layer has. */
export function pairingRules({ ":root": _, ...layer }: Rules): Rules {
  return changed(layer, ofPairing);
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
