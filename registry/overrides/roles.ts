import { nearestWeight, uprightWeightsOf } from "../faces/face-weights.ts";
import { codeSizeBeside } from "../faces/x-height.ts";
import { type Flavour, flavoured } from "../flavours/index.ts";
import type { Format } from "../formats/index.ts";
import { hostedFonts } from "../formats/hosted-fonts.ts";
import {
  FONT_ROLES,
  type FontItem,
  type FontRole,
  type PairingItem,
  type Rules,
  type WrittenPairing,
  byCodePoints,
} from "../model/items.ts";
import { formatJson } from "../model/json.ts";
import { installedRules } from "../pairing/installed-rules.ts";
import { weightValue } from "../formats/token-values.ts";
import { completePairing } from "../pairing/derived-css.ts";
import { hostedFontsUrl } from "../pairing/hosted-fonts-url.ts";
import {
  fontInRole,
  fontOfRole,
  referenceBeside,
  referencedName,
  resolveFontName,
} from "../pairing/pairing-fonts.ts";
import { ownTitle } from "../pairing/title.ts";
import { applyOverrides } from "./overridable-pairing.ts";
import type { Override } from "./override-parameters.ts";

/** Names of fonts by the roles that a query gives them; a role that it does not name is missing. */
export type RoleNames = ReadonlyMap<FontRole, string>;

/** Reads `heading=`, `body=` and `mono=`: the name of a font each, of several the last. */
export function roleNames(query: URLSearchParams): RoleNames {
  return new Map(
    FONT_ROLES.flatMap((role) => {
      const name = query.getAll(role).at(-1);
      return name === undefined ? [] : [[role, name] as const];
    }),
  );
}

/** The names as a text that is the same for the same ones, in the form of a query; empty for none. */
export function rolesAsQuery(roles: RoleNames): string {
  return [...roles].map(([role, name]) => `${role}=${name}`).join("&");
}

/** Those of the roles that another font than the pairing's own is named for. */
export function changingRoles(pairing: WrittenPairing, roles: RoleNames): RoleNames {
  return new Map([...roles].filter(([role, name]) => fontInRole(pairing, role) !== name));
}

type FontNamed = (name: string) => FontItem | undefined;

/** A pairing with other fonts in some roles. */
export interface PairingWithRoles {
  /** What it states: the rest is derived from the fonts that it has now. */
  pairing: WrittenPairing;
  complete: PairingItem;
  /** With the families and weights that its fonts are loaded for, where overrides state others. */
  loaded?: PairingItem;
  /** Those that have other fonts. */
  roles: RoleNames;
  /** Those of its roles, and those that its rules name directly. */
  fonts: ReadonlyMap<string, FontItem>;
}

/**
 * A pairing whose roles have other fonts: the variables, the dependencies and the title name them, weights
 * are the nearest that the families have, and code has the x-height of the text again. The pairing itself where
 * no role changes.
 *
 * @param roles of `changingRoles`
 * @param fonts all that the result uses, by name
 * @throws RangeError when one of them is missing
 */
export function changedPairing(
  pairing: WrittenPairing,
  roles: RoleNames,
  fonts: ReadonlyMap<string, FontItem>,
): PairingWithRoles {
  const fontNamed: FontNamed = (name) => fonts.get(name);
  const changed = roles.size === 0 ? pairing : withRoles(pairing, roles, fontNamed);
  return { pairing: changed, complete: completePairing(changed, fontNamed), roles, fonts };
}

/** The rules of such a pairing as its forms have them. */
export function rulesIn({ complete, fonts }: PairingWithRoles): Rules {
  return installedRules(complete, (name) => fonts.get(name));
}

function withRoles(pairing: WrittenPairing, roles: RoleNames, fonts: FontNamed): WrittenPairing {
  const changed = withVariables(pairing, roles);
  // Other faces have another measure, and other sizes on a phone.
  const { phone: _phone, measure: _measure, ...meta } = pairing.meta ?? {};
  const [reference = ""] = pairing.registryDependencies;
  return {
    ...changed,
    title: titleOf(changed, fonts),
    registryDependencies: fontNamesOf(changed).map((name) => referenceBeside(reference, name)),
    css: rulesWithFonts(changed, roles, fonts),
    ...(pairing.meta && { meta }),
  };
}

function withVariables(pairing: WrittenPairing, roles: RoleNames): WrittenPairing {
  const theme = { ...pairing.cssVars.theme };
  for (const [role, name] of roles) theme[`--font-${role}`] = `var(--font-${name})`;
  return { ...pairing, cssVars: { ...pairing.cssVars, theme } };
}

/** The names of the fonts that a pairing uses with other roles, in the order of its dependencies. */
export function fontNamesWith(pairing: WrittenPairing, roles: RoleNames): string[] {
  return fontNamesOf(withVariables(pairing, roles));
}

/** By role, or named by a rule directly. */
function fontNamesOf(pairing: WrittenPairing): string[] {
  const direct = Object.values(pairing.css).flatMap((rule) =>
    "font-family" in rule ? [referencedName(rule["font-family"])] : [],
  );
  const names = [...FONT_ROLES.map((role) => fontInRole(pairing, role)), ...direct];
  const isFont = (name: string | undefined): name is string =>
    name !== undefined && !FONT_ROLES.some((role) => role === name);
  return [...new Set(names.filter(isFont))].sort(byCodePoints);
}

function titleOf(pairing: WrittenPairing, fonts: FontNamed): string {
  const families = FONT_ROLES.map((role) => fontOfRole(pairing, role, fonts).title);
  return `${ownTitle(pairing.title)} — ${families.join(" + ")}`;
}

function rulesWithFonts(
  pairing: WrittenPairing,
  roles: RoleNames,
  fonts: FontNamed,
): WrittenPairing["css"] {
  const changed = new Set(roles.values());
  const rules = Object.entries(pairing.css).map(([key, rule]) => {
    const name = "font-family" in rule && resolveFontName(pairing, rule["font-family"]);
    const font = name && changed.has(name) ? fonts(name) : undefined;
    if (font === undefined || !("font-weight" in rule)) return [key, rule] as const;
    const weight = nearestWeight(uprightWeightsOf(font), Number(rule["font-weight"]));
    return [key, { ...rule, "font-weight": String(weight) }] as const;
  });
  const css = Object.fromEntries(rules) as unknown as WrittenPairing["css"];
  if (!roles.has("body") && !roles.has("mono")) return css;
  const text = fontOfRole(pairing, "body", fonts);
  const code = fontOfRole(pairing, "mono", fonts);
  const size = codeSizeBeside(text, code);
  return size === undefined || css["code, pre"]["font-size"] === undefined
    ? css
    : { ...css, "code, pre": { ...css["code, pre"], "font-size": size } };
}

/**
 * Notes the weights and families of overrides, so that a file loads those: of a weight that a family lacks
 * the nearest. The same object where none is stated.
 */
export function loadedFor<Changed extends PairingWithRoles>(
  changed: Changed,
  overrides: readonly Override[],
): Changed {
  const stated = overrides.flatMap((override) => {
    if (override.property === "font-family") return [override];
    const { value: weight } =
      override.property === "font-weight" ? weightValue(override.value) : {};
    return weight === undefined ? [] : [{ ...override, value: String(weight) }];
  });
  // A local font is published as a theme, whose files an item has whole.
  const isLocal = [...changed.fonts.values()].some((font) => !("font" in font));
  if (stated.length === 0 || isLocal) return changed;
  const css = applyOverrides(rulesIn(changed), stated) as unknown as PairingItem["css"];
  return { ...changed, loaded: { ...changed.complete, css } };
}

/** In a stylesheet and in a DESIGN.md: where the stylesheet is published. */
const STATED_ADDRESS = /<link rel="stylesheet" href="([^"]+)">/;

/** The form of a published file: a flavour, a format, or the plain item. */
export interface PublishedForm {
  flavour?: Flavour | undefined;
  format?: Format | undefined;
}

/**
 * The file of a pairing with other roles, as a build would publish it.
 *
 * @param published   the file without them
 * @param isPublished whether there is an item of a font for `next/font`, by its name; a font without one is
 *   installed as a package, as elsewhere
 */
export function pairingFile(
  changed: PairingWithRoles,
  { flavour, format }: PublishedForm,
  published: string,
  isPublished: (nextFont: string) => boolean,
): string {
  const { roles, fonts } = changed;
  const font = (name: string) => fonts.get(name);
  if (flavour === undefined && format === undefined) return formatJson(changed.pairing);
  const { complete: pairing, loaded = pairing } = changed;
  if (format) {
    // Overrides may name families of the system alone.
    const hosted = hostedFontsUrl(loaded, fonts) ?? hostedFontsUrl(pairing, fonts);
    if (hosted === undefined) throw new RangeError(`${pairing.name} has no hosted font`);
    const [, address = ""] = STATED_ADDRESS.exec(published) ?? [];
    const url = roles.size === 0 ? address : `${address}?${rolesAsQuery(roles)}`;
    return format.fileOf(pairing, hostedFonts(loaded, font, hosted), url);
  }
  return formatJson(flavour && flavoured(pairing, flavour, font, isPublished, loaded)?.item);
}
