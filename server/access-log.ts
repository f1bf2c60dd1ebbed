import type { IncomingMessage, ServerResponse } from "node:http";
import { pino } from "pino";

/** Lines wait for company until there are so many bytes of them, or a second is over. */
const WRITTEN_AT_BYTES = 8192;
const WRITTEN_AFTER_MILLISECONDS = 1000;

/** A line for each request, in the combined log format of Apache and nginx. */
export interface AccessLog {
  /** @param bytes of the body */
  add: (request: IncomingMessage, status: number, bytes: number) => void;
  /** Adds the request once its response has gone, or was cut off. */
  addWhenDone: (request: IncomingMessage, response: ServerResponse) => void;
  /** Writes what is still waiting. */
  close: () => void;
}

/**
 * Opens a log. Several processes may write one file: each writes whole lines at its end.
 *
 * @param path of a file, which is appended to, or `-` for standard output
 * @throws the system's error when the file cannot be opened
 */
export function openAccessLog(path: string): AccessLog {
  const destination = pino.destination({
    dest: path === "-" ? 1 : path,
    minLength: WRITTEN_AT_BYTES,
    periodicFlush: WRITTEN_AFTER_MILLISECONDS,
    sync: true,
  });
  destination.on("error", (error) => {
    console.error(`error: the access log is not written: ${String(error)}`);
  });
  const add: AccessLog["add"] = (request, status, bytes) => {
    destination.write(lineOf(request, status, bytes));
  };
  return {
    add,
    addWhenDone: (request, response) => {
      response.once("close", () => {
        add(request, response.statusCode, Number(response.getHeader("Content-Length") ?? 0));
      });
    },
    close: () => {
      destination.flushSync();
    },
  };
}

/** @see https://httpd.apache.org/docs/current/logs.html#combined */
function lineOf(
  { socket, method = "", url = "", httpVersion, headers }: IncomingMessage,
  status: number,
  bytes: number,
): string {
  const { referer = "-", "user-agent": userAgent = "-" } = headers;
  const request = quoted(`${method} ${url} HTTP/${httpVersion}`);
  const readers = `${quoted(referer)} ${quoted(userAgent)}`;
  return `${socket.remoteAddress ?? "-"} - - [${now()}] ${request} ${status} ${bytes || "-"} ${readers}\n`;
}

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const ESCAPED = /["\\\u0000-\u001f\u007f]/;

/** A reader may send anything; it stays within its quotes, and on its line. */
function quoted(text: string): string {
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;
}

let latest = { second: NaN, text: "" };

/** `21/Nov/2026:15:34:32 +0000`, made once a second. */
function now(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== latest.second) {
    const [, day = "", month = "", year = "", time = ""] = new Date(second * 1000)
      .toUTCString()
      .split(/,? /);
    latest = { second, text: `${day}/${month}/${year}:${time} +0000` };
  }
  return latest.text;
}
