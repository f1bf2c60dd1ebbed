import { spawn } from "node:child_process";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { freePort, residentMegabytes } from "../clients/processes.ts";
import { answerTo } from "../fixtures/answer.ts";
import { PROJECT } from "../fixtures/read.ts";
import { median, spread, table } from "./measure.ts";

/** As the scripts of package.json and the Dockerfile start it. */
const SHIPPED = "--max-semi-space-size=8";
const SMALL_HEAP = "--max-old-space-size=64";

/** Files of dist that a server does not send. */
const UNSERVED: ReadonlySet<string> = new Set(["_headers"]);
const SEARCHES = Array.from(
  { length: 5000 },
  (_, n) => `r/registry.json?q=${encodeURIComponent(`warm serif ${n}`)}`,
);
const OVERRIDES = Array.from(
  { length: 3000 },
  (_, n) => `api/r/minimal?h1-size=${1 + n / 1000}rem&body-lh=1.8`,
);

/** The time from the start of the process to its first response, and its memory. */
export async function startingTable(dist: string, rounds: number): Promise<string> {
  const published = pathsBelow(dist).filter((path) => !UNSERVED.has(path));
  const paths = [...published, ...SEARCHES, ...OVERRIDES];
  const milliseconds: number[] = [];
  const [atStart, afterAll, smallHeap] = [[], [], []] as [number[], number[], number[]];
  for (let round = 0; round < rounds; round += 1) {
    const server = await firstAnswered(dist);
    milliseconds.push(server.milliseconds);
    atStart.push(residentMegabytes(server.child));
    if (round === 0) {
      await requestAll(server.origin, paths);
      afterAll.push(residentMegabytes(server.child));
    }
    server.child.kill();
  }
  const small = await firstAnswered(dist, [SMALL_HEAP]);
  await requestAll(small.origin, paths);
  smallHeap.push(residentMegabytes(small.child));
  small.child.kill();
  const row = (name: string, values: number[], goal: string) => [
    name,
    median(values).toFixed(0),
    spread(values),
    goal,
  ];
  return table(
    ["Start and memory", "Median", "Least to greatest", "At most"],
    [
      row("first response, ms", milliseconds, "600"),
      row("resident at start, MB", atStart, "100"),
      row(
        `resident after ${published.length} paths, ${SEARCHES.length} searches, ${OVERRIDES.length} overrides, MB`,
        afterAll,
        "160",
      ),
      row(`the same with \`${SMALL_HEAP}\`, MB`, smallHeap, ""),
    ],
  );
}

/** Starts the server, and waits for its first response. */
export async function firstAnswered(dist: string, nodeArgs: readonly string[] = []) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const main = join(PROJECT, "lib/server/main.js");
  const args = [SHIPPED, ...nodeArgs, main, "--dist", dist, "--port", String(port)];
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  while (!(await isAnswered(origin, "r/inter.json"))) {
    if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}.`);
    await delay(1);
  }
  return { child, origin, milliseconds: performance.now() - start };
}

async function isAnswered(origin: string, path: string, agent?: Agent): Promise<boolean> {
  const answer = await answerTo(origin, { path: `/${path}` }, agent).catch(() => undefined);
  return answer?.status === 200;
}

/** @throws unless every path is answered with 200 */
async function requestAll(origin: string, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of paths)
    if (!(await isAnswered(origin, path, agent))) throw new Error(`${path} is not answered.`);
  agent.destroy();
}
