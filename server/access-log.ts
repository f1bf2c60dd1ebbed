import { closeSync, openSync, writeSync } from "node:fs";
import type { IncomingMessage } from "node:http";

/** Lines are written together: so many bytes of them, or those of one second. */
const WRITTEN_AT_CHARACTERS = 8192;
const WRITTEN_AFTER_MILLISECONDS = 1000;

/** A line for each request, in the combined log format of Apache and nginx. */
export interface AccessLog {
  /** @param bytes of the body */
  add: (request: IncomingMessage, status: number, bytes: number) => void;
  /** Opens the file again, after a log rotation has renamed it. */
  reopen: () => void;
  /** Writes the lines that are waiting. */
  close: () => void;
}

/**
 * Opens a log. Several processes may write one file: each appends whole lines. Lines that cannot be
 * written, on a full disk for example, are lost; that is reported once, until writing succeeds again.
 *
 * @param path of a file, which is appended to, or `-` for standard output
 * @throws the system's error when the file cannot be opened
 */
export function openAccessLog(path: string): AccessLog {
  const open = () => (path === "-" ? 1 : openSync(path, "a"));
  let file = open();
  let lines = "";
  let hasFailed = false;
  const write = () => {
    if (lines === "") return;
    const bytes = Buffer.from(lines);
    lines = "";
    try {
      for (let start = 0; start < bytes.length;) start += writeSync(file, bytes, start);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        console.error(`error: Cannot write the access log; lines are lost: ${String(error)}`);
      hasFailed = true;
    }
  };
  const timer = setInterval(write, WRITTEN_AFTER_MILLISECONDS).unref();
  const close = () => {
    write();
    if (file !== 1) closeSync(file);
  };
  const add: AccessLog["add"] = (request, status, bytes) => {
    lines += lineOf(request, status, bytes);
    if (lines.length >= WRITTEN_AT_CHARACTERS) write();
  };
  return {
    add,
    reopen: () => {
      const next = open();
      close();
      file = next;
    },
    close: () => {
      clearInterval(timer);
      close();
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
  const client = `${quoted(referer)} ${quoted(userAgent)}`;
  return `${socket.remoteAddress ?? "-"} - - [${now()}] ${request} ${status} ${bytes || "-"} ${client}\n`;
}

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const ESCAPED = /["\\\u0000-\u001f\u007f]/;

/** A client may send anything; it stays within its quotes, and on its line. */
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
