import { type Case, type Expected, type Texts, casesOf, textOf } from "../case.ts";
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

const ITEM = "/api/r/plain";
const LIST = "/r/registry.json";

/** The greatest queries that are answered, and the least that are not. */
export function boundCases(files: Texts): Case[] {
  const override = casesOf("overrides");
  const answered = (name: string, path: string, body?: Expected["body"]) =>
    override(name, path, {
      status: 200,
      headers: OF_COMPUTED,
      ...(body !== undefined && { body }),
    });
  const refused = (name: string, path: string, error: string, bound: number) =>
    override(name, path, {
      status: error === "URI too long" ? 414 : 400,
      headers: OF_COMPUTED,
      body: new RegExp(`^\\{"error":"${error}","message":".*\\b${bound}\\b.*"\\}$`),
    });
  const page = (query: string, pagination: object) => {
    const text = JSON.stringify(pagination).replace(/[{}]/g, "\\$&");
    const name = "a list has 100 items by default, and 500 at most";
    return answered(name, `${LIST}?${query}`, new RegExp(`"pagination":${text}\\}\\s*$`));
  };
  const { items } = JSON.parse(textOf(files, LIST)) as { items: unknown[] };
  const total = items.length;
  const first = { total, offset: 0, limit: DEFAULT_PAGE_ITEMS, hasMore: false };
  const item = textOf(files, ITEM);
  const letters = (count: number) => "a".repeat(count);
  const words = (count: number) => numbered(count, (word) => `w${word}`).join("+");
  const parameters = (count: number) => numbered(count, (one) => `v${one}=1`).join("&");
  const families = (characters: number) =>
    numbered(characters / VALUE_CHARACTERS, () => `h1-family=${letters(VALUE_CHARACTERS)}`).join(
      "&",
    );
  const nested = (depth: number) => `h1-size=${"calc(".repeat(depth)}1px${")".repeat(depth)}`;
  return [
    page("q=", first),
    page("type=font", { ...first, total: 5 }),
    page("offset=1", { ...first, offset: 1 }),
    page(`limit=${PAGE_ITEMS}`, { ...first, limit: PAGE_ITEMS }),
    page(`limit=${PAGE_ITEMS + 1}`, { ...first, limit: PAGE_ITEMS }),
    ...[
      {
        ...{ what: "characters of a search", path: LIST, bound: SEARCH_CHARACTERS },
        query: (count: number) => `q=${letters(count)}`,
      },
      {
        ...{ what: "words of a search", path: LIST, bound: SEARCH_WORDS },
        query: (count: number) => `q=${words(count)}`,
      },
      { what: "nesting of a value", path: ITEM, bound: VALUE_NESTING, query: nested },
    ].flatMap(({ what, path, bound, query }) => [
      answered(`at the bound: ${what}`, `${path}?${query(bound)}`),
      refused(
        `beyond the bound: ${what}`,
        `${path}?${query(bound + 1)}`,
        ERRORS[path] ?? "",
        bound,
      ),
    ]),
    answered("the most parameters", `${ITEM}?${parameters(PARAMETERS)}`, item),
    ...Object.entries(ERRORS).map(([path, error]) =>
      refused("more parameters: 400", `${path}?${parameters(PARAMETERS + 1)}`, error, PARAMETERS),
    ),
    answered("the longest values", `${ITEM}?${families(OVERRIDE_CHARACTERS)}`),
    refused(
      "longer values together: 400",
      `${ITEM}?${families(OVERRIDE_CHARACTERS + VALUE_CHARACTERS)}`,
      "Invalid override",
      OVERRIDE_CHARACTERS,
    ),
    refused(
      "a longer value: 400",
      `${ITEM}?h1-family=${letters(VALUE_CHARACTERS + 1)}`,
      "Invalid override",
      VALUE_CHARACTERS,
    ),
    // nginx counts the method and the version of HTTP, too.
    answered("a target of 8100 bytes", `${ITEM}?v=`.padEnd(8100, "a"), item),
    ...[`${ITEM}?v=`, "/r/"].map((path) =>
      refused(
        "a target over 8192 bytes: 414",
        path.padEnd(9000, "a"),
        "URI too long",
        TARGET_BYTES,
      ),
    ),
  ];
}

const ERRORS: Readonly<Record<string, string>> = {
  [ITEM]: "Invalid override",
  [LIST]: "Invalid search",
};

function numbered(count: number, text: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => text(index));
}
