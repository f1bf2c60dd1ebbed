import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { edgeHandler } from "../../../server/hosts/edge.ts";
import { readDist } from "../../../server/dist.ts";
import { respond } from "../../../server/respond/respond.ts";
import { fixtureDist } from "../../fixtures/dist.ts";
import { SITE, distWithSite } from "../../fixtures/site.ts";
import { replyHeaders, wholeBody } from "../../fixtures/reply-bytes.ts";

const dist = fixtureDist();

/** A handler over a folder, and the paths that it has requested. */
function edgeOn(folder: string) {
  const requested: string[] = [];
  const handler = edgeHandler({
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      requested.push(pathname);
      const file = join(folder, pathname);
      if (!existsSync(file) || !statSync(file).isFile())
        return Promise.resolve(new Response(null, { status: 404 }));
      const type = file.endsWith(".html") ? "text/html; charset=utf-8" : "application/json";
      const headers = { "Content-Type": type };
      return Promise.resolve(new Response(readFileSync(file), { headers }));
    },
  });
  const get = (path: string, headers = {}) =>
    handler(new Request(`https://example.com${path}`, { headers }));
  return { requested, get };
}

it("every file has the status, the headers and the body that the server gives it", async () => {
  const publication = readDist(dist);
  const { get } = edgeOn(dist);
  const paths = readdirSync(`${dist}/`, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(dist, path)).isFile(),
  );
  expect(paths.length).toBeGreaterThan(70);
  for (const path of paths) {
    const reply = respond({ method: "GET", target: `/${path}`, headers: {} }, publication);
    const answer = await get(`/${path}`);
    const headers = new Headers(replyHeaders(reply));
    expect([path, answer.status, ...answer.headers]).toEqual([path, reply.status, ...headers]);
    expect(
      Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await wholeBody(reply))),
    ).toBe(true);
  }
});

it("an answer that the client has already is 304, without a body", async () => {
  const { get } = edgeOn(dist);
  const tag = (await get("/r/plain.json")).headers.get("ETag")!;
  const { status, body } = await get("/r/plain.json", { "If-None-Match": tag });
  expect({ status, body }).toEqual({ status: 304, body: null });
});

it.each(["/r", "/r/layered", "/r/self-hosted", "/r/typeset"])(
  "a search of %s asks once for what it searches",
  async (index) => {
    const { requested, get } = edgeOn(dist);
    expect((await get(`${index}/registry.json?q=serif`)).status).toBe(200);
    expect(requested).toContain(`${index}/registry.json`);
    requested.length = 0;
    expect((await get(`${index}/registry.json?q=sans`)).status).toBe(200);
    expect(requested).toEqual([]);
  },
);

it("an item is requested each time, so that no memory is needed for all", async () => {
  const { requested, get } = edgeOn(dist);
  await get("/r/plain.json");
  await get("/r/plain.json?h1-size=3rem");
  expect(requested).toEqual(["/r/plain.json", "/r/plain.json"]);
});

it("pages are served, and the page of missing ones is 404", async () => {
  const { get } = edgeOn(distWithSite());
  // As a browser asks for a page.
  const page = async (path: string) => {
    const answer = await get(path, { Accept: "text/html" });
    return { status: answer.status, text: await answer.text() };
  };
  const textOf = (file: string) => String(SITE.get(file));
  expect(await page("/")).toEqual({ status: 200, text: textOf("index.html") });
  expect(await page("/docs/")).toEqual({ status: 200, text: textOf("docs/index.html") });
  expect(await page("/nope/")).toEqual({ status: 404, text: textOf("404.html") });
});

it("a fragment, which a service worker sees, was taken for a part of the query", async () => {
  const { get } = edgeOn(dist);
  expect((await get("/r/plain.json?heading=lato#top")).status).toBe(200);
  expect((await get("/r/plain.json#top")).status).toBe(200);
});

it("an encoded question mark in a path cut it, so that a path which is not published answered 200", async () => {
  const { get } = edgeOn(dist);
  expect((await get("/r/registry.json%3Fv=2")).status).toBe(404);
  expect((await get("/r/registry.json%23v")).status).toBe(404);
});
