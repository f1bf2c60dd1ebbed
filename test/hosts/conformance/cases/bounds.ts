import { type Case, type Texts, textOf } from "../case.ts";
import { OF_COMPUTED } from "../expected-headers.ts";

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
  const refused = (name: string, path: string, error: string, bound: RegExp) =>
    at(name, path, {
      status: error === "URI too long" ? 414 : 400,
      body: new RegExp(`^\\{"error":"${error}","message":".*${bound.source}.*"\\}$`),
    });
  const { items } = JSON.parse(textOf(files, list)) as { items: unknown[] };
  const total = items.length;
  const words = (count: number) => Array.from({ length: count }, (_, word) => `w${word}`).join("+");
  const parameters = (count: number) =>
    Array.from({ length: count }, (_, parameter) => `v${parameter}=1`).join("&");
  const published = (path: string) => ({ status: 200, body: textOf(files, path) });
  const filled = (path: string, bytes: number) => path.padEnd(bytes, "a");
  return [
    page("q=", { total, offset: 0, limit: 100, hasMore: false }),
    page("type=font", { total: 5, offset: 0, limit: 100, hasMore: false }),
    page("offset=1", { total, offset: 1, limit: 100, hasMore: false }),
    page("limit=500", { total, offset: 0, limit: 500, hasMore: false }),
    refused("a greater limit: 400", `${list}?limit=501`, "Invalid search", /500/),
    at("a search of 200 characters", `${list}?q=${"a".repeat(200)}`, { status: 200 }),
    refused("a longer search: 400", `${list}?q=${"a".repeat(201)}`, "Invalid search", /200/),
    at("a search of 12 words", `${list}?q=${words(12)}`, { status: 200 }),
    refused("more words: 400", `${list}?q=${words(13)}`, "Invalid search", /12/),
    at("100 parameters", `${item}?${parameters(100)}`, published(item)),
    refused("more parameters: 400", `${item}?${parameters(101)}`, "Invalid override", /100/),
    refused("more parameters: 400", `${list}?${parameters(101)}`, "Invalid search", /100/),
    at("a target of 8,100 bytes", filled(`${item}?v=`, 8100), published(item)),
    refused("a target over 8,192 bytes: 414", filled(`${item}?v=`, 9000), "URI too long", /8,?192/),
    refused("a target over 8,192 bytes: 414", filled("/r/", 9000), "URI too long", /8,?192/),
  ];
}
