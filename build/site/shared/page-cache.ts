import type { DistFile } from "../../dist/write-dist.ts";

/** The pages of an earlier build in this process, by path, each with the objects it was made from. */
export type PageCache = Map<string, { inputs: readonly unknown[]; file: DistFile }>;

/** A file at a path of `dist`; one whose inputs are the same objects as before is not made again. */
export type PageFile = (
  path: string,
  inputs: readonly unknown[],
  render: () => string | Buffer,
) => DistFile;

/** The file of an earlier call; made where there was none, or where one of its inputs is another object. */
export function cachedFile(
  cache: PageCache | undefined,
  path: string,
  inputs: readonly unknown[],
  render: () => string | Buffer,
): DistFile {
  const known = cache?.get(path);
  const isSame =
    known?.inputs.length === inputs.length &&
    known.inputs.every((input, index) => input === inputs[index]);
  const file = isSame ? known.file : { paths: [path], body: render() };
  cache?.set(path, { inputs, file });
  return file;
}
