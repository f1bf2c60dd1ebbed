import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, takesConnections } from "../clients/processes.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { scratchFolder } from "./scratch.ts";
import { isInstalled } from "./installed.ts";
import { CONNECTIONS, type Load, loaded, onServerCore } from "./load.ts";
import { type Measured, interleaved, median } from "./measure.ts";

const CONTESTANT = join(PROJECT, "test/bench/contestant.mjs");
const SERVER = join(PROJECT, "lib/server/main.js");
const BARE = "bare `node:http`";
const OWN = "this server";
const LOGGING = ", access log";

/** A server with an access log is compared with a bare server that writes the same log. */
const referenceOf = (name: string) => (name.endsWith(LOGGING) ? BARE + LOGGING : BARE);

const PEERS = ["Express, a route", "express.static", "sirv", "serve-handler", "http-server"];

const PAIRING = "/r/minimal.json";
const OVERRIDES = `${PAIRING}?h1-size=3rem&body-lh=1.8&code-size=0.9em`;

const MISSING = "/api/r/nope";
const NEARLY_KNOWN = "/r/minimall.json";
const INVALID = `${PAIRING}?h1-size=12bananas`;

/** How many distinct queries are sent: far more than the server caches. */
const NEW_QUERIES = 50_000;
const SECONDS = 2;

const BR = "a pairing, br";
const COMPRESSED = { "Accept-Encoding": "gzip, br" };

export interface ServingResults {
  cases: { name: string; measured: Measured[] }[];
  /** Of overrides, at half of what each server can take: the 99th percentile, in milliseconds. */
  latency: Measured[];
}

/** Requests a second of this server and of others, in the cases that the README lists. */
export async function measureServing(
  dist: string,
  tools: string,
  rounds: number,
  onProgress: (text: string) => void,
): Promise<ServingResults> {
  const running: ChildProcess[] = [];
  const started = async (command: string, args: (port: string) => string[]) => {
    const port = await freePort();
    running.push(onServerCore(command, args(String(port))));
    while (!(await takesConnections(port))) await pause(20);
    return port;
  };
  const contestant = (kind: string, folder: string, ...log: string[]) =>
    started(process.execPath, (port) => [CONTESTANT, kind, port, folder, tools, ...log]);
  const accessLog = () => join(scratchFolder(), "access.log");
  const own = (...flags: string[]) =>
    started(process.execPath, (port) => [SERVER, "--dist", dist, "--port", port, ...flags]);

  try {
    const plain = await own();
    const logging = await own("--access-log", accessLog());
    const searches = (
      readJson(join(PROJECT, "test/registry/search/queries.json")) as { query: string }[]
    )
      .slice(0, 30)
      .map(({ query }) => `/r/registry.json?limit=20&q=${encodeURIComponent(query)}`);
    const recording = async (targets: readonly string[], headers = {}) => {
      const file = join(scratchFolder(), "recorded.json");
      const recorded = await Promise.all(targets.map((target) => record(plain, target, headers)));
      // Any other target gets the response of the last.
      writeFileSync(file, JSON.stringify([...recorded, { ...recorded.at(-1), target: "*" }]));
      return file;
    };
    const recorded = await recording([
      PAIRING,
      ...searches,
      MISSING,
      NEARLY_KNOWN,
      INVALID,
      OVERRIDES,
    ]);
    const bare = await contestant("bare", recorded);
    const bareCompressing = await contestant("bare", await recording([PAIRING], COMPRESSED));
    const bareLogging = await contestant("bare", recorded, accessLog());
    const etag = (await response(plain, PAIRING)).headers.etag ?? "";

    const cases = new Map<string, Omit<Load, "port">>([
      ["a pairing", { targets: [PAIRING] }],
      [BR, { targets: [PAIRING], headers: COMPRESSED }],
      ["304", { targets: [PAIRING], headers: { "If-None-Match": etag } }],
      ["three overrides", { targets: [OVERRIDES] }],
      ["three overrides, every query new", { targets: newQueries() }],
      ["30 searches, 20 items each", { targets: searches }],
      ["404", { targets: [MISSING], isError: true }],
      ["404 with the nearest names", { targets: [NEARLY_KNOWN], isError: true }],
      ["400", { targets: [INVALID], isError: true }],
    ]);
    const peers = new Map<string, number>();
    for (const kind of PEERS) peers.set(kind, await contestant(kind, dist));
    if (isInstalled("nginx")) peers.set("nginx", await nginx(dist, started));

    const bytes = readFileSync(join(dist, PAIRING));
    for (const [name, port] of peers) {
      const { body } = await response(port, PAIRING);
      if (!body.equals(bytes))
        throw new Error(`${name} serves other bytes than the published file`);
    }
    for (const target of [PAIRING, OVERRIDES, MISSING, NEARLY_KNOWN, INVALID, ...searches]) {
      const answers = await Promise.all(
        [bare, bareLogging, plain, logging].map((port) => record(port, target)),
      );
      if (new Set(answers.map((answer) => JSON.stringify(answer))).size > 1)
        throw new Error(`the servers answer ${target} differently`);
    }

    for (const port of [bare, bareLogging, plain, logging]) {
      const { status } = await fetched(port, PAIRING, { "If-None-Match": etag });
      if (status !== 304) throw new Error(`port ${port} answers ${status} in place of 304`);
    }

    const ownAndBare = new Map([
      [BARE, bare],
      [OWN, plain],
      [BARE + LOGGING, bareLogging],
      [OWN + LOGGING, logging],
    ]);
    const results: ServingResults["cases"] = [];
    for (const [name, load] of cases) {
      const contestants = new Map([...ownAndBare, ...(name === "a pairing" ? peers : [])]);
      if (name === BR) contestants.set(BARE, bareCompressing);
      if (name === BR) contestants.delete(BARE + LOGGING);
      if (name === BR) contestants.delete(OWN + LOGGING);
      const rate = (port: number) => async () =>
        (await loaded({ port, ...load }, SECONDS)).requestsPerSecond;
      const measures = new Map([...contestants].map(([server, port]) => [server, rate(port)]));
      results.push({
        name,
        measured: await interleaved(rounds, measures, referenceOf, (round) => {
          onProgress(`${name}: round ${round} of ${rounds}`);
        }),
      });
    }

    const saturating = results.find(({ name }) => name === "three overrides")?.measured ?? [];
    const p99 = ({ name, values }: Measured) => {
      // Half the rate: the time from request to request is doubled, half of it is a pause.
      const pauseMilliseconds = (CONNECTIONS / median(values)) * 1000;
      const load = { port: ownAndBare.get(name) ?? 0, targets: [OVERRIDES], pauseMilliseconds };
      return async () => (await loaded(load, SECONDS)).p99Milliseconds;
    };
    const latencies = new Map(saturating.map((measured) => [measured.name, p99(measured)]));
    const latency = await interleaved(rounds, latencies, referenceOf, (round) => {
      onProgress(`latency: round ${round} of ${rounds}`);
    });
    return { cases: results, latency };
  } finally {
    for (const child of running) child.kill();
  }
}

/** Distinct sizes and line heights, as a user sets them with sliders. */
function newQueries(): string[] {
  return Array.from({ length: NEW_QUERIES }, (_, index) => {
    const [size, leading, code] = [
      1 + (index % 400) / 100,
      1 + (index % 97) / 100,
      1 - (index % 53) / 100,
    ];
    return `${PAIRING}?h1-size=${size.toFixed(2)}rem&body-lh=${leading.toFixed(2)}&code-size=${code.toFixed(2)}em`;
  });
}

/** nginx with one worker and its defaults, but for the folder and the type of files without an extension. */
function nginx(
  dist: string,
  started: (command: string, args: (port: string) => string[]) => Promise<number>,
): Promise<number> {
  const folder = scratchFolder();
  return started("nginx", (port) => {
    const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const site = `server { listen 127.0.0.1:${port}; root ${realpathSync(dist)}; default_type application/json; }`;
    writeFileSync(
      join(folder, "nginx.conf"),
      [
        ...(process.getuid?.() === 0 ? ["user root;"] : []),
        `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
        `events {} http { access_log off; keepalive_requests 1000000000; ${scratch.join(" ")} ${site} }`,
      ].join("\n"),
    );
    return ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
}

/** @throws unless the status is 200 */
async function response(
  port: number,
  target: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  const answer = await fetched(port, target, headers);
  if (answer.status !== 200) throw new Error(`${target}: ${answer.status}`);
  return answer;
}

async function fetched(
  port: number,
  target: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  const [message] = (await once(
    request({ port, path: target, headers, agent: false }).end(),
    "response",
  )) as [IncomingMessage];
  const body = await buffer(message);
  const { statusCode: status = 0, headers: responseHeaders, rawHeaders } = message;
  return { status, headers: responseHeaders, rawHeaders, body };
}

/** Node.js adds these to every response. */
const ADDED_BY_NODE: ReadonlySet<string> = new Set(["Date", "Connection", "Keep-Alive"]);

/** A response as the bare server writes it. */
async function record(port: number, target: string, requestHeaders: OutgoingHttpHeaders = {}) {
  const { status, rawHeaders, body } = await fetched(port, target, requestHeaders);
  const headers = rawHeaders.filter(
    (_, index) => !ADDED_BY_NODE.has(rawHeaders[index - (index % 2)] ?? ""),
  );
  return { target, status, headers, body: body.toString("base64") };
}
