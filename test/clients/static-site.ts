import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { freePort, startedServer } from "./processes.ts";
import { toolsFolder } from "./tools.ts";

/** sirv-cli, as its documentation says to start it. */
export async function sirvCommand(folder: string, port: string): Promise<[string, string[]]> {
  const sirv = join(await toolsFolder(), "node_modules/sirv-cli/bin.js");
  return [process.execPath, [sirv, folder, "--port", port]];
}

/** A folder on a free port of this machine, until the process is killed. */
export async function staticSite(folder: string): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort();
  const [command, args] = await sirvCommand(folder, String(port));
  return { url: `http://127.0.0.1:${port}`, server: await startedServer(command, args, port) };
}
