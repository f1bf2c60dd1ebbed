import type { PairingItem } from "../../../registry/items.ts";

/**
 * What a host can do. *static*: every published file under its path, byte for byte. *headers*: type,
 * caching, other origins, conditions. *compression*: the files that the build compressed. *errors*: 404 and 405 in JSON, with the name that was asked for.
 * *overrides*: everything that a query computes.
 */
export const CAPABILITIES = ["static", "headers", "compression", "errors", "overrides"] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** A header as it must be: its value, a pattern, or null where it must not be. */
type ExpectedHeaders = Readonly<Record<string, string | RegExp | null>>;

/** A request, and what the specification and the design say of its answer. */
export interface Case {
  name: string;
  capability: Capability;
  method: string;
  /** As it goes over the wire. */
  path: string;
  /** Sent with the request; a condition is made of an answer before it. */
  headers?: (before: { etag: string }) => Record<string, string>;
  /** One of several statuses, where hosts may differ. */
  expected: { status: number | readonly number[]; headers?: ExpectedHeaders; body?: string };
}

const JSON_TYPE = "application/json; charset=utf-8";
const PUBLISHED = "public, max-age=86400, s-maxage=86400";
const COMPUTED = "no-cache";
const FOR_ALL = {
  "access-control-allow-origin": "*",
  "x-content-type-options": "nosniff",
} as const;
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

/** The text of every file, by path. */
type Texts = ReadonlyMap<string, string>;

/** @param files what the build of the fixture registry publishes */
export function conformanceCases(files: Texts): Case[] {
  return [
    ...staticCases(files),
    ...headerCases(files),
    ...compressionCases(files),
    ...errorCases(),
    ...overrideCases(files),
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
      ...{ name: "type, caching, entity tag, other origins", capability, method: "GET", path },
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
      ...{ name: "the tag that the reader has: 304", capability, method: "GET", path },
      headers: ({ etag }) => ({ "If-None-Match": etag }),
      expected: { status: 304, headers: { etag: /^"[^"]+"$/ }, body: "" },
    },
    {
      ...{ name: "one of several tags, weakly: 304", capability, method: "GET", path },
      headers: ({ etag }) => ({ "If-None-Match": `"other", W/${etag}` }),
      expected: { status: 304, body: "" },
    },
    {
      ...{ name: "any tag: 304", capability, method: "GET", path },
      headers: () => ({ "If-None-Match": "*" }),
      expected: { status: 304, body: "" },
    },
    {
      ...{ name: "another tag: 200", capability, method: "GET", path },
      headers: () => ({ "If-None-Match": '"other"' }),
      expected: { status: 200, body: body(path) },
    },
    {
      ...{ name: "the client's own type is accepted", capability, method: "GET", path },
      headers: () => ({ Accept: "application/vnd.shadcn.v1+json, application/json;q=0.9" }),
      expected: { status: 200, headers: OF_PUBLISHED, body: body(path) },
    },
    {
      ...{ name: "a bare question mark is no query", capability, method: "GET", path: `${path}?` },
      expected: { status: 200, headers: OF_PUBLISHED, body: body(path) },
    },
    {
      name: "what needs no encoding may have it",
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
        name: "compressed for those who take it",
        headers: () => ({ "Accept-Encoding": "gzip" }),
        expected: {
          status: 200,
          headers: { ...OF_PUBLISHED, etag: /"[^"]+"/, "content-encoding": "gzip", vary },
          body,
        },
      },
      {
        ...asked,
        name: "plain for those who do not",
        headers: () => ({ "Accept-Encoding": "gzip;q=0" }),
        expected: {
          status: 200,
          headers: { ...OF_PUBLISHED, "content-encoding": null, vary },
          body,
        },
      },
      {
        ...asked,
        name: "plain where nothing is said",
        expected: { status: 200, headers: { "content-encoding": null, vary }, body },
      },
    ];
  });
}

function errorCases(): Case[] {
  const capability = "errors";
  const missing = (path: string, name: string): Case => ({
    ...{ name: "404 with the name that was looked up", capability, method: "GET", path },
    expected: {
      status: 404,
      headers: OF_COMPUTED,
      body: `{"error":"Registry item ${name} not found"}`,
    },
  });
  const notFound = (path: string): Case => ({
    ...{ name: "404 for what is no item", capability, method: "GET", path },
    expected: { status: 404, headers: { "content-type": JSON_TYPE, "cache-control": COMPUTED } },
  });
  return [
    missing("/api/r/nope", "nope"),
    missing("/api/r/nope.json", "nope"),
    missing("/api/r/nope.json.json", "nope.json"),
    missing("/api/r/Plain", "Plain"),
    missing("/api/r/pairing-inter", "pairing-inter"),
    missing("/r/nope.json", "nope"),
    missing("/r/layered/nope.json", "nope"),
    ...[
      "/",
      "/nope",
      "/api/r/",
      "/r/plain",
      "/api/r/plain/",
      "//api/r/plain",
      "/r//plain.json",
    ].map(notFound),
    ...["/api/r/..%2fplain", "/api/r/plain%2f", "/%2e%2e/%2e%2e/etc/passwd"].map((path): Case => ({
      ...{ name: "no way out of dist", capability, method: "GET", path },
      expected: { status: [400, 404] },
    })),
    ...["POST", "PUT", "DELETE", "PATCH"].map((method): Case => ({
      ...{ name: "405 with what is allowed", capability, method, path: "/api/r/plain" },
      expected: {
        status: 405,
        headers: {
          allow: "GET, HEAD, OPTIONS",
          "content-type": JSON_TYPE,
          "cache-control": COMPUTED,
        },
        body: `{"error":"Method not allowed","message":"${method} is not answered here; use GET, HEAD, OPTIONS"}`,
      },
    })),
  ];
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
  const refused = (path: string, body?: string): Case => ({
    ...{ name: "400 with every problem", capability, method: "GET", path },
    expected: {
      status: 400,
      headers: OF_COMPUTED,
      ...(body !== undefined && { body }),
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
    computed("others' parameters", "/api/r/plain?utm_source=a", textOf(files, "/api/r/plain")),
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
    refused("/api/r/plain?h1-size="),
    refused("/api/r/plain?h1-colour=red"),
    refused("/api/r/plain?h1-size=3rem%3Bcolor%3Ared"),
    refused("/r/registry.json?limit=ten"),
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

function textOf(files: Texts, path: string): string {
  const text = files.get(path.slice(1));
  if (text === undefined) throw new Error(`${path} is not published`);
  return text;
}

function formatted(item: object): string {
  return `${JSON.stringify(item, null, 2)}\n`;
}
