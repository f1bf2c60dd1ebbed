import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { edgeHandler } from "../../../server/hosts/edge.ts";
import { fixtureDist } from "../../fixtures/dist.ts";
import { holdErrors } from "../../fixtures/printed-errors.ts";

const dist = fixtureDist();

const PAGE = "<!doctype html><title>The application</title>";
const html = () => new Response(PAGE, { headers: { "Content-Type": "text/html" } });

function fileAnswer(path: string): Response | undefined {
  const file = join(dist, path);
  return existsSync(file) ? new Response(readFileSync(file)) : undefined;
}

const throwing = () => {
  throw new Error("no route");
};
const answering = (status: number) => () => new Response("", { status });

/** Assets that fail while `outage` is set, and answer missing paths as `missing` does. */
function edge(missing = answering(404)) {
  const state: { outage?: () => Response; requested: string[] } = { requested: [] };
  const handler = edgeHandler({
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      state.requested.push(pathname);
      if (state.outage) return Promise.resolve().then(state.outage);
      return Promise.resolve(fileAnswer(pathname) ?? missing());
    },
  });
  const get = (path: string, method = "GET") =>
    handler(new Request(`https://example.com${path}`, { method }));
  return { state, get };
}

const OUTAGES: [string, () => Response][] = [
  ["throw", throwing],
  ["answer 500", answering(500)],
  ["answer 503", answering(503)],
  ["answer every path with a page", html],
  ["answer with half a file", () => new Response('{"items": [')],
];
const PATHS = ["/r/registry.json?q=serif", "/healthz", "/r/plain.json?h1-size=3rem"];

let held: ReturnType<typeof holdErrors>;
beforeEach(() => (held = holdErrors()));
afterEach(() => {
  held.release();
});

describe.each(OUTAGES)("while the assets %s", (_, outage) => {
  it.each(PATHS)("%s is 503 with Retry-After, and an answer afterwards", async (path) => {
    const { state, get } = edge();
    state.outage = outage;
    const failed = await get(path);
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "5"]);
    delete state.outage;
    expect((await get(path)).status).toBe(200);
  });
});

it.each(OUTAGES.slice(0, 4))("an outage becomes 404: the assets %s", async (_, outage) => {
  const { state, get } = edge();
  state.outage = outage;
  for (const path of ["/r/plain.json", "/r/nope.json"]) expect((await get(path)).status).toBe(503);
});

it("assets that answer a missing path with a page make it an item", async () => {
  const { get } = edge(html);
  const missing = await get("/r/nope.json");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: "Registry item nope not found" });
  expect((await get("/nope")).status).toBe(404);
  expect((await get("/r/plain.json")).status).toBe(200);
});

it.each<[string, () => Response, string]>([
  ["throw", throwing, "cannot be read: Error: no route"],
  ["answer 503", answering(503), "cannot be read: Error: the assets answered 503"],
  ["have no manifest", answering(404), "is missing or invalid"],
  ["have another program's manifest", () => new Response('{"items": 8}'), "is missing or invalid"],
])("assets that %s: the reason is printed, and not sent", async (_, outage, reason) => {
  const { state, get } = edge();
  state.outage = outage;
  const health = await get("/healthz");
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({
    error: "Service unavailable",
    message: "The published files cannot be read at the moment. Try again in a few seconds.",
  });
  expect(held.printed).toEqual([`error: /build-manifest.json ${reason}`]);
});

it("an answer in the place of a page is an outage, unless it is as long as the page", async () => {
  const { get } = edge(html);
  expect((await get("/docs/")).status).toBe(404);
  const other = edgeHandler({
    fetch: ({ url }) => {
      const { pathname } = new URL(url);
      return Promise.resolve(pathname === "/r/plain.json" ? html() : fileAnswer(pathname)!);
    },
  });
  const answer = await other(new Request("https://example.com/r/plain.json"));
  expect(answer.status).toBe(503);
  expect(held.printed).toEqual(["error: /r/plain.json: the assets answered with another page"]);
});

it("an outage has no body for HEAD", async () => {
  const { state, get } = edge();
  state.outage = answering(500);
  const { status, body } = await get("/r/plain.json", "HEAD");
  expect({ status, body }).toEqual({ status: 503, body: null });
});

it("the configuration of a platform is not requested, and so not sent", async () => {
  const { state, get } = edge();
  expect((await get("/_headers")).status).toBe(404);
  expect(state.requested).toEqual(["/_headers/index.html", "/404.html"]);
});

it("what a search needs is requested once, and again after a failure", async () => {
  const { state, get } = edge();
  const requestedBySearch = async (query: string) => {
    state.requested = [];
    await get(`/r/registry.json?q=${query}`);
    return state.requested;
  };
  expect(await requestedBySearch("sans")).toEqual(["/r/registry.json", "/api/search.json"]);
  expect(await requestedBySearch("serif")).toEqual([]);
  state.outage = answering(500);
  await get("/r/plain.json");
  delete state.outage;
  expect(await requestedBySearch("serif")).toEqual(["/r/registry.json", "/api/search.json"]);
});
