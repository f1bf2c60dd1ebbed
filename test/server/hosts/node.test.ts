import { once } from "node:events";
import { type Server, createServer } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import request from "supertest";
import { buildRegistry } from "../../../build/publish/build.ts";
import { createApp } from "../../../server/hosts/express.ts";
import { nodeListener } from "../../../server/hosts/node.ts";
import { readDist } from "../../../server/publication/read-dist.ts";
import { type Publication, publishedContent } from "../../../server/respond/content.ts";
import { holdErrors } from "../../fixtures/printed-errors.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });
const publication = await readDist(dist);
const app = createApp(() => publication);

const listener = nodeListener(() => publication);

const OVERRIDES = "h1-size=3rem&body-lh=1.8&code-family=Fira%20Code";
const REQUESTS: [string, string, Record<string, string>?][] = [
  ["GET", "/api/r/plain"],
  ["HEAD", "/api/r/plain"],
  ["GET", "/r/pairing-plain.json"],
  ["GET", "/r/registry.json"],
  ["GET", "/schemas/pairing.schema.json"],
  ["GET", "/r/plain.json", { "Accept-Encoding": "br" }],
  ["GET", "/r/plain.json", { "Accept-Encoding": "*;q=0" }],
  ["GET", "/r/plain.json", { "If-None-Match": "*" }],
  ["HEAD", "/r/plain.json", { "If-None-Match": "*", "Accept-Encoding": "gzip" }],
  ["GET", `/api/r/plain?${OVERRIDES}`],
  ["HEAD", `/api/r/plain?${OVERRIDES}`],
  ["GET", `/r/plain.json?fonts=self-hosted&${OVERRIDES}`],
  ["GET", `/api/r/plain?${OVERRIDES}`, { "If-None-Match": "*" }],
  ["GET", "/api/r/inter?h1-size=3rem"],
  ["GET", "/r/registry.json?q=serif&limit=2"],
  ["GET", "/api/r/nope"],
  ["GET", "/r/nope.json"],
  ["GET", "/api/r/pl%61in"],
  ["GET", "/api/r/plain?h1-size=12bananas"],
  ["GET", "/r/registry.json?limit=x"],
  ["GET", "/healthz"],
  ["GET", "/_headers"],
  ["OPTIONS", "/api/r/plain"],
  ["POST", "/api/r/plain"],
  ["DELETE", "/"],
];

async function answer(
  listener: Parameters<typeof request>[0],
  [method, target, headers = {}]: (typeof REQUESTS)[number],
) {
  const agent = request(listener);
  const response = await agent[method.toLowerCase() as "get"](target)
    .set({ "Accept-Encoding": "identity", ...headers })
    .buffer(true);
  const { date, ...others } = response.headers as Record<string, string>;
  return { status: response.status, text: response.text, headers: others };
}

it.each(REQUESTS)("%s %s %j: as Express answers, each time", async (...sent) => {
  const expected = await answer(app, sent);
  expect(await answer(listener, sent)).toEqual(expected);
  expect(await answer(listener, sent)).toEqual(expected);
});

it("a request whose answer cannot be computed ends the process", async () => {
  const { printed, release } = holdErrors();
  const damaged: Publication = {
    ...publication,
    file: (path) => (path.startsWith("/r/self-hosted/") ? undefined : publication.file(path)),
  };
  const failing = nodeListener(() => damaged);
  const { status, body } = await request(failing).get("/r/plain.json?fonts=self-hosted");
  expect({ status, body }).toEqual({ status: 500, body: { error: "Internal error" } });
  release();
  expect(printed).toEqual([new Error("plain is not published in the flavour self-hosted")]);
  expect((await request(failing).get("/r/plain.json")).status).toBe(200);
});

describe("a client that pipelines requests", () => {
  let server: Server;
  let looked: number;
  const large = publishedContent("/large.json", new Uint8Array(1_000_000), "a".repeat(43));
  const counting: Publication = {
    ...publication,
    file: (path) => {
      looked += 1;
      return path === "/large.json" ? large : publication.file(path);
    },
  };
  const connected = async (): Promise<Socket> => {
    looked = 0;
    server = createServer(nodeListener(() => counting)).listen(0, "127.0.0.1");
    await once(server, "listening");
    return connect((server.address() as AddressInfo).port, "127.0.0.1");
  };
  const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it("gets its responses in the order of its requests", async () => {
    const socket = await connected();
    let received = "";
    socket.setEncoding("utf8").on("data", (text) => (received += String(text)));
    socket.write(["/api/r/plain", "/api/r/nope", "/api/r/inter", "/healthz"].map(get).join(""));
    while (!received.includes('"status":"ok"')) await once(socket, "data");
    socket.destroy();
    expect([...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)).toEqual([
      "200",
      "404",
      "200",
      "200",
    ]);
    expect(received.indexOf("pairing-plain")).toBeLessThan(received.indexOf("nope not found"));
  });

  it("and does not read the responses: only a few are computed, not one for each request", async () => {
    const socket = await connected();
    socket.pause();
    socket.write(get("/large.json").repeat(50));
    // Until the buffers of both ends are full.
    let before = -1;
    while (looked !== before) {
      before = looked;
      await delay(200);
    }
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(40);
    socket.destroy();
  });

  it("without end: its connection is closed", async () => {
    const socket = await connected();
    socket.pause();
    socket.write(get("/r/registry.json?q=serif").repeat(10_000));
    socket.on("error", () => undefined);
    socket.resume();
    await new Promise((resolve) => socket.once("close", resolve));
    expect(looked).toBeLessThan(10_000);
  });
});

it("health checks waited for every search that had come before", async () => {
  let computed = 0;
  const slow: Publication = {
    ...publication,
    file: (path) => {
      if (path !== "/slow.json") return publication.file(path);
      computed += 1;
      const end = performance.now() + 4;
      while (performance.now() < end);
      return publication.file("/r/plain.json");
    },
  };
  const server = createServer(nodeListener(() => slow)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 100 }, () => connect(port, "127.0.0.1"));
  const [checking, ...asking] = sockets.toReversed();
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of asking) socket.write("GET /slow.json?v=1 HTTP/1.1\r\nHost: a\r\n\r\n");
  checking?.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  if (checking) await once(checking, "data");
  expect(computed).toBeLessThan(asking.length / 2);
  for (const socket of sockets) socket.destroy();
  server.close();
});
