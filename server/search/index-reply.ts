import { LRUCache } from "lru-cache";
import { withoutPairingPrefix } from "../../registry/items.ts";
import { computedReply } from "../respond/content-reply.ts";
import { type Content, type Publication, computedContent } from "../respond/content.ts";
import { errorReply } from "../respond/errors.ts";
import type { Reply, Request } from "../respond/message.ts";
import { parametersOf } from "../respond/routes.ts";
import { type SearchRequest, parseSearchParameters } from "./search-parameters.ts";
import { publishedSearch, searchableIndex } from "./searchable-index.ts";

/**
 * A page of an index: the items that match the query, the most relevant first. A query without search
 * parameters gives the index as it is published.
 *
 * @param file of the index
 * @see the dynamic search of shadcn registries, for `pagination`
 */
export function indexReply(
  file: Content,
  query: string,
  request: Request,
  publication: Publication,
): Reply {
  const { parameters, problem } = parametersOf(query);
  if (problem !== undefined) return invalidSearch([problem]);
  const { search: asked, problems } = parseSearchParameters(parameters);
  if (problems) return invalidSearch(problems);
  if (asked === undefined) return computedReply(file, request, publication);

  const { head, entries } = searchableIndex(file);
  const names = matchingNames(asked, publication);
  const page = names.slice(asked.offset, asked.offset + asked.limit);
  const pagination = {
    total: names.length,
    offset: asked.offset,
    limit: asked.limit,
    hasMore: asked.offset + page.length < names.length,
  };
  const items = page.flatMap((name) => entries.get(name) ?? []).join(",");
  const text = `${head},"items":[${items}],"pagination":${JSON.stringify(pagination)}}\n`;
  const determining = `${publishedSearch(publication).data.etag} ${JSON.stringify(asked)}`;
  return computedReply(
    computedContent(encoder.encode(text), file, determining),
    request,
    publication,
  );
}

const encoder = new TextEncoder();

/** Short names, by the tag of the data searched, query and filters: ranking takes milliseconds. */
const rankings = new LRUCache<string, readonly string[]>({
  max: 500,
  maxSize: 1_000_000,
  sizeCalculation: (names, key) => names.length + key.length,
});

function matchingNames(
  { query, filters }: SearchRequest,
  publication: Publication,
): readonly string[] {
  const { search, data } = publishedSearch(publication);
  const key = JSON.stringify([data.etag, query, filters]);
  let names = rankings.get(key);
  if (names === undefined) {
    names = search.find(query, filters).map(({ name }) => withoutPairingPrefix(name));
    rankings.set(key, names);
  }
  return names;
}

function invalidSearch(problems: readonly string[]): Reply {
  return errorReply(400, { error: "Invalid search", message: problems.join(". ") }, true);
}
