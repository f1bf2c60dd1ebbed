import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buildRegistry } from "../../build/build.ts";
import { withCompressed } from "../../build/precompress.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const outDir = join(temporaryFolder(), "dist");
buildRegistry({
  registryDir: FIXTURE_REGISTRY,
  outDir,
  baseUrl: "https://example.com",
  precompress: true,
});
const paths = readdirSync(`${outDir}/`, { recursive: true, encoding: "utf8" })
  .map((path) => join(outDir, path))
  .filter((path) => statSync(path).isFile());
const plain = paths.filter((path) => !/\.(?:br|gz|zst)$|build-manifest/.test(path));

it.each([
  [".br", brotliDecompressSync],
  [".gz", gunzipSync],
] as const)("every %s file has the content of the plain file", (suffix, plainOf) => {
  const compressed = paths.filter((path) => path.endsWith(suffix));
  expect(compressed.length).toBeGreaterThan(plain.length / 2);
  const different = compressed.filter(
    (path) =>
      plainOf(readFileSync(path)).compare(readFileSync(path.slice(0, -suffix.length))) !== 0,
  );
  expect(different).toEqual([]);
});

it("files of less than a kilobyte have none; compressed files are at least a tenth smaller", () => {
  const small = plain.filter((path) => statSync(path).size < 1024);
  expect(small.filter((path) => existsSync(`${path}.br`) || existsSync(`${path}.gz`))).toEqual([]);
  const large = paths.filter((path) => {
    const [, of] = /^(.*)\.(?:br|gz|zst)$/.exec(path) ?? [];
    return of !== undefined && statSync(path).size > statSync(of).size * 0.9;
  });
  expect(large).toEqual([]);
});

it("a file that compression does not make smaller has no compressed form", () => {
  // No byte of it depends on the one before in a way that compression finds.
  let state = 1;
  const noise = Array.from({ length: 1100 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(state % 128);
  }).join("");
  expect([...withCompressed([{ paths: ["noise.txt"], body: noise }])]).toHaveLength(1);
});

it("a type that is compressed already is not tried, however much smaller it would become", () => {
  const body = Buffer.alloc(4096);
  for (const path of ["site/faces/inter.woff2", "pairings/plain/picture.png"])
    expect([...withCompressed([{ paths: [path], body }])]).toEqual([{ paths: [path], body }]);
});

it.each([
  "index.html",
  "site/page.js",
  "site/page.css",
  "site/mark.svg",
  "sitemap.xml",
  "llms.txt",
])("%s has compressed forms", (path) => {
  const suffixes = [...withCompressed([{ paths: [path], body: Buffer.alloc(4096, "a") }])].map(
    ({ paths }) => paths[0]!.slice(path.length),
  );
  expect(suffixes).toEqual(expect.arrayContaining(["", ".br", ".gz"]));
});
