import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../build/publish/build.ts";
import { type BuildManifest, MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import type { Figures } from "./figures.ts";
import { writeSmallRegistry } from "./small-registry.ts";
import { ended, startedServer } from "./started-server.ts";

const DEADLINE_MILLISECONDS = 5000;
const PAIRINGS = 12;

/** What happens to a build on its way to the server. */
const DAMAGES: Readonly<Record<string, (dist: string, item: string) => void>> = {
  "an item is truncated": (_dist, item) => {
    truncateSync(item, 100);
  },
  "an item is empty": (_dist, item) => {
    truncateSync(item, 0);
  },
  "a byte of an item is another": (_dist, item) => {
    const body = readFileSync(item);
    body[50] = (body[50] ?? 0) ^ 1;
    writeFileSync(item, body);
  },
  "an item is missing": (_dist, item) => {
    rmSync(item);
  },
  "an item is a folder": (_dist, item) => {
    rmSync(item);
    mkdirSync(item);
  },
  "the index is truncated": (dist) => {
    truncateSync(join(dist, "r/registry.json"), 1000);
  },
  "the manifest is truncated": (dist) => {
    truncateSync(join(dist, MANIFEST_FILE), 1000);
  },
  "the manifest is not JSON": (dist) => {
    writeFileSync(join(dist, MANIFEST_FILE), "<!doctype html><title>Bad gateway</title>");
  },
  "the manifest is missing": (dist) => {
    rmSync(join(dist, MANIFEST_FILE));
  },
};

/**
 * Replaces a served folder by a damaged build. The build before it must be served on, which `/healthz`
 * says with the reason, and a sound one soon after it is there; a start with the damaged one must fail.
 *
 * @param folder empty
 */
export async function damagedDist(folder: string): Promise<Figures> {
  const registryDir = join(folder, "registry");
  writeSmallRegistry(registryDir, PAIRINGS);
  const built = (name: string) => {
    const outDir = join(folder, name);
    const baseUrl = `https://${name}.example`;
    buildRegistry({ registryDir, outDir, baseUrl });
    return outDir;
  };
  const [old, next] = [built("old"), built("next")];
  const item = itemOf(next);
  const dist = join(folder, "dist");
  const lost: string[] = [];
  for (const [name, damage] of Object.entries(DAMAGES)) {
    replace(old, dist, () => undefined);
    const { child, port } = await startedServer({ dist });
    const served = async () => (await fetch(`http://127.0.0.1:${port}/r/registry.json`)).text();
    const isRefused = async () =>
      (await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).includes('"refused"');
    replace(next, dist, (staged) => {
      damage(staged, join(staged, item));
    });
    const problems = [
      ...((await becomesTrue(isRefused)) ? [] : ["it is not refused"]),
      ...((await served()).includes("https://old.example") ? [] : ["it is served"]),
    ];
    const failure = await startedServer({ dist }).then(
      ({ child: started }) => ended(started, "SIGKILL"),
      (error: unknown) => (error as Error).message,
    );
    if (!/^The server exited: error: [^\n]+\n$/.test(String(failure)))
      problems.push(`a start: ${failure}`);
    replace(next, dist, () => undefined);
    const isServed = async () => (await served()).includes("https://next.example");
    if (!(await becomesTrue(isServed))) problems.push("a sound one is not served afterwards");
    if (await isRefused()) problems.push("/healthz says that a sound one is refused");
    const exit = await ended(child, "SIGTERM");
    if (exit !== 0) problems.push(`exit ${exit}`);
    if (problems.length > 0) lost.push(`${name}: ${problems.join("; ")}`);
  }
  const tried = Object.keys(DAMAGES).length;
  return { tried, held: tried - lost.length, lost, counts: {} };
}

/** The path of an item that the server reads: of equal files it reads the first. */
function itemOf(dist: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, MANIFEST_FILE), "utf8")) as BuildManifest;
  return (
    manifest.contents.map(({ paths }) => paths[0]).find((path) => path?.startsWith("r/")) ?? ""
  );
}

function replace(build: string, dist: string, damage: (dist: string) => void): void {
  const staged = `${dist}-staged`;
  cpSync(build, staged, { recursive: true });
  damage(staged);
  rmSync(`${dist}-before`, { recursive: true, force: true });
  renameIfThere(dist, `${dist}-before`);
  renameSync(staged, dist);
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** @returns false when the deadline passes first */
async function becomesTrue(condition: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + DEADLINE_MILLISECONDS;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await delay(20);
  }
  return true;
}
