import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { RunningServer } from "./running-server.ts";

const RESTART_AFTER_MILLISECONDS = 1000;

/** What a worker reports as soon as it serves. */
type WorkerReport = Pick<RunningServer, "url" | "itemCount">;

/**
 * Starts worker processes that share one address; each connection goes to the next of them. A worker that
 * exits is restarted.
 *
 * @param serverArgs the arguments of `server/main.js`, which each worker runs
 * @returns undefined when a worker cannot start; it has printed why, and the others are stopped
 */
export async function startWorkers(
  count: number,
  serverArgs: readonly string[],
): Promise<RunningServer | undefined> {
  const script = fileURLToPath(new URL("main.js", import.meta.url));
  cluster.setupPrimary({ exec: script, args: [...serverArgs] });
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    const exits = running().map(async (worker) => {
      const exit = once(worker, "exit");
      worker.process.kill("SIGTERM");
      await exit;
    });
    await Promise.all(exits);
  };
  const reload = () => {
    for (const worker of running()) worker.process.kill("SIGHUP");
    return Promise.resolve();
  };

  const reports = await Promise.all(Array.from({ length: count }, () => reportOf(cluster.fork())));
  const [first] = reports;
  if (first === undefined || reports.includes(undefined)) {
    await close();
    return undefined;
  }
  cluster.on("exit", (worker, code, signal) => {
    if (isClosing) return;
    const reason = signal ? `on ${signal}` : `with code ${code}`;
    console.error(`error: Worker ${worker.id} exited ${reason}; restarting it.`);
    void delay(RESTART_AFTER_MILLISECONDS).then(() => !isClosing && cluster.fork());
  });
  return { ...first, reload, close };
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker === undefined || worker.isDead() ? [] : [worker],
  );
}

/** @returns undefined when the worker exits first */
async function reportOf(worker: Worker): Promise<WorkerReport | undefined> {
  const [report] = (await Promise.race([
    once(worker, "message"),
    once(worker, "exit").then(() => []),
  ])) as [WorkerReport?];
  return report;
}
