import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_OVERRIDE_CHARACTERS } from "../../registry/overrides/override-parameters.ts";
import { VALUE_LIMITS } from "../../registry/css/css-tokens.ts";
import { CONNECTION_LIMITS, LIMITS, SHUTDOWN_SECONDS } from "../../server/limits.ts";
import { replyTo, textOf } from "../fixtures/fixture-reply.ts";
import { PROJECT } from "../fixtures/read.ts";

const get = (target: string) => {
  const reply = replyTo(target);
  return { status: reply.status, body: JSON.parse(textOf(reply)) };
};
const FAMILY = `h1-family=${"a".repeat(256)}`;
const OF_2048_CHARACTERS = `/api/r/plain?${Array(8).fill(FAMILY).join("&")}`;
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);

describe("what exceeds a bound of a request is refused, with a message", () => {
  it.each([
    ...["/api/r/plain", "/r/registry.json"].map((path): [string, string, string] => [
      `a query of more than 100 parameters on ${path}`,
      `${path}?${"v=1&".repeat(100)}v=1`,
      "The query has 101 parameters; at most 100 are allowed",
    ]),
    [
      "overrides of more than 2048 characters together",
      `${OF_2048_CHARACTERS}&h1-size=1rem`,
      "The values have 2052 characters together; at most 2048 are allowed",
    ],
    [
      "a search of more than 300 characters",
      `/r/registry.json?q=${"a".repeat(301)}`,
      "q has 301 characters; at most 300 are allowed",
    ],
    ...["+", "-"].map((separator): [string, string, string] => [
      `a search of more than 20 distinct words, separated by ${separator}`,
      `/r/registry.json?q=${words(21).join(separator)}`,
      "q has 21 distinct words; at most 20 are allowed",
    ]),
    [
      "a page of no items, of which there are always more",
      "/r/registry.json?limit=0",
      'limit is "0"; expected a whole number from 1 to 500',
    ],
  ])("%s", (_, target, message) => {
    const status = target.startsWith("/api/") ? 400 : 404;
    expect(get(target)).toEqual({ status, body: expect.objectContaining({ message }) });
  });

  it.each([
    `/api/r/plain?${"v=1&".repeat(99)}v=1`,
    OF_2048_CHARACTERS,
    `/r/registry.json?q=${"a".repeat(300)}`,
    `/r/registry.json?q=${words(20).join("+")}`,
    "/r/registry.json?limit=500",
    // The specification: query parameters are ignored when the resolved item is a font.
    `/api/r/inter?${"v=1&".repeat(200)}`,
  ])("at a bound a request is answered: %.40s", (target) => {
    expect(get(target).status).toBe(200);
  });

  it("a page of a list has 100 items by default", () => {
    expect(get("/r/registry.json?offset=0").body.pagination.limit).toBe(100);
  });
});

it("the documentation states every limit as the code has it", () => {
  const docsOf = (page: string) =>
    readFileSync(join(PROJECT, `build/site/docs/${page}.md`), "utf8");
  const http = docsOf("http");
  const rows = http.slice(http.indexOf("| Limit ")).trim().split("\n\n")[0]!.split("\n").slice(2);
  const numbers = rows.flatMap((row) => row.split("|")[2]!.match(/\d+/g) ?? []).map(Number);
  const { defaultPageItems, ...bounds } = LIMITS;
  const stated = [
    ...[bounds, VALUE_LIMITS, CONNECTION_LIMITS].flatMap(Object.values),
    MAX_OVERRIDE_CHARACTERS,
  ];
  const ascending = (a: number, b: number) => a - b;
  expect(numbers.sort(ascending)).toEqual(stated.sort(ascending));
  expect(rows.join()).toContain(`(${defaultPageItems} without a \`limit\`)`);
  expect(docsOf("publish")).toContain(
    `its client has ${SHUTDOWN_SECONDS} seconds to read the answer`,
  );
});
