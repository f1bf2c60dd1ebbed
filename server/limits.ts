/** The bounds of one request, the same on every host. What exceeds one is refused, and the message states the bound. */
export const LIMITS = {
  /** Of a request target, path and query together: 414 beyond. */
  targetBytes: 8192,
  /** Of a query: enough for every selector with every property, and unknown ones besides. */
  parameters: 100,
  /** Of the values of all overrides of a query together; `VALUE_LIMITS` bounds each. */
  overrideCharacters: 2048,
  /** Of the search text `q`. */
  searchCharacters: 200,
  /** Of the search text, distinct ones. */
  searchWords: 12,
  /** Of one page of a list; what a page has when no `limit` is given. */
  pageItems: 500,
  defaultPageItems: 100,
  /** Of requests that wait on one connection for earlier answers to be read. */
  pipelinedRequests: 100,
} as const;

/** The bounds of the connections of one process. What exceeds one is closed. */
export const CONNECTION_LIMITS = {
  /** Open at the same time; fewer where the system allows fewer open files. */
  connections: 10_000,
  /** From the first byte of a request, or from the connection, to the end of the headers: 408 beyond. */
  headersSeconds: 10,
  /** To the end of the body: 408 beyond. */
  requestSeconds: 20,
  /** Without a byte in either direction: a client that does not read, for one. */
  idleSeconds: 60,
  /** Of computed answers, over all connections, that clients have not read. */
  unreadMegabytes: 64,
} as const;

/** How long a shutdown waits. */
export const SHUTDOWN_MILLISECONDS = {
  /** For connections that the system has made and the server has not accepted yet. */
  accept: 100,
  /** For the next request of a kept-alive connection: it may be on its way. */
  idle: 300,
  /** For the rest of a request that has begun. */
  request: 900,
  /** For a client to read its answer. */
  answer: 5000,
} as const;
