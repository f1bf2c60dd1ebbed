import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { packageDir } from "../../registry/model/package-root.ts";

/** A build that is running. */
export interface RunningBuild {
  process: ChildProcess;
  /** How it ends, and everything that it wrote to stderr. */
  ended: Promise<{ code: number | null; isKilled: boolean; stderr: string }>;
}

/**
 * Starts a build by the compiled command line.
 *
 * @param wrapper a command that starts it, such as `unshare`
 * @param folder a copy of this package, with `lib`
 */
export function startBuild(
  args: readonly string[],
  wrapper: readonly string[] = [],
  folder = packageDir,
): RunningBuild {
  const main = join(folder, "lib/build/main.js");
  const [command = "", ...rest] = [...wrapper, process.execPath, main, "build", ...args];
  const child = spawn(command, rest, { stdio: ["ignore", "ignore", "pipe"] });
  return { process: child, ended: endOf(child) };
}

async function endOf(child: ChildProcess): RunningBuild["ended"] {
  let stderr = "";
  child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  return { code, isKilled: signal === "SIGKILL", stderr };
}
