import type { Rules } from "../formats/rules.ts";
import { FONT_ROLES, type FontRole, type PairingItem } from "../model/items.ts";

export const APP_LAYER = "@layer base";

const TEXT_KEY = "body, p";
/** `p` inherits from it: `<div class="text-sm"><p>` keeps its line height, `<div class="font-mono"><p>` its face. */
const APP_TEXT_KEY = "body";
const TEXT_FAMILY = "--pairing-text";

const ROLE_VARIABLE = /var\(--font-(heading|body|mono)\b/g;
const APP_VARIABLE = /var\(--pairing-(heading|body|mono)\b/g;

/** The theme's variables of the roles, which utilities such as `font-heading` name. */
export const APP_THEME: Readonly<Record<string, string>> = Object.fromEntries(
  FONT_ROLES.map((role) => [`--font-${role}`, `var(--pairing-${role})`]),
);

/** Outside of layers: else the `body` rule that the templates of frameworks have outweighs the pairing. */
export const UNLAYERED = { [APP_TEXT_KEY]: { "font-family": `var(${TEXT_FAMILY})` } };

/** Where a flavour for apps states a property of a pairing's rule. */
export function inApp(key: string, property: string): { key: string; property: string } {
  if (key !== TEXT_KEY) return { key, property };
  return { key: APP_TEXT_KEY, property: property === "font-family" ? TEXT_FAMILY : property };
}

/** The variables of the roles by names that no app, theme or framework declares, in a value of CSS. */
export function appValue(value: string): string {
  return value.replace(ROLE_VARIABLE, "var(--pairing-$1");
}

/**
 * The base layer of a pairing in a flavour for apps: the families of the roles, and the rules, which name those.
 *
 * @param families the value of each role
 */
export function appRules(
  { css }: Pick<PairingItem, "css">,
  families: Readonly<Record<FontRole, string>>,
): Rules {
  const root = FONT_ROLES.map((role) => [`--pairing-${role}`, families[role]]);
  const rules = Object.entries(css as object as Rules).map(([key, rule]) => [
    inApp(key, "").key,
    Object.fromEntries(
      Object.entries(rule).map(([property, value]) => [
        inApp(key, property).property,
        appValue(value),
      ]),
    ),
  ]);
  return Object.fromEntries([[":root", Object.fromEntries(root)], ...rules]) as Rules;
}

/** The rules of the pairing that such a layer has. */
export function pairingRules({ ":root": _, ...layer }: Rules): Rules {
  const rules = Object.entries(layer).map(([key, rule]) => [
    key === APP_TEXT_KEY ? TEXT_KEY : key,
    Object.fromEntries(
      Object.entries(rule).map(([property, value]) => [
        property === TEXT_FAMILY ? "font-family" : property,
        value.replace(APP_VARIABLE, "var(--font-$1"),
      ]),
    ),
  ]);
  return Object.fromEntries(rules) as Rules;
}
