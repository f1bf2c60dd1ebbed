import { type Socket, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { CONNECTION_LIMITS } from "../../server/limits.ts";
import type { Figures } from "./figures.ts";
import { RawClient } from "./raw-client.ts";
import { type FaultTarget, ended, residentMegabytes, startedServer } from "./started-server.ts";

const HEAD = "GET /r/minimal.json HTTP/1.1\r\nHost: a\r\n";

/** What a client does after it has connected. */
const KINDS: Readonly<Record<string, (socket: Socket) => void>> = {
  "sends nothing": () => undefined,
  "sends half a request": (socket) => socket.write(HEAD),
  "sends a byte each second": (socket) => {
    const timer = setInterval(() => socket.write("a"), 1000);
    socket.write(`${HEAD}X: `);
    socket.once("close", () => {
      clearInterval(timer);
    });
  },
  "sends a megabyte of headers": (socket) =>
    socket.write(`${HEAD}${`X: ${"a".repeat(1000)}\r\n`.repeat(1000)}\r\n`),
  "sends ten thousand headers": (socket) => socket.write(`${HEAD}${"X: a\r\n".repeat(10_000)}\r\n`),
  "announces a body and keeps it": (socket) =>
    socket.write(`${HEAD.replace("GET", "POST")}Content-Length: 1000000\r\n\r\n`),
  "sends bytes that are not HTTP": (socket) => socket.write(Buffer.alloc(2000, 0x16)),
};

/** After the bound: how often the server looks, and how long it may take over thousands of connections. */
const SLACK_SECONDS = 4;

/** What of memory each connection may take. */
const KILOBYTES_PER_CONNECTION = 100;

/**
 * Connections that end no request. Health checks of another client must be answered meanwhile, and the
 * server must close each connection within the bound.
 *
 * @param connections of each kind
 */
export async function slowClients(target: FaultTarget, connections: number): Promise<Figures> {
  const { child, port } = await startedServer(target);
  const before = residentMegabytes(child);
  const open = new Map<Socket, string>();
  for (const [kind, act] of Object.entries(KINDS))
    for (let index = 0; index < connections; index += 1) {
      const socket = connect(port, "127.0.0.1", () => {
        act(socket);
      });
      open.set(socket, kind);
      socket.resume();
      socket.on("error", () => undefined).once("close", () => open.delete(socket));
    }
  const tried = open.size;
  const client = new RawClient(port);
  const lost: string[] = [];
  const end = performance.now() + (CONNECTION_LIMITS.headersSeconds + SLACK_SECONDS) * 1000;
  const counts = { healthChecks: 0, megabytes: 0 };
  while (open.size > 0 && performance.now() < end) {
    const { outcome } = await client.get("/healthz");
    if (outcome !== "answered") lost.push(`health check ${counts.healthChecks}: ${outcome}`);
    counts.healthChecks += 1;
    counts.megabytes = Math.max(counts.megabytes, Math.round(residentMegabytes(child) - before));
    await delay(100);
  }
  client.close();
  for (const kind of open.values()) lost.push(`a client that ${kind} is not closed`);
  for (const socket of open.keys()) socket.destroy();
  const bound = 60 + (tried * KILOBYTES_PER_CONNECTION) / 1024;
  if (counts.megabytes > bound) lost.push(`memory grew by ${counts.megabytes} MB`);
  const exit = await ended(child, "SIGTERM");
  if (exit !== 0) lost.push(`exit ${exit}`);
  return { tried, held: tried - lost.length, lost, counts };
}
