import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import {
  CACHE_CONTROL,
  CACHE_CONTROL_OF,
  type ContentCoding,
  MIN_COMPRESSED_BYTES,
  headersFor,
  isCompressible,
} from "../../build/dist/headers.ts";
import type { Content, Publication, Reply, Request } from "./content.ts";
import { errorReply } from "./error-reply.ts";

type ReplyBody = Reply["body"] & {};

const NOT_ACCEPTABLE = {
  error: "Not acceptable",
  message: "Accept-Encoding refuses every available coding. Allow br, gzip or identity.",
};

/** The latest whole reply of each published file, since most clients accept the same codings. */
const latest = new WeakMap<Content, { acceptEncoding: string | undefined; reply: Reply }>();

/** A longer `Accept-Encoding`, cached with each file, would fill the memory. */
const MAX_CACHED_HEADER_LENGTH = 100;

/** Compressed bodies by their entity tags: each is made once, as long as there is room. */
const compressedBodies = new LRUCache<string, Uint8Array>({
  maxSize: 8_000_000,
  sizeCalculation: (body, etag) => body.length + etag.length,
});

/** 200 with a published file in the coding that the client accepts; 304 where its conditions hold; 406. */
export function publishedReply(
  content: Content,
  request: Request,
  publication: Publication,
): Reply {
  const acceptEncoding = acceptEncodingOf(request);
  const cached = latest.get(content);
  if (cached && cached.acceptEncoding === acceptEncoding) return conditional(cached.reply, request);
  const reply = wholeReply(content, request, publication, CACHE_CONTROL_OF[content.kind]);
  if (reply.status === 200 && (acceptEncoding?.length ?? 0) <= MAX_CACHED_HEADER_LENGTH)
    latest.set(content, { acceptEncoding, reply });
  return conditional(reply, request);
}

/** The same for a body that depends on a query, which caches must not reuse without validation. */
export function computedReply(content: Content, request: Request, publication: Publication): Reply {
  return conditional(wholeReply(content, request, publication, CACHE_CONTROL.computed), request);
}

function wholeReply(
  content: Content,
  request: Request,
  { compress }: Publication,
  cacheControl: string,
): Reply {
  const coded = codedBody(content, acceptEncodingOf(request), compress);
  if (coded === undefined) return errorReply(406, NOT_ACCEPTABLE, content.kind);
  const headers = headersFor(content.kind).concat(
    ["Vary", "Accept-Encoding", "Cache-Control", cacheControl, "ETag", coded.etag],
    bodyHeaders(content, coded),
  );
  return { status: 200, headers, body: coded.body };
}

/**
 * 404 with a page as its body. It has no entity tag: a condition must not turn it into 304.
 *
 * @returns undefined when the client refuses every coding of the page
 */
export function notFoundPageReply(
  page: Content,
  request: Request,
  { compress }: Publication,
): Reply | undefined {
  const coded = codedBody(page, acceptEncodingOf(request), compress);
  if (coded === undefined) return undefined;
  const headers = headersFor(page.kind).concat(
    ["Vary", "Accept-Encoding", "Cache-Control", CACHE_CONTROL.computed],
    bodyHeaders(page, coded),
  );
  return { status: 404, headers, body: coded.body };
}

/** 304, without the body and its headers, where the client has that body already. */
function conditional(reply: Reply, { headers }: Request): Reply {
  if (headers["if-none-match"] === undefined || reply.status !== 200) return reply;
  const end = reply.headers.lastIndexOf("ETag") + 2;
  const etag = reply.headers[end - 1];
  if (!fresh(headers, { etag })) return reply;
  return { status: 304, headers: reply.headers.slice(0, end) };
}

function acceptEncodingOf({ headers }: Request): string | undefined {
  const value = headers["accept-encoding"];
  return typeof value === "object" ? value.join() : value;
}

function bodyHeaders({ type }: Content, { coding, bytes }: CodedBody): string[] {
  const about = ["Content-Type", type, "Content-Length", String(bytes)];
  return coding === undefined ? about : ["Content-Encoding", coding, ...about];
}

/** A body in a coding that a client accepts; `coding` is missing for the plain body. */
interface CodedBody {
  coding?: ContentCoding;
  body: ReplyBody;
  bytes: number;
  etag: string;
}

/** The codings that a host can compute, in the order of preference. */
const DYNAMIC_ENCODINGS = ["br", "gzip"] as const;

/**
 * Chooses by the client's `Accept-Encoding`: the coding with the highest weight, of equal ones the
 * smallest; a small body plain, unless the client refuses that.
 *
 * @param acceptEncoding the header; without it every coding is acceptable, and the plain body is sent
 * @returns undefined when the client refuses every coding
 * @see RFC 9110, 12.5.3
 */
export function codedBody(
  content: Content,
  acceptEncoding: string | undefined,
  compress: Publication["compress"],
): CodedBody | undefined {
  const { bytes, type, etag, encodedBodies } = content;
  const plain = { body: content.open ?? content.body, bytes, etag };
  if (acceptEncoding === undefined || compress === undefined) return plain;
  const isWorthwhile = bytes >= MIN_COMPRESSED_BYTES && isCompressible(type);
  const codings = [...new Set<ContentCoding>([...encodedBodies.keys(), ...DYNAMIC_ENCODINGS])];
  const coding = preferredCoding(
    acceptEncoding,
    isWorthwhile ? [...codings, "identity"] : ["identity", ...codings],
  );
  if (coding === undefined) return undefined;
  if (coding === "identity") return plain;
  const codedTag = etag.replace(/"$/, `-${coding}"`);
  const body =
    encodedBodies.get(coding) ??
    compressedBodies.get(codedTag) ??
    compress(coding === "br" ? "br" : "gzip", content.body);
  if (!encodedBodies.has(coding)) compressedBodies.set(codedTag, body);
  return { coding, body, bytes: body.length, etag: codedTag };
}

/** @param available in the order of our preference */
function preferredCoding(acceptEncoding: string, available: readonly string[]) {
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  // The type declarations lack the second argument.
  const encodings = negotiator.encodings.bind(negotiator) as (
    available: readonly string[],
    options: { preferred: readonly string[] },
  ) => (ContentCoding | "identity")[];
  return encodings(available, { preferred: available })[0];
}
