import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { getTransformedRoutes, isHandler } from "@vercel/routing-utils";
import { headersFile } from "../../build/publish/platform-headers.ts";
import { publishedFiles } from "../../build/publish/published-files.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { fileKindOf } from "../../build/dist/file-kind.ts";
import { CACHE_CONTROL_OF, HEADERS_OF, mediaTypeOf } from "../../build/dist/headers.ts";
import { byPath } from "../fixtures/by-path.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { SITE } from "../fixtures/site.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { lowerCased } from "./conformance/expected-headers.ts";
import { wranglerConfig } from "./wrangler.ts";

type Headers = Record<string, string>;

/**
 * What the server sends with a published file, apart from the entity tag. Platforms know the media types
 * of a site's files.
 */
const publishedHeaders = (path: string): Headers => {
  const kind = fileKindOf(path);
  return lowerCased({
    ...HEADERS_OF[kind],
    "Cache-Control": CACHE_CONTROL_OF[kind],
    ...(kind === "shared" && { "Content-Type": mediaTypeOf(path) }),
  });
};

const publishedPaths = [
  ...byPath(
    publishedFiles(loadCatalog(FIXTURE_REGISTRY), { baseUrl: "https://example.com" }),
  ).keys(),
].map((path) => `/${path}`);

const sitePaths = [...SITE.keys()].map((path) => `/${path}`);
const PAGE_ADDRESSES = ["/", "/docs/", "/pairings/plain/"];

/** A user's own files, which no published folder holds. */
const OWN_PATHS = [
  "/robots.txt",
  "/radio/index.html",
  "/radio/",
  "/apiary.css",
  "/picture.png",
  "/css.css",
  "/cssx/a.css",
  "/tokens.json",
  "/styles/css/a.css",
  "/design.md",
  "/README.md",
  "/designs/a.md",
];

/** The rules of a `_headers`, read as Netlify reads them. */
async function parsedHeaders(text: string) {
  const file = join(temporaryFolder(), "_headers");
  writeFileSync(file, text);
  const read = { headersFiles: [file], configHeaders: undefined, minimal: false };
  const { headers, errors } = await parseAllHeaders(read);
  expect(errors).toEqual([]);
  return headers.flatMap((rule) => ("forRegExp" in rule ? [rule] : []));
}

const withSite = () => headersFile([...publishedPaths, ...sitePaths].map((path) => path.slice(1)));

const vercel = JSON.parse(readFileSync(join(PROJECT, "lib/server/hosts/vercel.json"), "utf8"));

type HeadersByPath = (path: string) => Headers;

/** Platform -> the headers that its file, read by its own parser, gives to a path. */
const PLATFORMS: Record<string, () => HeadersByPath | Promise<HeadersByPath>> = {
  "Netlify and Cloudflare Pages, dist/_headers": async () => {
    const rules = await parsedHeaders(withSite());
    return (path) =>
      Object.assign(
        {},
        ...rules.map(({ forRegExp, values }) => (forRegExp.test(path) ? lowerCased(values) : {})),
      );
  },
  "Vercel, vercel.json": () => {
    const { routes, error } = getTransformedRoutes({ headers: vercel.headers });
    expect(error).toBeNull();
    return (path) =>
      Object.assign(
        {},
        ...(routes ?? []).map((route) =>
          !isHandler(route) && new RegExp(route.src).test(path)
            ? lowerCased(route.headers ?? {})
            : {},
        ),
      );
  },
};

describe.each(Object.entries(PLATFORMS))("%s", (_, headersByPath) => {
  it("gives every published file, and every page at its address, the headers that the server sends", async () => {
    const headersOf = await headersByPath();
    for (const path of [...publishedPaths, ...sitePaths])
      expect([path, headersOf(path)]).toEqual([path, publishedHeaders(path)]);
    for (const path of PAGE_ADDRESSES)
      expect([path, headersOf(path)]).toEqual([path, publishedHeaders(`${path}index.html`)]);
  });

  it("leaves a user's own files the headers of the platform", async () => {
    const headersOf = await headersByPath();
    for (const path of OWN_PATHS) expect([path, headersOf(path)]).toEqual([path, {}]);
  });
});

describe("dist/_headers", () => {
  it("without a site leaves a user's own home page the headers of the platform", async () => {
    const rules = await parsedHeaders(headersFile(publishedPaths.map((path) => path.slice(1))));
    for (const path of ["/", "/index.html", "/404.html", "/sitemap.xml"])
      expect([path, rules.filter(({ forRegExp }) => forRegExp.test(path))]).toEqual([path, []]);
  });

  it("has at most one rule for a path, since Cloudflare joins the values of several", () => {
    const rules = withSite().match(/^\/.*$/gm) ?? [];
    // As Cloudflare reads them: a placeholder is anything up to a slash, or up to a dot.
    const matches = (rule: string, path: string) =>
      new RegExp(`^${rule.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`).test(path);
    const paths = [...publishedPaths, ...sitePaths, ...PAGE_ADDRESSES];
    for (const path of paths)
      expect([path, rules.filter((rule) => matches(rule, path)).length]).toEqual([path, 1]);
    expect(new Set(rules).size).toBe(rules.length);
  });

  /** @see https://developers.cloudflare.com/pages/configuration/headers/ */
  it("stays within the limits of Cloudflare, however many pairings there are", () => {
    const pairings = Array.from({ length: 2000 }, (_, index) => `pairings/p${index}/index.html`);
    const text = headersFile([...SITE.keys(), ...pairings]);
    expect(text.match(/^\//gm)!.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

describe("Vercel, vercel.json", () => {
  const { routes } = getTransformedRoutes({ redirects: vercel.redirects });
  const locationsOf = (path: string) =>
    (routes ?? []).flatMap((route) => {
      if (isHandler(route) || !new RegExp(route.src).test(path)) return [];
      return [path.replace(new RegExp(route.src), route.headers?.["Location"] ?? "")];
    });

  it.each(["/docs", "/fonts", "/pairings/plain"])("%s leads to the address of the page", (path) => {
    expect(locationsOf(path)).toEqual([`${path}/`]);
  });

  it.each([...PAGE_ADDRESSES, ...OWN_PATHS, "/api/r/plain", "/pairings/plain/picture.png"])(
    "%s stays where it is",
    (path) => {
      expect(locationsOf(path)).toEqual([]);
    },
  );
});

describe("Cloudflare Workers, wrangler.jsonc", () => {
  const { main, assets } = wranglerConfig();

  it("copied beside a package.json, names the worker of the package and the published folder", () => {
    const [, worker = ""] = main.split("node_modules/typography-registry/");
    expect(worker).toBe("lib/server/hosts/cloudflare-worker.js");
    expect(readFileSync(join(PROJECT, worker), "utf8")).toContain(assets.binding);
    expect(assets.directory).toBe("dist");
  });

  it("runs the worker, which sends every header, for every published path", () => {
    const folders = assets.run_worker_first.map((pattern) => pattern.replace(/\*$/, ""));
    const isAnswered = (path: string) => folders.some((folder) => path.startsWith(folder));
    expect(publishedPaths.filter((path) => !isAnswered(path))).toEqual([]);
    expect([...sitePaths, ...OWN_PATHS].filter(isAnswered)).toEqual([]);
  });

  it("sends a file of the site without the worker, and leaves addresses and missing paths to it", () => {
    expect(assets).toMatchObject({ html_handling: "none", not_found_handling: "none" });
  });
});
