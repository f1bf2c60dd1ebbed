/** A part of several texts, with those that have it. */
export interface MergedBlock<Variant> {
  block: string;
  variants: Variant[];
}

/**
 * Several texts as one: without the blocks of the other variants, what is left is each variant's text.
 * What the texts have in common is in it once, as far as their order allows.
 *
 * @param texts each as its blocks
 */
export function mergedBlocks<Variant>(
  texts: ReadonlyMap<Variant, readonly string[]>,
): MergedBlock<Variant>[] {
  let merged: MergedBlock<Variant>[] = [];
  for (const [variant, blocks] of texts) merged = withText(merged, variant, blocks);
  return merged;
}

function withText<Variant>(
  merged: readonly MergedBlock<Variant>[],
  variant: Variant,
  blocks: readonly string[],
): MergedBlock<Variant>[] {
  const commonAfter = commonLengths(
    merged.map(({ block }) => block),
    blocks,
  );
  const result: MergedBlock<Variant>[] = [];
  let [old, own] = [0, 0];
  for (;;) {
    const earlier = merged[old];
    const block = blocks[own];
    if (block === undefined) return [...result, ...merged.slice(old)];
    if (earlier?.block === block) {
      result.push({ block, variants: [...earlier.variants, variant] });
      old++;
      own++;
    } else if (earlier !== undefined && commonAfter(old + 1, own) >= commonAfter(old, own + 1)) {
      result.push(earlier);
      old++;
    } else {
      result.push({ block, variants: [variant] });
      own++;
    }
  }
}

/**
 * The length of the longest common subsequence of what follows two positions.
 *
 * @see https://en.wikipedia.org/wiki/Longest_common_subsequence
 */
function commonLengths(
  a: readonly string[],
  b: readonly string[],
): (fromA: number, fromB: number) => number {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}
