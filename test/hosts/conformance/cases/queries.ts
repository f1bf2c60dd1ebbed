import { type Case, type Texts, bodilessCases, casesOf, textOf } from "../case.ts";
import { COMPUTED, ETAG, OF_COMPUTED, ofType, pathsInFormats } from "../expected-headers.ts";

const PATHS = [
  "/api/r/plain",
  "/r/plain.json",
  "/r/layered/plain.json",
  "/r/inter.json",
  "/r/registry.json",
  "/api/pairings.json",
  "/schemas/pairing.schema.json",
  ...pathsInFormats("plain"),
];

/** Parameters of other programs: the published file, which must not be cached. */
export function queryCases(files: Texts): Case[] {
  const query = casesOf("queries");
  return PATHS.flatMap((published) => {
    const path = `${published}?utm_source=x`;
    const headers = { ...ofType(published, OF_COMPUTED), etag: ETAG };
    return [
      query("the published file, not cached", path, {
        status: 200,
        headers,
        body: textOf(files, published),
      }),
      ...bodilessCases("queries", "a file with a query", path, headers, {
        "cache-control": COMPUTED,
      }),
    ];
  });
}

const ITEM = "/api/r/plain";

/** The longest targets: what else a query may hold is decided behind every host by the same code. */
export function boundCases(files: Texts): Case[] {
  const bound = casesOf("overrides");
  return [
    // nginx counts the method and the version of HTTP, too.
    bound("a target of 8100 bytes", `${ITEM}?v=`.padEnd(8100, "a"), {
      status: 200,
      headers: OF_COMPUTED,
      body: textOf(files, ITEM),
    }),
    ...[`${ITEM}?v=`, "/r/"].map((path) =>
      bound("a target over 8192 bytes: 414", path.padEnd(9000, "a"), {
        status: 414,
        headers: OF_COMPUTED,
        body: /^\{"error":"URI too long","message":".*\b8192\b.*"\}$/,
      }),
    ),
    bound("a query of 100 parameters", `${ITEM}?${"v=1&".repeat(99)}v=1`, {
      status: 200,
      headers: OF_COMPUTED,
      body: textOf(files, ITEM),
    }),
    bound("the largest page, of many words", `/r/registry.json?limit=500&q=${WORDS}`, {
      status: 200,
      headers: { ...OF_COMPUTED, etag: ETAG },
      body: /"pagination":\{/,
    }),
  ];
}

const WORDS = Array.from({ length: 12 }, (_, index) => `w${index}`).join("+");
