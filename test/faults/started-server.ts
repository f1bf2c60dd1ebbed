import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../fixtures/read.ts";

/** A server in a process of its own, and what it has printed to stderr. */
export interface StartedServer {
  child: ChildProcess;
  port: number;
  stderr: () => string;
}

/** What a fault is tried on. */
export interface FaultTarget {
  /** A published folder. */
  dist: string;
  /** The compiled code; by default the project's own. */
  lib?: string;
  /** Environment variables of the server, besides this process's own. */
  environment?: Readonly<Record<string, string>>;
}

/**
 * Starts the compiled server on a free port, and waits until it says that it serves.
 *
 * @throws Error with what it wrote to stderr, when it exits before
 */
export async function startedServer(
  { dist, lib = join(PROJECT, "lib"), environment = {} }: FaultTarget,
  args: readonly string[] = [],
  nodeArgs: readonly string[] = [],
): Promise<StartedServer> {
  const command = [...nodeArgs, join(lib, "server/main.js"), "--dist", dist, "--port", "0"];
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [...command, ...args], { env });
  let [output, errors] = ["", ""];
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  for (;;) {
    const [, port] = /^Serving .*:(\d+)$/m.exec(output) ?? [];
    if (port !== undefined) return { child, port: Number(port), stderr: () => errors };
    if (child.exitCode !== null) throw new Error(`The server exited: ${errors}`);
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  }
}

/** Resident memory of a process. */
export function residentMegabytes({ pid = 0 }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Sends a signal, and waits for the exit: its code, or the signal that ended it. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | string> {
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  child.kill(signal);
  const [code, endedBy] = await exit;
  return code ?? endedBy ?? "";
}
