/** The body of an error, as JSON. */
export interface ErrorBody {
  error: string;
  message?: string;
}

/** The methods that are answered; all others are 405 with these in `Allow`. */
export const METHODS = ["GET", "HEAD", "OPTIONS"];

/** @see specification 7 */
export function itemNotFound(name: string): ErrorBody {
  return { error: `Registry item ${name} not found` };
}

export const NOT_FOUND: ErrorBody = {
  error: "Not found",
  message: "Items are at /api/r/{name}, the index is at /r/registry.json",
};

export const NOT_ACCEPTABLE: ErrorBody = {
  error: "Not acceptable",
  message: "Accept-Encoding refuses every form there is: br, gzip, and the plain one",
};

export function methodNotAllowed(method: string): ErrorBody {
  return {
    error: "Method not allowed",
    message: `${method} is not answered here; use ${METHODS.join(", ")}`,
  };
}

export function malformedPath(path: string): ErrorBody {
  return {
    error: "Malformed path",
    message: `${path} cannot be decoded; a percent sign is written %25`,
  };
}

/** @param kind what the query was about */
export function invalidQuery(kind: "index" | "item", problems: readonly string[]): ErrorBody {
  const error = kind === "index" ? "Invalid search" : "Invalid override";
  return { error, message: problems.join(". ") };
}
