import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Runs a command to its end. @throws with everything that it printed, unless it exits with 0 */
export function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, maxBuffer: 2 ** 26, env: { ...process.env, ...env } };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else reject(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error }));
    });
  });
}

/** Installs an archive of a package into a folder that has a `package.json`, as a user does. */
export async function installPackage(archive: string, folder: string): Promise<void> {
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];
  await run("npm", ["install", ...flags, archive], folder);
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const servers: ChildProcess[] = [];

/** Ends the servers that a test file has started. */
export function killServers(signal: NodeJS.Signals = "SIGKILL"): void {
  for (const child of servers.splice(0)) child.kill(signal);
}

/** Starts a server and waits until it accepts connections. @throws when it exits before that */
export async function startedServer(
  command: string,
  args: string[],
  port: number,
  cwd?: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: "ignore", cwd, env: { ...process.env, ...env } });
  servers.push(child);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    if (await takesConnections(port)) return child;
    await delay(50);
  }
}

/** Whether something listens on a port of this machine. */
async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const taken = once(socket, "connect").then(
    () => true,
    () => false,
  );
  return taken.finally(() => socket.destroy());
}

/** @see proc_pid_status(5) */
export function residentMegabytes({ pid = 0 }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
}

/** Of all threads of a process. @see https://docs.kernel.org/scheduler/sched-stats.html, /proc/<pid>/schedstat */
export function processorMilliseconds({ pid = 0 }: ChildProcess): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6;
}
