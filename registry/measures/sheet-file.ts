/** A woff2 file that a stylesheet of a Fontsource package loads. */
export interface SheetFile {
  /** A subset's name, a chunk's number, or `fallback`: one file for every character. */
  subset: string;
  path: string;
  bytes: number;
  /** The code points that a browser loads it for, ends included; undefined means every one. */
  ranges?: [first: number, last: number][];
}

/** Whether a browser loads the file for a character. */
export function isLoadedFor(file: Pick<SheetFile, "ranges">, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return file.ranges?.some(([first, last]) => first <= codePoint && codePoint <= last) ?? true;
}
