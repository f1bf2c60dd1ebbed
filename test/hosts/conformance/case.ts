import type { SentRequest } from "../../fixtures/answer.ts";

/** What a host can do: each names cases of its own. */
export const CAPABILITIES = [
  /** Every published file under its path, byte for byte. */
  "static",
  /** A page at the address of its folder, whatever the query. */
  "pages",
  /** From a folder without a slash to the one with it. */
  "redirects",
  /** The published one, elsewhere. */
  "404 page",
  /** Type, caching, CORS, security headers and conditions of published files. */
  "headers",
  /** The files that the build compressed. */
  "compression",
  /** OPTIONS, CORS preflights, and 405 for all methods but GET and HEAD. */
  "methods",
  /** 404 in JSON, with the requested name, in the folders of items. */
  "errors",
  /** Any query gets an answer that is not cached, if only the published file. */
  "queries",
  /** Everything that a query computes, its bounds, and the nearest names of a missing one. */
  "overrides",
  /** What is computed, by `Accept-Encoding`. */
  "compressed overrides",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** A header as it must be: its value, a pattern, or null where it must be missing. */
type ExpectedHeaders = Readonly<Record<string, string | RegExp | null>>;

/** What is expected of an answer; one of several statuses, where hosts may differ. */
export interface Expected {
  status: number | readonly number[];
  headers?: ExpectedHeaders;
  body?: string | RegExp | Buffer;
}

/** Headers of a request; those of a condition are made of an earlier answer. */
type SentHeaders =
  | Readonly<Record<string, string>>
  | ((before: { etag: string }) => Readonly<Record<string, string>>);

/** A request, GET by default, and what the specification and the design say of its answer. */
export interface Case extends Omit<SentRequest, "headers"> {
  name: string;
  capability: Capability;
  headers?: SentHeaders;
  expected: Expected;
}

/**
 * Makes cases of one capability.
 *
 * @returns a function of a name, a request or the path of a GET request, and what is expected
 */
export function casesOf(
  capability: Capability,
): (
  name: string,
  request: string | Omit<Case, "name" | "capability" | "expected">,
  expected: Expected,
) => Case {
  return (name, request, expected) => ({
    name,
    capability,
    expected,
    ...(typeof request === "string" ? { path: request } : request),
  });
}

/** A client that accepts gzip, and one that refuses it. */
export function codingCases(
  capability: Capability,
  path: string,
  compressed: Expected,
  uncompressed = compressed,
): Case[] {
  const coding = casesOf(capability);
  const withCoding = ({ headers, ...expected }: Expected, name: string | null) => ({
    ...expected,
    headers: { ...headers, "content-encoding": name },
  });
  return [
    coding(
      "compressed for a client that accepts gzip",
      { path, headers: { "Accept-Encoding": "gzip" } },
      withCoding(compressed, "gzip"),
    ),
    coding(
      "uncompressed for a client that refuses gzip",
      { path, headers: { "Accept-Encoding": "gzip;q=0" } },
      withCoding(uncompressed, null),
    ),
  ];
}

/** HEAD, and If-None-Match with the entity tag, of what GET answers with 200. */
export function bodilessCases(
  capability: Capability,
  name: string,
  path: string,
  headers: ExpectedHeaders,
  notModified: ExpectedHeaders,
): Case[] {
  const bodiless = casesOf(capability);
  return [
    bodiless(`HEAD of ${name}`, { method: "HEAD", path }, { status: 200, headers, body: "" }),
    bodiless(
      `If-None-Match with the entity tag of ${name}: 304`,
      { path, headers: ({ etag }) => ({ "If-None-Match": etag }) },
      { status: 304, headers: notModified, body: "" },
    ),
  ];
}

/** The text of every file, by path. */
export type Texts = ReadonlyMap<string, string>;

/** @throws when nothing is published at the path */
export function textOf(files: Texts, path: string): string {
  const text = files.get(path.slice(1));
  if (text === undefined) throw new Error(`${path} is not published`);
  return text;
}
