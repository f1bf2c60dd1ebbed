import type { Flavour } from "../registry/flavours.ts";
import type { Computed } from "./computed.ts";
import { parseFlavourQuery } from "./flavour-query.ts";
import type * as overrideQuery from "./override-query.ts";
import type { TunableText } from "./tunable-text.ts";

/** Loaded at the first query: a server that is asked for files alone never needs it. */
let grammar: typeof overrideQuery | undefined;

/** An item as it was asked for. */
export interface ItemRequest {
  /** Of the published file. */
  path: string;
  /** The flavour that the path names. */
  flavour?: Flavour;
  /** Without the question mark. */
  query: string;
}

/**
 * The item with the overrides and the flavour of a query applied. A font ignores queries, valid or
 * not; a query that asks for neither leaves the published bytes as they are.
 *
 * @param tunable the text of a published pairing, by path; undefined for a font
 */
export async function itemResponse(
  { path, flavour, query }: ItemRequest,
  tunable: (path: string) => TunableText | undefined | Promise<TunableText | undefined>,
): Promise<Computed> {
  const plain = await tunable(path);
  if (plain === undefined) return { path };

  grammar ??= await import("./override-query.ts");
  const parameters = new URLSearchParams(query);
  const parsed = grammar.parseOverrideQuery(parameters);
  const chosen = parseFlavourQuery(parameters);
  const problems = [...(parsed.problems ?? []), ...(chosen.problems ?? [])];
  if (problems.length > 0) return { problems };

  // Self-hosted is layered too, so it outweighs.
  const asked = flavour === "self-hosted" ? flavour : (chosen.flavour ?? flavour);
  const askedPath = asked === flavour ? path : `/r/${String(asked)}/${plain.shortName}.json`;
  const overrides = parsed.overrides ?? [];
  if (overrides.length === 0) return { path: askedPath };
  const tuned = askedPath === path ? plain : await tunable(askedPath);
  if (tuned === undefined) throw new Error(`${askedPath} is no pairing`);
  return { text: tuned.with(overrides) };
}
