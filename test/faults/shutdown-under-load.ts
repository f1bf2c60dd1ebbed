import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Figures } from "./figures.ts";
import { type Exchange, RawClient } from "./raw-client.ts";
import { type FaultTarget, ended, startedServer } from "./started-server.ts";

const KEPT_ALIVE = 16;
const NEW_CONNECTIONS = 8;
const LOAD_MILLISECONDS = 400;

/**
 * SIGTERM while clients send requests as fast as they can, on kept-alive and on new connections, some of
 * large files that are read slowly. A request is lost when its connection was accepted, and ended before
 * the answer was complete.
 */
export async function shutdownUnderLoad(
  target: FaultTarget,
  rounds: number,
  args: readonly string[] = [],
): Promise<Figures> {
  const total = { tried: 0, held: 0 };
  // Never accepted: requests on connections that the kernel completed but the server did not accept.
  // Milliseconds: the longest time from the signal to the exit.
  const counts = { neverAccepted: 0, milliseconds: 0 };
  const lost: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { exchanges, accepted, exit, milliseconds } = await oneRound(target, args);
    if (exit !== 0) lost.push(`round ${round}: exit ${exit}`);
    counts.milliseconds = Math.round(Math.max(counts.milliseconds, milliseconds));
    for (const exchange of exchanges) {
      if (exchange.outcome === "refused") continue;
      total.tried += 1;
      if (exchange.outcome === "answered") total.held += 1;
      else if (!accepted.has(exchange.localPort ?? 0)) counts.neverAccepted += 1;
      else
        lost.push(
          `round ${round}: ${exchange.outcome}, ${exchange.isReused ? "kept alive" : "new connection"}, ${exchange.received} bytes`,
        );
    }
  }
  return { ...total, lost, counts };
}

async function oneRound(target: FaultTarget, args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "shutdown-"));
  const record = join(folder, "accepted");
  const { child, port } = await startedServer(target, args, ["--import", recording(record)]);
  const exchanges: Exchange[] = [];
  const client = async (isKeptAlive: boolean) => {
    const own = new RawClient(port);
    for (;;) {
      const path = isKeptAlive ? "/r/registry.json" : "/r/minimal.json";
      const exchange = await own.get(path, isKeptAlive ? "" : "Connection: close\r\n");
      exchanges.push(exchange);
      if (exchange.outcome !== "answered") break;
    }
    own.close();
  };
  const clients = Array.from({ length: KEPT_ALIVE + NEW_CONNECTIONS }, (_, index) =>
    client(index < KEPT_ALIVE),
  );
  await delay(LOAD_MILLISECONDS);
  const start = performance.now();
  const exit = await ended(child, "SIGTERM");
  const milliseconds = performance.now() - start;
  await Promise.all(clients);
  const ports = existsSync(record) ? readFileSync(record, "utf8").split("\n").map(Number) : [];
  rmSync(folder, { recursive: true });
  return { exchanges, accepted: new Set(ports), exit, milliseconds };
}

/** A module for the server that records from which ports it accepts connections. */
function recording(file: string): string {
  const code = `
    import { Server } from "node:net";
    import { appendFileSync } from "node:fs";
    const ports = [];
    const { emit } = Server.prototype;
    Server.prototype.emit = function (name, socket) {
      if (name === "connection") ports.push(socket.remotePort);
      return emit.apply(this, arguments);
    };
    process.on("exit", () => appendFileSync(${JSON.stringify(file)}, ports.join("\\n") + "\\n"));`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
