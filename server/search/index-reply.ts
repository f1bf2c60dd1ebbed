import { EXAMPLE_NAME, type ExampleItem } from "../../registry/flavours/example-item.ts";
import { sentencesOf } from "../../registry/pairing/description.ts";
import { wordsOfText } from "../../registry/search/words.ts";
import { computedReply } from "../replies/content-reply.ts";
import {
  type Content,
  type Publication,
  type Reply,
  type Request,
  computedContent,
  textOf,
} from "../replies/content.ts";
import { badQueryReply } from "../replies/error-reply.ts";
import { queryOf } from "../replies/query.ts";
import { type Result, rankingOf } from "./index-ranking.ts";
import { type SearchRequest, parseSearchParameters } from "./search-parameters.ts";
import { type IndexEntry, publishedSearch, searchableIndex } from "./searchable-index.ts";

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
  request: Request,
  publication: Publication,
): Reply {
  const parameters = new URLSearchParams(queryOf(request.target));
  const { search, problems } = parseSearchParameters(parameters);
  if (problems.length > 0) return badQueryReply(path, "Invalid search", problems);
  if (search === undefined) return computedReply(file, request, publication);

  const example = isForUsage(search, file)
    ? publication.file(path.replace("registry.json", `${EXAMPLE_NAME}.json`))
    : undefined;
  const { results, isNearest, unknown } = example
    ? { results: [{ entry: exampleEntry(example) }], isNearest: false, unknown: [] }
    : rankingOf(search, file, publication);
  const { query, offset, limit } = search;
  const total = results.length;
  const page = results.slice(offset, offset + limit);
  const body = {
    ...searchableIndex(file).head,
    ...((isNearest || unknown.length > 0) && { message: messageOf(query, isNearest, unknown) }),
    ...(unknown.length > 0 && { unknown }),
    items: page.map((result) => entryOf(result, query, isNearest)),
    pagination: { total, offset, limit, hasMore: offset + page.length < total },
  };
  const determining = `${publishedSearch(publication).data.etag} ${JSON.stringify(search)}`;
  const content = computedContent(`${JSON.stringify(body)}\n`, file, determining);
  return computedReply(content, request, publication);
}

/** What was not understood, and what the results are then: clients print it. */
function messageOf(query: string, isNearest: boolean, unknown: readonly string[]): string {
  const words = unknown.map((word) => JSON.stringify(word)).join(", ");
  return [
    ...(unknown.length > 0 ? [`Nothing here knows ${words}.`] : []),
    ...(isNearest
      ? [`No item has everything that ${JSON.stringify(query)} asks for. These are the nearest.`]
      : []),
  ].join(" ");
}

/** The words by which the MCP server of shadcn tells programs to ask for the usage of an item. */
const EXAMPLE_WORD = /^(?:examples?|demos?)$/i;

/**
 * Whether a query begins or ends with such a word: it is answered by the usage of any pairing, alone, since
 * that server prints the file of every result.
 */
function isForUsage({ query, filters }: SearchRequest, file: Content): boolean {
  const words = query.trim().split(/[-_\s]+/);
  if (![words[0], words.at(-1)].some((word = "") => EXAMPLE_WORD.test(word))) return false;
  if (!/(?:style|component)$/.test(filters.type ?? "style")) return false;
  const { entries } = searchableIndex(file);
  // An item of that name is meant itself; one of one's own is published in the place of the example.
  return !entries.has(wordsOfText(query).join("-")) && !entries.has(EXAMPLE_NAME);
}

function exampleEntry(example: Content): IndexEntry {
  const { name, type, title, description } = JSON.parse(textOf(example)) as ExampleItem;
  return { name, type, title, description };
}

/** The entry of a result: of a pairing that was searched for, its fonts and its purpose describe it. */
function entryOf({ entry, reason }: Result, query: string, isNearest: boolean): IndexEntry {
  const isFound = query !== "" && entry.type === "registry:style";
  const [purpose = ""] = isFound ? sentencesOf(entry.description) : [entry.description];
  return { ...entry, description: `${isNearest ? "Nearest: " : ""}${reason ?? purpose}` };
}
