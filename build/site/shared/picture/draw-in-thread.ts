import { join } from "node:path";
import {
  MessageChannel,
  type MessagePort,
  Worker,
  receiveMessageOnPort,
} from "node:worker_threads";
import { packageDir } from "../../../../registry/model/package-root.ts";
import type { PictureLines } from "./picture-lines.ts";
import { PublishError } from "../../../dist/publish-error.ts";
import type { DrawMessage, DrawThreadData } from "./draw-thread.ts";

/** Far more than any picture takes: without a limit, a thread that cannot start would block forever. */
const LONGEST_WAIT_MILLISECONDS = 60_000;

/**
 * Draws pictures in a thread, which starts immediately; its caller renders pages meanwhile.
 *
 * @returns the pictures as PNG, in the same order; each is waited for
 */
export function drawInThread(
  registryName: string,
  pictures: readonly PictureLines[],
): Iterator<Buffer, undefined> {
  const { port1, port2 } = new MessageChannel();
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const workerData: DrawThreadData = {
    ...{ port: port2, sent, registryName, pictures },
  };
  const thread = new Worker(join(packageDir, "lib/build/site/shared/picture/draw-thread.js"), {
    workerData,
    transferList: [port2],
  });
  // A build that fails meanwhile ends without its pictures.
  thread.unref();
  port1.unref();
  return drawn(port1, sent, pictures.length);
}

function* drawn(port: MessagePort, sent: Int32Array, count: number): Generator<Buffer, undefined> {
  for (let received = 0; received < count; received += 1) {
    const message = nextMessage(port, sent, received);
    if ("failure" in message) throw drawError(message.failure);
    const { buffer, byteOffset, byteLength } = message.png;
    yield Buffer.from(buffer, byteOffset, byteLength);
  }
}

function drawError(problem: string): PublishError {
  return new PublishError(
    `The pictures of the pairings could not be drawn: ${problem}. Build again; if that fails, install the package again, or use --no-site.`,
  );
}

/** Blocks, since rendering is synchronous, too. */
function nextMessage(port: MessagePort, sent: Int32Array, received: number): DrawMessage {
  if (Atomics.wait(sent, 0, received, LONGEST_WAIT_MILLISECONDS) === "timed-out")
    throw drawError(`no answer for ${LONGEST_WAIT_MILLISECONDS / 1000} s`);
  const next = receiveMessageOnPort(port) as { message: DrawMessage };
  return next.message;
}
