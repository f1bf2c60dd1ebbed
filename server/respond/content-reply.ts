import fresh from "fresh";
import { codedBody } from "./content-coding.ts";
import type { Content, Publication } from "./content.ts";
import { NOT_ACCEPTABLE, errorReply } from "./errors.ts";
import { CACHE_CONTROL, headersFor } from "./headers.ts";
import type { Reply, Request } from "./message.ts";

/** A reply with a body, and the tag that names it. */
interface TaggedReply {
  etag: string;
  ok: Reply;
}

/** The latest reply of each published file, since most clients accept the same codings. */
const latest = new WeakMap<Content, { acceptEncoding: string | undefined; tagged: TaggedReply }>();

/** 200 with a published file in the form that the client accepts; 304 where its conditions hold; 406. */
export function publishedReply(
  content: Content,
  request: Request,
  { compress }: Publication,
): Reply {
  const acceptEncoding = acceptEncodingOf(request);
  const known = latest.get(content);
  if (known && known.acceptEncoding === acceptEncoding) return conditional(known.tagged, request);
  const tagged = taggedReply(content, acceptEncoding, compress, CACHE_CONTROL.published);
  if (tagged === undefined) return errorReply(406, NOT_ACCEPTABLE, content.isShared);
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
  if (tagged === undefined) return errorReply(406, NOT_ACCEPTABLE, content.isShared);
  return conditional(tagged, request);
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
  const headers = headersFor(content.isShared).concat(
    ["Vary", "Accept-Encoding", "Cache-Control", cacheControl, "ETag", etag],
    coding === undefined ? [] : ["Content-Encoding", coding],
    ["Content-Type", content.type, "Content-Length", String(body.length)],
  );
  return { etag, ok: { status: 200, headers, body } };
}

/** 304, without the body and its headers, where the client has that body already. */
function conditional({ etag, ok }: TaggedReply, { headers }: Request): Reply {
  if (headers["if-none-match"] === undefined || !fresh(headers, { etag })) return ok;
  const end = ok.headers.lastIndexOf("ETag") + 2;
  return { status: 304, headers: ok.headers.slice(0, end) };
}
