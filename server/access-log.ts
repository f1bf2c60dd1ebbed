import { closeSync, constants, openSync, writeSync } from "node:fs";
import type { IncomingMessage } from "node:http";

/** Lines are written together: so many bytes of them, or those of one second. */
const WRITTEN_AT_CHARACTERS = 8192;
const WRITTEN_AFTER_MILLISECONDS = 1000;

/** Lines that cannot be written wait, up to so many bytes of them. */
const WAITING_BYTES = 1_000_000;

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
 * Opens a log. Several processes may write one file: each appends whole lines. A full disk, or a pipe that
 * is not read, holds no request: lines wait up to a bound and are lost beyond it, which is reported once,
 * until writing succeeds again.
 *
 * @param path of a file, which is appended to, or `-` for standard output
 * @throws the system's error when the file cannot be opened
 */
export function openAccessLog(path: string): AccessLog {
  let file = opened(path);
  let lines = "";
  let waiting: Buffer = Buffer.alloc(0);
  let hasFailed = false;
  const write = () => {
    waiting = Buffer.concat([waiting, Buffer.from(lines)]);
    lines = "";
    const { rest, error } = writeTo(file, waiting);
    waiting = rest.length > WAITING_BYTES ? Buffer.alloc(0) : rest;
    // A pipe that is full for a moment is no failure.
    const isLosing =
      rest.length > WAITING_BYTES || (error !== undefined && error.code !== "EAGAIN");
    if (isLosing && !hasFailed)
      console.error(`error: Cannot write the access log; lines are lost: ${String(error)}`);
    hasFailed = isLosing || (hasFailed && error !== undefined);
  };
  const timer = setInterval(write, WRITTEN_AFTER_MILLISECONDS).unref();
  const close = () => {
    write();
    if (file !== STANDARD_OUTPUT) closeSync(file);
  };
  return {
    add: (request, status, bytes) => {
      lines += lineOf(request, status, bytes);
      // While something waits, only the timer tries again.
      const isDue = lines.length >= (waiting.length === 0 ? WRITTEN_AT_CHARACTERS : WAITING_BYTES);
      if (isDue) write();
    },
    reopen: () => {
      const next = opened(path);
      close();
      file = next;
    },
    close: () => {
      clearInterval(timer);
      close();
    },
  };
}

const STANDARD_OUTPUT = 1;

/** Never waits: neither to open a pipe without a reader, nor to write to a full one. */
function opened(path: string): number {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK } = constants;
  if (path !== "-") return openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK);
  // Node.js makes a pipe not wait when it first uses it.
  return process.stdout.fd;
}

/** @returns what could not be written, and why */
function writeTo(file: number, bytes: Buffer): { rest: Buffer; error?: NodeJS.ErrnoException } {
  let start = 0;
  try {
    while (start < bytes.length) start += writeSync(file, bytes, start);
    return { rest: bytes.subarray(bytes.length) };
  } catch (error) {
    return { rest: bytes.subarray(start), error: error as NodeJS.ErrnoException };
  }
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

/** A client may send anything; it stays within its quotes, and on its line. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(CONTROL, escaped);
}

/** Those that JSON leaves as they are: a terminal that shows the log would obey them. */
const CONTROL = /[\u007f-\u009f]/g;

function escaped(character: string): string {
  return `\\u00${character.charCodeAt(0).toString(16)}`;
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
