import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { AccessLog } from "../access-log.ts";
import { LIMITS } from "../limits.ts";
import type { Publication } from "../respond/content.ts";
import type { Reply } from "../respond/message.ts";
import { failureReply, respond } from "../respond/respond.ts";

/**
 * Answers GET and HEAD by `respond`, and leaves everything else to another listener.
 *
 * A request that a client sends before it has read earlier answers waits for them, so that an answer is
 * computed only when it can be written. A connection with too many waiting requests is closed.
 *
 * @param rest answers the other methods
 */
export function nodeListener(
  current: () => Publication,
  rest: RequestListener,
  log?: AccessLog,
): RequestListener {
  const answer: RequestListener = (request, response) => {
    const { method = "", url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") {
      log?.addWhenDone(request, response);
      rest(request, response);
      return;
    }
    let reply: Reply;
    try {
      reply = respond({ method, target: url, headers }, current());
    } catch (error) {
      reply = failureReply(error, url);
    }
    // After every request that has come in at the same time: each write may wake a client, which
    // interrupts what is being computed for the others. That doubles the rate of computed answers.
    setImmediate(writeReply, response, reply);
    log?.add(request, reply.status, reply.body?.length ?? 0);
  };
  return (request, response) => {
    if (response.socket === null) answerInTurn(request, response, answer);
    else answer(request, response);
  };
}

const waitingRequests = new WeakMap<Socket, number>();

/** A response has no socket while an earlier one of its connection is being written. */
function answerInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  answer: RequestListener,
): void {
  const { socket } = request;
  const waiting = (waitingRequests.get(socket) ?? 0) + 1;
  waitingRequests.set(socket, waiting);
  if (waiting > LIMITS.pipelinedRequests) {
    socket.destroy();
    return;
  }
  response.once("socket", () => {
    waitingRequests.set(socket, (waitingRequests.get(socket) ?? 1) - 1);
    answer(request, response);
  });
}

/** Writes a reply whole. */
export function writeReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers as string[]).end(body);
}
