/** The thread that writes `dist` while the main one makes the files; see `writeDistInThread`. */
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from "node:worker_threads";
import { HEARTBEAT_MILLISECONDS } from "./swap-folders.ts";
import { type DistFile, type WrittenDist, writeDist } from "./write-dist.ts";

/** What the thread starts with. */
export interface WriteThreadData {
  port: MessagePort;
  /** How many messages were sent, to wait for the next. */
  sent: Int32Array;
  dist: Parameters<typeof writeDist>[0];
  about: Parameters<typeof writeDist>[2];
  earlier: Parameters<typeof writeDist>[3];
}

/** What the thread receives: files, their end, or that the others cannot be made. */
export type FilesMessage = readonly DistFile[] | "end" | "abort";

/** What the thread sends. An error's own properties would not survive. */
export type WriteOutcome =
  { written: WrittenDist } | { name: string; message: string; code?: string; syscall?: string };

const { port, sent, dist, about, earlier } = workerData as WriteThreadData;

try {
  finish({ written: writeDist(dist, receivedFiles(), about, earlier) });
} catch (error) {
  const { name, message, code, syscall } = error as NodeJS.ErrnoException;
  finish({ name, message, code, syscall });
}

function finish(outcome: WriteOutcome): void {
  parentPort?.postMessage(outcome);
  port.close();
}

function* receivedFiles(): Generator<DistFile | undefined> {
  for (let count = 0; ; count += 1) {
    // Blocks, since writing is synchronous: a thread has nothing else to do.
    while (Atomics.wait(sent, 0, count, HEARTBEAT_MILLISECONDS) === "timed-out") yield undefined;
    const received = receiveMessageOnPort(port) as { message: FilesMessage };
    if (received.message === "end") return;
    if (received.message === "abort") throw new Error("the files could not be made");
    yield* received.message;
  }
}
