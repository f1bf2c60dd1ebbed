/** In characters; servers refuse long addresses, and they do not read the hash. */
const LONGEST_QUERY = 1000;

/** What a hash begins with that continues the query. */
const CONTINUED = "#?";

/** They may be long. */
const IN_HASH = /^(?:lead|paragraph)=/;

/** The query of an address, with `?`; "" where it has none. What its hash continues is a part of it. */
export function queryOfAddress({ search, hash }: Pick<URL, "search" | "hash"> = location): string {
  if (!hash.startsWith(CONTINUED)) return search;
  const parts = [search.slice(1), hash.slice(CONTINUED.length)].filter((part) => part !== "");
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/**
 * A query as an address has it: where it is long, its texts are in the hash.
 *
 * @param query with `?`, or ""
 * @param hash of the address, which stays where it is an anchor
 */
export function searchAndHash(query: string, hash = location.hash): string {
  const anchor = hash.startsWith(CONTINUED) ? "" : hash;
  if (query.length <= LONGEST_QUERY) return query + anchor;
  const parts = query.slice(1).split("&");
  const short = parts.filter((part) => !IN_HASH.test(part)).join("&");
  const long = parts.filter((part) => IN_HASH.test(part)).join("&");
  return (short === "" ? "" : `?${short}`) + CONTINUED + long;
}

/** A query with other parameters in place of some; those that stay are as they are written. */
export function replacedIn(
  query: string,
  isReplaced: (name: string) => boolean,
  replacement: string,
): string {
  const kept = query
    .slice(1)
    .split("&")
    .filter((part) => {
      const [name = ""] = new URLSearchParams(part).keys();
      return name !== "" && !isReplaced(name);
    });
  const parts = [...kept, replacement].filter((part) => part !== "");
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
