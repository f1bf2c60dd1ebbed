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

/**
 * A sentence for each limit of a platform that what was published exceeds.
 *
 * @param precompress whether there is a compressed file beside each, which these platforms do not need
 */
export function exceededLimits({ files, largest }: DistSize, precompress = false): string[] {
  const remedy = precompress ? " It compresses by itself: build without --precompress." : "";
  return PLATFORM_LIMITS.flatMap((limit) => {
    const warnings: string[] = [];
    if (files > limit.files)
      warnings.push(
        `${limit.platform} accepts at most ${limit.files} files, and the build wrote ${files}.${remedy}`,
      );
    if (largest.bytes > limit.fileMebibytes * MEBIBYTE)
      warnings.push(
        `${limit.platform} accepts files of at most ${limit.fileMebibytes} MiB, and ${largest.path} has ${(largest.bytes / MEBIBYTE).toFixed(1)} MiB.`,
      );
    return warnings;
  });
}
