import { type Case, type Expected, bodilessCases, casesOf, codingCases } from "../case.ts";
import {
  COMPUTED,
  ETAG,
  FOR_ALL,
  OF_OTHER_ERRORS,
  PUBLISHED,
  SECURITY,
  SITE_SECURITY,
} from "../expected-headers.ts";

type Bytes = ReadonlyMap<string, Buffer>;

const ALL = "GET, HEAD, OPTIONS";
/** The order of directives means nothing. */
const IMMUTABLE = /^(?:public, max-age=31536000, immutable|max-age=31536000, public, immutable)$/;
/** Browsers keep an error as long as its `max-age` says. */
const NO_AGE = /^(?!.*\b(?:max-age|s-maxage)\b)/;
const HTML = "text/html; charset=utf-8";
const MARKDOWN = /^text\/markdown; charset=utf-8$/;
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8";
/** The header may be missing. */
const NOT_BY_ACCEPT = /^(?!.*\baccept\b(?!-))/i;
const OF_REDIRECT = {
  ...SITE_SECURITY,
  "cache-control": COMPUTED,
  "access-control-allow-origin": null,
};
const OF_PAGE = { ...OF_REDIRECT, "content-type": HTML };

/** Pages by the address of their folder, and the file of each. */
const PAGES: readonly [address: string, file: string][] = [
  ["/", "index.html"],
  ["/docs/", "docs/index.html"],
  ["/pairings/plain/", "pairings/plain/index.html"],
];
const QUERIES = ["?mood=warm&q=a%20b", "?h1-size=3rem&body-lh=1.8", "?utm_source=x"];

/** Path -> type and caching. Platforms add a character set to a type, or leave it out. */
const FILES: readonly [
  path: string,
  type: RegExp,
  cacheControl: string | RegExp,
  kind: "of the site" | "for every origin" | "other",
][] = [
  ["/pairings/plain/picture.png", /^image\/png$/, PUBLISHED, "other"],
  ["/site/page.3f9a1c07.css", /^text\/css; charset=utf-8$/, IMMUTABLE, "of the site"],
  ["/site/page.5b0e2d41.js", /^text\/javascript; charset=utf-8$/, IMMUTABLE, "of the site"],
  ["/site/pairings.77aa90ef.json", /^application\/json; charset=utf-8$/, IMMUTABLE, "of the site"],
  ["/site/mark.0c4d8e92.svg", /^image\/svg\+xml(?:; charset=utf-8)?$/, IMMUTABLE, "of the site"],
  ["/site/faces/inter-700.9d41e6b2.woff2", /^font\/woff2$/, IMMUTABLE, "of the site"],
  ["/sitemap.xml", /^text\/xml; charset=utf-8$/, PUBLISHED, "other"],
  ["/llms.txt", /^text\/plain; charset=utf-8$/, PUBLISHED, "other"],
  ["/skills/typography/SKILL.md", MARKDOWN, PUBLISHED, "other"],
  ["/files/acme-sans.9d41e6b2a0c3f518.woff2", /^font\/woff2$/, IMMUTABLE, "for every origin"],
  ["/v3/files/acme-sans.9d41e6b2a0c3f518.woff2", /^font\/woff2$/, IMMUTABLE, "for every origin"],
  [
    "/files/plain.0c4d8e925b0e2d41.css",
    /^text\/css; charset=utf-8$/,
    IMMUTABLE,
    "for every origin",
  ],
];

const SECURITY_OF = {
  "of the site": SITE_SECURITY,
  "for every origin": FOR_ALL,
  other: SECURITY,
};

/** @param site what the site publishes, by path below `dist` */
export function siteCases(site: Bytes): Case[] {
  const body = (file: string) => site.get(file) ?? Buffer.from(`${file} is not published`);
  return [
    ...pageCases(body),
    ...redirectCases(),
    ...siteFileCases(body),
    ...compressedSiteCases(body),
    ...notFoundPageCases(body),
    ...acceptCases(body),
  ];
}

type BodyOf = (file: string) => Buffer;

function pageCases(body: BodyOf): Case[] {
  const page = casesOf("pages");
  const header = casesOf("headers");
  const method = casesOf("methods");
  const headers = { ...OF_PAGE, etag: ETAG };
  return PAGES.flatMap(([address, file]) => {
    const found = { status: 200, headers, body: body(file) };
    return [
      page("a page at its folder", address, { status: 200, body: body(file) }),
      ...QUERIES.map((query) =>
        page("a page ignores its query, which its script reads", `${address}${query}`, {
          status: 200,
          body: body(file),
        }),
      ),
      ...["", ...QUERIES].flatMap((query) => {
        const path = `${address}${query}`;
        return [
          header("the headers of a page", { path, headers: { Accept: BROWSER } }, found),
          ...bodilessCases("headers", "a page", path, headers, {
            "cache-control": COMPUTED,
            etag: ETAG,
          }),
        ];
      }),
      header("a page is also a file", `/${file}`, found),
      method(
        "OPTIONS of a page",
        { method: "OPTIONS", path: address },
        { status: 204, headers: { ...SECURITY, allow: ALL, "access-control-allow-origin": null } },
      ),
      method(
        "405 of a page",
        { method: "POST", path: address },
        { status: 405, headers: { ...OF_OTHER_ERRORS, allow: ALL } },
      ),
    ];
  });
}

/** The location may be relative, a path or a URL. */
function redirectCases(): Case[] {
  const redirect = casesOf("redirects");
  const to = (end: string) => new RegExp(`(?:^\\./|/)${end.replace(/[.?+]/g, "\\$&")}$`);
  return ["GET", "HEAD"].flatMap((method) =>
    ["", ...QUERIES].flatMap((query) =>
      [
        ["a folder without a slash", "/docs", "docs/"] as const,
        ["the folder of a pairing without a slash", "/pairings/plain", "plain/"] as const,
      ].map(([name, path, end]) =>
        redirect(
          name,
          { method, path: `${path}${query}` },
          { status: 301, headers: { ...OF_REDIRECT, location: to(`${end}${query}`) } },
        ),
      ),
    ),
  );
}

function siteFileCases(body: BodyOf): Case[] {
  const header = casesOf("headers");
  return FILES.flatMap(([path, type, cacheControl, kind]) => {
    const bytes = body(path.slice(1));
    const headers = {
      "access-control-allow-origin": null,
      ...SECURITY_OF[kind],
      "content-type": type,
      "cache-control": cacheControl,
      etag: ETAG,
    };
    return [
      casesOf("static")("a file of the site", path, { status: 200, body: bytes }),
      header("the headers of a file of the site", path, { status: 200, headers, body: bytes }),
      ...bodilessCases(
        "headers",
        "a file of the site",
        path,
        { ...headers, "content-length": String(bytes.length) },
        { etag: ETAG },
      ),
      casesOf("queries")("a file of the site with a query is not cached", `${path}?v=1`, {
        status: 200,
        headers: { ...headers, "cache-control": COMPUTED },
        body: bytes,
      }),
    ];
  });
}

function compressedSiteCases(body: BodyOf): Case[] {
  const vary = /\baccept-encoding\b/i;
  const compressed = [
    ...PAGES,
    ...["page.3f9a1c07.css", "page.5b0e2d41.js", "pairings.77aa90ef.json"].map(
      (name) => [`/site/${name}`, `site/${name}`] as const,
    ),
  ];
  const plain = ["pairings/plain/picture.png", "site/faces/inter-700.9d41e6b2.woff2"];
  const found = (file: string) => ({ status: 200, body: body(file) });
  return [
    ...compressed.flatMap(([path, file]) =>
      codingCases("compression", path, { ...found(file), headers: { vary } }, found(file)),
    ),
    ...plain.map((file) =>
      casesOf("compression")(
        "a picture and a font are compressed already",
        { path: `/${file}`, headers: { "Accept-Encoding": "gzip" } },
        { ...found(file), headers: { "content-encoding": null } },
      ),
    ),
  ];
}

/** As shadcn sends it. */
const CLIENT = "application/vnd.shadcn.v1+json, application/json;q=0.9";

/** One address has one representation. */
function acceptCases(body: BodyOf): Case[] {
  return [BROWSER, "*/*", CLIENT, "application/json", "text/markdown"].map((Accept) =>
    casesOf("headers")(
      `the page for a client that accepts ${Accept}`,
      { path: "/pairings/plain/", headers: { Accept } },
      {
        status: 200,
        headers: { ...OF_PAGE, vary: NOT_BY_ACCEPT },
        body: body("pairings/plain/index.html"),
      },
    ),
  );
}

const NOWHERE = [
  "/nope",
  "/nope/",
  "/pairings/a/nope/",
  "/docs/nope.html",
  "/site/nope.js",
  "/nope?v=1",
  "//api/r/plain",
];

function notFoundPageCases(body: BodyOf): Case[] {
  const page = {
    status: 404,
    headers: { ...OF_PAGE, vary: NOT_BY_ACCEPT },
    body: body("404.html"),
  };
  const accepting = (accept: string, path: string, expected: Expected, method = "GET") =>
    casesOf("errors")(
      `404 for a client that accepts ${accept}`,
      { method, path, headers: { Accept: accept } },
      expected,
    );
  return [
    ...NOWHERE.flatMap((path) => [
      casesOf("404 page")("404 page", path, {
        status: 404,
        headers: { ...SITE_SECURITY, "content-type": HTML, "cache-control": NO_AGE },
        body: body("404.html"),
      }),
      ...[BROWSER, "*/*", "application/json"].map((accept) => accepting(accept, path, page)),
    ]),
    accepting(BROWSER, "/nope", { ...page, body: "" }, "HEAD"),
    ...["/api/r/zzzzzzzzzzzz", "/r/zzzzzzzzzzzz.json", "/css/zzzzzzzzzzzz.css"].map((path) =>
      accepting(BROWSER, path, {
        status: 404,
        headers: { ...SECURITY, "cache-control": COMPUTED, "access-control-allow-origin": "*" },
        body: /^\{"error":"Registry item zzzzzzzzzzzz not found"/,
      }),
    ),
  ];
}
