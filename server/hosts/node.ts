import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AccessLog } from "../access-log.ts";
import type { Publication } from "../respond/content.ts";
import type { Reply } from "../respond/message.ts";
import { respond } from "../respond/respond.ts";

/**
 * Answers GET and HEAD as `respond` says, and leaves everything else to another listener.
 *
 * Requests that a client sends before it has read earlier answers wait for those: an answer is computed
 * when it can be written, so a client that does not read costs one answer, not thousands.
 *
 * @param rest answers the other methods
 */
export function nodeListener(
  current: () => Publication,
  rest: RequestListener,
  log?: AccessLog,
): RequestListener {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") {
      log?.addWhenDone(request, response);
      rest(request, response);
      return;
    }
    const reply = respond({ method, target: url, headers }, current());
    writeReply(response, reply);
    log?.add(request, reply.status, reply.body?.length ?? 0);
  };
  return (request, response) => {
    if (response.socket !== null) answer(request, response);
    else
      response.once("socket", () => {
        answer(request, response);
      });
  };
}

/** Writes a reply whole. */
export function writeReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers as string[]).end(body);
}
