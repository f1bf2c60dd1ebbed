import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const RESTART_AFTER_MILLISECONDS = 1000;

/** What a worker tells of itself once it serves. */
export interface WorkerReport {
  url: string;
  itemCount: number;
}

export interface RunningWorkers extends WorkerReport {
  /** Lets every worker finish its requests, and resolves when all have ended. */
  close: () => Promise<void>;
}

/**
 * Starts processes that share one address, and gives each connection to the next. One that ends
 * although nobody asked it to is replaced.
 *
 * @param serverArgs the arguments of `server/main.js`, which each process runs
 * @returns undefined when one cannot start; it has said why, and the others are ended
 */
export async function startWorkers(
  count: number,
  serverArgs: readonly string[],
): Promise<RunningWorkers | undefined> {
  const script = fileURLToPath(new URL("main.js", import.meta.url));
  cluster.setupPrimary({ exec: script, args: [...serverArgs] });
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    const ended = running().map(async (worker) => {
      const exit = once(worker, "exit");
      worker.process.kill("SIGTERM");
      await exit;
    });
    await Promise.all(ended);
  };

  const reports = await Promise.all(Array.from({ length: count }, () => reportOf(cluster.fork())));
  const [first] = reports;
  if (first === undefined || reports.includes(undefined)) {
    await close();
    return undefined;
  }
  cluster.on("exit", (worker, code, signal) => {
    if (isClosing) return;
    console.error(
      `error: worker ${worker.id} ended with ${signal || String(code)}; starting another`,
    );
    void pause(RESTART_AFTER_MILLISECONDS).then(() => !isClosing && cluster.fork());
  });
  return { ...first, close };
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker === undefined || worker.isDead() ? [] : [worker],
  );
}

/** @returns undefined when it ends instead */
async function reportOf(worker: Worker): Promise<WorkerReport | undefined> {
  const [report] = (await Promise.race([
    once(worker, "message"),
    once(worker, "exit").then(() => []),
  ])) as [WorkerReport?];
  return report;
}
