import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { removeLeftovers } from "../../build/dist/swap-folders.ts";
import { repairDist } from "../../build/dist/interrupted-swap.ts";
import type { Figures } from "./figures.ts";
import { type RunningBuild, startBuild } from "./run-build.ts";
import { writeSmallRegistry } from "./small-registry.ts";
import { damageOf, damageOfServed } from "./whole-build.ts";

const PAIRINGS = 40;
const BASE_URLS = ["https://one.example", "https://two.example", "https://three.example"];
const UNSHARE = ["--pid", "--fork", "--mount-proc", "--kill-child"];

/** Whether this machine lets the current user start a process in a pid namespace of its own. */
export function hasPidNamespaces(): boolean {
  return spawnSync("unshare", [...UNSHARE, "true"]).status === 0;
}

export interface TwoBuildsOptions {
  /** An empty folder, on the file system to try. */
  folder: string;
  rounds: number;
  /** Each build in a pid namespace of its own, as containers are; else all see each other. */
  inNamespaces: boolean;
}

/**
 * Starts builds of different content on one output folder at about the same time, and kills one of them
 * in every second round. At every moment and after every round `dist` must be one whole build, or be
 * missing with a whole one beside it; a build that was not killed must exit with 0.
 */
export async function twoBuilds(options: TwoBuildsOptions): Promise<Figures> {
  const registry = join(options.folder, "registry");
  const volume = join(options.folder, "volume");
  const dist = join(volume, "dist");
  writeSmallRegistry(registry, PAIRINGS);
  mkdirSync(volume);
  const wrapper = options.inNamespaces ? ["unshare", ...UNSHARE] : [];
  const start = (baseUrl: string) => {
    const folders = ["--no-site", "--registry", registry, "--out", dist];
    return startBuild([...folders, "--base-url", baseUrl], wrapper);
  };
  const started = performance.now();
  await start("https://first.example").ended;
  const milliseconds = performance.now() - started;

  const lost: string[] = [];
  const counts = { rounds: 0, killed: 0, stagingLeft: 0, betweenRenames: 0, observed: 0 };
  for (; counts.rounds < options.rounds; counts.rounds += 1) {
    const mustKill = counts.rounds % 2 === 1;
    const problems = await round(start, dist, milliseconds, mustKill, counts);
    if (problems.length > 0) lost.push(`round ${counts.rounds}: ${problems.join("; ")}`);
  }
  counts.stagingLeft = readdirSync(volume).length - 1;
  await start("https://last.example").ended;
  removeLeftovers(dist, Date.now() + 3_600_000);
  const left = readdirSync(volume).filter((name) => name !== "dist");
  if (left.length > 0) lost.push(`left beside dist: ${left.join(", ")}`);
  if (counts.observed <= options.rounds) lost.push("dist was not observed while it was replaced");
  return { tried: options.rounds, held: options.rounds - lost.length, lost, counts };
}

/** @returns why a build failed; undefined when it exited with 0, or was killed */
async function failureOf({ ended }: RunningBuild): Promise<string | undefined> {
  const { code, isKilled, stderr } = await ended;
  return code === 0 || isKilled ? undefined : `exit ${code}: ${stderr.trim()}`;
}

async function round(
  start: (baseUrl: string) => RunningBuild,
  dist: string,
  milliseconds: number,
  mustKill: boolean,
  counts: { killed: number; betweenRenames: number; observed: number },
): Promise<string[]> {
  const problems = new Set<string>();
  const builds: RunningBuild[] = [];
  const ends: Promise<string | undefined>[] = [];
  for (const baseUrl of BASE_URLS) {
    const build = start(baseUrl);
    builds.push(build);
    ends.push(failureOf(build));
    await delay(Math.random() * milliseconds * 0.6);
  }
  let isRunning = true;
  const ended = Promise.all(ends).finally(() => (isRunning = false));
  const victim = mustKill ? builds.at(-1) : undefined;
  const killed = delay(milliseconds * (0.2 + Math.random())).then(() =>
    victim?.process.kill("SIGKILL"),
  );
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- changes while it is awaited
  while (isRunning) {
    const damage = damageOfServed(dist);
    if (damage !== undefined) problems.add(`while builds ran: ${damage}`);
    counts.observed += 1;
    await delay(5);
  }
  for (const failure of await ended) if (failure !== undefined) problems.add(failure);
  await killed;
  if (victim?.process.signalCode === "SIGKILL") counts.killed += 1;

  if (!existsSync(dist)) counts.betweenRenames += 1;
  repairDist(dist);
  const damage = damageOf(dist) ?? mixOf(dist);
  if (damage !== undefined) problems.add(`afterwards: ${damage}`);
  return [...problems];
}

/** @returns what is wrong when the folder is not what one of the builds publishes alone */
function mixOf(dist: string): string | undefined {
  const index = readFileSync(join(dist, "r/registry.json"), "utf8");
  const published = /https:\/\/\w+\.example/g;
  const baseUrls = new Set(index.match(published));
  return baseUrls.size === 1 ? undefined : `dist is of several builds: ${[...baseUrls].join(", ")}`;
}
