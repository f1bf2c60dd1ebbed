import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, type IncomingMessage, get as httpGet } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../build/publish/build.ts";
import { freePort, takesConnections } from "../clients/processes.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const HEAP_MEGABYTES = 256;

/** What a server may need besides its heap: the published files, buffers, code. */
const MAX_RESIDENT_MEGABYTES = 450;

const dist = join(temporaryFolder(), "dist");
buildRegistry({
  registryDir: join(PROJECT, "registry"),
  outDir: dist,
  baseUrl: "https://example.com",
});

let server: ChildProcess;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid!}/status`, "utf8"))![1]) / 1024;
/** Of the process, user and system. */
const cpuMilliseconds = () => {
  const fields = readFileSync(`/proc/${server.pid!}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

async function get(target: string): Promise<{ status: number; body: string }> {
  const [response] = (await once(httpGet({ port, path: target, agent }), "response")) as [
    IncomingMessage,
  ];
  return { status: response.statusCode!, body: await text(response) };
}

beforeAll(async () => {
  port = await freePort();
  const main = join(PROJECT, "lib/server/main.js");
  const args = [`--max-old-space-size=${HEAP_MEGABYTES}`, main, "--dist", dist];
  server = spawn(process.execPath, [...args, "--port", String(port)], { stdio: "ignore" });
  while (!(await takesConnections(port))) await delay(20);
  await get("/r/registry.json?q=serif");
});
afterAll(() => {
  agent.destroy();
  server.kill("SIGKILL");
});

const rows: string[] = [];
afterAll(() => console.log(rows.join("\n")));

/** Runs an attack, checks that the server still responds, and records the cost. */
async function attacked(name: string, attack: () => Promise<string>): Promise<void> {
  const [memory, cpu] = [residentMegabytes(), cpuMilliseconds()];
  const answers = await attack();
  expect((await get("/healthz")).status).toBe(200);
  expect(server.exitCode).toBeNull();
  const after = residentMegabytes();
  rows.push(
    `${name}: ${answers}; CPU ${cpuMilliseconds() - cpu} ms; resident ${memory.toFixed(0)} -> ${after.toFixed(0)} MB`,
  );
  expect(after).toBeLessThan(MAX_RESIDENT_MEGABYTES);
}

/** How many answers had each status. */
async function statuses(targets: Iterable<string>): Promise<string> {
  const counts = new Map<number, number>();
  const next = targets[Symbol.iterator]();
  const client = async () => {
    for (let { value, done } = next.next(); !done; { value, done } = next.next()) {
      const { status } = await get(value as string);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}

function* targets(count: number, target: (index: number) => string): Generator<string> {
  for (let index = 0; index < count; index += 1) yield target(index);
}

it("one search of 1.2 KB ends a server with a 256 MB heap", async () => {
  await attacked("150 times `a s e d`", () =>
    statuses([`/r/registry.json?q=${"a+s+e+d+".repeat(150)}`]),
  );
});

it("a search of 6 KB, or of words that punctuation makes, ends a server", async () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  await attacked("long and odd searches", () =>
    statuses([
      `/r/registry.json?q=${"a+s+e+d+".repeat(750)}`,
      `/r/registry.json?q=${letters.join("-")}`,
      `/r/registry.json?q=${letters.join("%00")}`,
      `/r/registry.json?q=${"a".repeat(6000)}`,
    ]),
  );
});

it("searches at the bound cost no more than others", async () => {
  const letters = "aeiorstnlcmdbfpgh".split("");
  await attacked("1,000 searches of 12 words of one to three letters, all distinct", () =>
    statuses(
      targets(1000, (index) => {
        const words = Array.from({ length: 12 }, (_, position) =>
          Array.from(
            { length: 1 + ((index + position) % 3) },
            (_one, letter) => letters[(index * 7 + position * 3 + letter * 5) % letters.length],
          ).join(""),
        );
        return `/r/registry.json?limit=500&q=${words.join("+")}`;
      }),
    ),
  );
});

it("the cache of parsed parameters keeps whole URLs alive", async () => {
  await attacked("65,638 requests with long parameters of others", () =>
    statuses(
      targets(
        65_638,
        (index) => `/r/minimal.json?h1-size=${1 + index / 1e5}rem&x${index}=${"y".repeat(7000)}`,
      ),
    ),
  );
});

it("600 parameters hold the event loop", async () => {
  await attacked("100 queries of 600 overrides", () =>
    statuses(
      targets(
        100,
        (index) =>
          `/r/minimal.json?${Array.from({ length: 600 }, (_, one) => `h1-size=${index}.${one}em`).join("&")}`,
      ),
    ),
  );
});

it("114 KB of pipelined searches whose responses are not read take gigabytes", async () => {
  await attacked("3,000 pipelined searches, unread, on 20 connections", async () => {
    const sockets = Array.from({ length: 20 }, () => connect(port, "127.0.0.1").pause());
    for (const socket of sockets) {
      socket.on("error", () => undefined);
      socket.write("GET /r/registry.json?limit=500&q=a HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3000));
    }
    await delay(3000);
    const resident = residentMegabytes();
    expect(resident).toBeLessThan(MAX_RESIDENT_MEGABYTES);
    for (const socket of sockets) socket.destroy();
    return `resident meanwhile ${resident.toFixed(0)} MB`;
  });
});
