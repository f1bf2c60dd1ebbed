import { readDist } from "../../../server/dist.ts";
import { type FileKind, fileKindOf } from "../../../build/dist/file-kind.ts";
import {
  CACHE_CONTROL_OF,
  HEADERS_OF,
  headersFor,
  isCompressible,
  mediaTypeOf,
} from "../../../build/dist/headers.ts";
import { type Reply, UnavailableError } from "../../../server/replies/content.ts";
import { failureReply, respond } from "../../../server/respond/respond.ts";
import { holdErrors } from "../../fixtures/printed-errors.ts";
import { distWithSite } from "../../fixtures/site.ts";
import { replyBytes, replyHeaders } from "../../fixtures/reply-bytes.ts";

const served = readDist(distWithSite());

function answerOf(reply: Reply) {
  const body = Buffer.from(replyBytes(reply)).toString();
  return { status: reply.status, headers: replyHeaders(reply), body };
}

function answer(target: string, headers: Record<string, string> = {}, method = "GET") {
  return answerOf(respond({ method, target, headers }, served));
}

const JSON_HEADERS = (body: string) => ({
  "Cache-Control": "no-cache",
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(body)),
});

const SECURITY = {
  "Content-Security-Policy": "default-src 'none';frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Origin-Agent-Cluster": "?1",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Frame-Options": "SAMEORIGIN",
};
const SHARED = {
  ...SECURITY,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
};

describe("every header of a file, by its kind", () => {
  const SITE = {
    ...SECURITY,
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; font-src 'self' https://fonts.gstatic.com; connect-src 'self' https://fonts.googleapis.com; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  const DAY = "public, max-age=86400, s-maxage=86400";
  const YEAR = "public, max-age=31536000, immutable";

  it.each<[FileKind, Record<string, string>, string]>([
    ["shared", SHARED, DAY],
    ["font", SHARED, YEAR],
    ["page", SITE, "no-cache"],
    ["asset", SITE, YEAR],
    ["other", SECURITY, DAY],
  ])("%s", (kind, headers, caching) => {
    expect(HEADERS_OF[kind]).toEqual(headers);
    expect(headersFor(kind)).toEqual(Object.entries(headers).flat());
    expect(CACHE_CONTROL_OF[kind]).toBe(caching);
  });
});

describe("the kind of a file", () => {
  it.each<[string, FileKind]>([
    ["/r/plain.json", "shared"],
    ["/api", "shared"],
    ["/schemas/", "shared"],
    ["/css/plain.css", "shared"],
    ["/tokens/plain.tokens.json", "shared"],
    ["/design/plain.md", "shared"],
    ["/rooms/plain.json", "other"],
    ["/site/r/plain.json", "asset"],
    ["/files/acme-sans.9d41.woff2", "font"],
    ["/files/plain.0.css", "font"],
    ["/files/plain.g.css", "other"],
    ["/files/a/plain.0.css", "other"],
    ["/files/plain.css", "other"],
    ["/files/.0.css", "other"],
    ["/files/plain.0.css.map", "other"],
    ["/v3/files/plain.0.css", "font"],
    ["/v3/r/plain.json", "other"],
    ["/site/", "asset"],
    ["/a/site/page.js", "other"],
    ["/docs/index.html", "page"],
    ["/docs/index.html.txt", "other"],
  ])("%s: %s", (path, kind) => {
    expect(fileKindOf(path)).toBe(kind);
  });
});

describe("the media type of a file", () => {
  it.each([
    ["/api/r/plain", "application/json; charset=utf-8", true],
    ["/api/r/plain.css", "application/json; charset=utf-8", true],
    ["/r/plain.json", "application/json; charset=utf-8", true],
    ["/css/plain.css", "text/css; charset=utf-8", true],
    ["/design/plain.md", "text/markdown; charset=utf-8", true],
    ["/api.txt", "text/plain; charset=utf-8", true],
    ["/sitemap.xml", "text/xml; charset=utf-8", true],
    ["/mark.svg", "image/svg+xml", true],
    ["/picture.png", "image/png", false],
    ["/acme.woff2", "font/woff2", false],
    ["/unknown", "application/octet-stream", false],
  ])("%s: %s", (path, type, isSmaller) => {
    expect(mediaTypeOf(path)).toBe(type);
    expect(isCompressible(type)).toBe(isSmaller);
  });
});

describe("a preflight", () => {
  it("of what programs read is allowed, with the headers that it asks for", () => {
    const headers = { "access-control-request-headers": "if-none-match, x-mine" };
    expect(answer("/r/plain.json", headers, "OPTIONS")).toEqual({
      status: 204,
      headers: {
        ...SHARED,
        "Access-Control-Allow-Methods": "GET,HEAD",
        Vary: "Access-Control-Request-Headers",
        "Access-Control-Allow-Headers": "if-none-match, x-mine",
        Allow: "GET, HEAD, OPTIONS",
      },
      body: "",
    });
  });

  it("that asks for no headers is allowed none", () => {
    const { headers } = answer("/api/r/plain", {}, "OPTIONS");
    expect(headers).not.toHaveProperty("Access-Control-Allow-Headers");
    expect(headers["Vary"]).toBe("Access-Control-Request-Headers");
  });

  it("of a page allows nothing to other origins", () => {
    const { headers } = answer("/docs/", {}, "OPTIONS");
    expect(headers).toEqual({ ...SECURITY, Allow: "GET, HEAD, OPTIONS" });
  });
});

describe("an error says what is wrong and what to do", () => {
  const longTarget = (length: number) => "/r/plain.json?".padEnd(length, "a");

  const OTHER_METHOD = "Use GET, HEAD or OPTIONS instead of DELETE.";
  const TOO_LONG = "The path and the query are longer than 8192 bytes together. Shorten the query.";
  const NOT_DECODED = "/r/%zz.json cannot be decoded. Write a percent sign as %25.";
  const NO_ITEM = "Items are at /api/r/{name}; the index is /r/registry.json.";

  it.each([
    ["DELETE", "/r/plain.json", 405, "Method not allowed", OTHER_METHOD],
    ["GET", longTarget(8193), 414, "URI too long", TOO_LONG],
    ["GET", "/r/%zz.json", 400, "Malformed path", NOT_DECODED],
    ["GET", "/r/", 404, "Not found", NO_ITEM],
  ])("%s %.20s is %i: %s", (method, target, status, error, message) => {
    const body = JSON.stringify({ error, message });
    expect(answer(target, {}, method)).toEqual({
      status,
      headers: {
        ...SHARED,
        ...JSON_HEADERS(body),
        ...(status === 405 && { Allow: "GET, HEAD, OPTIONS" }),
      },
      body,
    });
  });

  it("a target of the greatest length is answered", () => {
    expect(answer(longTarget(8192)).status).toBe(200);
  });

  it.each([
    ["a failure", Error, { status: 500, body: '{"error":"Internal error"}', more: {} }],
    [
      "files that cannot be read",
      UnavailableError,
      {
        status: 503,
        body: '{"error":"Service unavailable","message":"The published files cannot be read at the moment. Try again in a few seconds."}',
        more: { "Retry-After": "5" },
      },
    ],
  ] as const)("%s is printed, and its reply tells nothing of it", (_, ErrorClass, expected) => {
    const { printed, release } = holdErrors();
    const cause = new ErrorClass("EACCES: /etc/secret");
    try {
      const { status, body, more } = expected;
      expect(answerOf(failureReply(cause, "/r/plain.json"))).toEqual({
        status,
        headers: { ...SHARED, ...JSON_HEADERS(body), ...more },
        body,
      });
      expect(answerOf(failureReply(cause, "/docs/")).headers).toEqual({
        ...SECURITY,
        ...JSON_HEADERS(body),
        ...more,
      });
    } finally {
      release();
    }
    const line = ErrorClass === Error ? cause : "error: EACCES: /etc/secret";
    expect(printed).toEqual([line, line]);
  });
});

describe("a published file", () => {
  it("has its headers in one order; HEAD has no body, 304 neither it nor what describes it", () => {
    const whole = answer("/r/plain.json", { "accept-encoding": "identity" });
    const etag = whole.headers["ETag"]!;
    const commonHeaders = {
      ...SHARED,
      Vary: "Accept-Encoding",
      "Cache-Control": "public, max-age=86400, s-maxage=86400",
      ETag: expect.stringMatching(/^"[\w-]{27}"$/),
    };
    const headers = {
      ...commonHeaders,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(whole.body)),
    };
    expect(whole).toEqual({ status: 200, headers, body: expect.stringMatching(/^\{/) });
    expect(answer("/r/plain.json", {}, "HEAD")).toEqual({ status: 200, headers, body: "" });
    expect(answer("/r/plain.json", { "if-none-match": etag })).toEqual({
      status: 304,
      headers: commonHeaders,
      body: "",
    });
  });

  it("in another coding has another tag, and a client is answered in its own coding each time", () => {
    const tags = [];
    for (const coding of ["gzip", "br", "gzip", "identity"]) {
      const { headers } = answer("/r/plain.json", { "accept-encoding": coding });
      expect(headers["Content-Encoding"] ?? "identity").toBe(coding);
      tags.push(headers["ETag"]!.replace(/^"[\w-]{27}/, ""));
    }
    expect(tags).toEqual(['-gzip"', '-br"', '-gzip"', '"']);
  });

  it("is answered to a long Accept-Encoding, too", () => {
    const accepted = `gzip, ${"x-long;q=0, ".repeat(20)}identity`;
    for (let count = 0; count < 2; count += 1) {
      const { headers } = answer("/r/plain.json", { "accept-encoding": accepted });
      expect(headers["Content-Encoding"]).toBe("gzip");
    }
  });
});
