import { once } from "node:events";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { packageDir } from "../../registry/model/package-root.ts";
import type { EarlierBuild } from "./earlier-build.ts";
import { OutDirError } from "./out-folder.ts";
import { PublishError } from "./publish-error.ts";
import { removeOwnStaging } from "./swap-folders.ts";
import type { DistFile, WrittenDist, writeDist } from "./write-dist.ts";
import type { FilesMessage, WriteOutcome, WriteThreadData } from "./write-thread.ts";

/** Enough that sending costs little, and few enough that the thread begins early. */
const BATCH_FILES = 100;

/**
 * Does what `writeDist` does in a thread, so that files are written while the next are made: for many
 * files, of which both take about as long.
 *
 * @throws what `writeDist` throws; system errors keep their `code`, `syscall` and message; PublishError
 *   when the thread cannot start, or ends before it is done
 */
export async function writeDistInThread(
  dist: string,
  files: Iterable<DistFile>,
  about: Parameters<typeof writeDist>[2],
  earlier?: EarlierBuild,
): Promise<WrittenDist> {
  const { port1, port2 } = new MessageChannel();
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const workerData: WriteThreadData = { port: port2, sent, dist, about, earlier };
  const thread = new Worker(join(packageDir, "lib/build/dist/write-thread.js"), {
    workerData,
    transferList: [port2],
  });
  const send = (message: FilesMessage) => {
    port1.postMessage(message);
    Atomics.add(sent, 0, 1);
    Atomics.notify(sent, 0);
  };
  const outcome = outcomeOf(thread, dist);
  try {
    for (const batch of batches(files)) send(batch);
    send("end");
  } catch (error) {
    send("abort");
    // However the thread ends, this is why the build has failed.
    await outcome.catch(() => undefined);
    throw error;
  } finally {
    port1.unref();
  }
  const result = await outcome;
  if ("written" in result) return result.written;
  if (result.name === OutDirError.name) throw new OutDirError(result.message);
  if (result.name === PublishError.name) throw new PublishError(result.message);
  throw Object.assign(new Error(result.message), result);
}

/** A thread that ends without an outcome leaves a folder behind. */
async function outcomeOf(thread: Worker, dist: string): Promise<WriteOutcome> {
  try {
    // Node.js emits what a thread has sent to its parent before it emits that the thread has exited.
    return await Promise.race([
      once(thread, "message").then(([message]) => message as WriteOutcome),
      once(thread, "exit").then(([code]) => {
        throw new Error(`it exited with ${String(code)}`);
      }),
    ]);
  } catch (cause) {
    removeOwnStaging(dist);
    throw new PublishError(
      `${dist} was not replaced: the thread that writes it failed: ${(cause as Error).message}. Build again; if that fails, install the package again.`,
      { cause },
    );
  }
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
