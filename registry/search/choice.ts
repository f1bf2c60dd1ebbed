import type { SearchResult } from "./item-search.ts";
import { FEW_RESULTS } from "./part-matches.ts";
import type { SearchRecord } from "./search-data.ts";

/** How an item answers a brief, beside the one that fits best. */
export type Attitude = "fits" | "bolder" | "safer" | "other";

/** Less is not seen as another attitude. */
const LEAST_STEP = 1;

/**
 * The best answer to a query with a bolder and a safer one among those that come next, each with another heading
 * face; where there is none, the next best.
 *
 * @param boldness of an item: how much its type is noticed
 */
export function choiceOf(
  { records, lacking }: Pick<SearchResult, "records" | "lacking">,
  boldness: (record: SearchRecord) => number,
): { record: SearchRecord; attitude: Attitude }[] {
  const [best, ...others] = records.slice(0, FEW_RESULTS);
  if (best === undefined) return [];
  const isAsGood = (record: SearchRecord) => !lacking.has(record) || lacking.has(best);
  const left = others.filter((record) => isAsGood(record) && record.fonts[0] !== best.fonts[0]);
  const step = (record: SearchRecord) => boldness(record) - boldness(best);
  const bolder = left.find((record) => step(record) >= LEAST_STEP);
  const safer = left.find((record) => -step(record) >= LEAST_STEP);
  const chosen = [
    { record: best, attitude: "fits" as const },
    ...(bolder ? [{ record: bolder, attitude: "bolder" as const }] : []),
    ...(safer ? [{ record: safer, attitude: "safer" as const }] : []),
  ];
  const rest = [...left, ...others].filter((one) => !chosen.some(({ record }) => record === one));
  const missing = Math.max(0, 3 - chosen.length);
  const next = [...new Set(rest)].slice(0, missing);
  return [...chosen, ...next.map((record) => ({ record, attitude: "other" as const }))];
}
