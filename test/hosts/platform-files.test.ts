import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { getTransformedRoutes, isHandler } from "@vercel/routing-utils";
import { headersFile } from "../../build/platform-headers.ts";
import { publishedFiles } from "../../build/published-files.ts";
import { loadCatalog } from "../../registry/catalog.ts";
import {
  CACHE_CONTROL,
  CROSS_ORIGIN_HEADERS,
  CSS_TYPE,
  JSON_TYPE,
  SECURITY_HEADERS,
} from "../../server/respond/headers.ts";
import { byPath } from "../fixtures/by-path.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { wranglerConfig } from "./wrangler-config.ts";

type Headers = Record<string, string>;

/** What the server sends with a published file, apart from the entity tag. */
const publishedHeaders = (path: string): Headers =>
  lowerCased({
    ...CROSS_ORIGIN_HEADERS,
    ...SECURITY_HEADERS,
    "Cache-Control": CACHE_CONTROL.published,
    "Content-Type": path.endsWith(".css") ? CSS_TYPE : JSON_TYPE,
  });

const publishedPaths = [
  ...byPath(publishedFiles(loadCatalog(FIXTURE_REGISTRY), "https://example.com")).keys(),
].map((path) => `/${path}`);

/** A user's own files, which no published folder holds. */
const OWN_PATHS = [
  ...["/", "/index.html", "/robots.txt", "/radio/index.html", "/apiary.css"],
  ...["/css.css", "/cssx/a.css", "/tokens.json", "/styles/css/a.css"],
];

type HeadersByPath = (path: string) => Headers;

/** Platform -> the headers that its file, read by its own parser, gives to a path. */
const PLATFORMS: Record<string, () => HeadersByPath | Promise<HeadersByPath>> = {
  "Netlify and Cloudflare Pages, dist/_headers": async () => {
    const file = join(temporaryFolder(), "_headers");
    writeFileSync(file, headersFile());
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [file],
      configHeaders: undefined,
      minimal: false,
    });
    expect(errors).toEqual([]);
    return (path) =>
      Object.assign(
        {},
        ...headers.map((rule) =>
          "forRegExp" in rule && rule.forRegExp.test(path) ? lowerCased(rule.values) : {},
        ),
      );
  },
  "Vercel, vercel.json": () => {
    const { headers } = JSON.parse(readFileSync(join(PROJECT, "server/hosts/vercel.json"), "utf8"));
    const { routes, error } = getTransformedRoutes({ headers });
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
  it("gives every published file the headers that the server sends", async () => {
    const headersOf = await headersByPath();
    for (const path of publishedPaths)
      expect([path, headersOf(path)]).toEqual([path, publishedHeaders(path)]);
  });

  it("leaves a user's own files the headers of the platform", async () => {
    const headersOf = await headersByPath();
    for (const path of OWN_PATHS) expect([path, headersOf(path)]).toEqual([path, {}]);
  });
});

describe("Cloudflare Workers, wrangler.jsonc", () => {
  const { main, assets } = wranglerConfig();
  const pathOf = (path: string) => resolve(PROJECT, "server/hosts", path);

  it("names the compiled worker and the published folder", () => {
    expect(pathOf(main)).toBe(join(PROJECT, "lib/server/hosts/cloudflare-worker.js"));
    expect(pathOf(assets.directory)).toBe(join(PROJECT, "dist"));
    expect(readFileSync(pathOf(main), "utf8")).toContain(assets.binding);
  });

  it("runs the worker, which sends every header, for every published path", () => {
    const folders = assets.run_worker_first.map((pattern) => pattern.replace(/\*$/, ""));
    const isAnswered = (path: string) => folders.some((folder) => path.startsWith(folder));
    expect(publishedPaths.filter((path) => !isAnswered(path))).toEqual([]);
    expect(OWN_PATHS.filter(isAnswered)).toEqual([]);
  });
});

function lowerCased(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
