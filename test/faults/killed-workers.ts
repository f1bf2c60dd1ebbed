import { setTimeout as delay } from "node:timers/promises";
import { childrenOf } from "../fixtures/child-processes.ts";
import type { Figures } from "./figures.ts";
import { RawClient } from "./raw-client.ts";
import { type FaultTarget, ended, startedServer } from "./started-server.ts";

const KEPT_ALIVE = 4;
const NEW_CONNECTIONS = 12;
const BETWEEN_KILLS_MILLISECONDS = 500;

/**
 * Kills one of two workers each half second while clients send requests, and all of them at each fourth
 * kill. A connection that a worker held ends with it; nothing else may be lost.
 */
export async function killedWorkers(target: FaultTarget, kills: number): Promise<Figures> {
  const { child, port } = await startedServer(target, ["--workers", "2"]);
  const figures = { tried: 0, held: 0 };
  const counts = { hung: 0, reset: 0, refused: 0 };
  let isOver = false;
  const client = async (isKeptAlive: boolean) => {
    const own = new RawClient(port);
    while (!isOver) {
      const { outcome } = await own.get(
        "/r/minimal.json",
        isKeptAlive ? "" : "Connection: close\r\n",
      );
      figures.tried += 1;
      if (outcome === "answered") figures.held += 1;
      else counts[outcome === "lost" ? "reset" : outcome] += 1;
      await delay(2);
    }
    own.close();
  };
  const clients = Array.from({ length: KEPT_ALIVE + NEW_CONNECTIONS }, (_, index) =>
    client(index < KEPT_ALIVE),
  );
  const pid = child.pid ?? 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await delay(BETWEEN_KILLS_MILLISECONDS);
    const workers = childrenOf(pid);
    for (const worker of kill % 4 === 0 ? workers : workers.slice(0, 1))
      process.kill(worker, "SIGKILL");
  }
  await delay(2 * BETWEEN_KILLS_MILLISECONDS);
  isOver = true;
  await Promise.all(clients);
  const exit = await ended(child, "SIGTERM");
  const lost = [
    ...(counts.hung > 0 ? [`${counts.hung} hung`] : []),
    ...(counts.refused > 0 ? [`${counts.refused} refused`] : []),
    ...(exit === 0 ? [] : [`exit ${exit}`]),
  ];
  return { ...figures, lost, counts };
}
