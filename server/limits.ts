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
