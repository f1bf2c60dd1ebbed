import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { buildRegistry } from "../../../build/publish/build.ts";
import { nodeListener } from "../../../server/hosts/node.ts";
import { boundedServer } from "../../../server/http-server.ts";
import { readDist } from "../../../server/publication/read-dist.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });
const publication = await readDist(dist);
let server: Server;
beforeAll(async () => {
  server = boundedServer(nodeListener(() => publication)).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Everything that comes back until the server closes the connection. */
async function answerTo(sent: string): Promise<{ status: number; head: string; body: string }[]> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => (received += String(text)));
  socket.on("error", () => undefined);
  socket.write(sent);
  await new Promise((resolve) => socket.once("close", resolve));
  return received
    .split(/^(?=HTTP\/1\.1 )/m)
    .filter((answer) => answer !== "")
    .map((answer) => {
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      return { status: Number(head.slice(9, 12)), head, body };
    });
}

const LAST = "Connection: close\r\n\r\n";

it.each([
  ["a method that Node.js does not know", "FOO / HTTP/1.1\r\nHost: a\r\n\r\n", 405],
  ["CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
  ["bytes of TLS", "\u0016\u0003\u0001\u0002\r\n\r\n", 400],
  ["a target that names a host alone", `GET a:80 HTTP/1.1\r\nHost: a\r\n${LAST}`, 400],
  ["a space in the target", `GET /a b HTTP/1.1\r\nHost: a\r\n${LAST}`, 400],
  ["two Host headers", `GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n${LAST}`, 400],
  ["the same Host twice", `GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n${LAST}`, 400],
  ["a missing Host", `GET /healthz HTTP/1.1\r\n${LAST}`, 400],
  ["an invalid Host", `GET /healthz HTTP/1.1\r\nHost: a b\r\n${LAST}`, 400],
  ["headers over 16 KB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"y".repeat(20_000)}\r\n${LAST}`, 431],
  [
    "two lengths",
    `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${LAST}`,
    400,
  ],
  ["a missing Host in HTTP/1.0", "GET /healthz HTTP/1.0\r\n\r\n", 200],
  ["a port in Host", `GET /healthz HTTP/1.1\r\nHost: [::1]:3000\r\n${LAST}`, 200],
  ["an absolute target", `GET http://elsewhere/healthz HTTP/1.1\r\nHost: a\r\n${LAST}`, 200],
  ["an asterisk", `GET * HTTP/1.1\r\nHost: a\r\n${LAST}`, 404],
  ["OPTIONS of an asterisk", `OPTIONS * HTTP/1.1\r\nHost: a\r\n${LAST}`, 204],
])(
  "%s gets an answer, with a body in JSON, and the connection is closed",
  async (_, sent, status) => {
    const [answer, ...others] = await answerTo(sent);
    expect(others).toEqual([]);
    expect(answer?.status).toBe(status);
    expect(answer?.head).toMatch(/^connection: close\r?$/im);
    if (status === 204) expect(answer?.body).toBe("");
    else if (status !== 200) expect(JSON.parse(answer!.body)).toHaveProperty("message");
  },
);

it("a refused method names those that are allowed", async () => {
  const [answer] = await answerTo("FOO /r/plain.json HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(answer?.head).toMatch(/^Allow: GET, HEAD, OPTIONS\r?$/m);
  expect(answer?.head).toMatch(/^Access-Control-Allow-Origin: \*\r?$/m);
  expect(answer?.body).toContain("instead of FOO");
});

it("a request before a malformed one is lost", async () => {
  const answers = await answerTo("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n");
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
});
