import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import type { Answer } from "./answers.ts";
import { CACHE_CONTROL } from "./caching.ts";
import { JSON_TYPE } from "./content-type.ts";
import { type Negotiated, negotiated } from "./content-negotiation.ts";
import { type Representation, type Representations, representationOf } from "./representations.ts";
import { CROSS_ORIGIN_HEADERS, SECURITY_HEADERS } from "./security-headers.ts";

/** A response that only has to be written. */
export interface ReadyResponse {
  body: Buffer;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them; the last two tell of the body. */
  headers: string[];
}

const SECURITY = Object.entries(SECURITY_HEADERS).flat();

const FOR_OTHER_ORIGINS = Object.entries(CROSS_ORIGIN_HEADERS).flat();

/** Of each file as published the latest response, since most readers take the same form. */
const latest = new WeakMap<
  Representation,
  { acceptEncoding: string | undefined; response: ReadyResponse }
>();

/**
 * The response for an answer that is no error: a text, or a published file in the form that the
 * reader takes.
 *
 * @returns undefined when the reader refuses every form
 */
export function readyResponse(
  answer: Exclude<Answer, { status: number }>,
  files: Representations["files"],
  { "accept-encoding": acceptEncoding }: IncomingMessage["headers"],
): ReadyResponse | undefined {
  if ("text" in answer) {
    const { text, isPrivate = false } = answer;
    const { body, etag } = representationOf(Buffer.from(text));
    const origins = isPrivate ? [] : FOR_OTHER_ORIGINS;
    return {
      body,
      etag,
      headers: headersOf(etag, CACHE_CONTROL.computed, body.length, origins),
    };
  }
  const file = files.get(answer.path);
  if (file === undefined) throw new Error(`${answer.path} is not published`);
  const known = answer.isComputed ? undefined : latest.get(file);
  if (known && known.acceptEncoding === acceptEncoding) return known.response;
  const form = negotiated(file, acceptEncoding);
  if (form === undefined) return undefined;
  if (answer.isComputed) return fileResponse(form, CACHE_CONTROL.computed);
  const response = fileResponse(form, CACHE_CONTROL.published);
  latest.set(file, { acceptEncoding, response });
  return response;
}

function fileResponse(
  { representation: { body, etag }, coding }: Negotiated,
  cacheControl: string,
): ReadyResponse {
  const encoding = coding ? ["Content-Encoding", coding] : [];
  const varying = [...FOR_OTHER_ORIGINS, "Vary", "Accept-Encoding", ...encoding];
  return { body, etag, headers: headersOf(etag, cacheControl, body.length, varying) };
}

function headersOf(
  etag: string,
  cacheControl: string,
  bytes: number,
  more: readonly string[],
): string[] {
  return [
    ...SECURITY,
    ...more,
    "Cache-Control",
    cacheControl,
    "ETag",
    etag,
    "Content-Type",
    JSON_TYPE,
    "Content-Length",
    String(bytes),
  ];
}

/**
 * Writes 304 where the request's conditions hold; for HEAD Node.js leaves the body out.
 *
 * @returns the status, and how many bytes of the body are sent
 */
export function write(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag, headers }: ReadyResponse,
): { status: number; bytes: number } {
  if (fresh(request.headers, { etag })) {
    response.writeHead(304, headers.slice(0, -4)).end();
    return { status: 304, bytes: 0 };
  }
  response.writeHead(200, headers).end(body);
  return { status: 200, bytes: request.method === "HEAD" ? 0 : body.length };
}
