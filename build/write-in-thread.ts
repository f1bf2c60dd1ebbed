import { once } from "node:events";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { ownRegistryDir } from "../registry/package-root.ts";
import { OutDirError } from "./out-folder.ts";
import type { DistFile, WrittenDist, writeDist } from "./write-dist.ts";
import type { FilesMessage, WriteOutcome, WriteThreadData } from "./write-thread.ts";

/** Enough that sending costs little, and few enough that the thread begins early. */
const BATCH_FILES = 100;

/**
 * Does what `writeDist` does in a thread, so that files are written while the next are made: for many
 * files, of which both take about as long.
 *
 * @throws what `writeDist` throws; system errors keep their `code`, `syscall` and message
 */
export async function writeDistInThread(
  ...[dist, files, about, earlier]: Parameters<typeof writeDist>
): Promise<WrittenDist> {
  const { port1, port2 } = new MessageChannel();
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const workerData: WriteThreadData = { port: port2, sent, dist, about, earlier };
  const thread = new Worker(join(ownRegistryDir, "../lib/build/write-thread.js"), {
    workerData,
    transferList: [port2],
  });
  const send = (message: FilesMessage) => {
    port1.postMessage(message);
    Atomics.add(sent, 0, 1);
    Atomics.notify(sent, 0);
  };
  // Node.js emits what a thread has sent to its parent before it emits that the thread has exited.
  const outcome = Promise.race([
    once(thread, "message") as Promise<[WriteOutcome]>,
    once(thread, "exit").then(([code]) => {
      throw new Error(`the thread that writes ${dist} exited with ${String(code)}`);
    }),
  ]);
  try {
    for (const batch of batches(files)) send(batch);
    send("end");
  } catch (error) {
    send("abort");
    await outcome;
    throw error;
  }
  const [result] = await outcome;
  if ("written" in result) return result.written;
  if (result.name === OutDirError.name) throw new OutDirError(result.message);
  throw Object.assign(new Error(result.message), result);
}

function* batches(files: Iterable<DistFile>): Generator<DistFile[]> {
  let batch: DistFile[] = [];
  for (const file of files) {
    batch.push(file);
    if (batch.length < BATCH_FILES) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
