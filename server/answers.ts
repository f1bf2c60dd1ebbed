import type { Computed } from "./computed.ts";
import { type ErrorBody, NOT_FOUND, invalidQuery, itemNotFound, malformedPath } from "./errors.ts";
import { itemResponse } from "./item-response.ts";
import { routeOf } from "./routes.ts";
import { type Searchable, searchResponse } from "./search-response.ts";
import type { TunableText } from "./tunable-text.ts";

/** A value that is here, or will be. */
type Awaitable<T> = T | Promise<T>;

/** What a host knows of the published folder. */
export interface Published {
  has: (path: string) => Awaitable<boolean>;
  /** The text of the pairing at this path; undefined for a font. */
  tunable: (path: string) => Awaitable<TunableText | undefined>;
  /** The index at this path. */
  searchable: (path: string) => Awaitable<Searchable>;
  itemCount: () => Awaitable<number>;
}

/** What is answered, before it becomes a response of some platform. */
export type Answer =
  /** The bytes of a published file; `isComputed` where a query forbids to keep them. */
  | { path: string; isComputed: boolean }
  /** `isPrivate` where other origins may not read it. */
  | { text: string; isPrivate?: boolean }
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
      return {
        text: `{"status":"ok","items":${await published.itemCount()}}\n`,
        isPrivate: true,
      };
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
      return asAnswer(await searchResponse(path, query, published.searchable), "index");
    }
    case "item": {
      const { name } = route;
      if (!ITEM_NAME.test(name) || !(await published.has(route.path)))
        return { status: 404, error: itemNotFound(name) };
      if (!isComputed) return { path: route.path, isComputed };
      return asAnswer(await itemResponse({ ...route, query }, published.tunable), "item");
    }
  }
}

function asAnswer({ text, path, problems }: Computed, kind: "index" | "item"): Answer {
  if (problems) return { status: 400, error: invalidQuery(kind, problems) };
  return path === undefined ? { text } : { path, isComputed: true };
}
