/** The thread that draws pictures while the main one renders pages; see `drawInThread`. */
import { type MessagePort, workerData } from "node:worker_threads";
import type { PictureLines } from "./picture-lines.ts";

/** What the thread starts with. */
export interface DrawThreadData {
  port: MessagePort;
  /** How many messages the thread has sent, to wait for the next. */
  sent: Int32Array;
  registryName: string;
  pictures: readonly PictureLines[];
}

/** What the thread sends: one picture after another, or why there are no more. */
export type DrawMessage = { png: Uint8Array } | { failure: string };

const { port, sent, registryName, pictures } = workerData as DrawThreadData;

try {
  // Here, so that a module that cannot be loaded is reported: whoever waits for a picture sees no events.
  const { readSpecimenOutlines } = await import("../specimen/specimen-outlines.ts");
  const { pictureOf } = await import("./picture.ts");
  const outlines = readSpecimenOutlines();
  for (const lines of pictures) send({ png: pictureOf(lines, outlines, registryName) });
} catch (error) {
  send({ failure: (error as Error).message });
}
port.close();

function send(message: DrawMessage): void {
  port.postMessage(message);
  Atomics.add(sent, 0, 1);
  Atomics.notify(sent, 0);
}
