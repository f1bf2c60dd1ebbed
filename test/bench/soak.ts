/**
 * `npm run soak [-- --minutes N]`: mixed load on the server, for 30 minutes by default, with a changed
 * registry built every 10 seconds. Prints a line each half minute, and at the end the wrong responses and
 * whether memory grew; either gives exit code 1.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { freePort, startedServer } from "../clients/processes.ts";
import { PROJECT } from "../fixtures/read.ts";
import { median } from "./measure.ts";
import { residentBytes } from "./resident-bytes.ts";
import { scratchFolder } from "./scratch.ts";

const CLIENTS = 16;
const REBUILD_MILLISECONDS = 10_000;
const SAMPLE_MILLISECONDS = 30_000;

/** Allowed ratio of resident memory, the last third of the samples to the third before. */
const GROWTH = 1.1;

const { minutes } = new Command("soak")
  .option("--minutes <number>", "how long", Number, 30)
  .parse()
  .opts<{ minutes: number }>();

const folder = scratchFolder();
const registry = join(folder, "registry");
const dist = join(folder, "dist");
cpSync(ownRegistryDir, registry, { recursive: true });
await rebuilt();
const paths = pathsBelow(dist).filter(
  (path) => !["_headers", "build-manifest.json"].includes(path),
);
const pairings = paths.filter(
  (path) => path.startsWith("api/r/pairing-") && !path.endsWith(".json"),
);
const port = await freePort();
const command = [join(PROJECT, "lib/server/main.js"), "--dist", dist, "--port", String(port)];
const server = await startedServer(process.execPath, command, port);

const agent = new Agent({ keepAlive: true });
const counts = { requests: 0, builds: 0 };
const wrong: string[] = [];
const samples: number[] = [];
const end = Date.now() + minutes * 60_000;
const isOver = () => Date.now() >= end || wrong.length > 20;
process.once("exit", () => server.kill());

await Promise.all([...Array.from({ length: CLIENTS }, client), rebuilding(), sampling()]);
server.kill();
const third = Math.floor(samples.length / 3);
const [before, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map(median);
console.log(
  `${counts.requests} requests, ${counts.builds} builds, ${wrong.length} wrong responses`,
);
console.log(`resident, MB: ${samples.map((bytes) => (bytes / 1e6).toFixed(0)).join(" ")}`);
const isGrown = (last ?? NaN) > (before ?? NaN) * GROWTH;
console.log(
  third === 0 ? "too short to measure memory growth" : isGrown ? "memory grew" : "memory is flat",
);
for (const line of wrong) console.log(line);
process.exit(wrong.length === 0 && !isGrown ? 0 : 1);

/** A kind of request, and the check of its response. */
interface Kind {
  target: string;
  headers?: Record<string, string>;
  isRight: (status: number, body: string) => boolean;
}

function kinds(): Kind[] {
  const path = randomOf(paths);
  const pairing = `/${randomOf(pairings)}`;
  const size = `${(1 + Math.random() * 4).toFixed(3)}rem`;
  return [
    { target: `/${path}`, isRight: (status, body) => status === 200 && isJson(body) },
    {
      target: `/${path}`,
      headers: { "If-None-Match": "*" },
      isRight: (status, body) => status === 304 && body === "",
    },
    {
      target: `${pairing}?h1-size=${size}&layer=base`,
      isRight: (status, body) => status === 200 && isJson(body) && body.includes(`"${size}"`),
    },
    {
      target: `${pairing}-nope`,
      isRight: (status, body) => status === 404 && body.includes("-nope not found"),
    },
    {
      target: `${pairing}?h1-size=12bananas`,
      isRight: (status, body) => status === 400 && body.includes("12bananas"),
    },
    {
      target: `/r/registry.json?limit=5&q=${randomOf(["serif", "warm+blog", "japanese", "retro"])}`,
      isRight: (status, body) => status === 200 && body.includes('"pagination"') && isJson(body),
    },
  ];
}

async function client(): Promise<void> {
  while (!isOver()) {
    for (const { target, headers = {}, isRight } of kinds()) {
      const answer = await answered(target, headers).catch((error: unknown) => ({
        status: 0,
        body: String(error),
      }));
      counts.requests += 1;
      if (!isRight(answer.status, answer.body))
        wrong.push(`${target}: ${answer.status} ${answer.body.slice(0, 200)}`);
    }
  }
}

/** Not with `fetch`, which handles a 304 itself. */
async function answered(target: string, headers: OutgoingHttpHeaders) {
  const asked = request({ port, path: target, headers, agent }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

async function rebuilding(): Promise<void> {
  const file = join(registry, "pairings/minimal.json");
  const original = readFileSync(file, "utf8");
  while (!isOver()) {
    counts.builds += 1;
    const size = `"font-size": "2.${String(1000 + counts.builds)}rem"`;
    writeFileSync(file, original.replace('"font-size": "2.25rem"', size));
    await rebuilt();
    await pause(Math.min(REBUILD_MILLISECONDS, Math.max(0, end - Date.now())));
  }
}

async function rebuilt(): Promise<void> {
  const build: ChildProcess = spawn(
    process.execPath,
    [join(PROJECT, "lib/build/main.js"), "build", "--registry", registry, "--out", dist],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = (await once(build, "exit")) as [number | null];
  if (code !== 0) wrong.push(`a build exited with code ${String(code)}`);
}

async function sampling(): Promise<void> {
  const start = Date.now();
  while (!isOver()) {
    await pause(Math.min(SAMPLE_MILLISECONDS, Math.max(0, end - Date.now())));
    const bytes = residentBytes(server);
    samples.push(bytes);
    const minute = ((Date.now() - start) / 60_000).toFixed(1);
    console.log(
      `${minute} min: ${counts.requests} requests, ${counts.builds} builds, ${wrong.length} wrong, ${(bytes / 1e6).toFixed(0)} MB resident`,
    );
  }
}

function randomOf<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error("no values to choose from");
  return value;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
