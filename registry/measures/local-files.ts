import type { FontItem } from "../../schemas/index.ts";
import { type FontFile, sheetOf, weightRangeOf } from "../faces/face-weights.ts";
import { coverageOfFaces } from "./face-parts.ts";

type Bytes = NonNullable<NonNullable<FontItem["meta"]>["bytes"]>;

const REGULAR = 400;

/**
 * The file that draws regular text: upright, and with the weight nearest to 400.
 *
 * @param files one at least
 */
export function regularFile<Read extends { file: FontFile }>(files: readonly Read[]): Read {
  const distance = ({ file }: Read) => {
    const [from, to] = weightRangeOf(file);
    const weights = Math.max(0, from - REGULAR, REGULAR - to);
    return weights + (file.style === "italic" ? 1000 : 0);
  };
  return files.reduce((nearest, file) => (distance(file) < distance(nearest) ? file : nearest));
}

/** The languages that every face sets whole. */
export function languagesOfFiles(files: Parameters<typeof coverageOfFaces>[0]): string[] {
  const [first, ...others] = coverageOfFaces(files).map(({ languages }) => languages);
  return (first ?? []).filter((tag) => others.every((tags) => tags.includes(tag)));
}

/**
 * What the files weigh, as `meta.bytes` has it: all of a file under Latin, or under the first subset of a
 * font without Latin letters, since it is what a page in that script loads. A part of a face is under its own.
 */
export function bytesOfFiles(
  files: readonly { file: FontFile; bytes: Buffer }[],
  subsets: readonly string[],
): Bytes {
  const subset = subsets.includes("latin") ? "latin" : (subsets[0] ?? "latin");
  const sizes: Record<string, Record<string, number>> = {};
  for (const { file, bytes } of files) {
    const own = (sizes[file.subset ?? subset] ??= {});
    const sheet = sheetOf(file);
    own[sheet] = (own[sheet] ?? 0) + bytes.length;
  }
  return sizes;
}
