import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** @see proc_pid_status(5) */
export function residentBytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
