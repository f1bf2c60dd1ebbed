import { type ChildProcess, execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, processorMilliseconds, run, startedServer } from "../clients/processes.ts";
import { scratchFolder } from "./scratch.ts";

/** The server and the load generator have a CPU core each. */
const SERVER_CORE = "0";
const LOAD_CORE = "1";
const CONNECTIONS = "32";
const SECONDS = "2";

/** The requests to send: the targets one after another, from the start again at their end. */
export interface Load {
  targets: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** @throws Error that says what to install */
export function requireTools(): void {
  for (const command of ["wrk", "taskset"])
    try {
      execFileSync("which", [command]);
    } catch (cause) {
      const message = `${command} was not found. Install it: apt-get install wrk util-linux`;
      throw new Error(message, { cause });
    }
}

export interface Server {
  child: ChildProcess;
  port: number;
}

/** Starts a Node.js server on the core of the servers; `args` ends with the option for its port. */
export async function startedOnCore(args: readonly string[]): Promise<Server> {
  const port = await freePort();
  const command = ["--cpu-list", SERVER_CORE, process.execPath, ...args, String(port)];
  return { child: await startedServer("taskset", command, port), port };
}

/**
 * Requests that a server answers in a second of its processor time: on an idle machine that is a second,
 * and on a busy one it is still comparable.
 *
 * @throws when a connection fails
 */
export async function requestsPerSecond({ child, port }: Server, load: Load): Promise<number> {
  const folder = scratchFolder();
  writeFileSync(join(folder, "load.lua"), scriptOf(load));
  const wrk = ["wrk", "--threads", "1", "--connections", CONNECTIONS, "--duration", `${SECONDS}s`];
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => [
    "--header",
    `${name}: ${value}`,
  ]);
  const script = ["--script", "load.lua", `http://127.0.0.1:${port}`];
  const command = ["--cpu-list", LOAD_CORE, ...wrk, ...headers, ...script];
  const before = processorMilliseconds(child);
  const output = await run("taskset", command, folder);
  const milliseconds = processorMilliseconds(child) - before;
  const requests = /(\d+) requests in/.exec(output)?.[1];
  if (requests === undefined || output.includes("Socket errors")) throw new Error(output);
  return (Number(requests) / milliseconds) * 1000;
}

function scriptOf({ targets }: Load): string {
  return [
    `local targets = { ${targets.map((target) => JSON.stringify(target)).join(", ")} }`,
    "local requests, next = {}, 0",
    'init = function() for i, target in ipairs(targets) do requests[i] = wrk.format("GET", target) end end',
    "request = function() next = next % #requests + 1; return requests[next] end",
  ].join("\n");
}
