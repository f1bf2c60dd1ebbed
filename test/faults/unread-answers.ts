import { type Socket, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Figures } from "./figures.ts";
import { RawClient } from "./raw-client.ts";
import { type FaultTarget, ended, residentMegabytes, startedServer } from "./started-server.ts";

/** Of the whole server: what is published, what a search needs, and `CONNECTION_LIMITS.unreadMegabytes`. */
const MAX_MEGABYTES = 500;

/**
 * Many connections that send pipelined searches, each with another answer, and read nothing. Health checks
 * of another client must be answered meanwhile.
 */
export async function unreadAnswers(target: FaultTarget, connections: number): Promise<Figures> {
  const { child, port } = await startedServer(target);
  const sockets = Array.from({ length: connections }, (_, index) => unread(port, index));
  const client = new RawClient(port);
  const [tried, lost] = [20, [] as string[]];
  let resident = 0;
  for (let check = 0; check < tried; check += 1) {
    const { outcome } = await client.get("/healthz");
    if (outcome !== "answered") lost.push(`health check ${check}: ${outcome}`);
    resident = Math.max(resident, residentMegabytes(child));
    await delay(200);
  }
  client.close();
  for (const socket of sockets) socket.destroy();
  const exit = await ended(child, "SIGTERM");
  if (exit !== 0) lost.push(`exit ${exit}`);
  if (resident > MAX_MEGABYTES) lost.push(`${Math.round(resident)} MB`);
  const counts = { connections, megabytes: Math.round(resident) };
  return { tried, held: tried - lost.length, lost, counts };
}

function unread(port: number, index: number): Socket {
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined);
  const request = `GET /r/registry.json?limit=500&offset=${index} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(request.repeat(50));
  return socket;
}
