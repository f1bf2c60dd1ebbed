import type { SearchRecord } from "../../registry/search/search-data.ts";
import type { RegistryIndex } from "../../schemas/index.ts";
import { computedReply } from "../replies/content-reply.ts";
import {
  type Content,
  type Publication,
  type Reply,
  type Request,
  computedContent,
} from "../replies/content.ts";
import { badQueryReply } from "../replies/error-reply.ts";
import { parametersOf } from "../replies/query.ts";
import { examplePage } from "./example-page.ts";
import { type Result, rankingOf } from "./index-ranking.ts";
import { resultDescription } from "./result-description.ts";
import { type SearchRequest, parseSearchParameters } from "./search-parameters.ts";
import { type SearchableIndex, publishedSearch, searchableIndex } from "./searchable-index.ts";

/**
 * A page of an index: the items that match the query, the most relevant first. A query without search
 * parameters gives the index as it is published.
 *
 * @param path of the index, and its file
 * @see the dynamic search of shadcn registries, for `pagination`
 */
export function indexReply(
  path: string,
  file: Content,
  query: string,
  request: Request,
  publication: Publication,
): Reply {
  const { parameters, problem } = parametersOf(query);
  if (problem !== undefined) return badQueryReply("Invalid search", [problem]);
  const { search, problems } = parseSearchParameters(parameters);
  if (problems) return badQueryReply("Invalid search", problems);
  if (search === undefined) return computedReply(file, request, publication);

  const { data } = publishedSearch(publication);
  const page = examplePage(search, path, file, publication) ?? pageOf(search, file, publication);
  const text = `${searchableIndex(file).head}${page}}\n`;
  const determining = `${data.etag} ${JSON.stringify(search)}`;
  return computedReply(computedContent(text, file, determining), request, publication);
}

/** What follows the head of an index: the items of the page, as JSON. */
function pageOf(search: SearchRequest, file: Content, publication: Publication): string {
  const { results, isNearest } = rankingOf(search, file, publication);
  const { query, offset, limit } = search;
  const page = results.slice(offset, offset + limit);
  const total = results.length;
  const pagination = { total, offset, limit, hasMore: offset + page.length < total };
  const { entries } = searchableIndex(file);
  const { search: itemSearch } = publishedSearch(publication);
  const tagsOf = itemSearch.tagsMeant(query);
  const descriptionOf = (record: SearchRecord, name: string) =>
    resultDescription(record, tagsOf(record), itemSearch.alternatives(name));
  const items = page.map((result) => entryOf(result, isNearest, entries, descriptionOf));
  const nearest = `No item has everything that ${JSON.stringify(query)} asks for. These are the nearest.`;
  const message = isNearest ? `,"message":${JSON.stringify(nearest)}` : "";
  return `${message},"items":[${items.join(",")}],"pagination":${JSON.stringify(pagination)}`;
}

/** The entry as JSON. */
function entryOf(
  { name, record, reason }: Result,
  isNearest: boolean,
  entries: SearchableIndex["entries"],
  descriptionOf: (record: SearchRecord, name: string) => string,
): string {
  const { text = "" } = entries.get(name) ?? {};
  if (record === undefined && reason === undefined && !isNearest) return text;
  const entry = JSON.parse(text) as RegistryIndex["items"][number];
  const suits = record === undefined ? entry.description : descriptionOf(record, name);
  const description = `${isNearest ? "Nearest: " : ""}${reason ?? suits}`;
  return JSON.stringify({ ...entry, description });
}
