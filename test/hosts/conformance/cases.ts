import { FLAVOURS } from "../../../registry/flavours.ts";
import type { PairingItem } from "../../../registry/items.ts";
import { CROSS_ORIGIN_HEADERS, SECURITY_HEADERS } from "../../../server/security-headers.ts";

/**
 * What a host can do. *static*: every published file under its path, byte for byte. *headers*: type,
 * caching, CORS, security headers and conditions of published files. *compression*: the files that
 * the build compressed. *methods*: OPTIONS, CORS preflights, and 405 for all methods but GET and HEAD.
 * *errors*: 404 in JSON, with the requested name. *queries*: any query gets an answer that is not
 * cached, if only the published file. *overrides*: everything that a query computes, its bounds, and
 * the nearest names of a missing one. *compressed overrides*: what is computed, by `Accept-Encoding`.
 */
export const CAPABILITIES = [
  ...(["static", "headers", "compression", "methods", "errors", "queries"] as const),
  ...(["overrides", "compressed overrides"] as const),
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** A header as it must be: its value, a pattern, or null where it must be missing. */
type ExpectedHeaders = Readonly<Record<string, string | RegExp | null>>;

/** A request, and what the specification and the design say of its answer. */
export interface Case {
  name: string;
  capability: Capability;
  method: string;
  /** As it goes over the wire. */
  path: string;
  /** Sent with the request; a condition is made of an earlier answer. */
  headers?: (before: { etag: string }) => Record<string, string>;
  /** One of several statuses, where hosts may differ. */
  expected: {
    status: number | readonly number[];
    headers?: ExpectedHeaders;
    body?: string | RegExp;
  };
}

const JSON_TYPE = "application/json; charset=utf-8";
const PUBLISHED = "public, max-age=86400, s-maxage=86400";
const COMPUTED = "no-cache";
const ETAG = /^(?:W\/)?"[^"]+"$/;
const SECURITY = lowerCased(SECURITY_HEADERS);
/** Of every response under /api, /r and /schemas. */
const FOR_ALL = { ...SECURITY, ...lowerCased(CROSS_ORIGIN_HEADERS) };
const OF_PUBLISHED = {
  ...FOR_ALL,
  "content-type": JSON_TYPE,
  "cache-control": PUBLISHED,
  etag: /^"[^"]+"$/,
} as const;
const OF_COMPUTED = {
  ...FOR_ALL,
  "content-type": JSON_TYPE,
  "cache-control": COMPUTED,
} as const;
/** Of an error elsewhere: pages of other origins may not read it. */
const OF_OTHER_ERRORS = {
  ...SECURITY,
  "content-type": JSON_TYPE,
  "cache-control": COMPUTED,
  "access-control-allow-origin": null,
} as const;

/** The text of every file, by path. */
type Texts = ReadonlyMap<string, string>;

/** @param files what the build of the fixture registry publishes */
export function conformanceCases(files: Texts): Case[] {
  return [
    ...staticCases(files),
    ...headerCases(files),
    ...compressionCases(files),
    ...methodCases(),
    ...errorCases(),
    ...queryCases(files),
    ...overrideCases(files),
    ...missingNameCases(),
    ...boundCases(files),
    ...compressedOverrideCases(),
  ];
}

function staticCases(files: Texts): Case[] {
  return [...files].map(([path, body]) => ({
    name: "serves every variant from dist",
    capability: "static",
    method: "GET",
    path: `/${path}`,
    expected: { status: 200, body },
  }));
}

function headerCases(files: Texts): Case[] {
  const capability = "headers";
  const paths = ["/api/r/plain", "/api/r/plain.json", "/r/inter.json", "/r/registry.json"];
  const body = (path: string) => textOf(files, path);
  return paths.flatMap((path): Case[] => [
    {
      ...{
        name: "type, caching, entity tag, CORS and security headers",
        capability,
        method: "GET",
        path,
      },
      expected: { status: 200, headers: OF_PUBLISHED, body: body(path) },
    },
    {
      ...{ name: "HEAD has the headers of GET, and no body", capability, method: "HEAD", path },
      expected: {
        status: 200,
        headers: { ...OF_PUBLISHED, "content-length": String(Buffer.byteLength(body(path))) },
        body: "",
      },
    },
    {
      ...{ name: "If-None-Match with the entity tag: 304", capability, method: "GET", path },
      headers: ({ etag }) => ({ "If-None-Match": etag }),
      expected: { status: 304, headers: { ...SECURITY, etag: ETAG }, body: "" },
    },
    {
      ...{
        name: "If-None-Match with a list, compared weakly: 304",
        capability,
        method: "GET",
        path,
      },
      headers: ({ etag }) => ({ "If-None-Match": `"other", W/${etag}` }),
      expected: { status: 304, body: "" },
    },
    {
      ...{ name: "If-None-Match with *: 304", capability, method: "GET", path },
      headers: () => ({ "If-None-Match": "*" }),
      expected: { status: 304, body: "" },
    },
    {
      ...{ name: "If-None-Match with another entity tag: 200", capability, method: "GET", path },
      headers: () => ({ "If-None-Match": '"other"' }),
      expected: { status: 200, body: body(path) },
    },
    {
      ...{ name: "the Accept header of the shadcn client", capability, method: "GET", path },
      headers: () => ({ Accept: "application/vnd.shadcn.v1+json, application/json;q=0.9" }),
      expected: { status: 200, headers: OF_PUBLISHED, body: body(path) },
    },
    {
      ...{
        name: "a bare question mark is not a query",
        capability,
        method: "GET",
        path: `${path}?`,
      },
      expected: { status: 200, headers: OF_PUBLISHED, body: body(path) },
    },
    {
      name: "an unreserved character may be percent-encoded",
      ...{ capability, method: "GET", path: path.replace("i", "%69") },
      expected: { status: 200, headers: OF_PUBLISHED, body: body(path) },
    },
  ]);
}

function compressionCases(files: Texts): Case[] {
  const paths = ["/api/r/plain", "/r/plain.json", "/r/registry.json", "/r/layered/plain.json"];
  return paths.flatMap((path): Case[] => {
    const asked = { capability: "compression", method: "GET", path } as const;
    const body = textOf(files, path);
    const vary = /\baccept-encoding\b/i;
    return [
      {
        ...asked,
        name: "compressed for a client that accepts gzip",
        headers: () => ({ "Accept-Encoding": "gzip" }),
        expected: {
          status: 200,
          headers: { ...OF_PUBLISHED, etag: ETAG, "content-encoding": "gzip", vary },
          body,
        },
      },
      {
        ...asked,
        name: "uncompressed for a client that refuses gzip",
        headers: () => ({ "Accept-Encoding": "gzip;q=0" }),
        expected: {
          status: 200,
          headers: { ...OF_PUBLISHED, "content-encoding": null, vary },
          body,
        },
      },
      {
        ...asked,
        name: "uncompressed without Accept-Encoding",
        expected: { status: 200, headers: { "content-encoding": null, vary }, body },
      },
    ];
  });
}

function methodCases(): Case[] {
  const capability = "methods";
  const allow = "GET, HEAD, OPTIONS";
  const preflightHeaders = { "access-control-allow-methods": "GET,HEAD" };
  const publicPaths = [
    ...["/api/r/plain", "/r/plain.json", "/r/nope.json", "/schemas/pairing.schema.json"],
    ...["/api/r/plain?h1-size=3rem", "/r/registry.json?q=serif"],
  ];
  return [
    ...publicPaths.flatMap((path): Case[] => [
      {
        ...{ name: "OPTIONS: 204 with the allowed methods", capability, method: "OPTIONS", path },
        expected: { status: 204, headers: { ...FOR_ALL, ...preflightHeaders, allow }, body: "" },
      },
      {
        ...{ name: "CORS preflight", capability, method: "OPTIONS", path },
        headers: () => ({
          Origin: "https://elsewhere.example",
          "Access-Control-Request-Method": "GET",
          "Access-Control-Request-Headers": "if-none-match",
        }),
        expected: {
          status: 204,
          headers: {
            ...{ ...FOR_ALL, ...preflightHeaders, allow },
            "access-control-allow-headers": /^(?:\*|if-none-match)$/i,
          },
          body: "",
        },
      },
    ]),
    ...["/", "/nope", "/radio"].map((path): Case => ({
      ...{ name: "OPTIONS elsewhere allows no other origin", capability, method: "OPTIONS", path },
      expected: {
        status: 204,
        headers: {
          ...SECURITY,
          allow,
          "access-control-allow-origin": null,
          "access-control-allow-methods": null,
        },
        body: "",
      },
    })),
    ...["POST", "PUT", "DELETE", "PATCH"].flatMap((method) =>
      ["/api/r/plain", "/r/nope.json", "/api/r/plain?h1-size=3rem"].map((path): Case => ({
        ...{ name: "405 with the allowed methods", capability, method, path },
        expected: {
          status: 405,
          headers: { ...OF_COMPUTED, allow },
          body: `{"error":"Method not allowed","message":"Use GET, HEAD or OPTIONS instead of ${method}."}`,
        },
      })),
    ),
  ];
}

/** So far from every name that no host suggests one. */
const UNLIKE_ANY = "zzzzzzzzzzzz";

function errorCases(): Case[] {
  const capability = "errors";
  const missing = (path: string, body: object): Case => ({
    ...{ name: "404 with the requested name", capability, method: "GET", path },
    expected: { status: 404, headers: OF_COMPUTED, body: JSON.stringify(body) },
  });
  const atEndpoint = (path: string, name: string) =>
    missing(`/api/r/${path}`, { error: `Registry item ${name} not found` });
  const inFolder = (folder: string, query = "") =>
    missing(`${folder}/${UNLIKE_ANY}.json${query}`, {
      error: `Registry item ${UNLIKE_ANY} not found`,
      message: "All names are listed in /r/registry.json.",
    });
  const notFound = (path: string): Case => ({
    ...{ name: "404 for a path without an item", capability, method: "GET", path },
    expected: {
      status: 404,
      headers: { "content-type": JSON_TYPE, "cache-control": COMPUTED, ...SECURITY },
      body: '{"error":"Not found","message":"Items are at /api/r/{name}; the index is /r/registry.json."}',
    },
  });
  return [
    atEndpoint("nope", "nope"),
    atEndpoint("nope.json", "nope"),
    atEndpoint("nope.json.json", "nope.json"),
    atEndpoint("Plain", "Plain"),
    atEndpoint("pairing-inter", "pairing-inter"),
    atEndpoint("nope?h1-size=3rem", "nope"),
    inFolder("/r"),
    inFolder("/r", "?utm_source=x"),
    ...FLAVOURS.map((flavour) => inFolder(`/r/${flavour}`)),
    ...[
      "/",
      "/nope",
      "/nope?utm_source=x",
      "/api/r/",
      "/r/plain",
      "/r/",
      "/r",
      "/api/r/plain/",
    ].map(notFound),
    ...["/api/r/plain/?utm_source=x", "//api/r/plain", "/r//plain.json", "/r//plain.json?v"].map(
      notFound,
    ),
    {
      ...{ name: "404 elsewhere allows no other origin", capability, method: "GET", path: "/nope" },
      expected: { status: 404, headers: OF_OTHER_ERRORS },
    },
    {
      ...{ name: "HEAD of a missing item", capability, method: "HEAD", path: "/api/r/nope" },
      expected: { status: 404, headers: OF_COMPUTED, body: "" },
    },
    ...["/api/r/..%2fplain", "/api/r/plain%2f", "/%2e%2e/%2e%2e/etc/passwd"].map((path): Case => ({
      ...{ name: "no path leads out of dist", capability, method: "GET", path },
      expected: { status: [400, 404] },
    })),
  ];
}

/** Parameters of other programs: the published file, which must not be cached. */
function queryCases(files: Texts): Case[] {
  const capability = "queries";
  const paths = [
    ...["/api/r/plain", "/r/plain.json", "/r/layered/plain.json", "/r/inter.json"],
    ...["/r/registry.json", "/api/pairings.json", "/schemas/pairing.schema.json"],
  ];
  return paths.flatMap((path): Case[] => {
    const asked = { capability, method: "GET", path: `${path}?utm_source=x` } as const;
    const body = textOf(files, path);
    return [
      {
        ...{ ...asked, name: "the published file, not cached" },
        expected: { status: 200, headers: { ...OF_COMPUTED, etag: ETAG }, body },
      },
      {
        ...{ ...asked, name: "HEAD with a query", method: "HEAD" },
        expected: { status: 200, headers: { ...OF_COMPUTED, etag: ETAG }, body: "" },
      },
      {
        ...{ ...asked, name: "If-None-Match with a query: 304" },
        headers: ({ etag }) => ({ "If-None-Match": etag }),
        expected: { status: 304, headers: { "cache-control": COMPUTED }, body: "" },
      },
    ];
  });
}

function overrideCases(files: Texts): Case[] {
  const capability = "overrides";
  const plain = JSON.parse(textOf(files, "/api/r/plain")) as PairingItem;
  const overridden = formatted({
    ...plain,
    css: {
      ...plain.css,
      h1: { ...plain.css.h1, "font-size": "3rem" },
      "body, p": { ...plain.css["body, p"], "line-height": "1.8" },
    },
  });
  const query = "?h1-size=3rem&body-lh=1.8";
  const computed = (name: string, path: string, body: string): Case => ({
    ...{ name, capability, method: "GET", path },
    expected: { status: 200, headers: OF_COMPUTED, body },
  });
  const refused = (path: string, error: string): Case => ({
    ...{ name: "400 with every problem", capability, method: "GET", path },
    expected: {
      status: 400,
      headers: OF_COMPUTED,
      body: new RegExp(`^\\{"error":"${error}","message":"[^"].*"\\}$`),
    },
  });
  const index = JSON.parse(textOf(files, "/r/registry.json")) as { items: { name: string }[] };
  const page = index.items.slice(1, 3);
  return [
    ...["/api/r/plain", "/api/r/pairing-plain.json", "/r/plain.json"].map((path) =>
      computed("the values of the query, and no others", `${path}${query}`, overridden),
    ),
    ...["/api/r/inter", "/r/inter.json"].map((path) =>
      computed("a font ignores queries", `${path}?h1-size=nonsense`, textOf(files, path)),
    ),
    computed(
      "parameters of other programs",
      "/api/r/plain?utm_source=a",
      textOf(files, "/api/r/plain"),
    ),
    computed(
      "a flavour by query",
      "/api/r/plain?layer=base",
      textOf(files, "/r/layered/plain.json"),
    ),
    computed(
      "self-hosted by query",
      "/api/r/plain?fonts=self-hosted",
      textOf(files, "/r/self-hosted/plain.json"),
    ),
    ...["h1-size=", "h1-colour=red", "h1-size=3rem%3Bcolor%3Ared"].map((query) =>
      refused(`/api/r/plain?${query}`, "Invalid override"),
    ),
    refused("/r/registry.json?limit=ten", "Invalid search"),
    computed(
      "a page of the index",
      "/r/registry.json?limit=2&offset=1",
      `${JSON.stringify({
        ...index,
        items: page,
        pagination: { total: index.items.length, offset: 1, limit: 2, hasMore: true },
      })}\n`,
    ),
  ];
}

/** The client prints the `message`: the nearest names. */
function missingNameCases(): Case[] {
  return ["/r", ...FLAVOURS.map((flavour) => `/r/${flavour}`)].map((folder) => ({
    name: "404 with the nearest names",
    capability: "overrides",
    method: "GET",
    path: `${folder}/plan.json`,
    expected: {
      status: 404,
      headers: OF_COMPUTED,
      body: /^\{"error":"Registry item plan not found","message":"Did you mean \\"plain\\".*\?"\}$/,
    },
  }));
}

/** The greatest queries that are answered, and the least that are not. */
function boundCases(files: Texts): Case[] {
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
    refused("more parameters: 400", `${item}?${parameters(101)}`, '[^"]+', /100/),
    refused("more parameters: 400", `${list}?${parameters(101)}`, '[^"]+', /100/),
    at("a target of 8,100 bytes", filled(`${item}?v=`, 8100), published(item)),
    refused("a target over 8,192 bytes: 414", filled(`${item}?v=`, 9000), "URI too long", /8,?192/),
    refused("a target over 8,192 bytes: 414", filled("/r/", 9000), "URI too long", /8,?192/),
  ];
}

function compressedOverrideCases(): Case[] {
  const vary = /\baccept-encoding\b/i;
  const bodies: [path: string, body: RegExp][] = [
    ["/api/r/plain?h1-size=3rem", /"font-size": "3rem"/],
    ["/r/registry.json?limit=500", /"pagination":\{/],
  ];
  return bodies.flatMap(([path, body]): Case[] => {
    const asked = { capability: "compressed overrides", method: "GET", path } as const;
    return [
      {
        ...{ ...asked, name: "compressed for a client that accepts gzip" },
        headers: () => ({ "Accept-Encoding": "gzip" }),
        expected: {
          status: 200,
          headers: { ...OF_COMPUTED, "content-encoding": "gzip", vary },
          body,
        },
      },
      {
        ...{ ...asked, name: "uncompressed for a client that refuses gzip" },
        headers: () => ({ "Accept-Encoding": "gzip;q=0" }),
        expected: {
          status: 200,
          headers: { ...OF_COMPUTED, "content-encoding": null, vary },
          body,
        },
      },
    ];
  });
}

function textOf(files: Texts, path: string): string {
  const text = files.get(path.slice(1));
  if (text === undefined) throw new Error(`${path} is not published`);
  return text;
}

function formatted(item: object): string {
  return `${JSON.stringify(item, null, 2)}\n`;
}

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
