import { completeFont } from "../faces/complete-font.ts";
import {
  type FontItem,
  type PairingItem,
  type RegistryItem,
  type WrittenItem,
  isPairing,
} from "../model/items.ts";
import { type ItemKind, readSources } from "../model/sources.ts";
import { sameObject } from "../model/same-object.ts";
import { completePairing } from "./derived-css.ts";

/** The items of a registry under the names of their files, each kind in the order of the names. */
export interface Catalog {
  pairings: ReadonlyMap<string, PairingItem>;
  fonts: ReadonlyMap<string, FontItem>;
  /** By `name`, what the file of an item states, of those that have something derived in them. */
  written?: ReadonlyMap<string, WrittenItem>;
}

/** An item and the file that it came from. */
export interface FiledItem {
  kind: ItemKind;
  stem: string;
  item: WrittenItem;
}

/** With everything that the files leave out. */
export function catalogOf(filed: readonly FiledItem[]): Catalog {
  const written = new Map<string, WrittenItem>();
  const kept = <Item extends RegistryItem>(item: WrittenItem, complete: Item): Item => {
    if (item === complete) return complete;
    written.set(item.name, item);
    return sameObject(item, complete);
  };
  const fonts = new Map<string, FontItem>();
  const pairings = new Map<string, PairingItem>();
  for (const { stem, item } of filed)
    if (!isPairing(item)) fonts.set(stem, kept(item, completeFont(item)));
  for (const { stem, item } of filed)
    if (isPairing(item))
      pairings.set(
        stem,
        kept(
          item,
          completePairing(item, (name) => fonts.get(name)),
        ),
      );
  return { pairings, fonts, written };
}

/**
 * Reads a registry folder that `validate` has passed; nothing is checked again.
 */
export function loadCatalog(registryDir: string): Catalog {
  return catalogOf(
    readSources(registryDir).map(({ kind, stem, bytes }) => ({
      kind,
      stem,
      item: JSON.parse(bytes.toString("utf8")) as WrittenItem,
    })),
  );
}
