import { distSize } from "../../../build/dist/build-manifest.ts";
import { exceededLimits } from "../../../build/publish/platform-limits.ts";

const files = (count: number) => ({
  files: count,
  bytes: count * 1000,
  largest: { path: "r/0.json", bytes: 1000 },
});

it("within the limits of every platform there is no warning", () => {
  expect(exceededLimits(files(20_000))).toEqual([]);
  expect(exceededLimits(files(0))).toEqual([]);
});

it("a warning for more files than a platform accepts, with the remedy where --precompress was given", () => {
  const exceeded = "Cloudflare (free) accepts at most 20000 files, and the build wrote 20001.";
  expect(exceededLimits(files(20_001))).toEqual([exceeded]);
  expect(exceededLimits(files(20_001), true)).toEqual([
    `${exceeded} It compresses by itself: build without --precompress.`,
  ]);
});

it("a warning for a file that is too large, by its path", () => {
  const largest = { path: "r/registry.json", bytes: 26 * 2 ** 20 };
  expect(exceededLimits({ ...files(1), largest })).toEqual([
    "Cloudflare (free) accepts files of at most 25 MiB, and r/registry.json has 26.0 MiB.",
    "Cloudflare (paid) accepts files of at most 25 MiB, and r/registry.json has 26.0 MiB.",
  ]);
});

it("the size of a build counts each path as a file, and the manifest", () => {
  const contents = [
    { sha256: "a", bytes: 10, paths: ["a", "b"] },
    { sha256: "c", bytes: 30, paths: ["c"] },
  ];
  const generator = "typography-registry" as const;
  const header = { generator, version: "1", fingerprint: "f", items: 1 };
  const size = { files: 4, bytes: 50, largest: { path: "c", bytes: 30 } };
  expect(distSize({ ...header, contents })).toEqual(size);
});
