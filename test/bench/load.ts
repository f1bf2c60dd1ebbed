import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { scratchFolder } from "./scratch.ts";

/** The server and the load generator have a CPU core each. */
const SERVER_CORE = "0";
const LOAD_CORE = "1";
export const CONNECTIONS = 32;

/** What one run of wrk measured. */
export interface LoadResult {
  requestsPerSecond: number;
  p99Milliseconds: number;
}

/** The requests to send: the targets one after another, from the start again at their end. */
export interface Load {
  port: number;
  targets: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** Whether error responses are expected. */
  isError?: true;
  /** The mean pause of a connection between a response and its next request. */
  pauseMilliseconds?: number;
}

/** Starts a command on the core of the servers. */
export function onServerCore(command: string, args: readonly string[]): ChildProcess {
  return spawn("taskset", ["--cpu-list", SERVER_CORE, command, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/**
 * Loads a server with wrk, 32 connections from one core.
 *
 * @throws when wrk is not installed, or when a response is an error where none is expected, or the reverse
 */
export async function loaded(load: Load, seconds: number): Promise<LoadResult> {
  const { port, headers = {} } = load;
  const options = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const child = spawn(
    "taskset",
    [
      ...["--cpu-list", LOAD_CORE, "wrk", "--threads", "1", "--connections", String(CONNECTIONS)],
      ...["--duration", `${seconds}s`, "--latency", "--script", scriptOf(load), ...options],
      `http://127.0.0.1:${port}`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)\s/.exec(output) ?? [];
  const isError = output.includes("Non-2xx");
  if (rate === undefined || isError !== (load.isError ?? false) || output.includes("Socket errors"))
    throw new Error(`wrk on port ${port}, ${load.targets[0] ?? ""}:\n${output}`);
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN;
  return { requestsPerSecond: Number(rate), p99Milliseconds: Number(p99) * factor };
}

/** The load as a wrk script. wrk pauses for whole milliseconds, so they are random with the right mean. */
function scriptOf({ targets, pauseMilliseconds }: Load): string {
  const file = join(scratchFolder(), "load.lua");
  const lines = [
    `local targets = { ${targets.map((target) => JSON.stringify(target)).join(", ")} }`,
    "local requests, next = {}, 0",
    'init = function() for i, target in ipairs(targets) do requests[i] = wrk.format("GET", target) end end',
    "request = function() next = next % #requests + 1; return requests[next] end",
    ...(pauseMilliseconds === undefined
      ? []
      : [
          `delay = function() return math.floor(${2 * pauseMilliseconds} * math.random() + 0.5) end`,
        ]),
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}
