import prettyBytes from "pretty-bytes";

/** What a platform takes at most. */
interface PlatformLimit {
  platform: string;
  files: number;
  fileBytes: number;
}

const MEBIBYTE = 2 ** 20;

/**
 * Of those that state any.
 *
 * @see https://developers.cloudflare.com/workers/platform/limits/
 * @see https://developers.cloudflare.com/pages/platform/limits/
 */
const PLATFORM_LIMITS: readonly PlatformLimit[] = [
  { platform: "Cloudflare (free)", files: 20_000, fileBytes: 25 * MEBIBYTE },
  { platform: "Cloudflare (paid)", files: 100_000, fileBytes: 25 * MEBIBYTE },
];

/**
 * Where what was published is more than a platform takes, each a sentence.
 *
 * @param sizes of the files, in bytes, by path
 */
export function passedLimits(sizes: ReadonlyMap<string, number>): string[] {
  const [path, largest] = [...sizes].reduce(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    ["", 0],
  );
  return PLATFORM_LIMITS.flatMap(({ platform, files, fileBytes }) => [
    ...(sizes.size > files
      ? [
          `${platform} takes ${files} files, here are ${sizes.size}; it compresses by itself, so leave out --precompress`,
        ]
      : []),
    ...(largest > fileBytes
      ? [
          `${platform} takes ${prettyBytes(fileBytes, { binary: true })} a file, ${path} has ${prettyBytes(largest, { binary: true })}`,
        ]
      : []),
  ]);
}
