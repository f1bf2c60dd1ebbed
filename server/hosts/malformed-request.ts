import { METHODS, STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import {
  ALLOW,
  MALFORMED_REQUEST,
  type ErrorBody,
  errorReply,
  headersTooLarge,
  methodNotAllowed,
  requestTimeout,
} from "../respond/errors.ts";
import { CONNECTION_LIMITS } from "../limits.ts";
import type { Reply } from "../respond/message.ts";
import { isSharedPath, normalPath } from "../respond/routes.ts";

/** What Node.js reports of a request that it cannot parse. */
interface ParseError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}

/** @see RFC 9110, 9.1 and 5.6.2 */
const METHOD = /^[!#$%&'*+.^_`|~\w-]+$/;
const MAX_METHOD_CHARACTERS = 64;

/**
 * The answer to what Node.js refuses to parse: a method that it does not know, headers that are too large
 * or too slow, anything else that is not HTTP.
 */
export function malformedRequestReply({ code, rawPacket }: ParseError): Reply {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return refusal(408, requestTimeout(CONNECTION_LIMITS.headersSeconds));
  if (code === "HPE_HEADER_OVERFLOW") return refusal(431, headersTooLarge());
  const method = code === "HPE_INVALID_METHOD" && unknownMethod(rawPacket);
  return method ? refusedMethodReply(...method) : refusal(400, MALFORMED_REQUEST);
}

/** The method and the target, where the packet begins with a request of a method that Node.js does not know. */
function unknownMethod(packet: Buffer | undefined): [string, string] | undefined {
  const [line = ""] = packet?.toString("latin1").split("\n", 1) ?? [];
  const [method = "", target = "", version = ""] = line.trimEnd().split(" ");
  const isRequest = METHOD.test(method) && target !== "" && /^HTTP\/1\.[01]$/.test(version);
  const isUnknown = method.length <= MAX_METHOD_CHARACTERS && !METHODS.includes(method);
  return isRequest && isUnknown ? [method, target] : undefined;
}

/** 405, for a method that opens no tunnel here. */
export function refusedMethodReply(method: string, target: string): Reply {
  const isShared = isSharedPath(normalPath(target));
  return errorReply(405, methodNotAllowed(method), isShared, ["Allow", ALLOW]);
}

function refusal(status: number, error: ErrorBody): Reply {
  return errorReply(status, error, false);
}

/** Writes a reply where Node.js has no response to write, and closes the connection. */
export function writeLast(socket: Duplex, { status, headers, body }: Reply): void {
  const fields = ["Date", new Date().toUTCString(), ...headers, "Connection", "close"];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`];
  for (let index = 0; index < fields.length; index += 2)
    lines.push(`${fields[index] ?? ""}: ${fields[index + 1] ?? ""}`);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  // A client that goes on sending does not keep the connection open.
  socket.end(body, () => socket.destroy());
}

/** Why a request that was parsed cannot be answered; undefined where it can. */
export function hostProblem({
  headers: { host },
  httpVersion,
}: Pick<IncomingMessage, "headers" | "httpVersion">): Reply | undefined {
  if (host === undefined) return httpVersion === "1.1" ? refusal(400, MALFORMED_HOST) : undefined;
  return HOST.test(host) ? undefined : refusal(400, MALFORMED_HOST);
}

/** @see RFC 3986, 3.2.2 and 3.2.3; several `Host` headers are joined by a comma and a space */
const HOST = /^[\w.~%!$&'()*+,;=:[\]-]*$/;

const MALFORMED_HOST: ErrorBody = {
  error: "Malformed request",
  message: "A request of HTTP/1.1 has exactly one Host header, with a host and an optional port.",
};
