/**
 * The lower bound of a build: `node floor.mjs REGISTRY DIST OUT` reads every input, and writes the bytes
 * of a finished build again. Prints the milliseconds that this took.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { performance } from "node:perf_hooks";

const [, , registry, dist, out] = process.argv;
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => [join(out, file.slice(dist.length)), readFileSync(file)]);

const start = performance.now();
for (const folder of ["pairings", "fonts"]) {
  for (const name of readdirSync(join(registry, folder)))
    readFileSync(join(registry, folder, name));
}
for (const folder of new Set(files.map(([file]) => dirname(file))))
  mkdirSync(folder, { recursive: true });
for (const [file, body] of files) writeFileSync(file, body);
console.log(performance.now() - start);
