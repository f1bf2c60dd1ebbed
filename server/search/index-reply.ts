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
import { candidateEntry } from "./candidate-entry.ts";
import { type Ranking, type Result, candidatesFor, rankingOf } from "./index-ranking.ts";
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

  const wrong = publishedSearch(publication).search.problemsOf(search.filters);
  if (wrong.length > 0) return badQueryReply(path, "Invalid search", wrong);

  const example = isForUsage(search, file)
    ? publication.file(path.replace("registry.json", `${EXAMPLE_NAME}.json`))
    : undefined;
  const isBrief = example === undefined && isForCandidates(search);
  const ranking = example
    ? { ...NOTHING_ASKED, results: [{ entry: exampleEntry(example) }] }
    : (isBrief ? candidatesFor : rankingOf)(search, file, publication);
  const { results, unknown, understood } = ranking;
  const { query, offset, limit } = search;
  const total = results.length;
  const page = results.slice(offset, offset + limit);
  const entryOf = isBrief ? candidateEntry : listedEntry;
  const body = {
    ...searchableIndex(file).head,
    ...messageOf(search, ranking, isBrief),
    ...(unknown.length > 0 && { unknown }),
    ...(understood.length > 0 && { understood }),
    items: page.map((result) => entryOf(result, query, publication)),
    pagination: { total, offset, limit, hasMore: offset + page.length < total },
  };
  const text = `${JSON.stringify(body)}\n`;
  // What candidates state is of files that may change while the data of the search stay.
  const determining = `${publishedSearch(publication).data.etag} ${JSON.stringify(search)}`;
  const content = computedContent(text, file, isBrief ? text : determining);
  return computedReply(content, request, publication);
}

const NOTHING_ASKED = { isNearest: false, isOfTexts: false, unknown: [], understood: [] };

/** Few results of a brief are candidates, which are described in full. */
const MOST_CANDIDATES = 3;

function isForCandidates({ query, filters, offset, limit }: SearchRequest): boolean {
  const isForPairings = filters.type === undefined || filters.type.endsWith("style");
  return limit <= MOST_CANDIDATES && offset === 0 && wordsOfText(query).length > 0 && isForPairings;
}

/** What was not understood, what was, and what the results are then: clients print it. */
function messageOf(
  { query, filters }: SearchRequest,
  { isNearest, isOfTexts, unknown, understood, results }: Ranking,
  isBrief: boolean,
): { message?: string } {
  const asked = Object.entries(filters).map(([filter, value]) => `${filter}=${value}`);
  const words = unknown.map((word) => JSON.stringify(word)).join(", ");
  const isEmpty = results.length === 0;
  const sentences = [
    ...(unknown.length > 0 ? [`Nothing here knows ${words}.`] : []),
    ...(isNearest
      ? [`No item has everything that ${JSON.stringify(query)} asks for. These are the nearest.`]
      : []),
    ...(isOfTexts ? ["No tag, feature or typeface is called so: these texts say the words."] : []),
    ...(isEmpty && asked.length > 0
      ? [`Nothing that has enough of it passes ${asked.join("&")}. Drop a filter.`]
      : []),
    ...(isEmpty && query !== "" && unknown.length + asked.length === 0
      ? ["Nothing has enough of it. Ask with fewer words."]
      : []),
  ];
  if (sentences.length === 0) return {};
  if (understood.length > 0 && !isBrief && !isOfTexts)
    sentences.push(`Taken as ${understood.join("; ")}.`);
  return { message: sentences.join(" ") };
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
function listedEntry({ entry, reason, isLacking }: Result, query: string): IndexEntry {
  const isFound = query !== "" && entry.type === "registry:style";
  const [purpose = ""] = isFound ? sentencesOf(entry.description) : [entry.description];
  return { ...entry, description: `${isLacking ? "Nearest: " : ""}${reason ?? purpose}` };
}
