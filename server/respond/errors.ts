import { CACHE_CONTROL, JSON_TYPE, headersFor } from "../../build/dist/headers.ts";
import type { Reply } from "./content.ts";

/** The body of an error, as JSON. */
export interface ErrorBody {
  error: string;
  /** What is wrong, and the remedy. */
  message?: string;
}

/** The methods that are allowed; every other one is 405 with these in `Allow`. */
export const ALLOW = "GET, HEAD, OPTIONS";

const encoder = new TextEncoder();

/** An error in JSON, which is not cached. */
export function errorReply(
  status: number,
  error: ErrorBody,
  isShared: boolean,
  headers: readonly string[] = [],
): Reply {
  const body = encoder.encode(JSON.stringify(error));
  return {
    status,
    headers: [
      ...headersFor(isShared ? "shared" : "other"),
      ...headers,
      ...["Cache-Control", CACHE_CONTROL.computed],
      ...["Content-Type", JSON_TYPE],
      ...["Content-Length", String(body.length)],
    ],
    body,
  };
}

/** @see specification 7 */
export function itemNotFound(name: string, message?: string): ErrorBody {
  return { error: `Registry item ${name} not found`, ...(message !== undefined && { message }) };
}

export const NOT_FOUND: ErrorBody = {
  error: "Not found",
  message: "Items are at /api/r/{name}; the index is /r/registry.json.",
};

export const NOT_ACCEPTABLE: ErrorBody = {
  error: "Not acceptable",
  message: "Accept-Encoding refuses every available coding. Allow br, gzip or identity.",
};

export const INTERNAL_ERROR: ErrorBody = { error: "Internal error" };

export const FILES_UNAVAILABLE: ErrorBody = {
  error: "Service unavailable",
  message: "The published files cannot be read at the moment. Try again in a few seconds.",
};

export function methodNotAllowed(method: string): ErrorBody {
  return {
    error: "Method not allowed",
    message: `Use GET, HEAD or OPTIONS instead of ${method}.`,
  };
}

export function targetTooLong(limit: number): ErrorBody {
  return {
    error: "URI too long",
    message: `The path and the query are longer than ${limit} bytes together. Shorten the query.`,
  };
}

export function malformedPath(path: string): ErrorBody {
  return {
    error: "Malformed path",
    message: `${path} cannot be decoded. Write a percent sign as %25.`,
  };
}
