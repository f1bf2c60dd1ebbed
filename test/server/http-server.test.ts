import { once } from "node:events";
import { type Server, request } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { Express } from "express";
import { createApp } from "../../server/app.ts";
import { createHttpServer } from "../../server/http-server.ts";
import { type Publication, publishedContent } from "../../server/replies/content.ts";
import { holdErrors } from "../fixtures/printed-errors.ts";

const published = (path: string, body: Buffer) => publishedContent(path, body, "a".repeat(43));
const files = new Map([
  ["/r/plain.json", published("/r/plain.json", Buffer.from('{"type":"registry:font"}'))],
  ["/large.json", published("/large.json", Buffer.alloc(1_000_000, "a"))],
  ["/index.html", published("/index.html", Buffer.from("a page"))],
]);
let lookups: number;
const publication: Publication = {
  file: (path) => {
    lookups += 1;
    if (path === "/r/failing.json") throw new Error("cannot be looked up");
    return files.get(path);
  },
  build: () => ({ items: 3, fingerprint: "none" }),
};

let server: Server;
let app: Express;
let port: number;
beforeEach(async () => {
  lookups = 0;
  app = createApp(() => publication);
  server = createHttpServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ["GET", "/r/plain.json", 200],
  ["HEAD", "/r/plain.json", 200],
  ["OPTIONS", "/r/plain.json", 204],
  ["POST", "/r/plain.json", 405],
  ["GET", "/r/nope.json", 404],
  ["GET", "/r/plain.json?h1-size=3rem", 200],
  ["GET", "/", 200],
  ["GET", "/healthz", 200],
  ["GET", "/r/failing.json", 500],
  ["GET", "/api/r/../../r/plain.json", 200],
  ["GET", "/r/../../package.json", 404],
  ["GET", "/api/r/..%2f..%2fr%2fplain.json", 404],
  ["GET", "//r/plain.json", 404],
  ["GET", "/r/plain.json\\", 404],
  ["GET", `/r/${"a".repeat(8000)}.json`, 404],
  ["GET", `/r/plain.json?v=${"a".repeat(8000)}`, 200],
  ["GET", "http://elsewhere.example/r/plain.json", 200],
  ["GET", "*", 404],
])("%s %.40s passes through the Express app", async (method, path, status) => {
  const { handle } = app as unknown as { handle: (...args: unknown[]) => unknown };
  const seen: unknown[] = [];
  Object.assign(app, {
    handle: (...args: { method: string; url: string }[]) => {
      seen.push(`${args[0]!.method} ${args[0]!.url}`);
      return handle.apply(app, args);
    },
  });
  const errors = holdErrors();
  const [response] = await once(request({ port, method, path }).end(), "response");
  errors.release();
  expect(response.statusCode).toBe(status);
  expect(response.resume().headers["x-content-type-options"]).toBe("nosniff");
  expect(seen).toEqual([`${method} ${path}`]);
});

it("Express changed the prototypes of each request and response, which made them slow", async () => {
  let prototypes: unknown[] = [];
  server.prependListener("request", (incoming, response) => {
    prototypes = [incoming, response].map((message) => Object.getPrototypeOf(message) as unknown);
  });
  const [response] = await once(request({ port, path: "/r/plain.json" }).end(), "response");
  expect(response.resume().statusCode).toBe(200);
  expect(prototypes).toEqual([app.request, app.response]);
  expect(app.request.app).toBe(app);
});

it("a request has 10 seconds for its headers and 20 in all, and a silent connection 60", () => {
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    timeout: 60_000,
    connectionsCheckingInterval: 2000,
    maxConnections: 10_000,
  });
});

it.each([
  ["bytes that are not HTTP", "\u0016\u0003\u0001\u0002\r\n\r\n", 400],
  ["an unknown method", "FOO / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["a missing Host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a target over 16 KB", `GET /${"y".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ["headers over 16 KB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"y".repeat(20_000)}\r\n\r\n`, 431],
  [
    "a length in two ways",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    400,
  ],
])("%s: Node.js refuses it, and the connection is closed", async (_, sent, status) => {
  const client = connect(port, "127.0.0.1");
  client.write(sent);
  expect(await text(client)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

describe("a client that pipelines requests", () => {
  const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const connected = (): Socket => connect(port, "127.0.0.1").on("error", () => undefined);

  it("gets its answers in the order of its requests", async () => {
    const client = connected();
    const last = get("/healthz").replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    client.write(get("/r/plain.json") + get("/r/nope.json") + get("/") + last);
    const statuses = [...(await text(client)).matchAll(/HTTP\/1\.1 (\d+) /g)];
    expect(statuses.map(([, status]) => status)).toEqual(["200", "404", "200", "200"]);
  });

  it("and does not read the answers: only a few are computed, not one for each request", async () => {
    const client = connected().pause();
    client.write(get("/large.json").repeat(50));
    // Until the buffers of both ends are full.
    for (let before = -1; lookups !== before; await delay(200)) before = lookups;
    expect(lookups).toBeGreaterThan(0);
    expect(lookups).toBeLessThan(40);
    client.destroy();
  });

  it("without end: its connection is closed", async () => {
    const client = connected();
    client.write(get("/large.json?q").repeat(10_000));
    client.resume();
    await new Promise((resolve) => client.once("close", resolve));
    expect(lookups).toBeLessThan(10_000);
  });
});
