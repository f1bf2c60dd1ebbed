import { type Case, type Texts, textOf } from "../case.ts";
import { OF_COMPUTED } from "../expected-headers.ts";

/** The bounds of a query, in the words of the documentation. */
const TARGET_BYTES = 8192;
const PARAMETERS = 100;
const OVERRIDE_CHARACTERS = 2048;
const VALUE_CHARACTERS = 256;
const VALUE_NESTING = 8;
const SEARCH_CHARACTERS = 200;
const SEARCH_WORDS = 12;
const PAGE_ITEMS = 500;
const DEFAULT_PAGE_ITEMS = 100;

/** The greatest queries that are answered, and the least that are not. */
export function boundCases(files: Texts): Case[] {
  const item = "/api/r/plain";
  const list = "/r/registry.json";
  const at = (name: string, path: string, expected: Case["expected"]): Case => ({
    ...{ name, capability: "overrides", method: "GET", path },
    expected: { headers: OF_COMPUTED, ...expected },
  });
  const page = (query: string, pagination: object) =>
    at("a list has 100 items by default, and 500 at most", `${list}?${query}`, {
      status: 200,
      body: new RegExp(
        `"pagination":${JSON.stringify(pagination).replace(/[{}]/g, "\\$&")}\\}\\s*$`,
      ),
    });
  const refused = (name: string, path: string, error: string, bound: number) =>
    at(name, path, {
      status: error === "URI too long" ? 414 : 400,
      body: new RegExp(`^\\{"error":"${error}","message":".*\\b${bound}\\b.*"\\}$`),
    });
  const { items } = JSON.parse(textOf(files, list)) as { items: unknown[] };
  const total = items.length;
  const words = (count: number) => Array.from({ length: count }, (_, word) => `w${word}`).join("+");
  const parameters = (count: number) =>
    Array.from({ length: count }, (_, parameter) => `v${parameter}=1`).join("&");
  const published = (path: string) => ({ status: 200, body: textOf(files, path) });
  const families = (characters: number) =>
    Array(characters / VALUE_CHARACTERS)
      .fill(`h1-family=${"a".repeat(VALUE_CHARACTERS)}`)
      .join("&");
  const nested = (depth: number) => `${"calc(".repeat(depth)}1px${")".repeat(depth)}`;
  const filled = (path: string, bytes: number) => path.padEnd(bytes, "a");
  return [
    page("q=", { total, offset: 0, limit: DEFAULT_PAGE_ITEMS, hasMore: false }),
    page("type=font", { total: 5, offset: 0, limit: DEFAULT_PAGE_ITEMS, hasMore: false }),
    page("offset=1", { total, offset: 1, limit: DEFAULT_PAGE_ITEMS, hasMore: false }),
    page(`limit=${PAGE_ITEMS}`, { total, offset: 0, limit: PAGE_ITEMS, hasMore: false }),
    refused(
      "a greater limit: 400",
      `${list}?limit=${PAGE_ITEMS + 1}`,
      "Invalid search",
      PAGE_ITEMS,
    ),
    at("the longest search", `${list}?q=${"a".repeat(SEARCH_CHARACTERS)}`, { status: 200 }),
    refused(
      "a longer search: 400",
      `${list}?q=${"a".repeat(SEARCH_CHARACTERS + 1)}`,
      "Invalid search",
      SEARCH_CHARACTERS,
    ),
    at("a search of the most words", `${list}?q=${words(SEARCH_WORDS)}`, { status: 200 }),
    refused(
      "a search of more words: 400",
      `${list}?q=${words(SEARCH_WORDS + 1)}`,
      "Invalid search",
      SEARCH_WORDS,
    ),
    at("the most parameters", `${item}?${parameters(PARAMETERS)}`, published(item)),
    ...[
      { path: item, error: "Invalid override" },
      { path: list, error: "Invalid search" },
    ].map(({ path, error }) =>
      refused("more parameters: 400", `${path}?${parameters(PARAMETERS + 1)}`, error, PARAMETERS),
    ),
    at("the longest values", `${item}?${families(OVERRIDE_CHARACTERS)}`, { status: 200 }),
    refused(
      "longer values together: 400",
      `${item}?${families(OVERRIDE_CHARACTERS + VALUE_CHARACTERS)}`,
      "Invalid override",
      OVERRIDE_CHARACTERS,
    ),
    refused(
      "a longer value: 400",
      `${item}?h1-family=${"a".repeat(VALUE_CHARACTERS + 1)}`,
      "Invalid override",
      VALUE_CHARACTERS,
    ),
    at("the deepest value", `${item}?h1-size=${nested(VALUE_NESTING)}`, { status: 200 }),
    refused(
      "a deeper value: 400",
      `${item}?h1-size=${nested(VALUE_NESTING + 1)}`,
      "Invalid override",
      VALUE_NESTING,
    ),
    // nginx counts the method and the version of HTTP, too.
    at("a target of 8100 bytes", filled(`${item}?v=`, 8100), published(item)),
    refused(
      "a target over 8192 bytes: 414",
      filled(`${item}?v=`, 9000),
      "URI too long",
      TARGET_BYTES,
    ),
    refused("a target over 8192 bytes: 414", filled("/r/", 9000), "URI too long", TARGET_BYTES),
  ];
}
