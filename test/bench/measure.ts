/** Values of one thing, a round each, and their ratios to the reference of the same round. */
export interface Measured {
  values: number[];
  ratios: number[];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

/** `0.97 (0.93 to 1.01)`: the median, the least and the greatest. */
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
 * @param measures by name; the first is the reference
 */
export async function interleaved(
  rounds: number,
  measures: ReadonlyMap<string, () => Promise<number>>,
): Promise<Map<string, Measured>> {
  const measured = new Map([...measures.keys()].map((name) => [name, emptyMeasured()]));
  for (let round = 0; round < rounds; round += 1) {
    let reference: number | undefined;
    for (const [name, measure] of measures) {
      const value = await measure();
      reference ??= value;
      measured.get(name)?.values.push(value);
      measured.get(name)?.ratios.push(value / reference);
    }
  }
  return measured;
}

function emptyMeasured(): Measured {
  return { values: [], ratios: [] };
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
