import { type RegistryItem, isPairing } from "../registry/items.ts";
import { formatJson } from "../registry/json.ts";
import { applyOverrides } from "./apply-overrides.ts";
import { parseOverrideQuery } from "./override-query.ts";
import { type Representation, representationOf } from "./representations.ts";

/** What a query on an item gives: an item, or every problem that the query has. */
export type ItemResponse =
  | { representation: Representation; problems?: never }
  | { representation?: never; problems: string[] };

/**
 * The item with the overrides of a query applied. A font ignores queries, valid or not; a query
 * without an override leaves the published bytes as they are.
 *
 * @param query without the question mark
 */
export function itemResponse(published: Representation, query: string): ItemResponse {
  const item = JSON.parse(published.body.toString()) as RegistryItem;
  if (!isPairing(item)) return { representation: published };

  const { overrides, problems } = parseOverrideQuery(new URLSearchParams(query));
  if (problems) return { problems };
  if (overrides.length === 0) return { representation: published };
  const text = formatJson(applyOverrides(item, overrides));
  return { representation: representationOf(Buffer.from(text)) };
}
