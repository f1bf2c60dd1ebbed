import type { RequestListener } from "node:http";

/** A listener that is loaded when it is first needed, or before. */
export interface LazyListener {
  listener: RequestListener;
  /** Loads it ahead of the first request. */
  load: () => Promise<RequestListener>;
}

/**
 * Loads a listener late. While it cannot be loaded, when file descriptors run out for example, a request
 * is answered 503, and the next one loads again.
 */
export function lazyListener(load: () => Promise<RequestListener>): LazyListener {
  let loaded: RequestListener | undefined;
  const loadOnce = async () => (loaded ??= await load());
  return {
    load: loadOnce,
    listener: (request, response) => {
      if (loaded) {
        loaded(request, response);
        return;
      }
      loadOnce().then(
        (listener) => {
          listener(request, response);
        },
        (error: unknown) => {
          console.error(error);
          response.writeHead(503, { "Cache-Control": "no-cache", "Retry-After": "1" }).end();
        },
      );
    },
  };
}
