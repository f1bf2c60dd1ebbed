import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { Agent, type IncomingMessage, get } from "node:http";
import { type Socket, connect } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../build/publish/build.ts";
import { MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { ownRegistryDir, packageDir } from "../../registry/model/package-root.ts";
import { NASTIEST_REQUESTS } from "../bench/nastiest-requests.ts";
import { processorMilliseconds, residentMegabytes } from "../clients/processes.ts";
import { type SentRequest, answerTo } from "../fixtures/answer.ts";
import { PROJECT } from "../fixtures/read.ts";
import { type ServerProcess, killStarted, startedProcess } from "../fixtures/server-process.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { distDir, isRelease } from "../shared/shared.ts";
import { writeSmallRegistry } from "./builds.ts";

/**
 * How many clients of each kind end no request, how many URLs are distinct, how many megabytes they may
 * take, and how often SIGTERM comes.
 */
const [CONNECTIONS, DISTINCT_URLS, MAX_MEGABYTES, SHUTDOWNS] = isRelease
  ? [1000, 500_000, 100, 20]
  : [20, 15_000, 40, 2];
/** In CI one of so many files and damages. */
const [FILES_STEP, DAMAGES_STEP] = isRelease ? [1, 1] : [10, 5];

/** One of each kind of request, and its status: what is published, computed, refused and not found. */
const REQUESTS: readonly (readonly [path: string, status: number])[] = [
  ["/r/minimal.json", 200],
  ["/healthz", 200],
  ["/api/r/minimal?h1-size=3rem&body-lh=1.8", 200],
  ["/r/registry.json?q=warm+serif", 200],
  ["/css/minimal.css?h1-size=3rem", 200],
  ["/tokens/minimal.tokens.json?h1-size=3rem", 200],
  ["/design/minimal.md?h1-size=3rem", 200],
  ["/api/r/minimal?h1-size=bananas", 400],
  ["/r/nope.json", 404],
];

describe("what machines, operators and strangers do to a server", () => {
  const dist = distDir();
  afterEach(killStarted);

  const serve = (nodeOptions = "", folder = dist) =>
    startedProcess(["lib/server/main.js", "--dist", folder, "--port", "0"], {
      env: { NODE_OPTIONS: nodeOptions },
    });

  it("clients that end no request are closed, and delay no health check", async () => {
    const server = await serve();
    const before = residentMegabytes(server.child);
    const open = new Map<Socket, string>();
    for (const [kind, act] of Object.entries(SLOW_CLIENTS))
      for (let index = 0; index < CONNECTIONS; index += 1) {
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => act(socket));
        open.set(socket.resume(), kind);
        socket.on("error", () => undefined).once("close", () => open.delete(socket));
      }
    const bound = 60 + open.size / 10;
    const end = performance.now() + 120_000;
    while (open.size > 0 && performance.now() < end) {
      expect((await answerTo(server.url, { path: "/healthz" })).status).toBe(200);
      await delay(100);
    }
    expect([...open.values()]).toEqual([]);
    expect(residentMegabytes(server.child) - before).toBeLessThan(bound);
    expect(await stopped(server)).toBe(0);
  });

  it("memory grew with the number of distinct URLs", async () => {
    const server = await serve("--max-old-space-size=128");
    const paths = pathsBelow(dist).filter((path) => path !== "_headers");
    const sample = 5000;
    const sampled: number[] = [];
    for (let from = 0; from < DISTINCT_URLS; from += sample) {
      const statuses = await statusesOf(server, sample, (n) => distinctRequest(from + n, paths));
      expect([...statuses].filter((status) => status >= 500)).toEqual([]);
      sampled.push(residentMegabytes(server.child));
    }
    console.log(
      `${DISTINCT_URLS} distinct URLs, resident MB: ${sampled.map(Math.round).join(" ")}`,
    );
    expect(Math.max(...sampled) - sampled[0]!).toBeLessThan(MAX_MEGABYTES);
  });

  it("no request of the nastiest kinds ends a server with a heap of 256 MB, or makes memory grow", async () => {
    const server = await serve("--max-old-space-size=256");
    const kinds = [...NASTIEST_REQUESTS.values()];
    const round = (first: number) => statusesOf(server, kinds.length, (n) => kinds[n]!(first + n));
    await round(0);
    const before = residentMegabytes(server.child);
    for (let repeat = 1; repeat < 5; repeat += 1)
      expect([...(await round(repeat * kinds.length))].filter((status) => status >= 500)).toEqual(
        [],
      );
    expect(residentMegabytes(server.child) - before).toBeLessThan(100);
  });

  it("114 KB of pipelined searches whose responses are not read take gigabytes", async () => {
    const server = await serve("--max-old-space-size=256");
    const { port, hostname } = new URL(server.url);
    const sockets = Array.from({ length: 20 }, () => connect(Number(port), hostname).pause());
    for (const socket of sockets) {
      socket.on("error", () => undefined);
      socket.write("GET /r/registry.json?limit=500&q=a HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3000));
    }
    await idle(server);
    expect(residentMegabytes(server.child)).toBeLessThan(450);
    expect((await answerTo(server.url, { path: "/healthz" })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it("a server with a heap of 64 MB sends the files of dist, and searches", async () => {
    const server = await serve("--max-old-space-size=64");
    const paths = pathsBelow(dist).filter(
      (path, index) => path !== "_headers" && index % FILES_STEP === 0,
    );
    const sent = [...paths, "r/registry.json?q=serif", "r/layered/registry.json?q=elegnat"];
    const statuses = await statusesOf(server, sent.length, (n) => ({ path: `/${sent[n]!}` }));
    expect([...statuses]).toEqual([200]);
  });

  it("the first override without a file descriptor ended the server, or answered 500 for ever", async () => {
    const server = await serve();
    const pid = String(server.child.pid);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await answerTo(server.url, { path: "/healthz" }, agent);
    const open = new Set(readdirSync(`/proc/${pid}/fd`).map(Number));
    let next = 0;
    while (open.has(next)) next += 1;
    spawnSync("prlimit", ["--pid", pid, `--nofile=${next}:`]);
    const flood = Array.from({ length: 200 }, () =>
      connect(Number(new URL(server.url).port), "127.0.0.1").on("error", () => undefined),
    );
    // A file that has to be read now cannot be: 503, until descriptors are free again.
    for (const [path, status] of REQUESTS) {
      const answer = await answerTo(server.url, { path }, agent);
      expect([path, [status, 503]]).toEqual([path, expect.arrayContaining([answer.status])]);
    }
    spawnSync("prlimit", ["--pid", pid, "--nofile=1000:"]);
    for (const socket of flood) socket.destroy();
    agent.destroy();
    expect(await answersOf(server)).toEqual(REQUESTS);
    expect(await stopped(server)).toBe(0);
  });

  it("the first search after lib/ had been replaced answered 500 for ever", async () => {
    const folder = temporaryFolder();
    for (const path of ["lib", "schemas", "package.json"])
      cpSync(join(packageDir, path), join(folder, path), { recursive: true });
    symlinkSync(join(packageDir, "node_modules"), join(folder, "node_modules"));
    symlinkSync(ownRegistryDir, join(folder, "registry"));
    const main = relative(PROJECT, join(folder, "lib/server/main.js"));
    const server = await startedProcess([main, "--dist", dist, "--port", "0"]);
    renameSync(join(folder, "lib"), join(folder, "lib-before"));
    expect(await answersOf(server)).toEqual(REQUESTS);
  });

  it("nothing of a damaged build is served; it is served again as soon as a valid one is there", async () => {
    const folder = temporaryFolder();
    const registryDir = join(folder, "registry");
    writeSmallRegistry(registryDir, 3);
    for (const name of ["old", "next"])
      buildRegistry({
        registryDir,
        outDir: join(folder, name),
        baseUrl: `https://${name}.example`,
      });
    const served = join(folder, "dist");
    replace(join(folder, "old"), served);
    const server = await serve("", served);
    const text = async (path: string) => (await answerTo(server.url, { path })).body.toString();
    const damages = Object.entries(DAMAGES).filter((_, index) => index % DAMAGES_STEP === 0);
    for (const [name, damage] of damages) {
      replace(join(folder, "next"), served, damage);
      // Nothing of a build that is refused is served; the files before it are gone.
      const index = () => answerTo(server.url, { path: "/r/registry.json" });
      await until(async () => (await index()).status === 503, name);
      replace(join(folder, "old"), served);
      // Another one: what was served before is kept.
      const isOld = async () => (await text("/r/layered/registry.json")).includes("old.example");
      await until(isOld, name);
    }
    replace(join(folder, "next"), served);
    await until(async () => (await text("/r/registry.json")).includes("https://next.example"), "");
  });

  it(`${SHUTDOWNS} times SIGTERM under load cuts off no response that has begun`, async () => {
    for (let round = 0; round < SHUTDOWNS; round += 1) {
      const server = await serve();
      const cutOff: string[] = [];
      let completed = 0;
      const client = async (path: string, keepAlive: boolean) => {
        const agent = new Agent({ keepAlive, maxSockets: 1 });
        for (;;) {
          const outgoing = get(`${server.url}${path}`, { agent });
          // A connection that is closed without a response may be retried (RFC 9112, section 9.3.1).
          const begun = await once(outgoing, "response").catch(() => undefined);
          if (begun === undefined) break;
          const [response] = begun as [IncomingMessage];
          const size = await sizeOf(response).catch(() => -1);
          if (size === Number(response.headers["content-length"])) completed += 1;
          else cutOff.push(`${path}: ${size} bytes`);
        }
        agent.destroy();
      };
      const clients = Array.from({ length: 24 }, (_, index) =>
        index < 16 ? client("/r/registry.json", true) : client("/r/minimal.json", false),
      );
      await until(() => Promise.resolve(completed > 100), "responses");
      expect(await stopped(server)).toBe(0);
      await Promise.all(clients);
      expect(cutOff).toEqual([]);
    }
  });
});

const HEAD = "GET /r/minimal.json HTTP/1.1\r\nHost: a\r\n";

/** What a client that ends no request does after it has connected. */
const SLOW_CLIENTS: Readonly<Record<string, (socket: Socket) => void>> = {
  "sends nothing": () => undefined,
  "sends half a request": (socket) => socket.write(HEAD),
  "sends a byte each second": (socket) => {
    const timer = setInterval(() => socket.write("a"), 1000);
    socket.write(`${HEAD}X: `);
    socket.once("close", () => clearInterval(timer));
  },
  "sends a megabyte of headers": (socket) =>
    socket.write(`${HEAD}${`X: ${"a".repeat(1000)}\r\n`.repeat(1000)}\r\n`),
  "sends ten thousand headers": (socket) => socket.write(`${HEAD}${"X: a\r\n".repeat(10_000)}\r\n`),
  "announces a body and keeps it": (socket) =>
    socket.write(`${HEAD.replace("GET", "POST")}Content-Length: 1000000\r\n\r\n`),
  "sends bytes that are not HTTP": (socket) => socket.write(Buffer.alloc(2000, 0x16)),
};

/** What happens to a build on its way to the server, by path in it. */
const DAMAGES: Readonly<Record<string, (dist: string) => void>> = {
  "an item is truncated": (dist) => truncateSync(join(dist, "r/registry.json"), 100),
  "an item is empty": (dist) => truncateSync(join(dist, "r/registry.json"), 0),
  "a byte of an item is another": (dist) => {
    const body = readFileSync(join(dist, "r/registry.json"));
    body[50]! ^= 1;
    writeFileSync(join(dist, "r/registry.json"), body);
  },
  "an item is missing": (dist) => rmSync(join(dist, "r/registry.json")),
  "an item is a folder": (dist) => {
    rmSync(join(dist, "r/registry.json"));
    mkdirSync(join(dist, "r/registry.json"));
  },
  "the manifest is truncated": (dist) => truncateSync(join(dist, MANIFEST_FILE), 1000),
  "the manifest is not JSON": (dist) =>
    writeFileSync(join(dist, MANIFEST_FILE), "<!doctype html><title>Bad gateway</title>"),
  "the manifest is missing": (dist) => rmSync(join(dist, MANIFEST_FILE)),
};

/** Puts a copy of a build in the place of the served folder. */
function replace(build: string, served: string, damage: (dist: string) => void = () => undefined) {
  const staged = `${served}-staged`;
  cpSync(build, staged, { recursive: true });
  damage(staged);
  rmSync(served, { recursive: true, force: true });
  renameSync(staged, served);
}

/** Waits for a condition that a server fulfils sooner or later. The test's own time-out is the bound. */
async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Within a minute this did not happen: ${what}`);
    await delay(20);
  }
}

/** Waits until a server has computed next to nothing for a second. */
async function idle({ child }: ServerProcess): Promise<void> {
  for (let [before, after] = [-Infinity, 0]; after - before > 50;) {
    before = processorMilliseconds(child);
    await delay(1000);
    after = processorMilliseconds(child);
  }
}

/** Sends requests on eight connections. @returns the statuses that occurred */
async function statusesOf(
  { url }: ServerProcess,
  count: number,
  request: (n: number) => SentRequest,
): Promise<Set<number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses = new Set<number>();
  let next = 0;
  const client = async () => {
    while (next < count) statuses.add((await answerTo(url, request(next++), agent)).status);
  };
  await Promise.all(Array.from({ length: 8 }, client));
  agent.destroy();
  return statuses;
}

/** The status of each of `REQUESTS`. */
async function answersOf({ url }: ServerProcess): Promise<[string, number][]> {
  const answers: [string, number][] = [];
  for (const [path] of REQUESTS) answers.push([path, (await answerTo(url, { path })).status]);
  return answers;
}

/** What all URLs of a kind share may be cached; what tells them apart must not be kept. */
const DISTINCT: readonly ((n: number, paths: readonly string[]) => SentRequest)[] = [
  // Values, new and long ones, beside parameters of others.
  (n) => ({ path: `/api/r/minimal?h1-size=${1 + n / 1e7}rem&v=${long(n)}` }),
  (n) => ({ path: `/css/minimal.css?body-family=Family${n},serif` }),
  (n) => ({ path: `/tokens/minimal.tokens.json?h1-size=calc(1rem%20+%20${n}px)` }),
  // Errors that repeat the request, and look for names near to it.
  (n) => ({ path: `/api/r/minimal?h1-size=${n}bananas&h1-${long(n)}=1` }),
  (n) => ({ path: `/r/noto-${n}.json` }),
  (n) => ({ path: `/${n}/${long(n)}` }),
  // Parameters of others, on items, fonts and the index.
  (n) => ({ path: `/api/r/minimal?utm_${n}=${long(n)}` }),
  (n) => ({ path: `/api/r/inter?utm_${n}=${long(n)}` }),
  (n) => ({ path: `/r/vollkorn.json?utm_${n}=${long(n)}` }),
  // Headers that are remembered with a file.
  (n, paths) => ({
    path: `/${paths[n % paths.length]!}`,
    headers: { "Accept-Encoding": `${long(n)}, identity` },
  }),
  (n) => ({ path: "/r/inter.json", headers: { "If-None-Match": `"${long(n)}"` } }),
];

/** Searches take much longer than the others, so there are fewer of them. */
const DISTINCT_SEARCHES: typeof DISTINCT = [
  (n) => ({ path: `/r/registry.json?limit=1&q=serif${n}&font=${long(n)}` }),
  (n) => ({ path: `/r/registry.json?limit=1&offset=${n}&mood=${long(n)}` }),
];
const SEARCH_EACH = 100;

function distinctRequest(n: number, paths: readonly string[]): SentRequest {
  const kinds = n % SEARCH_EACH === 0 ? DISTINCT_SEARCHES : DISTINCT;
  const position = n % SEARCH_EACH === 0 ? n / SEARCH_EACH : n;
  return kinds[position % kinds.length]!(n, paths);
}

/** 6 KB, different for every number. */
function long(n: number): string {
  return `${n}-${"a".repeat(6000)}`;
}

/** Sends SIGTERM. @returns the exit code, or the signal that ended it */
async function stopped({ child }: ServerProcess): Promise<number | string> {
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  child.kill("SIGTERM");
  const [code, signal] = await exit;
  return code ?? signal ?? "";
}

async function sizeOf(response: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const chunk of response) size += (chunk as Buffer).length;
  return size;
}
