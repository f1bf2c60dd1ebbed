import type { Worker } from "node:cluster";
import type { Socket } from "node:net";
import { CONNECTION_LIMITS } from "./limits.ts";

/** Hands the connections that one process accepts to several others. */
export interface ConnectionHandover {
  /** Gives a connection to the next worker; while there is none, it waits. */
  hand: (socket: Socket) => void;
  /** A worker serves from now on. */
  addWorker: (worker: Worker) => void;
  /** A worker has ended: what it had not confirmed goes to another. */
  removeWorker: (worker: Worker) => void;
  /** A worker has confirmed a connection: it is no longer this process's. */
  confirm: (worker: Worker, connection: number) => void;
  /** How many connections no worker has confirmed. */
  unconfirmed: () => number;
}

/**
 * Unlike the distribution of `node:cluster`, it forgets no connection on its way to a worker that ends, and
 * the address stays open while no worker is left.
 */
export function connectionHandover(): ConnectionHandover {
  /** In turn: the next one is the first. */
  const workers = new Map<Worker, Map<number, Socket>>();
  const waiting = new Set<Socket>();
  let latest = 0;

  const hand = (socket: Socket) => {
    const [next] = workers;
    if (next === undefined) {
      wait(socket, waiting);
      return;
    }
    const [worker, unconfirmed] = next;
    workers.delete(worker);
    workers.set(worker, unconfirmed);
    latest += 1;
    unconfirmed.set(latest, socket);
    // An error means that the worker has ended, which is handled when it is removed.
    worker.process.send({ connection: latest }, socket, { keepOpen: true }, () => undefined);
  };
  return {
    hand,
    addWorker: (worker) => {
      workers.set(worker, new Map());
      for (const socket of waiting) {
        waiting.delete(socket);
        socket.setTimeout(0);
        hand(socket);
      }
    },
    removeWorker: (worker) => {
      const unconfirmed = workers.get(worker);
      workers.delete(worker);
      for (const socket of unconfirmed?.values() ?? []) hand(socket);
    },
    confirm: (worker, connection) => {
      const unconfirmed = workers.get(worker);
      // The worker has the connection too: it stays open.
      unconfirmed?.get(connection)?.destroy();
      unconfirmed?.delete(connection);
    },
    unconfirmed: () => [...workers.values()].reduce((sum, { size }) => sum + size, waiting.size),
  };
}

/** As long as a request may take to arrive, and no more of them than may be open. */
function wait(socket: Socket, waiting: Set<Socket>): void {
  if (waiting.size >= CONNECTION_LIMITS.connections) {
    socket.destroy();
    return;
  }
  waiting.add(socket);
  socket.setTimeout(CONNECTION_LIMITS.headersSeconds * 1000, () => {
    if (waiting.delete(socket)) socket.destroy();
  });
}
