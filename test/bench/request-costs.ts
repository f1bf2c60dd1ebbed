import { Agent } from "node:http";
import { join } from "node:path";
import { processorMilliseconds } from "../clients/processes.ts";
import { answerTo } from "../fixtures/answer.ts";
import { PROJECT } from "../fixtures/read.ts";
import { startedOnCore } from "./load.ts";
import { median, table } from "./measure.ts";
import { NASTIEST_REQUESTS } from "./nastiest-requests.ts";

const WARM_UP = 10;
const ROUNDS = 15;
const SHOWN = 5;

/** The processor time that a server takes for one request, of the kinds that take most. */
export async function costTable(dist: string): Promise<string> {
  const main = join(PROJECT, "lib/server/main.js");
  const { child, port } = await startedOnCore([main, "--dist", dist, "--port"]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    let count = 0;
    const costs: [kind: string, milliseconds: number][] = [];
    for (const [kind, request] of NASTIEST_REQUESTS) {
      const values: number[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const before = processorMilliseconds(child);
        await answerTo(`http://127.0.0.1:${port}`, request((count += 1)), agent);
        values.push(processorMilliseconds(child) - before);
      }
      costs.push([kind, median(values.slice(WARM_UP))]);
    }
    costs.sort(([, a], [, b]) => b - a);
    const rows = costs.slice(0, SHOWN).map(([kind, value]) => [kind, value.toFixed(1), "20"]);
    return table([`Worst of ${costs.length} kinds of requests`, "ms", "At most"], rows);
  } finally {
    agent.destroy();
    child.kill();
  }
}
