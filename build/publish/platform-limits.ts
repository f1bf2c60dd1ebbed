import type { DistSize } from "../dist/build-manifest.ts";

const MEBIBYTE = 2 ** 20;

/**
 * The most that platforms accept which document a limit, the lowest first.
 *
 * @see https://developers.cloudflare.com/workers/platform/limits/
 * @see https://developers.cloudflare.com/pages/platform/limits/
 */
const PLATFORM_LIMITS = [
  { platform: "Cloudflare (free)", files: 20_000, fileMebibytes: 25 },
  { platform: "Cloudflare (paid)", files: 100_000, fileMebibytes: 25 },
] as const;

/** How far what was published is from the lowest limit of files; undefined beyond it. */
export function remainingFiles({ files }: DistSize): string | undefined {
  const [limit] = PLATFORM_LIMITS;
  if (files > limit.files) return undefined;
  return `${limit.platform} accepts ${limit.files} files: ${limit.files - files} more than these ${files}.`;
}

/** A sentence for each limit of a platform that what was published exceeds. */
export function exceededLimits({ files, largest }: DistSize): string[] {
  return PLATFORM_LIMITS.flatMap((limit) => {
    const warnings: string[] = [];
    if (files > limit.files)
      warnings.push(
        `${limit.platform} accepts at most ${limit.files} files, and the build wrote ${files}. It compresses by itself, so build without --precompress; --no-site leaves out the pages.`,
      );
    if (largest.bytes > limit.fileMebibytes * MEBIBYTE)
      warnings.push(
        `${limit.platform} accepts files of at most ${limit.fileMebibytes} MiB, and ${largest.path} has ${(largest.bytes / MEBIBYTE).toFixed(1)} MiB.`,
      );
    return warnings;
  });
}
