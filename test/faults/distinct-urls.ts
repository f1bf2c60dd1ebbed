import type { Publication } from "../../server/respond/content.ts";
import type { Request } from "../../server/respond/message.ts";
import { respond } from "../../server/respond/respond.ts";

/** What a run of distinct URLs did to this process. */
export interface DistinctUrls {
  requests: number;
  /** Resident memory in bytes, first after the warm-up, then after each tenth of the run. */
  residentBytes: number[];
  /** Used heap and buffers at the same moments, after a collection where `--expose-gc` allows one. */
  usedBytes: number[];
  /** How many replies had each status. */
  statuses: Record<number, number>;
}

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
 * Answers distinct URLs in this process, in all ways that could keep them alive, and measures memory.
 *
 * @param paths of published files
 */
export function distinctUrls(
  publication: Publication,
  paths: readonly string[],
  requests: number,
): DistinctUrls {
  const figures: DistinctUrls = { requests, residentBytes: [], usedBytes: [], statuses: {} };
  const answer = (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      const { status } = respond(requestOf(n, paths), publication);
      figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
    }
    sample(figures);
  };
  const tenth = Math.ceil(requests / 10);
  // Fills the bounded caches, and reads each kind of file once.
  answer(0, tenth);
  for (let part = 1; part <= 10; part += 1) answer(part * tenth, (part + 1) * tenth);
  return figures;
}

function requestOf(n: number, paths: readonly string[]): Request {
  const kinds = n % SEARCH_EACH === 0 ? SEARCHES : KINDS;
  const position = n % SEARCH_EACH === 0 ? n / SEARCH_EACH : n;
  return (kinds[position % kinds.length] as (typeof KINDS)[number])(n, paths);
}

function sample({ residentBytes, usedBytes }: DistinctUrls): void {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  residentBytes.push(rss);
  usedBytes.push(heapUsed + external);
}

function get(target: string, headers: Request["headers"] = {}): Request {
  return { method: "GET", target, headers };
}

/** 6 KB, different for every number; flat, as a text from the network is. */
function long(n: number): string {
  return Buffer.from(`${String(n)}-${"a".repeat(6000)}`).toString("latin1");
}
