import { readDist } from "../../../server/dist.ts";
import { respond } from "../../../server/respond/respond.ts";
import { replyBytes, replyHeaders } from "../../fixtures/reply-bytes.ts";
import { SITE, distWithSite } from "../../fixtures/site.ts";

const publication = readDist(distWithSite());
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8";

function answer(target: string, headers: Record<string, string> = {}, method = "GET") {
  const reply = respond({ method, target, headers }, publication);
  const body = reply.body && Buffer.from(replyBytes(reply));
  return { status: reply.status, headers: new Headers(replyHeaders(reply)), body };
}

describe("the address of a folder", () => {
  it.each([
    ["/", "index.html"],
    ["/?mood=warm", "index.html"],
    ["/docs/", "docs/index.html"],
    ["/pairings/plain/?h1-size=not-a-size", "pairings/plain/index.html"],
    ["/pairings/pl%61in/", "pairings/plain/index.html"],
    ["/x/../docs/", "docs/index.html"],
  ])("%s gives %s", (target, file) => {
    const { status, headers, body } = answer(target);
    expect({ status, body }).toEqual({ status: 200, body: SITE.get(file) });
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    ["/docs", "./docs/"],
    ["/docs?", "./docs/"],
    ["/pairings/plain?h1-size=3rem&q=a%20b", "./plain/?h1-size=3rem&q=a%20b"],
    ["/pairings/pl%61in", "./plain/"],
    ["/x/../docs", "./docs/"],
    ["/docs?next=//elsewhere.example", "./docs/?next=//elsewhere.example"],
  ])("without a slash at its end, %s leads to %s", (target, location) => {
    const { status, headers, body } = answer(target);
    expect({ status, location: headers.get("location") }).toEqual({ status: 301, location });
    expect(body).toBeUndefined();
    const resolve = (base: string) => new URL(location, base).pathname;
    expect(resolve(`https://example.com${target}`)).toMatch(/^\/(?:docs|pairings\/plain)\/$/);
    expect(headers.get("content-length")).toBe("0");
  });

  it.each(["//docs", "/docs%2f", "/docs/index.html/", "/docs/nope", "/pairings/", "/site", "/api"])(
    "%s is not the address of one",
    (target) => {
      expect(answer(target).status).toBe(404);
    },
  );
});

describe("a path that is not published", () => {
  it.each([BROWSER, "application/json", "*/*", "text/html;q=0", undefined])(
    "for Accept: %s is 404 with the same page: one address has one representation",
    (accept) => {
      const { status, headers, body } = answer("/nope", accept === undefined ? {} : { accept });
      expect(status).toBe(404);
      expect(headers.get("vary")).toBe("Accept-Encoding");
      expect(headers.get("cache-control")).toBe("no-cache");
      expect(headers.get("etag")).toBeNull();
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(body?.equals(SITE.get("404.html")!)).toBe(true);
    },
  );

  it.each([{ "if-none-match": "*" }, { "if-none-match": '"other"' }])(
    "stays 404 under the condition %j",
    (condition) => {
      expect(answer("/nope", condition).status).toBe(404);
    },
  );

  it("is compressed as the client accepts; a client that refuses every coding gets it plain", () => {
    const { headers } = answer("/nope", { "accept-encoding": "gzip" });
    expect(headers.get("content-encoding")).toBe("gzip");
    expect(headers.get("vary")).toBe("Accept-Encoding");
    const refused = answer("/nope", { "accept-encoding": "*;q=0" });
    expect([refused.status, refused.headers.get("content-encoding")]).toEqual([404, null]);
  });

  it.each([
    "/api/r/nope",
    "/r/nope.json",
    "/r/",
    "/api",
    "/css/",
    "/tokens/x",
    "/design/x",
    "/schemas/nope",
  ])("%s is JSON for a browser, too", (target) => {
    const { status, headers } = answer(target, { accept: BROWSER });
    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });
});

it("an asset with a query is not cached for a year", () => {
  expect(answer("/site/page.5b0e2d41.js?v=1").headers.get("cache-control")).toBe("no-cache");
});
