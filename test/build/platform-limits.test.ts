import { passedLimits } from "../../build/platform-limits.ts";

const MEBIBYTE = 2 ** 20;
const files = (fileCount: number) => ({
  fileCount,
  bytes: fileCount * 1000,
  largest: { path: "r/0.json", bytes: 1000 },
});

it("within the limits of every platform nothing is told", () => {
  expect(passedLimits(files(20_000))).toEqual([]);
  expect(passedLimits(files(0))).toEqual([]);
});

it("more files than a platform takes are told, with the remedy", () => {
  expect(passedLimits(files(20_001))).toEqual([
    "Cloudflare (free) takes 20000 files, here are 20001; it compresses by itself, so leave out --precompress",
  ]);
});

it("a file that is too large is told by its path", () => {
  expect(
    passedLimits({ ...files(1), largest: { path: "r/registry.json", bytes: 26 * MEBIBYTE } }),
  ).toEqual([
    "Cloudflare (free) takes 25 MiB a file, r/registry.json has 26 MiB",
    "Cloudflare (paid) takes 25 MiB a file, r/registry.json has 26 MiB",
  ]);
});
