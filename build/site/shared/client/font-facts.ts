import { type FontItem, type PairingItem, isLocalFont } from "../../../../registry/model/items.ts";
import { published } from "./published.ts";

/** What the controls need to know of a font. */
export interface FontFacts {
  name: string;
  title: string;
  /** Ascending. */
  weights: readonly number[];
  /** Of CSS: `serif`, `cursive`. */
  generic: string;
  /** Whether only its own pairings install its files. */
  isLocal: boolean;
}

/** @returns undefined where the registry has no font of that name */
export async function fontFacts(name: string): Promise<FontFacts | undefined> {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    const item = JSON.parse(await published(`r/${name}.json`)) as FontItem | PairingItem;
    if (item.type !== "registry:font") return undefined;
    return {
      name,
      title: item.title,
      weights: item.font.weight.map(Number),
      generic: item.font.family.split(",").at(-1)?.trim() ?? "sans-serif",
      isLocal: isLocalFont(item),
    };
  } catch {
    return undefined;
  }
}
