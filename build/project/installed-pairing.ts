import type { Flavour } from "../../registry/flavours/index.ts";
import type { Catalog } from "../../registry/model/catalog.ts";
import { FONT_ROLES, type FontRole, type PairingItem } from "../../registry/model/items.ts";
import { changingRoles, withRoles } from "../../registry/overrides/roles.ts";
import { fontInRole, referencedName } from "../../registry/pairing/pairing-fonts.ts";
import type { AppFile } from "./app.ts";
import { valuesIn } from "./stylesheet.ts";
import { declared, normal, tracesOf } from "./traces.ts";

/** The pairing that an app has for the whole page. */
export interface InstalledPairing {
  /** With the fonts that its roles have there. */
  item: PairingItem;
  flavour: "plain" | Exclude<Flavour, "typeset">;
  /** How many of its declarations have another value, or are missing. */
  edited: number;
}

/** Of the declarations of a pairing, how many have to be in a stylesheet, so that it is taken for installed. */
const LEAST_SHARE = 0.5;

const LAYER = "@layer base{";

/**
 * The pairing that a stylesheet has for the whole page; undefined where it has none. Of pairings with the same
 * rules it is the one with these fonts; values that were tuned count against none.
 *
 * @throws AppError where the stylesheet is not CSS
 */
export function installedPairing(
  stylesheet: AppFile,
  { pairings, fonts }: Catalog,
): InstalledPairing | undefined {
  const values = valuesIn(stylesheet);
  const places = new Set([...values].map(([property, value]) => property + value));
  const roles = fontsInRoles(values, fonts);
  const sharedFonts = (pairing: PairingItem) =>
    FONT_ROLES.filter((role) => fontInRole(pairing, role) === roles.get(role)).length;
  const [best] = [...pairings.values()]
    .map((pairing) => ({ pairing, ...rulesFound(pairing, places) }))
    .filter(({ found, all }) => found / all >= LEAST_SHARE)
    .map((one) => ({ ...one, rank: one.found / one.all + sharedFonts(one.pairing) }))
    .sort((one, other) => other.rank - one.rank);
  if (best === undefined) return undefined;
  const { pairing, isLayered, found, all } = best;
  const item = withRoles(pairing, changingRoles(pairing, roles), fonts);
  const layered = isSelfHosted(values) ? "self-hosted" : "layered";
  return { item, flavour: isLayered ? layered : "plain", edited: all - found };
}

/** How many of a pairing's declarations are there, and whether most of them are in a layer. */
function rulesFound({ css }: PairingItem, places: ReadonlySet<string>) {
  const rules = [...tracesOf([{ css }]).css];
  const inLayer = rules.filter((rule) => places.has(LAYER + rule)).length;
  const outside = rules.filter((rule) => places.has(rule)).length;
  const isLayered = inLayer >= outside;
  return { isLayered, found: Math.max(inLayer, outside), all: rules.length };
}

function roleValue(values: ReadonlyMap<string, string>, role: FontRole): string {
  return values.get(declared("@theme inline", `--font-${role}`, "")) ?? "";
}

/** The variables of roles name families themselves: no variable of `next/font`, nor of an item of a font. */
function isSelfHosted(values: ReadonlyMap<string, string>): boolean {
  return FONT_ROLES.every((role) => !roleValue(values, role).startsWith("var("));
}

/** The fonts that the variables of roles name, by `var(--font-inter)` or by the family of the package. */
function fontsInRoles(
  values: ReadonlyMap<string, string>,
  fonts: Catalog["fonts"],
): Map<FontRole, string> {
  const byFamily = new Map([...fonts].map(([name, { font }]) => [firstOf(font.family), name]));
  return new Map(
    FONT_ROLES.flatMap((role) => {
      const value = roleValue(values, role);
      const name = referencedName(value) ?? byFamily.get(firstOf(value));
      return name !== undefined && fonts.has(name) ? [[role, name] as const] : [];
    }),
  );
}

function firstOf(families: string): string {
  return normal(families).split(",", 1)[0] ?? "";
}
