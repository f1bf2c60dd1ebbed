import type { DistFile } from "../write-dist.ts";

/** The pages of an earlier build in this process, by path, each with the objects it was made from. */
export type PageCache = Map<string, { inputs: readonly unknown[]; file: DistFile }>;

/**
 * A page at a path of `dist`; one whose inputs are the same objects as before is not rendered again.
 */
export type PageFile = (path: string, inputs: readonly unknown[], render: () => string) => DistFile;
