import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { type Socket, connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../build/publish/build.ts";
import { bareEnvironment } from "../fixtures/bare-environment.ts";
import { childrenOf } from "../fixtures/child-processes.ts";
import { openBy } from "../fixtures/open-files.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import {
  COMMANDS,
  bodyFrom,
  killStarted,
  response,
  startedProcess,
} from "../fixtures/server-process.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

afterEach(killStarted);

const newDist = () => {
  const dist = join(temporaryFolder(), "dist");
  buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });
  return dist;
};
const dist = newDist();

const on = (workers: number, distDir = dist, ...others: string[]) => [
  ...COMMANDS.bin,
  ...["--dist", distDir, "--port", "0", "--workers", String(workers), ...others],
];

const socketsOf = (pid?: number) => openBy(pid).filter((path) => path.startsWith("socket:"));

async function connection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding("utf8");
  await once(socket, "connect");
  return socket;
}

describe("several workers", () => {
  it("share one address, print what one process prints, and end with the process that started them", async () => {
    const { child, url, printed } = await startedProcess(on(3));
    const workers = childrenOf(child.pid);
    expect(workers).toHaveLength(3);
    for (let connections = 0; connections < 6; connections += 1)
      expect((await response(`${url}/r/plain.json`)).statusCode).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(workers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
    expect(printed).toEqual({
      out: `Serving 8 items of ${dist} on ${url}\nTry ${url}/r/registry.json\n`,
      errors: "",
    });
  });

  it("run in a process that is not the command itself", async () => {
    const script = join(temporaryFolder(), "own.mjs");
    writeFileSync(
      script,
      `import { serve } from ${JSON.stringify(`${PROJECT}lib/server/serve.js`)};
      const distDir = ${JSON.stringify(dist)};
      await serve({ distDir, host: "127.0.0.1", port: 0, workers: 2 });
      process.kill(process.pid, "SIGTERM");`,
    );
    const child = spawn(process.execPath, [script], { env: bareEnvironment() });
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(errors).toBe("");
    expect(out).toMatch(/^Serving 8 items /);
  });

  it("leave no connection open in the process that accepts it", async () => {
    const { child, url } = await startedProcess(on(2));
    const before = socketsOf(child.pid).length;
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connection(url)));
    for (const socket of sockets) {
      socket.write("GET /r/plain.json HTTP/1.1\r\nHost: a\r\n\r\n");
      await once(socket, "data");
    }
    while (socketsOf(child.pid).length > before) await delay(20);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

describe("a worker", () => {
  it("that is killed is restarted, and the others still run", async () => {
    const { child, url, printed } = await startedProcess(on(3));
    const [first = 0, ...others] = childrenOf(child.pid);
    process.kill(first, "SIGKILL");
    while (printed.errors === "") await delay(20);
    expect(printed.errors).toMatch(/^error: Worker \d exited on SIGKILL; restarting it\.\n$/);
    expect((await response(`${url}/r/plain.json`)).statusCode).toBe(200);
    while (childrenOf(child.pid).length < 3) await delay(50);
    expect(childrenOf(child.pid)).toEqual(expect.arrayContaining(others));
    // A second restart would come within this time.
    await delay(300);
    expect(childrenOf(child.pid)).toHaveLength(3);
  });

  it("that cannot start is started again until it can", async () => {
    const served = newDist();
    const { child, url, printed } = await startedProcess(on(2, served));
    renameSync(served, `${served}-aside`);
    for (const pid of childrenOf(child.pid)) process.kill(pid, "SIGKILL");
    while (!printed.errors.includes("exited with code 1; restarting it.")) await delay(20);
    renameSync(`${served}-aside`, served);
    expect((await response(`${url}/r/plain.json`)).statusCode).toBe(200);
    while (childrenOf(child.pid).length < 2) await delay(50);
    expect(childrenOf(child.pid)).toHaveLength(2);
    expect(printed.errors).toContain(`error: ${served} has no build-manifest.json`);
  });
});

describe("a worker without a process", () => {
  /** One of two was killed and could not be started again, since Node.js was moved aside. */
  const withoutNode = async () => {
    const node = join(temporaryFolder(), "node");
    copyFileSync(process.execPath, node);
    const { child, printed } = await startedProcess(on(2), { node });
    const [first = 0, second] = childrenOf(child.pid);
    renameSync(node, `${node}-aside`);
    process.kill(first, "SIGKILL");
    while (!printed.errors.includes("cannot start")) await delay(20);
    return { child, printed, node, second };
  };

  it("was never started again while another one ran", async () => {
    const { child, printed, node, second } = await withoutNode();
    expect(childrenOf(child.pid)).toEqual([second]);
    renameSync(`${node}-aside`, node);
    while (childrenOf(child.pid).length < 2) await delay(20);
    expect(printed.errors).toContain(`error: Worker 3 cannot start: spawn ${node} ENOENT\n`);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("is not waited for when the process ends", async () => {
    const { child } = await withoutNode();
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});

describe("workers that cannot start", () => {
  const ended = (...args: string[]) =>
    spawnSync(process.execPath, [`${PROJECT}${COMMANDS.server[0]!}`, "--workers", "2", ...args], {
      ...{ cwd: temporaryFolder(), env: bareEnvironment(), encoding: "utf8" },
    });

  it("for a missing dist each say so, with exit code 1", () => {
    const { status, stdout, stderr } = ended("--dist", "/nowhere", "--port", "0");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(
      "error: /nowhere has no build-manifest.json. Run `npm run build`, or use --dist to choose another folder.\n".repeat(
        2,
      ),
    );
  });

  it("for a port in use are one clear line and exit code 1", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const { status, stdout, stderr } = ended("--dist", dist, "--port", String(port));
    taken.close();
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr: `error: Port ${port} is already in use on 127.0.0.1. Use --port to choose another.\n`,
    });
  });
});

describe("a signal of the terminal, which all processes receive", () => {
  it("SIGINT: requests in flight finish, and all end with exit code 0", async () => {
    const { child, url, printed } = await startedProcess(on(2), { detached: true });
    const inFlight = await connection(url);
    inFlight.write("GET /api/r/plain HTTP/1.1\r\nHost: a\r\n");
    // Each worker has read what it had before by then.
    for (let connections = 0; connections < 4; connections += 1) await bodyFrom(`${url}/healthz`);
    process.kill(-child.pid!, "SIGINT");
    await delay(100);
    inFlight.write("\r\n");
    expect(await text(inFlight)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    if (child.exitCode === null) await once(child, "exit");
    expect({ code: child.exitCode, errors: printed.errors }).toEqual({ code: 0, errors: "" });
  });

  it("SIGHUP: each worker continues in a new access log when the first process says so", async () => {
    const log = join(temporaryFolder(), "access.log");
    const { child, url } = await startedProcess(on(2, dist, "--access-log", log));
    const workers = childrenOf(child.pid);
    const logsOf = () =>
      workers.map((pid) => openBy(pid).filter((path) => path.includes("access.log")));
    renameSync(log, `${log}.1`);
    for (const worker of workers) process.kill(worker, "SIGHUP");
    for (let connections = 0; connections < 4; connections += 1) await bodyFrom(`${url}/healthz`);
    expect(logsOf()).toEqual([[`${log}.1`], [`${log}.1`]]);
    child.kill("SIGHUP");
    while (JSON.stringify(logsOf()) !== JSON.stringify([[log], [log]])) await delay(20);
    for (let connections = 0; connections < 4; connections += 1)
      await bodyFrom(`${url}/r/plain.json`);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(readFileSync(log, "utf8").split("\n")).toHaveLength(5);
  });
});
