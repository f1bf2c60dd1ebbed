import {
  type BuildManifest,
  MANIFEST_FILE,
  isBuildManifest,
} from "../../build/dist/build-manifest.ts";
import {
  type Content,
  type Publication,
  UNSERVED_PATHS,
  publishedContent,
  textOf,
} from "../respond/content.ts";
import type { Reply } from "../respond/message.ts";
import { failureReply, respond, unavailableReply, withoutBody } from "../respond/respond.ts";

/** Whatever serves the files of a published folder by URL path: an assets binding, another origin. */
export interface Assets {
  fetch: (request: Request) => Promise<Response>;
}

/** Only the path of a file matters; the host may be any. */
const ASSETS_ORIGIN = "http://assets";

/** The data of a search: parsed once, and cached as long as the handler lives. */
const KEPT_FILES: ReadonlySet<string> = new Set([
  "/api/search.json",
  "/r/registry.json",
  "/r/layered/registry.json",
  "/r/self-hosted/registry.json",
  "/r/typeset/registry.json",
]);

/**
 * A published folder over HTTP, for platforms with the `fetch` interface: Cloudflare Workers, Deno, Bun, service
 * workers. It answers as the Express server does, by the same function, but leaves compression to the
 * platform. It lives as long as one publication: a deployment starts a new one.
 */
export function edgeHandler(assets: Assets): (request: Request) => Promise<Response> {
  const kept = new Map<string, Content>();
  return async (request) => {
    const { method, url } = request;
    const target = url.slice(new URL(url).origin.length);
    const headers = Object.fromEntries(request.headers);
    try {
      const reply = await replyWhenRead({ method, target, headers }, assets, kept);
      return responseOf(reply);
    } catch (error) {
      // Whatever is kept may be what made it fail.
      kept.clear();
      const isPassing = error instanceof AssetsError || error instanceof SyntaxError;
      const reply = isPassing ? unavailableReply(error, target) : failureReply(error, target);
      return responseOf(method === "HEAD" ? withoutBody(reply) : reply);
    }
  };
}

/** Assets that fail, or that answer with something else than the file. */
class AssetsError extends Error {
  override name = "AssetsError";
}

/** Thrown where `respond` looks up a file that has not been read yet. */
class NotRead extends Error {
  override name = "NotRead";
  readonly path: string;

  constructor(path: string) {
    super(`${path} has not been read`);
    this.path = path;
  }
}

/**
 * `respond` looks files up without waiting, so it is called again with each file that it turned out to
 * need: one for an item, two or three where a query chooses a flavour or searches.
 */
async function replyWhenRead(
  request: Parameters<typeof respond>[0],
  assets: Assets,
  kept: Map<string, Content>,
): Promise<Reply> {
  const read = new Map<string, Content | undefined>();
  const publication: Publication = {
    file: (path) => {
      const known = kept.get(path) ?? read.get(path);
      if (known === undefined && !read.has(path)) throw new NotRead(path);
      return known;
    },
    itemCount: () => manifestOf(publication).items,
    build: () => ({ fingerprint: manifestOf(publication).fingerprint }),
  };
  for (;;) {
    try {
      return respond(request, publication);
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      const content = await readAsset(error.path, assets);
      read.set(error.path, content);
      if (content && KEPT_FILES.has(error.path)) kept.set(error.path, content);
    }
  }
}

function manifestOf({ file }: Publication): BuildManifest {
  return parsedManifest(file(MANIFEST_PATH));
}

function parsedManifest(content: Content | undefined): BuildManifest {
  const manifest: unknown = content && JSON.parse(textOf(content));
  if (isBuildManifest(manifest)) return manifest;
  throw new AssetsError(`${MANIFEST_PATH} is missing or invalid`);
}

/**
 * @returns undefined where there is no such file
 * @throws AssetsError where nothing can be said about it
 */
async function readAsset(path: string, assets: Assets): Promise<Content | undefined> {
  if (UNSERVED_PATHS.has(path)) return undefined;
  const { status, type, body } = await fetchedAsset(path, assets);
  if (status === 404) return undefined;
  const content = publishedContent(path, body, await sha256Of(body));
  // Where assets answer any missing path with a page, only the manifest tells what is missing.
  const isPage = type.startsWith("text/html") && !CERTAIN_PAGES.has(path);
  if (!isPage || (await isPublishedAs(path, content, assets))) return content;
  return undefined;
}

const MANIFEST_PATH = `/${MANIFEST_FILE}`;
const CERTAIN_PAGES: ReadonlySet<string> = new Set(["/index.html", "/404.html"]);

/**
 * Whether a page is what is published at its path.
 *
 * @returns false where nothing is
 * @throws AssetsError where something else is
 */
async function isPublishedAs(path: string, page: Content, assets: Assets): Promise<boolean> {
  const { status, body } = await fetchedAsset(MANIFEST_PATH, assets);
  const manifest = publishedContent(MANIFEST_PATH, body, "");
  const { contents } = parsedManifest(status === 404 ? undefined : manifest);
  const published = contents.find(({ paths }) => paths.includes(path.slice(1)));
  if (published === undefined) return false;
  if (published.bytes === page.body.length) return true;
  throw new AssetsError(`${path}: the assets answered with another page`);
}

/** @throws AssetsError for any answer but the file, or that it is missing */
async function fetchedAsset(path: string, assets: Assets) {
  const request = new Request(`${ASSETS_ORIGIN}${encodeURI(path)}`);
  try {
    const response = await assets.fetch(request);
    const { status, ok, headers } = response;
    if (!ok && status !== 404) await response.body?.cancel();
    if (!ok && status !== 404) throw new Error(`the assets answered ${status}`);
    const body = new Uint8Array(await response.arrayBuffer());
    return { status, type: headers.get("Content-Type") ?? "", body };
  } catch (cause) {
    throw new AssetsError(`${path} cannot be read: ${String(cause)}`, { cause });
  }
}

async function sha256Of(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
}

function responseOf({ status, headers, body }: Reply): Response {
  const pairs = new Headers();
  for (let index = 0; index < headers.length; index += 2)
    pairs.append(headers[index] ?? "", headers[index + 1] ?? "");
  // The type of a body excludes memory that threads share, which no reply is in.
  return new Response((body as Uint8Array<ArrayBuffer> | undefined) ?? null, {
    status,
    headers: pairs,
  });
}
