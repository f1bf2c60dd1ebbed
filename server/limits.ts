/** The bounds of one request, the same on every host. What exceeds one is refused, and the message states the bound. */
export const LIMITS = {
  /** The length of a request target, path and query together: 414 beyond. */
  targetBytes: 8192,
  /** In a query: enough for every selector with every property, and unknown ones besides. */
  parameters: 100,
  /** The length of the search text `q`. */
  searchCharacters: 300,
  /** Distinct words of the search text. */
  searchWords: 20,
  /** The size of one page of a list, and its size when no `limit` is given. */
  pageItems: 500,
  defaultPageItems: 100,
} as const;

/** The bounds of the connections. What exceeds one is closed. */
export const CONNECTION_LIMITS = {
  /** Open at the same time. */
  connections: 10_000,
  /** Requests that wait on one connection for earlier answers to be read. */
  pipelinedRequests: 100,
  /** From the first byte of a request, or from the connection, to the end of the headers: 408 beyond. */
  headersSeconds: 10,
  /** To the end of the body: 408 beyond. */
  requestSeconds: 20,
  /** Without a byte in either direction: a client that does not read, for one. */
  idleSeconds: 60,
} as const;

/** How long a shutdown waits for clients to send their requests and to read their answers. */
export const SHUTDOWN_SECONDS = 5;
