import { CACHE_CONTROL, JSON_TYPE, headersFor } from "../../build/dist/headers.ts";
import type { Reply } from "./content.ts";

/** The body of an error, as JSON. */
export interface ErrorBody {
  error: string;
  /** What is wrong, and the remedy. */
  message?: string;
}

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

/** 400 with every problem of a query, each a sentence without its full stop. */
export function badQueryReply(error: string, problems: readonly string[]): Reply {
  return errorReply(400, { error, message: problems.join(". ") }, true);
}
