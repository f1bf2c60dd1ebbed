import fresh from "fresh";
import { type ItemSearch, type SearchData, itemSearchOf } from "../registry/search.ts";
import { type Published, answerTo } from "./answers.ts";
import { CACHE_CONTROL } from "./caching.ts";
import { JSON_TYPE } from "./content-type.ts";
import { type ErrorBody, METHODS, methodNotAllowed } from "./errors.ts";
import { isPublic, plainPath, queryOf } from "./routes.ts";
import { type Searchable, searchable } from "./search-response.ts";
import { CROSS_ORIGIN_HEADERS, SECURITY_HEADERS } from "./security-headers.ts";
import { tunableText } from "./tunable-text.ts";

/** Whatever serves the files of a published folder by URL path: an assets binding, another origin. */
export interface Assets {
  fetch: (request: Request) => Promise<Response>;
}

/** Any host will do: only the path of a file counts. */
const ASSETS_ORIGIN = "http://assets";

const NO_ITEMS = '{"definitions":{},"items":[]}';

/**
 * The HTTP interface over a published folder, for platforms that speak `fetch`: Cloudflare Workers,
 * Deno, Bun, service workers. It answers as the Express server does, by the same functions, but
 * leaves compression to the platform. It lives as long as one publication: a deployment starts anew.
 */
export function edgeHandler(assets: Assets): (request: Request) => Promise<Response> {
  let search: ItemSearch | undefined;
  const searchables = new Map<string, Searchable>();
  const bytesOf = async (path: string) => {
    const response = await assets.fetch(new Request(`${ASSETS_ORIGIN}${path}`));
    if (response.ok) return response.arrayBuffer();
    await response.body?.cancel();
    return undefined;
  };

  return async (request) => {
    const { method, url } = request;
    const target = url.slice(new URL(url).origin.length);
    const path = plainPath(target);
    const headers = new Headers(SECURITY_HEADERS);
    if (method === "OPTIONS" || !METHODS.includes(method)) headers.set("Allow", METHODS.join(", "));
    if (isPublic(path)) allowOtherOrigins(request, headers);
    if (method === "OPTIONS") return new Response(null, { status: 204, headers });
    if (!METHODS.includes(method)) return errorResponse(405, methodNotAllowed(method), headers);

    const files = new Map<string, Promise<ArrayBuffer | undefined>>();
    const fileAt = (itsPath: string) => {
      const file = files.get(itsPath) ?? bytesOf(itsPath);
      files.set(itsPath, file);
      return file;
    };
    const text = async (itsPath: string) => {
      const bytes = await fileAt(itsPath);
      return bytes && new TextDecoder().decode(bytes);
    };
    const published: Published = {
      has: async (itsPath) => (await fileAt(itsPath)) !== undefined,
      tunable: async (itsPath) => tunableText((await text(itsPath)) ?? "null"),
      itemCount: async () => {
        const { items } = JSON.parse((await text("/api/search.json")) ?? NO_ITEMS) as SearchData;
        return items.length;
      },
      searchable: async (itsPath) => {
        search ??= itemSearchOf((await text("/api/search.json")) ?? NO_ITEMS);
        const known = searchables.get(itsPath);
        if (known) return known;
        const made = searchable((await text(itsPath)) ?? "null", search);
        searchables.set(itsPath, made);
        return made;
      },
    };

    const answer = await answerTo(path, queryOf(target), published);
    if ("error" in answer) return errorResponse(answer.status, answer.error, headers, method);
    const bytes =
      "text" in answer ? new TextEncoder().encode(answer.text) : await fileAt(answer.path);
    if (bytes === undefined) throw new Error(`${path} is not published`);
    const isComputed = "text" in answer || answer.isComputed;
    headers.set("Cache-Control", isComputed ? CACHE_CONTROL.computed : CACHE_CONTROL.published);
    headers.set("ETag", await entityTag(bytes));
    return bodyResponse(request, bytes, headers);
  };
}

/** @see Fetch Standard, CORS protocol */
function allowOtherOrigins(request: Request, headers: Headers): void {
  for (const [name, value] of Object.entries(CROSS_ORIGIN_HEADERS)) headers.set(name, value);
  if (request.method !== "OPTIONS") return;
  headers.set("Access-Control-Allow-Methods", "GET,HEAD");
  headers.set("Vary", "Access-Control-Request-Headers");
  const asked = request.headers.get("Access-Control-Request-Headers");
  if (asked !== null) headers.set("Access-Control-Allow-Headers", asked);
}

/** 304 where the request's conditions hold, and no body for HEAD. */
function bodyResponse(
  request: Request,
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
  headers: Headers,
): Response {
  const { method } = request;
  if (fresh(Object.fromEntries(request.headers), { etag: headers.get("ETag") ?? "" }))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", JSON_TYPE);
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(method === "HEAD" ? null : bytes, { headers });
}

function errorResponse(
  status: number,
  body: ErrorBody,
  headers: Headers,
  method = "GET",
): Response {
  headers.set("Cache-Control", CACHE_CONTROL.computed);
  headers.set("Content-Type", JSON_TYPE);
  return new Response(method === "HEAD" ? null : JSON.stringify(body), { status, headers });
}

/** The same tag that the Express server gives to the same bytes. */
async function entityTag(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const base64url = btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return `"${base64url.slice(0, 27)}"`;
}
