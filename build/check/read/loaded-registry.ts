import type { FontFiles } from "../../../registry/model/font-files.ts";
import type { FontItem, PairingItem, WrittenItem } from "../../../registry/model/items.ts";
import type { Vocabulary, VocabularyName } from "../../../registry/model/vocabulary.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";

/** An item that its schema accepts, and its file. */
export interface Loaded<Item> {
  stem: string;
  file: string;
  item: Item;
  /** What the file states, where the build derives the rest of the item. */
  written?: WrittenItem;
}

/** A pairing and the fonts of its three roles. */
export interface PairingWithFonts extends Loaded<PairingItem> {
  heading: FontItem;
  body: FontItem;
  mono: FontItem;
}

/** What the rules across items look at. They are valid by their own schema. */
export interface LoadedRegistry {
  pairings: readonly Loaded<PairingItem>[];
  fonts: readonly Loaded<FontItem>[];
  /** By file name without `.json`. */
  fontsByName: ReadonlyMap<string, FontItem>;
  /** The file names of all fonts, also of those that are invalid. */
  fontNames: ReadonlySet<string>;
  /** The files of local fonts. */
  fontFiles: FontFiles;
  /** The paths of files that cannot be items. */
  strayFiles: readonly string[];
  /** Without those whose file is invalid. */
  vocabularies: ReadonlyMap<VocabularyName, Vocabulary>;
}

/** The pairings of which all three fonts are valid. */
export function pairingsWithFonts({ pairings, fontsByName }: LoadedRegistry): PairingWithFonts[] {
  return pairings.flatMap((pairing) => {
    const heading = fontsByName.get(fontInRole(pairing.item, "heading") ?? "");
    const body = fontsByName.get(fontInRole(pairing.item, "body") ?? "");
    const mono = fontsByName.get(fontInRole(pairing.item, "mono") ?? "");
    return heading && body && mono ? [{ ...pairing, heading, body, mono }] : [];
  });
}
