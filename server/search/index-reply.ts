import { LRUCache } from "lru-cache";
import { withoutPairingPrefix } from "../../registry/model/items.ts";
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
  const { results, isNearest } = rankingOf(asked, publication);
  const page = results.slice(asked.offset, asked.offset + asked.limit);
  const pagination = {
    total: results.length,
    offset: asked.offset,
    limit: asked.limit,
    hasMore: asked.offset + page.length < results.length,
  };
  const items = page.flatMap((result) => entryOf(result, entries) ?? []).join(",");
  const message = isNearest ? `,"message":${JSON.stringify(nearestMessage(asked.query))}` : "";
  const text = `${head}${message},"items":[${items}],"pagination":${JSON.stringify(pagination)}}\n`;
  const determining = `${publishedSearch(publication).data.etag} ${JSON.stringify(asked)}`;
  return computedReply(
    computedContent(encoder.encode(text), file, determining),
    request,
    publication,
  );
}

const encoder = new TextEncoder();

/** The order of a list. */
interface Ranking {
  results: readonly Result[];
  isNearest: boolean;
}

interface Result {
  /** The short name. */
  name: string;
  /** In place of the entry's own: why a font is suggested. */
  description?: string;
  /** Whether it lacks a part of what was asked for, which its description says: clients print that alone. */
  isNearest?: boolean;
}

/** By the tag of the data searched, query and filters: ranking takes milliseconds. */
const rankings = new LRUCache<string, Ranking>({
  max: 500,
  maxSize: 1_000_000,
  sizeCalculation: ({ results }, key) => results.length + key.length,
});

/** Where fewer pairings cast a font, fonts that suit it follow them. */
const FEW_PAIRINGS = 12;

function rankingOf({ query, filters }: SearchRequest, publication: Publication): Ranking {
  const { search, data } = publishedSearch(publication);
  const key = JSON.stringify([data.etag, query, filters]);
  let ranking = rankings.get(key);
  if (ranking === undefined) {
    const { records, isNearest } = search.find(query, filters);
    const found = records.map(({ name }): Result => ({
      name: withoutPairingPrefix(name),
      ...(isNearest && { isNearest }),
    }));
    const pairings = records.filter(({ type }) => type === "registry:style").length;
    const isAboutFont = filters.font !== undefined && query === "" && filters.type === undefined;
    const partners = isAboutFont
      ? search.partners(filters.font ?? "", FEW_PAIRINGS - pairings, filters)
      : [];
    const suggested = partners.map(({ record, reason }) => ({
      name: record.name,
      description: reason,
    }));
    ranking = { results: [...found, ...suggested], isNearest };
    rankings.set(key, ranking);
  }
  return ranking;
}

const DESCRIPTION = '"description":"';

/** The entry as JSON; undefined where this index does not have the item. */
function entryOf(
  { name, description, isNearest }: Result,
  entries: ReadonlyMap<string, string>,
): string | undefined {
  const text = entries.get(name);
  if (text === undefined) return text;
  // Quotes within a string are escaped, so this is the key.
  if (isNearest) return text.replace(DESCRIPTION, `${DESCRIPTION}Nearest: `);
  return description === undefined
    ? text
    : JSON.stringify({ ...(JSON.parse(text) as object), description });
}

function nearestMessage(query: string): string {
  return `No item has everything that ${JSON.stringify(query)} asks for. These are the nearest.`;
}

function invalidSearch(problems: readonly string[]): Reply {
  return errorReply(400, { error: "Invalid search", message: problems.join(". ") }, true);
}
