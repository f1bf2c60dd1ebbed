import type { Computed } from "./computed.ts";
import { type ErrorBody, NOT_FOUND, invalidQuery, itemNotFound, malformedPath } from "./errors.ts";
import { itemResponse } from "./item-response.ts";
import { routeOf } from "./routes.ts";
import { type Searchable, searchResponse } from "./search-response.ts";

/** A value that is here, or will be. */
type Awaitable<T> = T | Promise<T>;

/** What a host knows of the published folder. */
export interface Published {
  /** The text of a published file, by URL path. */
  text: (path: string) => Awaitable<string | undefined>;
  has: (path: string) => Awaitable<boolean>;
  /** What a search of the index at this path needs, made once. */
  searchable: (indexPath: string) => Awaitable<Searchable>;
  itemCount: () => Awaitable<number>;
}

/** What is answered, before it becomes a response of some platform. */
export type Answer =
  /** The bytes of a published file; `isComputed` where a query forbids to keep them. */
  | { path: string; isComputed: boolean }
  | { text: string }
  | { status: 400 | 404; error: ErrorBody };

/** A name that an item may have; nothing else is looked up. */
const ITEM_NAME = /^[a-z0-9][a-z0-9-]*$/;

/**
 * The answer to a GET request: every host gives the same.
 *
 * @param path as `plainPath` gives it
 * @param query without the question mark
 * @see specification 4.1, 7 and 8
 */
export async function answerTo(path: string, query: string, published: Published): Promise<Answer> {
  const route = routeOf(path);
  const isComputed = query !== "";
  switch (route.kind) {
    case "health":
      return { text: `{"status":"ok","items":${await published.itemCount()}}\n` };
    case "malformed":
      return { status: 400, error: malformedPath(path) };
    case "nothing":
      return { status: 404, error: NOT_FOUND };
    case "file":
      if (await published.has(path)) return { path, isComputed };
      return { status: 404, error: NOT_FOUND };
    case "index": {
      if (!(await published.has(path))) return { status: 404, error: NOT_FOUND };
      if (!isComputed) return { path, isComputed };
      const read = () => published.searchable(path);
      return asAnswer(await searchResponse(query, read), "index", path);
    }
    case "item": {
      const { name, flavour } = route;
      const missing: Answer = { status: 404, error: itemNotFound(name) };
      if (!ITEM_NAME.test(name) || !(await published.has(route.path))) return missing;
      if (!isComputed) return { path: route.path, isComputed };
      const plain = await published.text(`/api/r/${name}`);
      if (plain === undefined) return missing;
      const asked = { plain, query, ...(flavour && { flavour }) };
      const readItem = (itsName: string) => published.text(`/api/r/${itsName}`);
      return asAnswer(await itemResponse(asked, readItem), "item", route.path);
    }
  }
}

function asAnswer(computed: Computed, kind: "index" | "item", path: string): Answer {
  if (computed.problems) return { status: 400, error: invalidQuery(kind, computed.problems) };
  return computed.isPublished ? { path, isComputed: true } : { text: computed.text };
}
