import { prepareSearch } from "../../server/search/searchable-index.ts";
import { readDist } from "../../server/publication/read-dist.ts";
import { respond } from "../../server/respond/respond.ts";
import type { Request } from "../../server/respond/message.ts";
import { ORDINARY, nastiestRequests } from "./nastiest-requests.ts";

/** What one request of a kind costs above an ordinary one of its route. */
export interface RequestCost {
  route: string;
  what: string;
  status: number;
  /** CPU time: the median of the rounds. */
  milliseconds: number;
  /** Memory: the greatest of the rounds. */
  bytes: number;
}

const ROUNDS = 15;
const WARM_UP = 10;

/** The cost of every kind in this process, the most expensive first. */
export async function requestCosts(dist: string): Promise<RequestCost[]> {
  const publication = await readDist(dist);
  await prepareSearch(publication);
  const answer = (request: Request) => respond(request, publication);
  const ordinary = new Map(
    Object.entries(ORDINARY).map(([route, request]) => [route, measured(request, answer)]),
  );
  return nastiestRequests()
    .map(({ route, what, request }): RequestCost => {
      const { status, milliseconds, bytes } = measured(request, answer);
      const base = ordinary.get(route) ?? { milliseconds: 0, bytes: 0 };
      return {
        ...{ route, what, status },
        milliseconds: Math.max(0, milliseconds - base.milliseconds),
        bytes: Math.max(0, bytes - base.bytes),
      };
    })
    .sort((a, b) => b.milliseconds - a.milliseconds);
}

/** Each request is new: the number continues over all kinds. */
let requests = 0;

function measured(
  request: (n: number) => Request,
  answer: (request: Request) => { status: number },
) {
  let status = 0;
  const next = () => {
    requests += 1;
    const one = request(requests);
    const memory = usedBytes();
    const start = process.cpuUsage();
    ({ status } = answer(one));
    const { user, system } = process.cpuUsage(start);
    return { milliseconds: (user + system) / 1000, bytes: usedBytes() - memory };
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  const costs = Array.from({ length: ROUNDS }, next);
  const times = costs.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    status,
    milliseconds: times[Math.floor(ROUNDS / 2)] ?? NaN,
    bytes: Math.max(...costs.map(({ bytes }) => bytes)),
  };
}

/** Buffers are outside the heap. */
function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
