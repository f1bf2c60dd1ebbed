/** What was measured in the rounds of one run: a ratio to something measured in the same round. */
export interface Measured {
  name: string;
  /** In the unit of the table: requests a second, milliseconds, bytes. */
  values: number[];
  /** To the values of the reference, round by round. */
  ratios: number[];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

/** `0.97 (0.93 to 1.01)`: the median, and the least and the greatest. */
export function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(2),
  );
  return least === most ? String(middle) : `${middle} (${least} to ${most})`;
}

/**
 * Measures everything once a round, one after the other, so that a disturbance of the machine affects
 * all of them.
 *
 * @param measures one round of each, by name
 * @param referenceOf the name of the measure that another is compared with
 */
export async function interleaved(
  rounds: number,
  measures: ReadonlyMap<string, () => Promise<number>>,
  referenceOf: (name: string) => string,
  onRound: (round: number) => void,
): Promise<Measured[]> {
  const values = new Map([...measures.keys()].map((name) => [name, [] as number[]]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, measure] of measures) values.get(name)?.push(await measure());
    onRound(round);
  }
  return [...values].map(([name, own]) => {
    const references = values.get(referenceOf(name)) ?? [];
    return {
      name,
      values: own,
      ratios: own.map((value, round) => value / (references[round] ?? NaN)),
    };
  });
}
