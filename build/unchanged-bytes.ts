import { readFileSync, statSync } from "node:fs";

/** A file changed within this time before it was read may change again without a new ctime. */
const CLOCK_TICK_MILLISECONDS = 20;

interface KnownFile {
  bytes: Buffer;
  state: string;
}

/**
 * A reader of files that gives the same bytes, as the same object, until a file changes. That is
 * judged by its ctime, size and inode.
 */
export function unchangedBytesReader(): (file: string) => Buffer {
  const known = new Map<string, KnownFile>();
  return (file) => {
    const { ino, size, ctimeMs } = statSync(file);
    const state = `${ino} ${size} ${ctimeMs}`;
    const earlier = known.get(file);
    if (earlier?.state === state) return earlier.bytes;
    const bytes = readFileSync(file);
    if (Date.now() - ctimeMs > CLOCK_TICK_MILLISECONDS) known.set(file, { bytes, state });
    else known.delete(file);
    return earlier?.bytes.equals(bytes) ? earlier.bytes : bytes;
  };
}
