import { FEW_RESULTS } from "./part-matches.ts";
import type { SearchRecord } from "./search-data.ts";

/** How an item answers a brief, beside the one that fits best. */
export type Attitude = "fits" | "bolder" | "safer" | "other";

const MOST = 3;

/** Less is not seen as another attitude. */
const LEAST_STEP = 1;

/**
 * The best answer to a query with a bolder and a safer one among those that come next, each with another heading
 * face; where there is none, the next best.
 *
 * @param records the best first
 * @param lacking those that lack a part of it
 * @param boldness of an item: how much its type is noticed
 */
export function choiceOf(
  records: readonly SearchRecord[],
  lacking: ReadonlySet<SearchRecord>,
  boldness: (record: SearchRecord) => number,
): { record: SearchRecord; attitude: Attitude }[] {
  const [best, ...others] = records.slice(0, FEW_RESULTS);
  if (best === undefined) return [];
  const complete = others.filter((record) => !lacking.has(record));
  const next = [...new Set([...complete, ...others])];
  const left = next.filter((record) => record.fonts[0] !== best.fonts[0]);
  const step = (record: SearchRecord) => boldness(record) - boldness(best);
  const attitudes = new Map<SearchRecord | undefined, Attitude>([
    [best, "fits"],
    [left.find((record) => step(record) >= LEAST_STEP), "bolder"],
    [left.find((record) => -step(record) >= LEAST_STEP), "safer"],
  ]);
  const chosen = [best, ...next].filter((record) => attitudes.has(record));
  return [...new Set([...chosen, ...left, ...next])]
    .slice(0, MOST)
    .map((record) => ({ record, attitude: attitudes.get(record) ?? "other" }));
}
