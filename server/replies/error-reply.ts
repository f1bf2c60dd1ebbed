import { type FileKind, isShared } from "../../build/dist/file-kind.ts";
import { CACHE_CONTROL, JSON_TYPE, headersFor } from "../../build/dist/headers.ts";
import type { Reply } from "./content.ts";

const encoder = new TextEncoder();

/**
 * Every error of the server: JSON, which is not cached.
 *
 * @param error `message` says what is wrong, and the remedy
 * @param kind of the file that was requested: whether pages of other origins may read the answer
 * @param headers more of them
 */
export function errorReply(
  status: number,
  error: { error: string; message?: string },
  kind: FileKind,
  headers: readonly string[] = [],
): Reply {
  const body = encoder.encode(JSON.stringify(error));
  const ofKind = headersFor(isShared(kind) ? "shared" : "other");
  const caching = ["Cache-Control", CACHE_CONTROL.computed];
  const described = ["Content-Type", JSON_TYPE, "Content-Length", String(body.length)];
  return { status, headers: [...ofKind, ...headers, ...caching, ...described], body };
}

/**
 * 400 with every problem of a query, each a sentence without its full stop. Under `/r/` 404, since that address
 * leads to no item: the shadcn client (4.23) prints the message of 401, 403, 404 and 410 alone.
 */
export function badQueryReply(path: string, error: string, problems: readonly string[]): Reply {
  const status = path.startsWith("/r/") ? 404 : 400;
  return errorReply(status, { error, message: problems.join(". ") }, "shared");
}
