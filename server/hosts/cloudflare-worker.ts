import { type Assets, edgeHandler } from "./edge.ts";

/** The bindings of wrangler.jsonc. */
interface Environment {
  ASSETS: Assets;
}

let handler: ReturnType<typeof edgeHandler> | undefined;

/** A Cloudflare Worker: the published folder as its assets, the handler for what needs computing. */
// eslint-disable-next-line no-restricted-syntax -- the platform asks for a default export
export default {
  fetch: (request: Request, { ASSETS }: Environment): Promise<Response> => {
    handler ??= edgeHandler(ASSETS);
    return handler(request);
  },
};
