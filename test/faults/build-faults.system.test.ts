import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { startedProcess } from "../fixtures/server-process.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { isRelease } from "../shared/shared.ts";
import { startBuild, writeSmallRegistry } from "./builds.ts";
import { damageDuringBuilds, damageOf } from "./whole-build.ts";

const PAIRINGS = 8;
const BASE_URLS = ["https://one.example", "https://two.example", "https://three.example"];

/** How a build ends, and one that finds another build. */
const BUILT = { code: 0, stderr: "" };
const BUSY = {
  code: 1,
  stderr: expect.stringMatching(
    /^error: \S+dist is being replaced by another build \(process \d+ on [^\n]+lock\.\n$/,
  ) as string,
};

const [KILLS, ROUNDS] = isRelease ? [60, 30] : [6, 2];

describe("builds that are killed, and builds on one folder at the same time", () => {
  const registry = join(temporaryFolder(), "registry");
  writeSmallRegistry(registry, PAIRINGS);
  /** Starts a build into a folder. */
  const start = (dist: string, baseUrl: string) =>
    startBuild(["--registry", registry, "--out", dist, "--base-url", baseUrl]);
  const timedBuild = async (dist: string, baseUrl: string) => {
    const started = performance.now();
    expect(await start(dist, baseUrl).end).toMatchObject({ code: 0 });
    expect(publishedBaseUrls(dist)).toEqual([baseUrl]);
    return performance.now() - started;
  };

  it(`kill -9 of a build at ${KILLS} moments leaves one complete build, and every file of the user's`, async () => {
    const parent = temporaryFolder();
    const dist = join(parent, "dist");
    let milliseconds = await timedBuild(dist, "https://first.example");
    const pathCount = pathsBelow(dist).length;
    let current = "https://first.example";
    const after = { killed: 0, old: 0, new: 0, halfWritten: 0, repaired: 0 };
    for (let attempt = 0; after.killed < KILLS; attempt += 1) {
      const next = `https://build${attempt}.example`;
      // How fast a machine is changes, so that the moments have to follow.
      if (attempt % 10 === 9) {
        milliseconds = await timedBuild(dist, next);
        current = next;
        continue;
      }
      const { child, end } = start(dist, next);
      // From when it reads the registry until it has almost ended: writing is in the second half.
      await delay(milliseconds * (0.4 + (0.6 * (after.killed + 0.5)) / KILLS));
      // Put there while the build runs, so that it cannot refuse the folder.
      const note = `note-${attempt}.txt`;
      const isNoteWritten = existsSync(dist) && tryWrite(join(dist, note), "mine");
      child.kill("SIGKILL");
      const { isKilled } = await end;

      const notes = pathsBelow(parent).filter((path) => path.endsWith(note));
      expect(notes).toHaveLength(isNoteWritten ? 1 : 0);
      for (const path of notes) {
        expect(readFileSync(join(parent, path), "utf8")).toBe("mine");
        rmSync(join(parent, path));
      }
      if (isKilled) {
        after.killed += 1;
        if (!existsSync(dist)) after.repaired += 1;
        else if (readdirSync(parent).length > 1) after.halfWritten += 1;
        await expectServed(dist);
        expect(pathsBelow(dist)).toHaveLength(pathCount);
      }
      const [published = ""] = publishedBaseUrls(dist);
      expect([current, next]).toContain(published);
      if (isKilled) after[published === current ? "old" : "new"] += 1;
      current = published;
    }
    console.log(`kill -9 of a build: ${JSON.stringify(after)}`);
    // Kills before the first file is written would prove nothing.
    expect(after.halfWritten).toBeGreaterThan(0);

    // A build that is left alone cleans up behind all those.
    await timedBuild(dist, "https://last.example");
    expect(readdirSync(parent)).toEqual(["dist"]);
  });

  it("concurrent builds on one folder, one of which is killed, published an incomplete dist with exit 0", async () => {
    const parent = temporaryFolder();
    const dist = join(parent, "volume/dist");
    mkdirSync(join(parent, "volume"));
    const milliseconds = await timedBuild(dist, "https://first.example");
    let observed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const problems = new Set<string>();
      const builds: ReturnType<typeof start>[] = [];
      for (const baseUrl of BASE_URLS) {
        builds.push(start(dist, baseUrl));
        await delay(milliseconds * 0.4 * (round / ROUNDS));
      }
      let isRunning = true;
      const ended = Promise.all(builds.map(({ end }) => end)).finally(() => (isRunning = false));
      if (round % 2 === 1)
        void delay(milliseconds * (0.2 + round / ROUNDS)).then(() => {
          builds.at(-1)?.child.kill("SIGKILL");
        });
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- changes while it is awaited
      for (; isRunning; observed += 1) {
        const damage = damageDuringBuilds(dist);
        if (damage !== undefined) problems.add(damage);
        await delay(5);
      }
      expect([...problems]).toEqual([]);
      const ends = await ended;
      for (const { code, stderr } of ends.filter(({ isKilled }) => !isKilled))
        expect({ code, stderr }).toEqual(code === 0 ? BUILT : BUSY);
      expect(ends.some(({ isKilled, code }) => isKilled || code === 0)).toBe(true);
      await expectServed(dist);
      expect(publishedBaseUrls(dist)).toHaveLength(1);
    }
    expect(observed).toBeGreaterThan(ROUNDS);
    await timedBuild(dist, "https://last.example");
    expect(readdirSync(join(parent, "volume"))).toEqual(["dist"]);
  });
});

/** Expects that `serve`, which is the next command after a build that was killed, finds one whole build. */
async function expectServed(dist: string): Promise<void> {
  const { child } = await startedProcess(["lib/server/main.js", "--dist", dist, "--port", "0"]);
  child.kill("SIGKILL");
  expect(damageOf(dist)).toBeUndefined();
}

/** The base URLs of the items in an index: more than one is a mix of builds. */
function publishedBaseUrls(dist: string): string[] {
  const index = readFileSync(join(dist, "r/registry.json"), "utf8");
  return [...new Set(index.match(/https:\/\/\w+\.example/g))];
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
