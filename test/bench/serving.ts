import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, answerTo } from "../fixtures/answer.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { type Load, type Server, requestsPerSecond, startedOnCore } from "./load.ts";
import { interleaved, median, spread, table } from "./measure.ts";
import { scratchFolder } from "./scratch.ts";

const CONTESTANT = join(PROJECT, "test/bench/contestant.mjs");
const BARE = "bare `node:http`";
const OWN = "this server";
const STATIC = "`express.static`";

const PAIRING = "/r/minimal.json";
const NOT_FOUND = "/api/r/nope";

/** How many distinct overrides are sent: far more than any cache holds. */
const DISTINCT_OVERRIDES = 50_000;

/** Least ratios to the bare server; to `express.static` this server is at least 8. */
const GOALS: Readonly<Record<string, string>> = {
  "a pairing": "0.85",
  "an override, each one new": "0.50",
  "404": "0.80",
};

/** Requests a second of this server, of one that only writes the same bytes, and of `express.static`. */
export async function servingTable(dist: string, rounds: number): Promise<string> {
  const own = await startedOnCore([join(PROJECT, "lib/server/main.js"), "--dist", dist, "--port"]);
  const files = await startedOnCore([CONTESTANT, "static", dist]);
  const servers = [own.child, files.child];
  try {
    const queries = readJson(join(PROJECT, "test/registry/search/queries.json")) as {
      query: string;
    }[];
    const searches = queries
      .slice(0, 30)
      .map(({ query }) => `/r/registry.json?limit=20&q=${encodeURIComponent(query)}`);
    const overrides = Array.from({ length: DISTINCT_OVERRIDES }, (_, n) => override(n));
    const recorded = [PAIRING, NOT_FOUND, ...searches, override(0)];
    const recording = await recordingOf(own.port, recorded);
    const bare = await startedOnCore([CONTESTANT, "bare", recording]);
    servers.push(bare.child);
    await assertSameBytes([own.port, bare.port], recorded);
    await assertSameBytes([own.port, files.port], [PAIRING]);
    const { etag = "" } = (await get(own.port, PAIRING)).headers;
    for (const { port } of [own, bare]) {
      const { status } = await get(port, PAIRING, { "If-None-Match": etag });
      if (status !== 304) throw new Error(`port ${port} answers ${status} instead of 304`);
    }

    const loads = new Map<string, Load>([
      ["a pairing", { targets: [PAIRING] }],
      ["304", { targets: [PAIRING], headers: { "If-None-Match": etag } }],
      ["an override, each one new", { targets: overrides }],
      ["a search, 20 items", { targets: searches }],
      ["404", { targets: [NOT_FOUND] }],
    ]);
    const rows: string[][] = [];
    for (const [name, load] of loads) {
      const rate = (server: Server) => () => requestsPerSecond(server, load);
      const measures = new Map([
        [BARE, rate(bare)],
        [OWN, rate(own)],
        ...(name === "a pairing" ? [[STATIC, rate(files)] as const] : []),
      ]);
      // Code is compiled while it runs: the first round does not count.
      for (const measure of measures.values()) await measure();
      for (const [server, { values, ratios }] of await interleaved(rounds, measures)) {
        const goal = server === OWN ? (GOALS[name] ?? "") : "";
        rows.push([name, server, median(values).toFixed(0), spread(ratios), goal]);
      }
    }
    return table(["Request", "Server", "Requests/s", `Ratio to ${BARE}`, "At least"], rows);
  } finally {
    for (const child of servers) child.kill();
  }
}

/** Distinct sizes and line heights, as a user sets them with sliders. */
function override(n: number): string {
  const size = (1 + (n % 400) / 100).toFixed(2);
  const lineHeight = (1 + (n % 97) / 100).toFixed(2);
  const codeSize = (1 - (n % 53) / 100).toFixed(2);
  return `${PAIRING}?h1-size=${size}rem&body-lh=${lineHeight}&code-size=${codeSize}em`;
}

function get(port: number, path: string, headers = {}): Promise<Answer> {
  return answerTo(`http://127.0.0.1:${port}`, { path, headers });
}

/** Node.js adds these to every response. */
const ADDED_BY_NODE: ReadonlySet<string> = new Set(["Date", "Connection", "Keep-Alive"]);

function ownHeaders({ rawHeaders }: Answer): string[] {
  return rawHeaders.filter((_, index) => !ADDED_BY_NODE.has(rawHeaders[index - (index % 2)] ?? ""));
}

/** @returns a file of responses as the bare server writes them */
async function recordingOf(port: number, targets: readonly string[]): Promise<string> {
  const responses: object[] = [];
  for (const target of targets) {
    const answer = await get(port, target);
    const { etag } = answer.headers;
    const conditional = etag && (await get(port, target, { "If-None-Match": etag }));
    responses.push({
      target,
      status: answer.status,
      headers: ownHeaders(answer),
      body: answer.body.toString("base64"),
      etag,
      ...(conditional && { notModified: ownHeaders(conditional) }),
    });
  }
  const file = join(scratchFolder(), "recording.json");
  writeFileSync(file, JSON.stringify(responses));
  return file;
}

async function assertSameBytes(ports: readonly number[], targets: readonly string[]) {
  for (const target of targets) {
    const [first, second] = await Promise.all(ports.map((port) => get(port, target)));
    if (first?.status !== second?.status || !first?.body.equals(second?.body ?? Buffer.of()))
      throw new Error(`The servers answer ${target} differently.`);
  }
}
