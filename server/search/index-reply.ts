import { LRUCache } from "lru-cache";
import { type ExampleItem, exampleName } from "../../registry/flavours/example-item.ts";
import { withoutPairingPrefix } from "../../registry/model/items.ts";
import type { SearchRecord } from "../../registry/search/search-data.ts";
import type { RegistryIndex } from "../../schemas/index.ts";
import { wordsOfText } from "../../registry/search/words.ts";
import { computedReply } from "../respond/content-reply.ts";
import {
  type Content,
  type Publication,
  type Reply,
  type Request,
  computedContent,
  textOf,
} from "../respond/content.ts";
import { badQueryReply } from "../respond/errors.ts";
import { parametersOf } from "../respond/routes.ts";
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

/** The words by which the MCP server of shadcn tells programs to ask for the usage of an item. */
const EXAMPLE_WORD = /^(?:examples?|demos?)$/i;

/** A query without such a word at its beginning or its end; undefined where neither is one. */
function withoutExampleWord(query: string): string | undefined {
  const words = query.trim().split(/[-_\s]+/);
  if (EXAMPLE_WORD.test(words[0] ?? "")) return words.slice(1).join(" ");
  if (EXAMPLE_WORD.test(words.at(-1) ?? "")) return words.slice(0, -1).join(" ");
  return undefined;
}

/**
 * The usage of the pairing that suits best, alone: that server prints the file of every result. Undefined for
 * a query for something else.
 */
function examplePage(
  search: SearchRequest,
  path: string,
  file: Content,
  publication: Publication,
): string | undefined {
  const query = withoutExampleWord(search.query);
  const { type: ofType = "style" } = search.filters;
  if (query === undefined || !/(?:style|component)$/.test(ofType)) return undefined;
  // An item of that name is meant itself.
  if (searchableIndex(file).entries.has(wordsOfText(search.query).join("-"))) return undefined;
  const filters = { ...search.filters, type: "registry:style" };
  const { results, isUnmatched } = rankingOf({ ...search, query, filters }, file, publication);
  const [best] = isUnmatched ? [] : results;
  const folder = path.slice(0, path.lastIndexOf("/"));
  const example = best && publication.file(`${folder}/${exampleName(best.name)}.json`);
  const items = [example ?? []].flat().map((content) => {
    const { name, type, title, description } = JSON.parse(textOf(content)) as ExampleItem;
    return { name, type, title, description };
  });
  const { offset, limit } = search;
  const pagination = { total: items.length, offset, limit, hasMore: false };
  return `,"items":${JSON.stringify(items.slice(offset))},"pagination":${JSON.stringify(pagination)}`;
}

/** The order of a list: of items that its index has, alone. */
interface Ranking {
  results: readonly Result[];
  /** Whether each lacks a part of the query, which its description says: clients print that alone. */
  isNearest: boolean;
  /** Whether none has any part of it. */
  isUnmatched: boolean;
}

interface Result {
  /** The short name. */
  name: string;
  /** Of a pairing that was searched for. */
  record?: SearchRecord;
  /** Why a font is suggested. */
  reason?: string;
}

/** By the tags of the index and the data searched, query and filters: ranking takes milliseconds. */
const rankings = new LRUCache<string, Ranking>({
  max: 500,
  maxSize: 1_000_000,
  sizeCalculation: ({ results }, key) => results.length + key.length,
});

/** Where fewer pairings use a font, fonts that suit it follow them. */
const FEW_PAIRINGS = 12;

function rankingOf(
  { query, filters }: SearchRequest,
  file: Content,
  publication: Publication,
): Ranking {
  const { search, data } = publishedSearch(publication);
  const key = JSON.stringify([file.etag, data.etag, query, filters]);
  const known = rankings.get(key);
  if (known) return known;

  const index = searchableIndex(file);
  const type = recordType(filters.type, index);
  const { records, isNearest, isUnmatched } = search.find(query, {
    ...filters,
    ...(type && { type }),
  });
  const found = records.map((record): Result => ({
    name: withoutPairingPrefix(record.name),
    ...(query !== "" && record.type === "registry:style" && { record }),
  }));
  const pairings = records.filter((record) => record.type === "registry:style").length;
  const isAboutFont = filters.font !== undefined && query === "" && filters.type === undefined;
  const partners = isAboutFont
    ? search.partners(filters.font ?? "", FEW_PAIRINGS - pairings, filters)
    : [];
  const suggested = partners.map(({ record: { name }, reason }): Result => ({ name, reason }));
  const results = [...found, ...suggested].filter(({ name }) => index.entries.has(name));
  const ranking = { results, isNearest: isNearest && results.length > 0, isUnmatched };
  rankings.set(key, ranking);
  return ranking;
}

/**
 * The type that the search data have for the items that an index publishes with a type, since some flavours
 * publish fonts as `registry:theme`; without a type that of all its items, if they have one.
 */
function recordType(type: string | undefined, { entries }: SearchableIndex): string | undefined {
  const published = new Set([...entries.values()].map((entry) => entry.type));
  if (type === undefined && published.size > 1) return undefined;
  const wanted = [...published].find(
    (one) => type === undefined || one === type || one === `registry:${type}`,
  );
  if (wanted === undefined) return "none";
  return wanted === "registry:style" ? wanted : "registry:font";
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
  const isReplaced = entry.description.startsWith("Replaced by ");
  const suits =
    record === undefined || isReplaced ? entry.description : descriptionOf(record, name);
  const description = `${isNearest ? "Nearest: " : ""}${reason ?? suits}`;
  return JSON.stringify({ ...entry, description });
}
