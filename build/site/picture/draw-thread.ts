/** The thread that draws pictures while the main one renders pages; see `drawInThread`. */
import { type MessagePort, workerData } from "node:worker_threads";
import type { PictureLines } from "../../../registry/picture-lines.ts";
import { readSpecimenOutlines } from "../../../registry/specimen-outlines.ts";
import { pictureOf } from "./picture.ts";

/** What the thread starts with. */
export interface DrawThreadData {
  port: MessagePort;
  /** How many messages the thread has sent, to wait for the next. */
  sent: Int32Array;
  registryDir: string;
  pictures: readonly PictureLines[];
}

/** What the thread sends: one picture after another, or why there are no more. */
export type DrawMessage = { png: Uint8Array } | { error: unknown };

const { port, sent, registryDir, pictures } = workerData as DrawThreadData;

try {
  const outlines = readSpecimenOutlines(registryDir);
  for (const lines of pictures) send({ png: pictureOf(lines, outlines) });
} catch (error) {
  send({ error });
}
port.close();

function send(message: DrawMessage): void {
  port.postMessage(message);
  Atomics.add(sent, 0, 1);
  Atomics.notify(sent, 0);
}
