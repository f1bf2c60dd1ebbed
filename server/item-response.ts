import { type Flavour, flavoured } from "../registry/flavours.ts";
import { type FontItem, type RegistryItem, isPairing } from "../registry/items.ts";
import { formatJson } from "../registry/json.ts";
import { applyOverrides } from "./apply-overrides.ts";
import { parseFlavourQuery } from "./flavour-query.ts";
import { parseOverrideQuery } from "./override-query.ts";
import {
  type Computed,
  type Representation,
  type Representations,
  representationOf,
} from "./representations.ts";

/** An item as it was asked for. */
export interface ItemRequest {
  /** What the build wrote for the path. */
  published: Representation;
  /** The same item in the flavour that the specification gives it. */
  plain: Representation;
  /** The flavour that the path names. */
  flavour?: Flavour;
  /** Without the question mark. */
  query: string;
}

/**
 * The item with the overrides and the flavour of a query applied. A font ignores queries, valid or
 * not; a query that asks for neither leaves the published bytes as they are.
 */
export function itemResponse(
  { published, plain, flavour, query }: ItemRequest,
  items: Representations["items"],
): Computed {
  const item = itemIn(plain);
  if (!isPairing(item)) return { representation: published };

  const parameters = new URLSearchParams(query);
  const parsed = parseOverrideQuery(parameters);
  const chosen = parseFlavourQuery(parameters);
  const problems = [...(parsed.problems ?? []), ...(chosen.problems ?? [])];
  if (problems.length > 0) return { problems };
  const overrides = parsed.overrides ?? [];
  if (overrides.length === 0 && chosen.flavour === undefined) return { representation: published };

  const overridden = applyOverrides(item, overrides);
  // Self-hosted is layered too, so it outweighs.
  const asked = flavour === "self-hosted" ? flavour : (chosen.flavour ?? flavour);
  const fontNamed = (name: string) => {
    const font = items.get(name);
    return font && (itemIn(font) as FontItem);
  };
  const answer = asked === undefined ? overridden : flavoured(overridden, asked, fontNamed);
  return { representation: representationOf(Buffer.from(formatJson(answer))) };
}

function itemIn(representation: Representation): RegistryItem {
  return JSON.parse(representation.body.toString()) as RegistryItem;
}
