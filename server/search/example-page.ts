import { EXAMPLE_NAME, type ExampleItem } from "../../registry/flavours/example-item.ts";
import { wordsOfText } from "../../registry/search/words.ts";
import { type Content, type Publication, textOf } from "../replies/content.ts";
import type { SearchRequest } from "./search-parameters.ts";
import { searchableIndex } from "./searchable-index.ts";

/** The words by which the MCP server of shadcn tells programs to ask for the usage of an item. */
const EXAMPLE_WORD = /^(?:examples?|demos?)$/i;

/**
 * What follows the head of an index for a query that begins or ends with such a word: the usage of any pairing,
 * alone, since that server prints the file of every result. Undefined for a query for something else.
 *
 * @param path of the index, and its file
 */
export function examplePage(
  { query, filters, offset, limit }: SearchRequest,
  path: string,
  file: Content,
  publication: Publication,
): string | undefined {
  const words = query.trim().split(/[-_\s]+/);
  if (![words[0], words.at(-1)].some((word = "") => EXAMPLE_WORD.test(word))) return undefined;
  if (!/(?:style|component)$/.test(filters.type ?? "style")) return undefined;
  const { entries } = searchableIndex(file);
  // An item of that name is meant itself; one of one's own is published in the place of the example.
  if (entries.has(wordsOfText(query).join("-")) || entries.has(EXAMPLE_NAME)) return undefined;
  const folder = path.slice(0, path.lastIndexOf("/"));
  const example = publication.file(`${folder}/${EXAMPLE_NAME}.json`);
  if (example === undefined) return undefined;
  const items = [entryOf(example)];
  const pagination = { total: items.length, offset, limit, hasMore: false };
  return `,"items":${JSON.stringify(items.slice(offset))},"pagination":${JSON.stringify(pagination)}`;
}

function entryOf(example: Content): Omit<ExampleItem, "$schema" | "files"> {
  const { name, type, title, description } = JSON.parse(textOf(example)) as ExampleItem;
  return { name, type, title, description };
}
