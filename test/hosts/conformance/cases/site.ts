import type { Case } from "../case.ts";
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
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8";
const OF_PAGE = {
  ...SITE_SECURITY,
  "content-type": HTML,
  "cache-control": COMPUTED,
  "access-control-allow-origin": null,
};

const OF_REDIRECT = {
  ...SITE_SECURITY,
  "cache-control": COMPUTED,
  "access-control-allow-origin": null,
};

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
  ["/pairings/plain/specimen.css", /^text\/css; charset=utf-8$/, COMPUTED, "of the site"],
  ["/pairings/plain/picture.png", /^image\/png$/, PUBLISHED, "other"],
  ["/site/page.3f9a1c07.css", /^text\/css; charset=utf-8$/, IMMUTABLE, "of the site"],
  ["/site/page.5b0e2d41.js", /^text\/javascript; charset=utf-8$/, IMMUTABLE, "of the site"],
  ["/site/pairings.77aa90ef.json", /^application\/json; charset=utf-8$/, IMMUTABLE, "of the site"],
  ["/site/mark.0c4d8e92.svg", /^image\/svg\+xml(?:; charset=utf-8)?$/, IMMUTABLE, "of the site"],
  ["/site/faces/inter-700.9d41e6b2.woff2", /^font\/woff2$/, IMMUTABLE, "of the site"],
  ["/sitemap.xml", /^text\/xml; charset=utf-8$/, PUBLISHED, "other"],
  ["/llms.txt", /^text\/plain; charset=utf-8$/, PUBLISHED, "other"],
  ["/files/acme-sans.9d41e6b2a0c3f518.woff2", /^font\/woff2$/, IMMUTABLE, "for every origin"],
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
  ];
}

type BodyOf = (file: string) => Buffer;

function pageCases(body: BodyOf): Case[] {
  return PAGES.flatMap(([path, file]): Case[] => {
    const capability = "headers";
    const headers = { ...OF_PAGE, etag: ETAG };
    return [
      {
        ...{ name: "a page at its folder", capability: "pages", method: "GET", path },
        expected: { status: 200, body: body(file) },
      },
      ...QUERIES.map((query): Case => ({
        name: "a page ignores its query, which its script reads",
        ...{ capability: "pages", method: "GET", path: `${path}${query}` },
        expected: { status: 200, body: body(file) },
      })),
      ...["", ...QUERIES].flatMap((query): Case[] => [
        {
          ...{ name: "the headers of a page", capability, method: "GET", path: path + query },
          headers: () => ({ Accept: BROWSER }),
          expected: { status: 200, headers, body: body(file) },
        },
        {
          ...{ name: "HEAD of a page", capability, method: "HEAD", path: path + query },
          expected: { status: 200, headers, body: "" },
        },
        {
          name: "If-None-Match with the entity tag of a page: 304",
          ...{ capability, method: "GET", path: path + query },
          headers: ({ etag }) => ({ "If-None-Match": etag }),
          expected: { status: 304, headers: { "cache-control": COMPUTED, etag: ETAG }, body: "" },
        },
      ]),
      {
        ...{ name: "a page is also a file", capability, method: "GET", path: `/${file}` },
        expected: { status: 200, headers, body: body(file) },
      },
      {
        ...{ name: "OPTIONS of a page", capability: "methods", method: "OPTIONS", path },
        expected: {
          status: 204,
          headers: { ...SECURITY, allow: ALL, "access-control-allow-origin": null },
        },
      },
      {
        ...{ name: "405 of a page", capability: "methods", method: "POST", path },
        expected: { status: 405, headers: { ...OF_OTHER_ERRORS, allow: ALL } },
      },
    ];
  });
}

/** The location may be relative, a path or a URL. */
function redirectCases(): Case[] {
  const capability = "redirects";
  const to = (end: string) => new RegExp(`(?:^\\./|/)${end.replace(/[.?+]/g, "\\$&")}$`);
  return ["GET", "HEAD"].flatMap((method) => [
    ...["", ...QUERIES].flatMap((query): Case[] => [
      {
        ...{ name: "a folder without a slash", capability, method, path: `/docs${query}` },
        expected: { status: 301, headers: { ...OF_REDIRECT, location: to(`docs/${query}`) } },
      },
      {
        name: "the folder of a pairing without a slash",
        ...{ capability, method, path: `/pairings/plain${query}` },
        expected: { status: 301, headers: { ...OF_REDIRECT, location: to(`plain/${query}`) } },
      },
    ]),
  ]);
}

function siteFileCases(body: BodyOf): Case[] {
  const capability = "headers";
  return FILES.flatMap(([path, type, cacheControl, kind]): Case[] => {
    const file = path.slice(1);
    const headers = {
      "access-control-allow-origin": null,
      ...SECURITY_OF[kind],
      ...{ "content-type": type, "cache-control": cacheControl, etag: ETAG },
    };
    const length = { "content-length": String(body(file).length) };
    return [
      {
        ...{ name: "a file of the site", capability: "static", method: "GET", path },
        expected: { status: 200, body: body(file) },
      },
      {
        ...{ name: "the headers of a file of the site", capability, method: "GET", path },
        expected: { status: 200, headers, body: body(file) },
      },
      {
        ...{ name: "HEAD of a file of the site", capability, method: "HEAD", path },
        expected: { status: 200, headers: { ...headers, ...length }, body: "" },
      },
      {
        name: "If-None-Match with the entity tag of a file of the site: 304",
        ...{ capability, method: "GET", path },
        headers: ({ etag }) => ({ "If-None-Match": etag }),
        expected: { status: 304, headers: { etag: ETAG }, body: "" },
      },
      {
        name: "a file of the site with a query is not cached",
        ...{ capability: "queries", method: "GET", path: `${path}?v=1` },
        expected: {
          status: 200,
          headers: { ...headers, "cache-control": COMPUTED },
          body: body(file),
        },
      },
    ];
  });
}

function compressedSiteCases(body: BodyOf): Case[] {
  const compressed = [
    ...PAGES,
    ...["page.3f9a1c07.css", "page.5b0e2d41.js", "pairings.77aa90ef.json"].map(
      (name) => [`/site/${name}`, `site/${name}`] as const,
    ),
  ];
  const plain = ["pairings/plain/picture.png", "site/faces/inter-700.9d41e6b2.woff2"];
  const request = { capability: "compression", method: "GET" } as const;
  const acceptGzip = () => ({ "Accept-Encoding": "gzip" });
  return [
    ...compressed.map(([path, file]): Case => ({
      ...{ ...request, name: "compressed for a client that accepts gzip", path },
      headers: acceptGzip,
      expected: {
        status: 200,
        headers: { "content-encoding": "gzip", vary: /\baccept-encoding\b/i },
        body: body(file),
      },
    })),
    ...compressed.map(([path, file]): Case => ({
      ...{ ...request, name: "uncompressed for a client that refuses gzip", path },
      headers: () => ({ "Accept-Encoding": "gzip;q=0" }),
      expected: { status: 200, headers: { "content-encoding": null }, body: body(file) },
    })),
    ...plain.map((file): Case => ({
      ...{ ...request, name: "a picture and a font are compressed already", path: `/${file}` },
      headers: acceptGzip,
      expected: { status: 200, headers: { "content-encoding": null }, body: body(file) },
    })),
  ];
}

function notFoundPageCases(body: BodyOf): Case[] {
  const nowhere = [
    "/nope",
    "/nope/",
    "/pairings/nope/",
    "/docs/nope.html",
    "/site/nope.js",
    "/nope?v=1",
  ];
  const vary = /\baccept\b(?!-)/i;
  const page = { status: 404, headers: { ...OF_PAGE, vary }, body: body("404.html") };
  const asked = (
    method: string,
    path: string,
    accept: string,
    expected: Case["expected"],
  ): Case => ({
    ...{ name: `404 for a client that accepts ${accept}`, capability: "errors", method, path },
    headers: () => ({ Accept: accept }),
    expected,
  });
  return [
    ...nowhere.map((path): Case => ({
      ...{ name: "404 page for a browser", capability: "404 page", method: "GET", path },
      headers: () => ({ Accept: BROWSER }),
      expected: {
        status: 404,
        headers: { ...SITE_SECURITY, "content-type": HTML, "cache-control": NO_AGE },
        body: body("404.html"),
      },
    })),
    ...nowhere.map((path) => asked("GET", path, BROWSER, page)),
    asked("HEAD", "/nope", BROWSER, { ...page, body: "" }),
    ...["*/*", "application/json", "image/webp,*/*;q=0.8"].flatMap((accept) =>
      nowhere.map((path) =>
        asked("GET", path, accept, {
          status: 404,
          headers: { ...OF_OTHER_ERRORS, vary },
          body: /^\{"error":"Not found",/,
        }),
      ),
    ),
    ...["/api/r/zzzzzzzzzzzz", "/r/zzzzzzzzzzzz.json", "/css/zzzzzzzzzzzz.css"].map((path) =>
      asked("GET", path, BROWSER, {
        status: 404,
        headers: { ...SECURITY, "cache-control": COMPUTED, "access-control-allow-origin": "*" },
        body: /^\{"error":"Registry item zzzzzzzzzzzz not found"/,
      }),
    ),
  ];
}
