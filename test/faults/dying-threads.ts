import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import { packageDir } from "../../registry/model/package-root.ts";
import type { Figures } from "./figures.ts";
import { startBuild } from "./run-build.ts";
import { writeSmallRegistry } from "./small-registry.ts";
import { damageOf } from "./whole-build.ts";

/** Enough that their pictures are drawn in a thread. */
const PAIRINGS = 45;

const WRITE_THREAD = "lib/build/dist/write-thread.js";

/** Writes some of what it receives, as the thread does, and then ends. */
const writesAndThen = (end: string) => `
import { receiveMessageOnPort, workerData } from "node:worker_threads";
import { writeDist } from "./write-dist.js";
const { port, sent, dist, about, earlier } = workerData;
function* some() {
  Atomics.wait(sent, 0, 0);
  yield* receiveMessageOnPort(port).message;
  ${end}
}
writeDist(dist, some(), about, earlier);
`;

/** How a thread fails: a file of the package, and its text; without a text the file is missing. */
const FAULTS: readonly (readonly [name: string, file: string, text?: string])[] = [
  ["the writing thread's file is missing", WRITE_THREAD],
  ["the writing thread cannot load a module", WRITE_THREAD, 'import "./missing.js";'],
  ["the writing thread exits", WRITE_THREAD, writesAndThen("process.exit(3);")],
  ["the writing thread ends without an outcome", WRITE_THREAD, writesAndThen("process.exit(0);")],
  [
    "the drawing thread fails",
    "lib/build/site/picture/picture.js",
    'export const pictureOf = () => { throw new Error("no canvas"); };',
  ],
];

/**
 * Builds with each of the threads failing in several ways. The build must end with 1 and one line, and
 * leave the previous build whole and nothing beside it.
 *
 * @param folder empty
 */
export async function dyingThreads(folder: string): Promise<Figures> {
  const copy = copiedPackage(join(folder, "package"));
  const registry = join(folder, "registry");
  writeSmallRegistry(registry, PAIRINGS);
  const parent = join(folder, "out");
  const dist = join(parent, "dist");
  const build = (baseUrl: string) =>
    startBuild(["--registry", registry, "--out", dist, "--base-url", baseUrl], [], copy).ended;
  const first = await build("https://old.example");
  const manifest = readFileSync(join(dist, MANIFEST_FILE), "utf8");
  const lost = first.code === 0 ? [] : [`without a fault: ${first.stderr}`];
  for (const [name, file, text] of FAULTS) {
    const original = readFileSync(join(copy, file));
    if (text === undefined) rmSync(join(copy, file));
    else writeFileSync(join(copy, file), text);
    const { code, stderr } = await build("https://new.example");
    writeFileSync(join(copy, file), original);
    const problems = [
      ...(code === 1 ? [] : [`exit code ${code}`]),
      ...(/^error: [^\n]+\.\n$/.test(stderr) ? [] : [`message ${JSON.stringify(stderr)}`]),
      ...(damageOf(dist) === undefined ? [] : ["dist is not whole"]),
      ...(readFileSync(join(dist, MANIFEST_FILE), "utf8") === manifest ? [] : ["dist has changed"]),
      ...readdirSync(parent).filter((entry) => entry !== "dist"),
    ];
    if (problems.length > 0) lost.push(`${name}: ${problems.join("; ")}`);
  }
  const tried = FAULTS.length;
  return { tried, held: tried - lost.length, lost, counts: { faults: tried } };
}

/** What is published to npm, in another folder, so that its files can be damaged. */
function copiedPackage(copy: string): string {
  for (const path of ["lib", "schemas", "package.json", "build/site/installs"])
    cpSync(join(packageDir, path), join(copy, path), { recursive: true });
  for (const path of ["node_modules", "registry"])
    symlinkSync(join(packageDir, path), join(copy, path));
  return copy;
}
