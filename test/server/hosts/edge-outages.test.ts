import { jest } from "@jest/globals";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildRegistry } from "../../../build/build.ts";
import { edgeHandler } from "../../../server/hosts/edge.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });

const PAGE = "<!doctype html><title>The application</title>";
const html = () => new Response(PAGE, { headers: { "Content-Type": "text/html" } });

function fileAnswer(path: string): Response | undefined {
  const file = join(dist, path);
  return existsSync(file) ? new Response(readFileSync(file)) : undefined;
}

/** Assets that fail while `outage` is set, and answer missing paths as `missing` does. */
function edge(missing = () => new Response(null, { status: 404 })) {
  const state: { outage?: () => Response } = {};
  const handler = edgeHandler({
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (state.outage) return Promise.resolve().then(state.outage);
      return Promise.resolve(fileAnswer(pathname) ?? missing());
    },
  });
  const get = (path: string) => handler(new Request(`https://example.com${path}`));
  return { state, get };
}

const OUTAGES: [string, () => Response][] = [
  [
    "throw",
    () => {
      throw new Error("no route to the assets");
    },
  ],
  ["answer 500", () => new Response("", { status: 500 })],
  ["answer 503", () => new Response("", { status: 503 })],
  ["answer every path with a page", html],
  ["answer with half a file", () => new Response('{"items": [')],
];
const PATHS = ["/r/registry.json?q=serif", "/healthz", "/r/plain.json?h1-size=3rem"];

let printed: jest.SpiedFunction<typeof console.error>;
beforeEach(() => (printed = jest.spyOn(console, "error").mockImplementation(() => undefined)));
afterEach(() => printed.mockRestore());

describe.each(OUTAGES)("while the assets %s", (_, outage) => {
  it.each(PATHS)("%s is 503 with Retry-After, and an answer afterwards", async (path) => {
    const { state, get } = edge();
    state.outage = outage;
    const failed = await get(path);
    expect({ status: failed.status, retry: failed.headers.get("Retry-After") }).toEqual({
      status: 503,
      retry: "5",
    });
    delete state.outage;
    expect((await get(path)).status).toBe(200);
  });
});

it.each(OUTAGES.slice(0, 4))("an outage becomes 404: the assets %s", async (_, outage) => {
  const { state, get } = edge();
  state.outage = outage;
  expect((await get("/r/plain.json")).status).toBe(503);
  expect((await get("/r/nope.json")).status).toBe(503);
});

it("assets that answer a missing path with a page make it an item", async () => {
  const { get } = edge(html);
  const missing = await get("/r/nope.json");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: "Registry item nope not found" });
  expect((await get("/nope")).status).toBe(404);
  expect((await get("/r/plain.json")).status).toBe(200);
});

it("a manifest that another program wrote is an outage", async () => {
  const { state, get } = edge();
  state.outage = () => new Response('{"items": 8}');
  expect((await get("/healthz")).status).toBe(503);
});
