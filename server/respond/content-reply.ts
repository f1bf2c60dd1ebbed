import fresh from "fresh";
import { type CodedBody, codedBody } from "./content-coding.ts";
import type { Content, Publication } from "./content.ts";
import { NOT_ACCEPTABLE, errorReply } from "./errors.ts";
import { isShared } from "../../build/dist/file-kind.ts";
import { CACHE_CONTROL, CACHE_CONTROL_OF, headersFor } from "../../build/dist/headers.ts";
import type { Reply, Request } from "./message.ts";

/** A reply with a body, and the tag that names it. */
interface TaggedReply {
  etag: string;
  ok: Reply;
}

/** The latest reply of each published file, since most clients accept the same codings. */
const latest = new WeakMap<Content, { acceptEncoding: string | undefined; tagged: TaggedReply }>();

/** Of an `Accept-Encoding`. A longer one, kept with each file, would fill the memory. */
const MAX_KEPT_CHARACTERS = 100;

/** 200 with a published file in the form that the client accepts; 304 where its conditions hold; 406. */
export function publishedReply(
  content: Content,
  request: Request,
  { compress }: Publication,
): Reply {
  const acceptEncoding = acceptEncodingOf(request);
  const known = latest.get(content);
  if (known && known.acceptEncoding === acceptEncoding) return conditional(known.tagged, request);
  const tagged = taggedReply(content, acceptEncoding, compress, CACHE_CONTROL_OF[content.kind]);
  if (tagged === undefined) return notAcceptable(content);
  if ((acceptEncoding?.length ?? 0) <= MAX_KEPT_CHARACTERS)
    latest.set(content, { acceptEncoding, tagged });
  return conditional(tagged, request);
}

/** The same for a body that depends on a query, which caches must not reuse without validation. */
export function computedReply(
  content: Content,
  request: Request,
  { compress }: Publication,
): Reply {
  const acceptEncoding = acceptEncodingOf(request);
  const tagged = taggedReply(content, acceptEncoding, compress, CACHE_CONTROL.computed);
  if (tagged === undefined) return notAcceptable(content);
  return conditional(tagged, request);
}

function notAcceptable({ kind }: Content): Reply {
  return errorReply(406, NOT_ACCEPTABLE, isShared(kind));
}

function acceptEncodingOf({ headers }: Request): string | undefined {
  const value = headers["accept-encoding"];
  return typeof value === "object" ? value.join() : value;
}

function taggedReply(
  content: Content,
  acceptEncoding: string | undefined,
  compress: Publication["compress"],
  cacheControl: string,
): TaggedReply | undefined {
  const coded = codedBody(content, acceptEncoding, compress);
  if (coded === undefined) return undefined;
  const { coding, body } = coded;
  const etag = coding === undefined ? content.etag : content.etag.replace(/"$/, `-${coding}"`);
  const headers = headersFor(content.kind).concat(
    ["Vary", "Accept-Encoding", "Cache-Control", cacheControl, "ETag", etag],
    bodyHeaders(content, coded),
  );
  const { isComputed } = content;
  return { etag, ok: { status: 200, headers, body, ...(isComputed && { isComputed }) } };
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
    ["Vary", "Accept, Accept-Encoding", "Cache-Control", CACHE_CONTROL.computed],
    bodyHeaders(page, coded),
  );
  return { status: 404, headers, body: coded.body };
}

/** 304, without the body and its headers, where the client has that body already. */
function conditional({ etag, ok }: TaggedReply, { headers }: Request): Reply {
  if (headers["if-none-match"] === undefined || !fresh(headers, { etag })) return ok;
  const end = ok.headers.lastIndexOf("ETag") + 2;
  return { status: 304, headers: ok.headers.slice(0, end) };
}

function bodyHeaders({ type }: Content, { coding, body }: CodedBody): string[] {
  return [
    ...(coding === undefined ? [] : ["Content-Encoding", coding]),
    ...["Content-Type", type, "Content-Length", String(body.length)],
  ];
}
