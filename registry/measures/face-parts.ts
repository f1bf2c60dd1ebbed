import type { FontFile } from "../faces/face-weights.ts";
import { groupedBy } from "../model/grouped-by.ts";
import { type FontFileFacts, charactersIn } from "./font-file-facts.ts";
import { type Coverage, coverageOf, coveredLanguages } from "./covered-subsets.ts";

/** A file as far as the characters of its face depend on it. */
interface Part {
  file: Pick<FontFile, "weight" | "style">;
  bytes: Buffer;
  facts: Pick<FontFileFacts, "coverage" | "languages">;
}

const LAST_CODE_POINT = 0x10_ffff;

/** Files by face: those of one weight and style have its characters together. In the order of the files. */
export function filesByFace<Read extends { file: Pick<FontFile, "weight" | "style"> }>(
  files: readonly Read[],
): Read[][] {
  return [...groupedBy(files, ({ file }) => `${file.weight} ${file.style}`).values()];
}

/** What each face covers. */
export function coverageOfFaces(
  files: readonly Part[],
): { coverage: Coverage; languages: string[] }[] {
  return filesByFace(files).map((parts) => {
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only.facts;
    const characters = parts.map(({ bytes }) => charactersIn(bytes));
    const hasCharacter = (codePoint: number) => characters.some((has) => has(codePoint));
    return { coverage: coverageOf(hasCharacter), languages: coveredLanguages(hasCharacter) };
  });
}

/**
 * For which characters a page loads each part of a face: those that it has and no part before. A range
 * goes on over characters that no part has.
 *
 * @returns descriptors `unicode-range`; an empty one for a part that adds nothing
 */
export function unicodeRanges(parts: readonly Pick<Part, "bytes">[]): string[] {
  const ranges: [from: number, to: number][][] = parts.map(() => []);
  const characters = parts.map(({ bytes }) => charactersIn(bytes));
  let last: number | undefined;
  for (let codePoint = 0; codePoint <= LAST_CODE_POINT; codePoint += 1) {
    const owner = characters.findIndex((has) => has(codePoint));
    const own = ranges[owner];
    if (own === undefined) continue;
    const range = own.at(-1);
    if (owner === last && range !== undefined) range[1] = codePoint;
    else own.push([codePoint, codePoint]);
    last = owner;
  }
  return ranges.map((own) => own.map(([from, to]) => rangeText(from, to)).join(", "));
}

/**
 * The descriptor `unicode-range` for characters, without spaces: `U+20-7E,U+A0`.
 *
 * @param characters any order, duplicates allowed
 */
export function unicodeRangeOf(characters: string): string {
  const codePoints = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges.map(([first, last]) => rangeText(first, last)).join(",");
}

/** As in a descriptor: `U+20-7E`, `U+A0`. */
function rangeText(from: number, to: number): string {
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
}
