/**
 * `coverage.json`: the characters of fonts, by their own character sets. Sets are cut into blocks of 256
 * code points, since fonts of one script share most of them.
 */
export interface CharacterSetsJson {
  /** A bit for each code point of a block, the first one lowest, in Base64. */
  blocks: readonly string[];
  /** Font -> pairs: the number of a block in Unicode (code point / 256), and its position in `blocks`. */
  fonts: Readonly<Record<string, readonly number[]>>;
}

/** Whether a font has a code point. */
export type CharacterSet = (codePoint: number) => boolean;

const BLOCK_BITS = 8;
const BLOCK_BYTES = 2 ** BLOCK_BITS / 8;

/** @param sets font -> its code points, in any order */
export function encodedCharacterSets(
  sets: ReadonlyMap<string, Iterable<number>>,
): CharacterSetsJson {
  const positions = new Map<string, number>();
  const fonts = [...sets].map(([font, codePoints]) => {
    const blocks = [...blocksOf(codePoints)].sort(([a], [b]) => a - b);
    const pairs = blocks.flatMap(([number, bits]) => {
      const block = btoa(String.fromCharCode(...bits));
      const position = positions.get(block) ?? positions.size;
      positions.set(block, position);
      return [number, position];
    });
    return [font, pairs] as const;
  });
  return { blocks: [...positions.keys()], fonts: Object.fromEntries(fonts) };
}

function blocksOf(codePoints: Iterable<number>): Map<number, Uint8Array> {
  const blocks = new Map<number, Uint8Array>();
  for (const codePoint of codePoints) {
    const number = codePoint >> BLOCK_BITS;
    const bits = blocks.get(number) ?? new Uint8Array(BLOCK_BYTES);
    blocks.set(number, bits);
    const byte = (codePoint >> 3) % BLOCK_BYTES;
    bits[byte] = (bits[byte] ?? 0) | (1 << (codePoint & 7));
  }
  return blocks;
}

/** The part of the file that is of some fonts, with the blocks that they need. */
export function characterSetsOf(
  wanted: readonly string[],
  { blocks, fonts }: CharacterSetsJson,
): CharacterSetsJson {
  const positions = new Map<number, number>();
  const parts = wanted.flatMap((font): [string, number[]][] => {
    const pairs = fonts[font]?.map((value, index) => {
      if (index % 2 === 0) return value;
      const position = positions.get(value) ?? positions.size;
      positions.set(value, position);
      return position;
    });
    return pairs ? [[font, pairs]] : [];
  });
  return {
    blocks: [...positions.keys()].map((position) => blocks[position] ?? ""),
    fonts: Object.fromEntries(parts),
  };
}

/** Reads character sets; undefined for a font that has none. @throws when the file is not one of character sets */
export function characterSetsIn({
  blocks,
  fonts,
}: CharacterSetsJson): (font: string) => CharacterSet | undefined {
  const decoded = blocks.map((block) => atob(block));
  // A map, since the name may come from an address: "constructor" is a property of every object.
  const sets = new Map(
    Object.entries(fonts).map(([font, pairs]) => [font, characterSet(pairs, decoded)]),
  );
  return (font) => sets.get(font);
}

function characterSet(pairs: readonly number[], blocks: readonly string[]): CharacterSet {
  const blockAt = new Map<number, string>();
  for (let index = 0; index < pairs.length; index += 2)
    blockAt.set(pairs[index] ?? 0, blocks[pairs[index + 1] ?? 0] ?? "");
  return (codePoint) => {
    const block = blockAt.get(codePoint >> BLOCK_BITS) ?? "";
    const byte = block.charCodeAt((codePoint >> 3) % BLOCK_BYTES);
    return (byte & (1 << (codePoint & 7))) !== 0;
  };
}
