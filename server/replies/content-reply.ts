import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import {
  CACHE_CONTROL,
  CACHE_CONTROL_OF,
  MIN_COMPRESSED_BYTES,
  headersFor,
  isCompressible,
} from "../../build/dist/headers.ts";
import type { Content, Publication, Reply, Request } from "./content.ts";

/** The latest whole reply of each published file, since most clients accept the same codings. */
const latest = new WeakMap<Content, { acceptEncoding: string | undefined; reply: Reply }>();

/** A longer `Accept-Encoding`, cached with each file, would fill the memory. */
const MAX_CACHED_HEADER_LENGTH = 100;

/** Compressed bodies by their entity tags: each is made once, as long as there is room. */
const compressedBodies = new LRUCache<string, Uint8Array>({
  maxSize: 8_000_000,
  sizeCalculation: (body, etag) => body.length + etag.length,
});

/** 200 with a published file in the coding that the client accepts; 304 where its conditions hold. */
export function publishedReply(
  content: Content,
  request: Request,
  publication: Publication,
): Reply {
  const acceptEncoding = acceptEncodingOf(request);
  const cached = latest.get(content);
  if (cached && cached.acceptEncoding === acceptEncoding) return conditional(cached.reply, request);
  const reply = wholeReply(content, request, publication, CACHE_CONTROL_OF[content.kind]);
  if ((acceptEncoding?.length ?? 0) <= MAX_CACHED_HEADER_LENGTH)
    latest.set(content, { acceptEncoding, reply });
  return conditional(reply, request);
}

/** The same for a body that depends on a query, which caches must not reuse without validation. */
export function computedReply(content: Content, request: Request, publication: Publication): Reply {
  return conditional(wholeReply(content, request, publication, CACHE_CONTROL.computed), request);
}

/** 404 with a page as its body. It has no entity tag: a condition must not turn it into 304. */
export function notFoundPageReply(
  page: Content,
  request: Request,
  publication: Publication,
): Reply {
  const { headers, body } = wholeReply(page, request, publication, CACHE_CONTROL.computed);
  return { status: 404, headers: headers.toSpliced(headers.lastIndexOf("ETag"), 2), body };
}

function wholeReply(
  content: Content,
  request: Request,
  { compress }: Publication,
  cacheControl: string,
): Reply {
  const { kind, type } = content;
  const { coding, body, bytes, etag } = codedBody(content, acceptEncodingOf(request), compress);
  const caching = ["Vary", "Accept-Encoding", "Cache-Control", cacheControl, "ETag", etag];
  const coded = coding === undefined ? [] : ["Content-Encoding", coding];
  const described = ["Content-Type", type, "Content-Length", String(bytes)];
  return { status: 200, headers: [...headersFor(kind), ...caching, ...coded, ...described], body };
}

/** 304, without the body and its headers, where the client has that body already. */
function conditional(reply: Reply, { headers }: Request): Reply {
  if (headers["if-none-match"] === undefined) return reply;
  const end = reply.headers.lastIndexOf("ETag") + 2;
  if (!fresh(headers, { etag: reply.headers[end - 1] })) return reply;
  return { status: 304, headers: reply.headers.slice(0, end) };
}

function acceptEncodingOf({ headers }: Request): string | undefined {
  const value = headers["accept-encoding"];
  return typeof value === "object" ? value.join() : value;
}

/** The codings that a host can compute, in the order of preference. */
const CODINGS = ["br", "gzip"] as const;
type Coding = (typeof CODINGS)[number];

/**
 * Chooses by the client's `Accept-Encoding`: the coding with the highest weight, of equal ones the smallest; a
 * small body plain, unless the client refuses that.
 *
 * @param acceptEncoding the header; the plain body is sent without it, and where it refuses everything
 * @returns no `coding` with the plain body
 * @see RFC 9110, 12.5.3
 */
export function codedBody(
  content: Content,
  acceptEncoding: string | undefined,
  compress: Publication["compress"],
) {
  const { bytes, type, etag } = content;
  const plain = { coding: undefined, body: content.open ?? content.body, bytes, etag };
  if (acceptEncoding === undefined || compress === undefined) return plain;
  const isWorthwhile = bytes >= MIN_COMPRESSED_BYTES && isCompressible(type);
  const available = isWorthwhile ? [...CODINGS, "identity"] : ["identity", ...CODINGS];
  const coding = preferredCoding(acceptEncoding, available);
  if (coding === "identity") return plain;
  const codedTag = etag.replace(/"$/, `-${coding}"`);
  const body = compressedBodies.get(codedTag) ?? compress(coding, content.body);
  compressedBodies.set(codedTag, body);
  return { coding, body, bytes: body.length, etag: codedTag };
}

/** @param available in the order of our preference */
function preferredCoding(acceptEncoding: string, available: readonly string[]) {
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  // The type declarations lack the second argument.
  const encodings = negotiator.encodings.bind(negotiator) as (
    available: readonly string[],
    options: { preferred: readonly string[] },
  ) => (Coding | "identity")[];
  return encodings(available, { preferred: available })[0] ?? "identity";
}
