import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { withCompressed } from "../../../build/publish/precompress.ts";
import { fixtureDist } from "../../fixtures/dist.ts";

const outDir = fixtureDist({ precompress: true });
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

/** Bytes of which none depends on the one before in a way that compression finds. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 256;
    }),
  );
}

const suffixesOf = (path: string, body: string | Buffer) =>
  [...withCompressed([{ paths: [path], body }])].map(({ paths }) => paths[0]!.slice(path.length));

it("a file of a kilobyte has compressed forms, one of a byte less has none", () => {
  expect(suffixesOf("a.txt", "a".repeat(1024))).toEqual(expect.arrayContaining([".br", ".gz"]));
  expect(suffixesOf("a.txt", "a".repeat(1023))).toEqual([""]);
});

it("a file that becomes a tenth smaller has a compressed form, with a byte more it has none", () => {
  // The compressed size of such a body follows the length of its noise.
  const bodies = Array.from({ length: 30 }, (_, index) =>
    Buffer.concat([noise(1765 + index), Buffer.alloc(235 - index, "a")]),
  );
  const bytes = bodies.map((body) => brotliCompressSync(body).length);
  expect(bytes).toEqual(expect.arrayContaining([1800, 1801]));
  const [tenth, less] = [1800, 1801].map((wanted) => bodies[bytes.indexOf(wanted)]!);
  expect(suffixesOf("a.txt", tenth!)).toContain(".br");
  expect(suffixesOf("a.txt", less!)).not.toContain(".br");
});

it("every path of a file has its compressed form, and its content once each", () => {
  const [plainFile, ...forms] = withCompressed([
    { paths: ["a.txt", "b.woff2", "c.json"], body: "a".repeat(2000) },
  ]);
  expect(plainFile?.paths).toEqual(["a.txt", "b.woff2", "c.json"]);
  expect(forms.map(({ paths }) => paths)).toContainEqual(["a.txt.br", "c.json.br"]);
});

it("a type that is compressed already is not tried, however much smaller it would become", () => {
  const body = Buffer.alloc(4096);
  for (const path of ["site/faces/inter.woff2", "pairings/plain/picture.png"])
    expect([...withCompressed([{ paths: [path], body }])]).toEqual([{ paths: [path], body }]);
});
