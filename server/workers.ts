import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { type Server, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ConnectionHandover, connectionHandover } from "./connection-handover.ts";
import { stopAccepting } from "./graceful-close.ts";
import type { PrimaryMessage, WorkerMessage } from "./handed-connections.ts";
import { listenOn } from "./listen.ts";
import { SHUTDOWN_MILLISECONDS } from "./limits.ts";
import { restartDelays } from "./restart-delays.ts";
import type { RunningServer } from "./running-server.ts";

/** How often a shutdown looks whether workers have confirmed their connections. */
const CHECK_MILLISECONDS = 10;

/**
 * Starts worker processes, and hands each connection to the next of them. A worker that exits is
 * restarted; it loses the connections that it had, and nothing else.
 *
 * @param serverArgs the arguments of `server/main.js`, which each worker runs
 * @returns undefined when a worker cannot start; it has printed why, and the others are stopped
 * @throws ListenError when the address is not free
 */
export async function startWorkers(
  count: number,
  { host, port }: { host: string; port: number },
  serverArgs: readonly string[],
): Promise<RunningServer | undefined> {
  const script = fileURLToPath(new URL("main.js", import.meta.url));
  cluster.setupPrimary({ exec: script, args: [...serverArgs] });
  const handover = connectionHandover();
  const starts = await Promise.all(Array.from({ length: count }, () => startedWorker(handover)));
  const reports = starts.filter((start) => typeof start === "object");
  const [report] = reports;
  if (report === undefined || reports.length < count) {
    await stopWorkers();
    return undefined;
  }
  const server = createServer({ pauseOnConnect: true, noDelay: true }, handover.hand);
  const url = await listenOn(server, host, port).catch(async (error: unknown) => {
    await stopWorkers();
    throw error;
  });
  const stopRestarting = restartWorkers(handover);
  return {
    ...report,
    url,
    reload: () => {
      for (const worker of running()) sendTo(worker, "reload");
      return Promise.resolve();
    },
    close: async () => {
      stopRestarting();
      await stopHanding(server, handover);
      await stopWorkers();
    },
  };
}

/** @returns what it serves; else why it does not, which has been printed */
async function startedWorker(
  handover: ConnectionHandover,
): Promise<{ itemCount: number } | "exited" | "not started"> {
  const worker = cluster.fork();
  return new Promise((resolve) => {
    worker.on("error", ({ message }) => {
      // A message to a worker fails when it ends; its exit follows.
      if (worker.process.pid !== undefined) return;
      console.error(`error: Worker ${worker.id} cannot start: ${message}`);
      resolve("not started");
    });
    worker.once("exit", () => {
      handover.removeWorker(worker);
      resolve("exited");
    });
    worker.on("message", (message: WorkerMessage) => {
      if ("taken" in message) {
        handover.confirm(worker, message.taken);
      } else {
        handover.addWorker(worker);
        resolve(message);
      }
    });
  });
}

/** @returns stops restarting */
function restartWorkers(handover: ConnectionHandover): () => void {
  const delays = restartDelays();
  let isOver = false;
  const restart = async () => {
    await delay(delays.next());
    if (isOver) return;
    const start = await startedWorker(handover);
    if (typeof start === "object") delays.reset();
    // It has no exit.
    else if (start === "not started") void restart();
  };
  const onExit = (worker: Worker, code: number, signal: string | null) => {
    const reason = signal ? `on ${signal}` : `with code ${code}`;
    console.error(`error: Worker ${worker.id} exited ${reason}; restarting it.`);
    void restart();
  };
  cluster.on("exit", onExit);
  return () => {
    isOver = true;
    cluster.off("exit", onExit);
  };
}

/** Stops accepting, and waits until workers have what was accepted. */
async function stopHanding(server: Server, handover: ConnectionHandover): Promise<void> {
  await stopAccepting(server);
  const deadline = performance.now() + SHUTDOWN_MILLISECONDS.request;
  while (handover.unconfirmed() > 0 && performance.now() < deadline)
    await delay(CHECK_MILLISECONDS);
}

async function stopWorkers(): Promise<void> {
  const exits = running().map(async (worker) => {
    const exit = once(worker, "exit");
    worker.process.kill("SIGTERM");
    await exit;
  });
  await Promise.all(exits);
}

function sendTo(worker: Worker, message: PrimaryMessage): void {
  worker.process.send(message, undefined, undefined, () => undefined);
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker?.process.pid === undefined || worker.isDead() ? [] : [worker],
  );
}
