import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
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
}

/** What was tried, what went as it must, and what was lost, one line each. */
export interface FaultFigures {
  tried: number;
  held: number;
  lost: readonly string[];
}

/** Starts the compiled server on a free port, and waits until it says that it serves. */
export async function startedServer(
  { dist, lib = join(PROJECT, "lib") }: FaultTarget,
  args: readonly string[] = [],
  nodeArgs: readonly string[] = [],
): Promise<StartedServer> {
  const command = [...nodeArgs, join(lib, "server/main.js"), "--dist", dist, "--port", "0"];
  const child = spawn(process.execPath, [...command, ...args]);
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

/** Sends a signal, and waits for the exit: its code, or the signal that ended it. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | string> {
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  child.kill(signal);
  const [code, endedBy] = await exit;
  return code ?? endedBy ?? "";
}
