import { spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figures } from "./figures.ts";
import { RawClient } from "./raw-client.ts";
import { type FaultTarget, ended, residentMegabytes, startedServer } from "./started-server.ts";

/** What of memory requests may take for a time. */
const GROWTH_MEGABYTES = 60;

/** Of a request, so that lines fill buffers soon. */
const USER_AGENT = `User-Agent: ${"a".repeat(1000)}\r\n`;

const KINDS = ["a full disk", "a FIFO that nobody reads", "a standard output that nobody reads"];

/**
 * An access log that cannot be written: every request must be answered, with one line on stderr, without
 * growing memory, and SIGTERM must end the server.
 */
export async function fullLog(target: FaultTarget, requests: number): Promise<Figures> {
  const lost: string[] = [];
  let held = 0;
  for (const kind of KINDS) {
    const result = await unwritableLog(target, kind, requests);
    held += result.held;
    lost.push(...result.lost.map((line) => `${kind}: ${line}`));
  }
  return { tried: KINDS.length * requests, held, lost, counts: {} };
}

async function unwritableLog(target: FaultTarget, kind: string, requests: number) {
  const folder = mkdtempSync(join(tmpdir(), "full-log-"));
  const fifo = join(folder, "fifo");
  spawnSync("mkfifo", [fifo]);
  const reader = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
  const path = kind === KINDS[0] ? "/dev/full" : kind === KINDS[1] ? fifo : "-";
  const { child, port, stderr } = await startedServer(target, ["--access-log", path]);
  child.stdout?.pause();
  const client = new RawClient(port);
  await client.get("/r/minimal.json");
  const before = residentMegabytes(child);
  let held = 0;
  for (let request = 0; request < requests; request += 1) {
    const { outcome } = await client.get("/r/minimal.json", USER_AGENT);
    if (outcome === "answered") held += 1;
    if (outcome === "hung") break;
  }
  client.close();
  const growth = residentMegabytes(child) - before;
  const exit = held === requests ? await ended(child, "SIGTERM") : await ended(child, "SIGKILL");
  closeSync(reader);
  rmSync(folder, { recursive: true });
  const lines = stderr().split("\n").length - 1;
  return {
    held,
    lost: [
      ...(held === requests ? [] : [`${requests - held} requests`]),
      ...(lines === 1 ? [] : [`${lines} lines on stderr`]),
      ...(growth < GROWTH_MEGABYTES ? [] : [`memory grew by ${growth.toFixed(0)} MB`]),
      ...(exit === 0 ? [] : [`exit ${exit}`]),
    ],
  };
}
