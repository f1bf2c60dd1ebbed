import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { repairDist } from "../../../build/dist/swap-folders.ts";
import { itemNameIn } from "../../../registry/pairing/pairing-fonts.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { headersFile } from "../../../build/publish/platform-headers.ts";
import { publishedFiles } from "../../../build/publish/published-files.ts";
import { siteFiles } from "../../../build/site/site-files.ts";
import { openDist } from "../../../server/dist.ts";
import { byPath } from "../../fixtures/by-path.ts";
import { PROJECT } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const KILLS = 60;
const PAIRINGS = 8;
const BASE_URLS = ["https://old.example", "https://new.example"] as const;

/** Some of the project's pairings and their fonts: enough to be killed in the middle of writing them. */
function smallerRegistry(): string {
  const registry = join(temporaryFolder(), "registry");
  const own = join(PROJECT, "registry");
  const { pairings } = loadCatalog(own);
  for (const folder of ["pairings", "fonts"])
    mkdirSync(join(registry, folder), { recursive: true });
  for (const [name, { registryDependencies }] of [...pairings].slice(0, PAIRINGS)) {
    copyFileSync(join(own, `pairings/${name}.json`), join(registry, `pairings/${name}.json`));
    for (const name of registryDependencies.map(itemNameIn)) {
      copyFileSync(join(own, `fonts/${name}.json`), join(registry, `fonts/${name}.json`));
    }
  }
  return registry;
}

/** Every file of the folder but the manifest, with its content. */
function contentOf(folder: string): Map<string, string> {
  const paths = pathsBelow(folder).filter((path) => path !== MANIFEST_FILE);
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "latin1")]));
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);
}

const registry = smallerRegistry();
const catalog = loadCatalog(registry);
const whole = new Map(BASE_URLS.map((url) => [url, wholeBuild(url)]));

/** What a build publishes, byte by byte. */
function wholeBuild(baseUrl: string): Map<string, string> {
  const files = byPath<string | Buffer>([
    ...publishedFiles(catalog, baseUrl),
    ...siteFiles(catalog, baseUrl),
  ]);
  files.set("_headers", headersFile(files.keys()));
  return new Map([...files].map(([path, body]) => [path, Buffer.from(body).toString("latin1")]));
}

function startBuild(dist: string, baseUrl: string) {
  return spawn(process.execPath, [
    join(PROJECT, "lib/build/main.js"),
    ...["build", "--registry", registry, "--out", dist, "--base-url", baseUrl],
  ]);
}

/** @returns false when a build moved the folder away at this moment */
function tryWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

const other = (baseUrl: string | undefined) => BASE_URLS.find((url) => url !== baseUrl)!;
const stateOf = (dist: string) => BASE_URLS.find((url) => isSame(contentOf(dist), whole.get(url)!));

it(`kill -9 of a build at ${KILLS} random moments leaves one complete build, and every file of the user's`, async () => {
  const parent = temporaryFolder();
  const dist = join(parent, "dist");
  const timedBuild = async (baseUrl: string) => {
    const started = performance.now();
    await once(startBuild(dist, baseUrl), "exit");
    expect(stateOf(dist)).toBe(baseUrl);
    return performance.now() - started;
  };
  let milliseconds = await timedBuild(BASE_URLS[0]);

  const after = { killed: 0, old: 0, new: 0, halfWritten: 0, repaired: 0 };
  while (after.killed < KILLS) {
    // How fast a machine is changes, so that the moments have to follow.
    if (after.killed % 10 === 0) milliseconds = await timedBuild(other(stateOf(dist)));
    const current = stateOf(dist);
    const next = other(current);
    const child = startBuild(dist, next);
    const ended = once(child, "exit");
    // From when it reads the registry until after it is done: writing is in the second half.
    await delay(milliseconds * (0.4 + 0.7 * Math.random()));
    // Put there while the build runs, so that it cannot refuse the folder.
    const note = `note-${after.killed}.txt`;
    const isWritten = existsSync(dist) && tryWrite(join(dist, note), "mine");
    child.kill("SIGKILL");
    await ended;

    const notes = pathsBelow(parent).filter((path) => path.endsWith(note));
    expect(notes).toHaveLength(isWritten ? 1 : 0);
    for (const path of notes) {
      expect(readFileSync(join(parent, path), "utf8")).toBe("mine");
      rmSync(join(parent, path));
    }
    if (child.signalCode !== "SIGKILL") continue;

    after.killed += 1;
    if (!existsSync(dist)) after.repaired += 1;
    // What `serve` starts with: it throws unless the folder is whole.
    (await openDist(dist)).close();
    const state = stateOf(dist);
    expect([current, next]).toContain(state);
    after[state === current ? "old" : "new"] += 1;
    if (
      readdirSync(parent).some((name) => name.includes(`.new-`) && name.includes(`-${child.pid}-`))
    )
      after.halfWritten += 1;
  }
  console.log(`kill -9 of a build: ${JSON.stringify(after)}`);
  // Kills before the first file is written would prove nothing.
  expect(after.halfWritten).toBeGreaterThan(0);

  // A build that is left alone cleans up behind all those.
  await once(startBuild(dist, BASE_URLS[0]), "exit");
  expect(stateOf(dist)).toBe(BASE_URLS[0]);
  expect(readdirSync(parent)).toEqual(["dist"]);
});

it("after a kill between the two renames the previous build is put back, complete", async () => {
  const parent = temporaryFolder();
  const dist = join(parent, "dist");
  await once(startBuild(dist, BASE_URLS[0]), "exit");
  renameSync(dist, join(parent, ".dist.old-somewhere-4194305-0123abcd"));
  repairDist(dist);
  expect(stateOf(dist)).toBe(BASE_URLS[0]);
});

it("of concurrent builds one is in place, complete, and nothing is left of the others", async () => {
  const parent = temporaryFolder();
  const dist = join(parent, "dist");
  for (let round = 0; round < 3; round += 1) {
    const builds = [...BASE_URLS, ...BASE_URLS].map((url) => startBuild(dist, url));
    const codes = await Promise.all(builds.map(async (child) => (await once(child, "exit"))[0]));
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(BASE_URLS).toContain(stateOf(dist));
    expect(readdirSync(parent)).toEqual(["dist"]);
  }
});
