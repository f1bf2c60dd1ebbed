import type { DistSize } from "../dist/build-manifest.ts";

/** The most that a platform accepts. */
interface PlatformLimit {
  platform: string;
  files: number;
  fileMebibytes: number;
}

const MEBIBYTE = 2 ** 20;

/**
 * The limits of the platforms that document any.
 *
 * @see https://developers.cloudflare.com/workers/platform/limits/
 * @see https://developers.cloudflare.com/pages/platform/limits/
 */
const PLATFORM_LIMITS: readonly PlatformLimit[] = [
  { platform: "Cloudflare (free)", files: 20_000, fileMebibytes: 25 },
  { platform: "Cloudflare (paid)", files: 100_000, fileMebibytes: 25 },
];

/** How far what was published is from the lowest limit of files; undefined beyond it. */
export function remainingFiles({ files }: DistSize): string | undefined {
  const [limit] = [...PLATFORM_LIMITS].sort((a, b) => a.files - b.files);
  if (limit === undefined || files > limit.files) return undefined;
  return `${limit.platform} accepts ${limit.files} files: ${limit.files - files} more than these ${files}.`;
}

/** A sentence for each limit of a platform that what was published exceeds. */
export function exceededLimits({ files, largest }: DistSize): string[] {
  return PLATFORM_LIMITS.flatMap((limit) => [
    ...(files > limit.files
      ? [
          `${limit.platform} accepts at most ${limit.files} files, and the build wrote ${files}. It compresses by itself, so build without --precompress.`,
        ]
      : []),
    ...(largest.bytes > limit.fileMebibytes * MEBIBYTE
      ? [
          `${limit.platform} accepts files of at most ${limit.fileMebibytes} MiB, and ${largest.path} has ${(largest.bytes / MEBIBYTE).toFixed(1)} MiB.`,
        ]
      : []),
  ]);
}
