import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { AccessLog } from "../access-log.ts";
import { CONNECTION_LIMITS, LIMITS } from "../limits.ts";
import type { Publication } from "../respond/content.ts";
import type { Reply } from "../respond/message.ts";
import { failureReply, respond } from "../respond/respond.ts";
import { computeInTurn } from "./computing-turns.ts";
import { hostProblem } from "./malformed-request.ts";
import { unreadAnswers } from "./unread-answers.ts";

/**
 * Answers every request by `respond`.
 *
 * A request that a client sends before it has read earlier answers waits for them, so that an answer is
 * computed only when it can be written. A connection with too many waiting requests is closed. Answers to
 * queries are computed in turns, between which the others are answered.
 */
export function nodeListener(current: () => Publication, log?: AccessLog): RequestListener {
  const answer: RequestListener = (request, response) => {
    const reply = replyTo(request, current);
    // After every request that has come in at the same time: each write may wake a client, which
    // interrupts what is being computed for the others. That doubles the rate of computed answers.
    setImmediate(writeReply, response, reply);
    log?.add(request, reply.status, reply.body?.length ?? 0);
  };
  const answerFairly: RequestListener = (request, response) => {
    // Without a query nothing is computed.
    if (!request.url?.includes("?")) answer(request, response);
    else
      computeInTurn(() => {
        if (!request.socket.destroyed) answer(request, response);
      });
  };
  return (request, response) => {
    if (response.socket === null) answerAfterOthers(request, response, answerFairly);
    else answerFairly(request, response);
  };
}

function replyTo(request: IncomingMessage, current: () => Publication): Reply {
  const { method = "", url = "", headers } = request;
  try {
    return hostProblem(request) ?? respond({ method, target: url, headers }, current());
  } catch (error) {
    return failureReply(error, url);
  }
}

const waitingRequests = new WeakMap<Duplex, number>();

/** A response has no socket while an earlier one of its connection is being written. */
function answerAfterOthers(
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

/** Whether requests of a connection wait for earlier answers to be read. */
export function hasWaitingRequests(socket: Duplex): boolean {
  return (waitingRequests.get(socket) ?? 0) > 0;
}

const addUnread = unreadAnswers(CONNECTION_LIMITS.unreadMegabytes * 1e6);

/** Writes a reply whole. */
export function writeReply(
  response: ServerResponse,
  { status, headers, body, isComputed }: Reply,
): void {
  response.writeHead(status, headers as string[]).end(body);
  if (isComputed && response.writableLength > 0) addUnread(response, body?.length ?? 0);
}
