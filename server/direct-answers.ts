import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { AccessLog } from "./access-log.ts";
import { type Published, answerTo } from "./answers.ts";
import { type ReadyResponse, readyResponse, write } from "./ready-response.ts";
import type { Representations } from "./representations.ts";
import { queryOf, routeOf } from "./routes.ts";

/** What was computed is kept in memory up to this size, latest first, until the next build. */
const KEPT_BYTES = 8_000_000;

/**
 * Answers what is asked for all day in front of Express, which alone would take four fifths of the
 * time: GET and HEAD of what is published, spelt as it is published, with or without a query.
 * Everything else goes on: errors, other methods, other spellings.
 *
 * @param otherwise answers every request; where both do, alike
 * @param log where what is answered here is told
 */
export function directAnswers(
  { files }: Representations,
  published: Published,
  otherwise: RequestListener,
  log?: AccessLog,
): RequestListener {
  const routed = new Set<string>();
  const isServed = (path: string) => {
    if (routed.has(path)) return true;
    if (!files.has(path) || routeOf(path).kind === "nothing") return false;
    routed.add(path);
    return true;
  };
  const computed = new LRUCache<string, ReadyResponse>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }, url) => body.length + url.length,
  });

  /** @param ready undefined where the reader refuses every form, or a query has problems */
  const respond = (
    request: IncomingMessage,
    response: ServerResponse,
    ready: ReadyResponse | undefined,
  ) => {
    if (ready === undefined) {
      otherwise(request, response);
      return;
    }
    const { status, bytes } = write(request, response, ready);
    log?.add(request, status, bytes);
  };
  const compute = async (path: string, { url = "", headers }: IncomingMessage) => {
    const answer = await answerTo(path, queryOf(url), published);
    if ("error" in answer) return undefined;
    const ready = readyResponse(answer, files, headers);
    if (ready && "text" in answer) computed.set(url, ready);
    return ready;
  };

  return (request, response) => {
    const { method, url = "", headers } = request;
    const path = url.split("?", 1)[0] ?? url;
    if ((method !== "GET" && method !== "HEAD") || !isServed(path)) {
      otherwise(request, response);
      return;
    }
    const isPlain = queryOf(url) === "";
    const ready = isPlain
      ? readyResponse({ path, isComputed: false }, files, headers)
      : computed.get(url);
    if (isPlain || ready) {
      respond(request, response, ready);
      return;
    }
    compute(path, request).then(
      (made) => {
        // After all that came in together: readers that sleep are then woken at once, not one by one.
        setImmediate(respond, request, response, made);
      },
      () => {
        otherwise(request, response);
      },
    );
  };
}
