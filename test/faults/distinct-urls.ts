import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { readDist } from "../../server/publication/read-dist.ts";
import type { Figures } from "./figures.ts";
import type { Request } from "../../server/respond/message.ts";
import { respond } from "../../server/respond/respond.ts";

/** What caches may take, and what the collector has not collected yet. */
const MAX_GROWTH_MEGABYTES = 100;

/** How often memory is measured after the caches are full. */
const SAMPLES = 10;

/** What all URLs of a kind share may be cached; what tells them apart must not be kept. */
const KINDS: readonly ((n: number, paths: readonly string[]) => Request)[] = [
  // Values, new and long ones, beside parameters of others.
  (n) => get(`/api/r/minimal?h1-size=${1 + n / 1e7}rem&v=${long(n)}`),
  (n) => get(`/css/minimal.css?body-family=Family${n},serif`),
  (n) => get(`/tokens/minimal.tokens.json?h1-size=calc(1rem + ${n}px)`.replaceAll(" ", "%20")),
  // Errors that name what was asked for, and look for names near to it.
  (n) => get(`/api/r/minimal?h1-size=${n}bananas&h1-${long(n)}=1`),
  (n) => get(`/r/noto-${n}.json`),
  (n) => get(`/${n}/${long(n)}`),
  // Parameters of others, on items, fonts and the index.
  (n) => get(`/api/r/minimal?utm_${n}=${long(n)}`),
  (n) => get(`/api/r/inter?utm_${n}=${long(n)}`),
  (n) => get(`/r/registry.json?utm_${n}=${long(n)}`),
  // Headers that are remembered with a file.
  (n, paths) => get(paths[n % paths.length] ?? "/", { "accept-encoding": `${long(n)}, identity` }),
  (n) => get("/r/inter.json", { "if-none-match": `"${long(n)}"` }),
];

/** Searches take a thousand times as long as the others, so there are fewer of them. */
const SEARCHES: typeof KINDS = [
  (n) => get(`/r/registry.json?limit=1&q=serif${n}&font=${long(n)}`),
  (n) => get(`/r/registry.json?limit=1&offset=${n}&mood=${long(n)}`),
];
const SEARCH_EACH = 100;

/**
 * Answers distinct URLs in this process, in all ways that could keep them alive. Memory must stay as it is
 * once the caches are full.
 */
export async function distinctUrls(dist: string, requests: number): Promise<Figures> {
  const publication = await readDist(dist);
  const paths = pathsBelow(dist).map((path) => `/${path}`);
  const part = Math.ceil(requests / (SAMPLES + 1));
  const used: number[] = [];
  const resident: number[] = [];
  const lost: string[] = [];
  for (let n = 0; n < part * (SAMPLES + 1); n += 1) {
    const { status } = respond(requestOf(n, paths), publication);
    if (status >= 500) lost.push(`request ${n}: ${status}`);
    if ((n + 1) % part > 0) continue;
    collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    used.push(Math.round((heapUsed + external) / 1e6));
    resident.push(Math.round(rss / 1e6));
  }
  const [first = 0, ...others] = used;
  if (Math.max(...others) - first > MAX_GROWTH_MEGABYTES)
    lost.push(`memory in use, in MB: ${first}, ${others.join(", ")}`);
  const tried = part * (SAMPLES + 1);
  const counts = {
    usedBefore: first,
    usedAfter: used.at(-1) ?? 0,
    residentBefore: resident[0] ?? 0,
    residentAfter: resident.at(-1) ?? 0,
  };
  return { tried, held: tried - lost.length, lost, counts };
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function requestOf(n: number, paths: readonly string[]): Request {
  const kinds = n % SEARCH_EACH === 0 ? SEARCHES : KINDS;
  const position = n % SEARCH_EACH === 0 ? n / SEARCH_EACH : n;
  return (kinds[position % kinds.length] as (typeof KINDS)[number])(n, paths);
}

function get(target: string, headers: Request["headers"] = {}): Request {
  return { method: "GET", target, headers };
}

/** 6 KB, different for every number; flat, as a text from the network is. */
function long(n: number): string {
  return Buffer.from(`${String(n)}-${"a".repeat(6000)}`).toString("latin1");
}
