import { createHash } from "node:crypto";

const YEAR_2001_SECONDS = 978_307_200;
const NINE_YEARS_SECONDS = 2 ** 28;

/**
 * The modification time that a build gives its manifest when everything is written, in milliseconds since
 * 1970: one between 2001 and 2009 that follows from the content. Git gives every file that it checks out the
 * present time, and tools that set the time of a commit set whole seconds, so that a folder which a
 * contributor committed, whatever is in it, never has it.
 */
export function finishedMark(manifest: string | Buffer): number {
  const hash = createHash("sha256").update(manifest).digest();
  const seconds = YEAR_2001_SECONDS + (hash.readUInt32BE(0) % NINE_YEARS_SECONDS);
  return seconds * 1000 + 1 + (hash.readUInt16BE(4) % 998);
}
