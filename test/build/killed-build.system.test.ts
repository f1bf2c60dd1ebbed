import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { loadCatalog } from "../../registry/catalog.ts";
import { itemNameIn } from "../../registry/pairing-fonts.ts";
import { headersFile } from "../../build/platform-headers.ts";
import { publishedFiles } from "../../build/published-files.ts";
import { byPath } from "../fixtures/by-path.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const KILLS = 60;
const BASE_URLS = ["https://old.example", "https://new.example"] as const;

/** The project's pairings and the fonts that they use: large enough to be killed in the middle. */
function smallerRegistry(): string {
  const registry = join(temporaryFolder(), "registry");
  const own = join(PROJECT, "registry");
  const { pairings } = loadCatalog(own);
  cpSync(join(own, "pairings"), join(registry, "pairings"), { recursive: true });
  mkdirSync(join(registry, "fonts"));
  for (const { registryDependencies } of pairings.values()) {
    for (const name of registryDependencies.map(itemNameIn)) {
      copyFileSync(join(own, `fonts/${name}.json`), join(registry, `fonts/${name}.json`));
    }
  }
  return registry;
}

/** Every file of the folder, with its content. */
function contentOf(folder: string): Map<string, string> {
  const files = readdirSync(`${folder}/`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, "utf8")]));
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);
}

it(`kill -9 of a build at ${KILLS} random moments leaves the whole old dist or the whole new one`, async () => {
  const registry = smallerRegistry();
  const parent = temporaryFolder();
  const dist = join(parent, "dist");
  const build = (baseUrl: string) =>
    spawn(process.execPath, [
      join(PROJECT, "lib/build/main.js"),
      ...["build", "--registry", registry, "--out", dist, "--base-url", baseUrl],
    ]);
  const catalog = loadCatalog(registry);
  const whole = new Map(
    BASE_URLS.map((url) => [
      url,
      new Map([...byPath(publishedFiles(catalog, url)), ["_headers", headersFile()] as const]),
    ]),
  );
  const stateOf = () => BASE_URLS.find((url) => isSame(contentOf(dist), whole.get(url)!));

  const started = performance.now();
  await once(build(BASE_URLS[0]), "exit");
  const milliseconds = performance.now() - started;
  expect(stateOf()).toBe(BASE_URLS[0]);

  const after = { killed: 0, old: 0, new: 0, halfWritten: 0 };
  while (after.killed < KILLS) {
    const current = stateOf();
    const other = BASE_URLS.find((url) => url !== current)!;
    const child = build(other);
    const ended = once(child, "exit");
    // From when it reads the registry until after it is done: writing is in the second half.
    await delay(milliseconds * (0.3 + 0.9 * Math.random()));
    child.kill("SIGKILL");
    await ended;
    if (child.signalCode !== "SIGKILL") continue;

    after.killed += 1;
    const state = stateOf();
    expect([current, other]).toContain(state);
    after[state === current ? "old" : "new"] += 1;
    const own = readdirSync(join(parent, ".dist-builds")).some((name) =>
      name.startsWith(`${child.pid}-`),
    );
    if (own && state === current) after.halfWritten += 1;
  }
  console.log(`kill -9 of a build: ${JSON.stringify(after)}`);
  // Kills before the first file is written would prove nothing.
  expect(after.halfWritten).toBeGreaterThan(0);

  // A build that is left alone cleans up behind all those.
  await once(build(BASE_URLS[0]), "exit");
  expect(stateOf()).toBe(BASE_URLS[0]);
  const left = basename(realpathSync(dist));
  expect(readdirSync(join(parent, ".dist-builds")).sort()).toEqual([left, `${left}.json`]);
});
