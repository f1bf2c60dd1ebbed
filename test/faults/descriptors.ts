import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { type Socket, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Figures } from "./figures.ts";
import { RawClient } from "./raw-client.ts";
import { REQUESTS, problemsOfRequests } from "./requests.ts";
import { type FaultTarget, ended, startedServer } from "./started-server.ts";

const FLOOD = 200;

/**
 * Takes the last file descriptor from a server that has just started, before any request was computed.
 * Clients that are connected must be answered whatever they ask, new ones when descriptors are free again.
 */
export async function descriptors(target: FaultTarget, rounds: number): Promise<Figures> {
  const lost: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { child, port, stderr } = await startedServer(target);
    const client = new RawClient(port);
    await client.get("/healthz");
    const pid = String(child.pid);
    const open = descriptorsOf(pid);
    let next = 0;
    while (open.has(next)) next += 1;
    spawnSync("prlimit", ["--pid", pid, `--nofile=${next}:`]);
    const flood = Array.from({ length: FLOOD }, () => connected(port));
    await delay(100);
    const during = await problemsOfRequests(client);
    if (descriptorsOf(pid).size > open.size) lost.push(`round ${round}: it had descriptors`);
    spawnSync("prlimit", ["--pid", pid, "--nofile=1000:"]);
    for (const socket of flood) socket.destroy();
    client.close();
    const after = await problemsOfRequests(new RawClient(port));
    const exit = await ended(child, "SIGTERM");
    lost.push(
      ...during.map((line) => `round ${round}, without descriptors: ${line}`),
      ...after.map((line) => `round ${round}, afterwards: ${line}`),
      ...(exit === 0 ? [] : [`round ${round}: exit ${exit}: ${stderr()}`]),
    );
  }
  const tried = rounds * 2 * REQUESTS.length;
  return { tried, held: tried - lost.length, lost, counts: {} };
}

function descriptorsOf(pid: string): Set<number> {
  return new Set(readdirSync(`/proc/${pid}/fd`).map(Number));
}

function connected(port: number): Socket {
  return connect(port, "127.0.0.1").on("error", () => undefined);
}
