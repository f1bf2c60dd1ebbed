import type { Catalog } from "../../registry/pairing/catalog.ts";
import { FONT_ROLES, type PairingItem } from "../../registry/model/items.ts";
import { fontInRole, itemNameIn } from "../../registry/pairing/pairing-fonts.ts";
import type { RegistryInputs } from "../check/read/registry-inputs.ts";

/** What `extends` has where every font of this package is published, too. */
export const ALL_FONTS = "typography-registry/all-fonts";

/**
 * What of a valid registry is published: everything of its own, and of the fonts that it extends those that
 * pairings use, unless it publishes all.
 */
export function publishedCatalog(
  catalog: Catalog,
  { configuration, shipped }: Pick<RegistryInputs, "configuration" | "shipped">,
): Catalog {
  if (configuration.extends?.includes(ALL_FONTS)) return catalog;
  const extended = new Set(
    [...shipped].filter(({ kind }) => kind === "font").map(({ stem }) => stem),
  );
  const used = new Set([...catalog.pairings.values()].flatMap(fontsOf));
  const fonts = [...catalog.fonts].filter(([name]) => !extended.has(name) || used.has(name));
  return { ...catalog, fonts: new Map(fonts) };
}

function fontsOf(pairing: PairingItem): (string | undefined)[] {
  return [
    ...pairing.registryDependencies.map(itemNameIn),
    ...FONT_ROLES.map((role) => fontInRole(pairing, role)),
  ];
}
