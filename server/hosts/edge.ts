import { type BuildManifest, MANIFEST_FILE } from "../../registry/build-manifest.ts";
import {
  type Content,
  type Publication,
  UNSERVED_PATHS,
  publishedContent,
  textOf,
} from "../respond/content.ts";
import type { Reply } from "../respond/message.ts";
import { failureReply, respond } from "../respond/respond.ts";

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
      return responseOf(failureReply(error, target));
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
    itemCount: () => {
      const manifest = publication.file(`/${MANIFEST_FILE}`);
      return manifest ? (JSON.parse(textOf(manifest)) as BuildManifest).items : 0;
    },
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

/** @returns undefined where there is no such file */
async function readAsset(path: string, assets: Assets): Promise<Content | undefined> {
  if (UNSERVED_PATHS.has(path)) return undefined;
  const response = await assets.fetch(new Request(`${ASSETS_ORIGIN}${encodeURI(path)}`));
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`${path}: the assets answered ${response.status}`);
  }
  const body = new Uint8Array(await response.arrayBuffer());
  return publishedContent(path, body, await sha256Of(body));
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
