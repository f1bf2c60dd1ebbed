import prettyBytes from "pretty-bytes";
import type { WrittenDist } from "./write-dist.ts";

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

/** Where what was published is more than a platform takes, each a sentence. */
export function passedLimits({ fileCount, largest }: WrittenDist): string[] {
  return PLATFORM_LIMITS.flatMap(({ platform, files, fileBytes }) => [
    ...(fileCount > files
      ? [
          `${platform} takes ${files} files, here are ${fileCount}; it compresses by itself, so leave out --precompress`,
        ]
      : []),
    ...(largest.bytes > fileBytes
      ? [
          `${platform} takes ${prettyBytes(fileBytes, { binary: true })} a file, ${largest.path} has ${prettyBytes(largest.bytes, { binary: true })}`,
        ]
      : []),
  ]);
}
