import type { IncomingMessage, ServerResponse } from "node:http";
import { pino } from "pino";

/** Lines wait for company until there are so many bytes of them, or a second is over. */
const WRITTEN_AT_BYTES = 8192;
const WRITTEN_AFTER_MILLISECONDS = 1000;

/** A line of JSON for each request. */
export interface AccessLog {
  /** Call it when the request arrives; the line is written when its response has gone, or was cut off. */
  add: (request: IncomingMessage, response: ServerResponse) => void;
  /** Writes what is still waiting. */
  close: () => void;
}

/**
 * Opens a log by pino: level, time, address, method, URL, status, bytes sent (headers too), duration in milliseconds,
 * user agent. Several processes may write one file.
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
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    add: (request, response) => {
      const { socket, method, url, headers } = request;
      const start = performance.now();
      const alreadySent = socket.bytesWritten;
      response.once("close", () => {
        logger.info({
          address: socket.remoteAddress,
          method,
          url,
          status: response.statusCode,
          bytes: socket.bytesWritten - alreadySent,
          milliseconds: Math.round((performance.now() - start) * 1000) / 1000,
          userAgent: headers["user-agent"],
        });
      });
    },
    close: () => {
      destination.flushSync();
    },
  };
}
