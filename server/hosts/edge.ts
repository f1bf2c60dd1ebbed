import {
  type BuildManifest,
  MANIFEST_FILE,
  isBuildManifest,
} from "../../build/dist/build-manifest.ts";
import {
  PARSED_PATHS,
  type Content,
  type Publication,
  type Reply,
  UNSERVED_PATHS,
  UnavailableError,
  publishedContent,
  textOf,
} from "../replies/content.ts";
import { failureReply, respond, withoutBody } from "../respond/respond.ts";

/** Whatever serves the files of a published folder by URL path: an assets binding, another origin. */
export interface Assets {
  fetch: (request: Request) => Promise<Response>;
}

/** Only the path of a file matters; the host may be any. */
const ASSETS_ORIGIN = "http://assets";

/**
 * A published folder over HTTP, for platforms with the `fetch` interface: Cloudflare Workers, Deno, Bun, service
 * workers. It answers as the Express server does, by the same function, but leaves compression to the
 * platform. It lives as long as one publication: a deployment starts a new one.
 */
export function edgeHandler(assets: Assets): (request: Request) => Promise<Response> {
  const cache = new Map<string, Content>();
  return async (request) => {
    const { method, url } = request;
    const [target = "/"] = url.slice(new URL(url).origin.length).split("#", 1);
    const headers = Object.fromEntries(request.headers);
    try {
      return responseOf(await replyWhenRead({ method, target, headers }, assets, cache));
    } catch (error) {
      // Whatever is cached may be what made it fail.
      cache.clear();
      const isDamaged = error instanceof SyntaxError;
      const cause = isDamaged ? new UnavailableError(error.message, { cause: error }) : error;
      const reply = failureReply(cause, target);
      return responseOf(method === "HEAD" ? withoutBody(reply) : reply);
    }
  };
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
 *
 * @throws UnavailableError where the assets cannot be read, or are not as they were built
 */
async function replyWhenRead(
  request: Parameters<typeof respond>[0],
  assets: Assets,
  cache: Map<string, Content>,
): Promise<Reply> {
  const read = new Map<string, Content | undefined>();
  const file = (path: string) => {
    const content = cache.get(path) ?? read.get(path);
    if (content === undefined && !read.has(path)) throw new NotRead(path);
    return content;
  };
  const publication: Publication = {
    file,
    build: () => manifestIn(file(MANIFEST_PATH)),
  };
  for (;;) {
    try {
      return respond(request, publication);
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      const content = await readAsset(error.path, assets);
      read.set(error.path, content);
      if (content && PARSED_PATHS.has(error.path)) cache.set(error.path, content);
    }
  }
}

const MANIFEST_PATH = `/${MANIFEST_FILE}`;

function manifestIn(content: Content | undefined): BuildManifest {
  const manifest: unknown = content && JSON.parse(textOf(content));
  if (isBuildManifest(manifest)) return manifest;
  throw new UnavailableError(`${MANIFEST_PATH} is missing or invalid`);
}

/** Pages that every build with a site has: they need not be compared with the manifest. */
const PAGES_ALWAYS_PUBLISHED: ReadonlySet<string> = new Set(["/index.html", "/404.html"]);

/**
 * @returns undefined where there is no such file
 * @throws UnavailableError where the assets do not tell
 */
async function readAsset(path: string, assets: Assets): Promise<Content | undefined> {
  if (UNSERVED_PATHS.has(path)) return undefined;
  const { content, isPage } = await fetchedAsset(path, assets);
  if (content === undefined || !isPage || PAGES_ALWAYS_PUBLISHED.has(path)) return content;
  // Where assets answer any missing path with a page, only the manifest tells what is missing.
  const { contents } = manifestIn((await fetchedAsset(MANIFEST_PATH, assets)).content);
  const published = contents.find(({ paths }) => paths.includes(path.slice(1)));
  if (published === undefined) return undefined;
  if (published.bytes === content.body.length) return content;
  throw new UnavailableError(`${path}: the assets answered with another page`);
}

/** @throws UnavailableError for any answer but the file, or that it is missing */
async function fetchedAsset(path: string, assets: Assets) {
  try {
    const encoded = path.split("/").map(encodeURIComponent).join("/");
    const response = await assets.fetch(new Request(`${ASSETS_ORIGIN}${encoded}`));
    const { status, ok, headers } = response;
    const isPage = (headers.get("Content-Type") ?? "").startsWith("text/html");
    if (!ok) await response.body?.cancel();
    if (status === 404) return { content: undefined, isPage };
    if (!ok) throw new Error(`the assets answered ${status}`);
    const body = new Uint8Array(await response.arrayBuffer());
    return { content: publishedContent(path, body, await sha256Of(body)), isPage };
  } catch (cause) {
    throw new UnavailableError(`${path} cannot be read: ${String(cause)}`, { cause });
  }
}

/** In base64url. */
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
