import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { nodeListener } from "../../server/hosts/node.ts";
import { boundedServer, maxConnections } from "../../server/http-server.ts";
import { type Publication, publishedContent } from "../../server/respond/content.ts";
import { PROJECT } from "../fixtures/read.ts";

const large = publishedContent("/large.json", Buffer.alloc(30_000_000, "a"), "a".repeat(43));
const publication: Publication = {
  file: (path) => (path === "/large.json" ? large : undefined),
  itemCount: () => 3,
};

let server: Server;
beforeEach(() => {
  server = boundedServer(nodeListener(() => publication));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function connected(): Promise<Socket> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return connect((server.address() as AddressInfo).port, "127.0.0.1");
}

/** What a client receives until its connection is closed; statuses and bodies. */
async function answersTo(sent: string): Promise<string[]> {
  const client = await connected();
  client.write(sent);
  const received = await text(client);
  expect(received).toContain("\r\nConnection: close\r\n");
  return received
    .split(/HTTP\/1\.1 (?=\d)/)
    .slice(1)
    .map((answer) => answer.replace(/\r\n[^]*\r\n\r\n/, "\n"));
}

const NOT_HTTP =
  '400 Bad Request\n{"error":"Malformed request","message":"This is not a request of HTTP/1.1 or HTTP/1.0. Check the request line and the headers."}';
const HOST_PROBLEM =
  '400 Bad Request\n{"error":"Malformed request","message":"A request of HTTP/1.1 has exactly one Host header, with a host and an optional port."}';
const HEALTHY = '200 OK\n{"status":"ok","items":3}\n';

it("a request has 10 seconds for its headers and 20 in all, and a silent connection 60", () => {
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    timeout: 60_000,
    connectionsCheckingInterval: 2000,
    maxConnections: maxConnections(),
  });
});

describe("a client", () => {
  it("that sends what is not HTTP gets an error, and its connection is closed", async () => {
    expect(await answersTo("hello\r\n\r\n")).toEqual([NOT_HTTP]);
  });

  it("has the answers to its requests before that", async () => {
    const health = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
    expect(await answersTo(`${health}hello\r\n\r\n`)).toEqual([HEALTHY, NOT_HTTP]);
  });

  it("that has not read its answers gets no error after them: it would take it for one of those", async () => {
    const client = await connected();
    let received = "";
    client.setEncoding("latin1").on("error", () => undefined);
    client.pause();
    const get = "GET /large.json HTTP/1.1\r\nHost: a\r\n\r\n";
    client.write(`${get}${get}hello\r\n\r\n`);
    const [socket] = (await once(server, "connection")) as [Socket];
    await once(socket, "close");
    client.on("data", (chunk) => (received += String(chunk))).resume();
    await once(client, "close");
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).not.toContain("400 Bad Request");
    expect(received.length).toBeLessThan(large.body.length);
  });

  it("that names no host, or two, is answered with the reason", async () => {
    expect(await answersTo("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n")).toEqual([
      HOST_PROBLEM,
    ]);
    server.close();
    server = boundedServer(nodeListener(() => publication));
    expect(
      await answersTo("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"),
    ).toEqual([HOST_PROBLEM]);
  });

  it("that asks for a tunnel is refused", async () => {
    expect(await answersTo("CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n")).toEqual([
      '405 Method Not Allowed\n{"error":"Method not allowed","message":"Use GET, HEAD or OPTIONS instead of CONNECT."}',
    ]);
  });

  it("that cannot read any more is written nothing", async () => {
    const ended = new PassThrough().end();
    server.emit("clientError", new Error("hello"), ended);
    // After the answers to what came before it.
    expect(ended.destroyed).toBe(false);
    await turn();
    expect(ended.destroyed).toBe(true);
    expect(ended.readableLength).toBe(0);
  });
});

describe("how many connections are open at the same time", () => {
  it("is 10,000, or as many files as the system allows without 64", () => {
    const limits = readFileSync("/proc/self/limits", "utf8").split("\n");
    const files = limits.find((line) => line.startsWith("Max open files"))!.split(/\s+/)[3];
    expect(maxConnections()).toBe(Math.min(10_000, Number(files) - 64));
  });

  it("is less where fewer files are allowed, but 1 at least", () => {
    const script = `
      const { maxConnections } = await import(${JSON.stringify(join(PROJECT, "lib/server/http-server.js"))});
      console.log(maxConnections());`;
    const allowed = (files: number) => {
      const node = `ulimit -n ${files} && exec "$0" --input-type=module -e "$1"`;
      const args = ["-c", node, process.execPath, script];
      return spawnSync("sh", args, { encoding: "utf8" }).stdout.trim();
    };
    expect([300, 64].map(allowed)).toEqual(["236", "1"]);
  });
});
