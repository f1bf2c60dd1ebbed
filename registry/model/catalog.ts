import type { FontItem, PairingItem, RegistryItem } from "./items.ts";
import { type ItemKind, readSources } from "./sources.ts";

/** The items of a registry under the names of their files, each kind in the order of the names. */
export interface Catalog {
  pairings: ReadonlyMap<string, PairingItem>;
  fonts: ReadonlyMap<string, FontItem>;
}

/** An item and the file that it came from. */
export interface FiledItem {
  kind: ItemKind;
  stem: string;
  item: RegistryItem;
}

export function catalogOf(filed: readonly FiledItem[]): Catalog {
  const named = (kind: ItemKind) =>
    filed.filter((entry) => entry.kind === kind).map(({ stem, item }) => [stem, item] as const);
  return {
    pairings: new Map(named("pairing")) as Map<string, PairingItem>,
    fonts: new Map(named("font")) as Map<string, FontItem>,
  };
}

/**
 * Reads a registry folder that `validate` has passed; nothing is checked again.
 *
 * @throws SyntaxError naming the file, when one is not JSON
 */
export function loadCatalog(registryDir: string): Catalog {
  return catalogOf(
    readSources(registryDir).map(({ kind, stem, file, bytes }) => {
      try {
        return { kind, stem, item: JSON.parse(bytes.toString("utf8")) as RegistryItem };
      } catch (cause) {
        throw new SyntaxError(`${file} is not JSON; run \`typography-registry validate\``, {
          cause,
        });
      }
    }),
  );
}
