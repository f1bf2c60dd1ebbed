import type { Catalog } from "../../registry/model/catalog.ts";
import { FONT_ROLES, type FontRole, type PairingItem } from "../../registry/model/items.ts";
import { changingRoles, withRoles } from "../../registry/overrides/roles.ts";
import { fontInRole, referencedName } from "../../registry/pairing/pairing-fonts.ts";
import type { AppFile } from "./app.ts";
import { valuesIn } from "./stylesheet.ts";
import { declared, normal, tracesOf } from "./traces.ts";

/** Of the declarations of a pairing, how many have to be in a stylesheet, so that it is taken for installed. */
const LEAST_SHARE = 0.5;

/**
 * The pairing that a stylesheet has for the whole page, with the fonts that its roles have there; undefined where
 * it has none. Of pairings with the same rules it is the one with these fonts; values that were tuned count
 * against none.
 *
 * @throws AppError where the stylesheet is not CSS
 */
export function installedPairing(
  stylesheet: AppFile,
  { pairings, fonts }: Catalog,
): PairingItem | undefined {
  const values = valuesIn(stylesheet);
  const places = new Set([...values].map(([property, value]) => property + value));
  const roles = fontsInRoles(values, fonts);
  const shareOf = ({ css }: PairingItem) => {
    const rules = [...tracesOf([{ css }]).css];
    const found = rules.filter((rule) => places.has(rule) || places.has(`@layer base{${rule}`));
    return found.length / rules.length;
  };
  const sharedFonts = (pairing: PairingItem) =>
    FONT_ROLES.filter((role) => fontInRole(pairing, role) === roles.get(role)).length;
  const [best] = [...pairings.values()]
    .map((pairing) => ({ pairing, share: shareOf(pairing) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(({ pairing, share }) => ({ pairing, rank: share + sharedFonts(pairing) }))
    .sort((one, other) => other.rank - one.rank);
  return best && withRoles(best.pairing, changingRoles(best.pairing, roles), fonts);
}

/** The fonts that the variables of roles name, by `var(--font-inter)` or by the family of the package. */
function fontsInRoles(
  values: ReadonlyMap<string, string>,
  fonts: Catalog["fonts"],
): Map<FontRole, string> {
  const byFamily = new Map([...fonts].map(([name, { font }]) => [firstOf(font.family), name]));
  return new Map(
    FONT_ROLES.flatMap((role) => {
      const value = values.get(declared("@theme inline", `--font-${role}`, "")) ?? "";
      const name = referencedName(value) ?? byFamily.get(firstOf(value));
      return name !== undefined && fonts.has(name) ? [[role, name] as const] : [];
    }),
  );
}

function firstOf(families: string): string {
  return normal(families).split(",", 1)[0] ?? "";
}
