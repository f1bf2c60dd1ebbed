import { type Flavour, flavoured } from "../registry/flavours.ts";
import { type FontItem, type RegistryItem, isPairing } from "../registry/items.ts";
import { formatJson } from "../registry/json.ts";
import { itemNameIn } from "../registry/pairing-fonts.ts";
import { applyOverrides } from "./apply-overrides.ts";
import type { Computed } from "./computed.ts";
import { parseFlavourQuery } from "./flavour-query.ts";
import { parseOverrideQuery } from "./override-query.ts";

/** An item as it was asked for. */
export interface ItemRequest {
  /** The published text of the item, in the flavour that the specification gives it. */
  plain: string;
  /** The flavour that the path names. */
  flavour?: Flavour;
  /** Without the question mark. */
  query: string;
}

/**
 * The item with the overrides and the flavour of a query applied. A font ignores queries, valid or
 * not; a query that asks for neither leaves the published bytes as they are.
 *
 * @param readItem the published text of an item, by name
 */
export async function itemResponse(
  { plain, flavour, query }: ItemRequest,
  readItem: (name: string) => string | undefined | Promise<string | undefined>,
): Promise<Computed> {
  const item = JSON.parse(plain) as RegistryItem;
  if (!isPairing(item)) return { isPublished: true };

  const parameters = new URLSearchParams(query);
  const parsed = parseOverrideQuery(parameters);
  const chosen = parseFlavourQuery(parameters);
  const problems = [...(parsed.problems ?? []), ...(chosen.problems ?? [])];
  if (problems.length > 0) return { problems };
  const overrides = parsed.overrides ?? [];
  if (overrides.length === 0 && chosen.flavour === undefined) return { isPublished: true };

  const overridden = applyOverrides(item, overrides);
  // Self-hosted is layered too, so it outweighs.
  const asked = flavour === "self-hosted" ? flavour : (chosen.flavour ?? flavour);
  if (asked === undefined) return { text: formatJson(overridden) };

  const fonts = new Map<string, FontItem>();
  for (const name of item.registryDependencies.map(itemNameIn)) {
    const text = await readItem(name);
    if (text !== undefined) fonts.set(name, JSON.parse(text) as FontItem);
  }
  return { text: formatJson(flavoured(overridden, asked, (name) => fonts.get(name))) };
}
