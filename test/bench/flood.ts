import type { ChildProcess } from "node:child_process";
import { type Socket, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { residentMegabytes, run } from "../clients/processes.ts";
import { answerTo } from "../fixtures/answer.ts";
import { median, table } from "./measure.ts";
import { scratchFolder } from "./scratch.ts";

/** The largest file that clients of the API read. */
const LARGEST = "/api/pairings.json";
const CLIENTS = 64;
const SECONDS = 8;
const UNREADING_CLIENTS = 1000;

interface Running {
  child: ChildProcess;
  origin: string;
}

/**
 * How long `/healthz` takes while others load the largest file, and the memory that clients take which request
 * it and never read the answer.
 *
 * @param started starts a server, and waits for its first response
 */
export async function floodTable(started: () => Promise<Running>): Promise<string> {
  const rows: string[][] = [];
  const { etag = "" } = await withServer(
    started,
    async ({ origin }) => (await answerTo(origin, { path: LARGEST })).headers,
  );
  const kinds = { whole: "Accept-Encoding: br", conditional: `If-None-Match: ${etag}` };
  for (const [what, header] of Object.entries(kinds)) {
    const delays = await withServer(started, ({ origin }) => delaysUnderLoad(origin, header));
    const name = `\`/healthz\` beside ${CLIENTS} clients of ${LARGEST}, ${what}, ms`;
    rows.push([name, median(delays).toFixed(1), "30"]);
  }
  const megabytes = await withServer(started, memoryOfUnread);
  rows.push([
    `resident with ${UNREADING_CLIENTS} clients that never read, MB`,
    megabytes.toFixed(0),
    "300",
  ]);
  return table(["Flood", "Median or greatest", "At most"], rows);
}

async function withServer<Result>(
  started: () => Promise<Running>,
  measure: (server: Running) => Promise<Result>,
): Promise<Result> {
  const server = await started();
  try {
    return await measure(server);
  } finally {
    server.child.kill();
  }
}

/** @returns milliseconds of each request for `/healthz` */
async function delaysUnderLoad(origin: string, header: string): Promise<number[]> {
  const options = ["--connections", String(CLIENTS), "--duration", `${SECONDS}s`];
  const load = run("wrk", [...options, "--header", header, origin + LARGEST], scratchFolder());
  const end = performance.now() + SECONDS * 1000;
  const delays: number[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    await answerTo(origin, { path: "/healthz" });
    delays.push(performance.now() - start);
    await delay(20);
  }
  await load;
  return delays;
}

/** @returns the greatest resident memory of the server, in megabytes */
async function memoryOfUnread({ child, origin }: Running): Promise<number> {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  let greatest = 0;
  for (let index = 0; index < UNREADING_CLIENTS; index += 1) {
    const socket = connect(Number(port), hostname);
    // The server closes what does not read for long.
    socket.on("error", () => undefined).pause();
    socket.write(`GET ${LARGEST} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    sockets.push(socket);
    if (index % 50 === 0) await delay(20);
    greatest = Math.max(greatest, residentMegabytes(child));
  }
  for (let second = 0; second < SECONDS; second += 1) {
    await delay(1000);
    greatest = Math.max(greatest, residentMegabytes(child));
  }
  for (const socket of sockets) socket.destroy();
  return greatest;
}
