import { type ExampleItem, exampleName } from "../../registry/flavours/example-item.ts";
import { wordsOfText } from "../../registry/search/words.ts";
import { type Content, type Publication, textOf } from "../respond/content.ts";
import { rankingOf } from "./index-ranking.ts";
import type { SearchRequest } from "./search-parameters.ts";
import { searchableIndex } from "./searchable-index.ts";

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
 * What follows the head of an index for a query for an example: the usage of the pairing that suits best, alone,
 * since that server prints the file of every result. Undefined for a query for something else.
 *
 * @param path of the index, and its file
 */
export function examplePage(
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
  const items = example === undefined ? [] : [entryOf(example)];
  const { offset, limit } = search;
  const pagination = { total: items.length, offset, limit, hasMore: false };
  return `,"items":${JSON.stringify(items.slice(offset))},"pagination":${JSON.stringify(pagination)}`;
}

function entryOf(example: Content): Omit<ExampleItem, "$schema" | "files"> {
  const { name, type, title, description } = JSON.parse(textOf(example)) as ExampleItem;
  return { name, type, title, description };
}
