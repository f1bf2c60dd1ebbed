import { isIP } from "node:net";
import type { RequestHandler } from "express";

const ANY_ADDRESS: ReadonlySet<string> = new Set(["0.0.0.0", "[::]"]);

/**
 * Answers 403 to a request for another host, or from a page of one: any page can have its own name resolve
 * to this machine, and would read what is not published yet (DNS rebinding). An address is no such name.
 *
 * @param host that the server listens on
 */
export function onlyLocalHosts(host: string): RequestHandler {
  const served = hostnameOf(`http://${isIP(host) === 6 ? `[${host}]` : host}`);
  const isAllowed = (url: string) => {
    const name = hostnameOf(url);
    if (name === undefined) return false;
    if (name === served || isLoopback(name)) return true;
    return ANY_ADDRESS.has(served ?? "") && isIP(name.replace(/^\[|\]$/g, "")) !== 0;
  };
  return (request, response, next) => {
    const { host: requested = "", origin } = request.headers;
    if (isAllowed(`http://${requested}`) && (origin === undefined || isAllowed(origin))) {
      next();
      return;
    }
    response
      .status(403)
      .set("Cache-Control", "no-store")
      .json({
        error: "Host not allowed",
        message:
          "dev answers only requests for localhost, a loopback address or its --host, and from pages of these. " +
          "Open it by one of them, or start it with the --host that you need.",
      });
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.[\d.]+$/.test(hostname);
}

/** Without the port; lower case, an IPv6 address in brackets. */
function hostnameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
