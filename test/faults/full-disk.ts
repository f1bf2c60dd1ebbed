import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import type { Figures } from "./figures.ts";
import { startBuild } from "./run-build.ts";
import { writeSmallRegistry } from "./small-registry.ts";
import { damageOf } from "./whole-build.ts";

const PAIRINGS = 6;

/** What a disk runs out of. */
const RESOURCES = ["space", "inodes"] as const;

/** What is built on it: each has other files, and other moments at which nothing is left. */
const VARIANTS: readonly (readonly string[])[] = [["--no-site"], ["--no-site", "--precompress"]];

export interface FullDiskOptions {
  /** An empty folder, in which the current user may mount a file system. */
  folder: string;
  /** How many sizes of the disk are tried, from almost nothing left to almost enough, in each variant. */
  rounds: number;
}

/**
 * Builds on a disk on which less and less is missing. A build that fails must exit with 1 and one line,
 * leave the previous build whole and nothing beside it; one that was killed must leave room for the next.
 */
export async function fullDisk({ folder, rounds }: FullDiskOptions): Promise<Figures> {
  const disk = join(folder, "disk");
  const registry = join(folder, "registry");
  mkdirSync(disk);
  writeSmallRegistry(registry, PAIRINGS);
  const lost: string[] = [];
  const counts = { failed: 0, enough: 0, killed: 0 };
  let tried = 0;
  for (const variant of VARIANTS) {
    const start = (baseUrl: string) =>
      startBuild([
        ...["--registry", registry, "--out", join(disk, "dist")],
        ...["--base-url", baseUrl, ...variant],
      ]);
    await onDisk(disk, async () => {
      const trial = { disk, start, counts, needed: await neededFor(disk, start) };
      for (let round = 0; round < rounds; round += 1) {
        const share = (round + 0.5) / rounds;
        const problems = [
          ...(await buildWithShare(trial, RESOURCES[round % 2] ?? "space", share)),
          ...(await buildAfterKill(trial, share)),
        ];
        tried += 2;
        lost.push(...problems.map((text) => `${variant.join(" ")}, ${share} of it: ${text}`));
      }
    });
  }
  if (counts.failed < rounds / 2 || counts.killed === 0) lost.push("too few builds met the fault");
  return { tried, held: tried - lost.length, lost, counts };
}

interface Trial {
  disk: string;
  start: (baseUrl: string) => ReturnType<typeof startBuild>;
  counts: { failed: number; enough: number; killed: number };
  /** What one build takes. */
  needed: Usage;
}

interface Usage {
  space: number;
  inodes: number;
  milliseconds: number;
}

async function onDisk(disk: string, act: () => Promise<void>): Promise<void> {
  mustSucceed("mount", ["-t", "tmpfs", "-o", "size=256m", "none", disk]);
  try {
    await act();
  } finally {
    spawnSync("umount", ["--lazy", disk]);
  }
}

function mustSucceed(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
}

/** Kilobytes and inodes in use. */
function usage(disk: string): { space: number; inodes: number } {
  const { blocks, bfree, bsize, files, ffree } = statfsSync(disk);
  return { space: ((blocks - bfree) * bsize) / 1024, inodes: files - ffree };
}

async function neededFor(disk: string, start: Trial["start"]): Promise<Usage> {
  const before = usage(disk);
  const started = performance.now();
  await start("https://old.example").ended;
  const after = usage(disk);
  return {
    space: after.space - before.space,
    inodes: after.inodes - before.inodes,
    milliseconds: performance.now() - started,
  };
}

/** Leaves a share of what a build needs, of one resource; of the other there is enough. */
function limit(disk: string, resource: "space" | "inodes", needed: Usage, share: number): void {
  const used = usage(disk);
  const space = resource === "space" ? used.space + needed.space * share : 256 * 1024;
  const inodes = resource === "inodes" ? used.inodes + needed.inodes * share : 1_000_000;
  remount(disk, Math.floor(space), Math.floor(inodes));
}

function remount(disk: string, kilobytes: number, inodes: number): void {
  const size = `size=${kilobytes}k,nr_inodes=${inodes}`;
  mustSucceed("mount", ["-o", `remount,${size}`, disk]);
}

async function buildWithShare(
  { disk, start, counts, needed }: Trial,
  resource: "space" | "inodes",
  share: number,
): Promise<string[]> {
  const manifest = () => readFileSync(join(disk, "dist", MANIFEST_FILE), "utf8");
  const before = manifest();
  limit(disk, resource, needed, share);
  const { code, stderr } = await start(`https://new-${counts.failed}.example`).ended;
  remount(disk, 256 * 1024, 1_000_000);
  const problems = stateProblems(disk);
  if (code === 0) {
    counts.enough += 1;
    return problems;
  }
  counts.failed += 1;
  if (code !== 1) problems.push(`exit code ${code}`);
  if (!/^error: \S+dist cannot be written: no space, or no inodes, left [^\n]*\n$/.test(stderr))
    problems.push(`message ${JSON.stringify(stderr)}`);
  if (manifest() !== before) problems.push("the previous build was replaced");
  return problems;
}

/** Kills a build, and then leaves room for the next one only if what that left is removed first. */
async function buildAfterKill(
  { disk, start, counts, needed }: Trial,
  share: number,
): Promise<string[]> {
  const { space } = usage(disk);
  const build = start(`https://killed-${counts.killed}.example`);
  await delay(needed.milliseconds * (0.4 + share * 0.6));
  build.process.kill("SIGKILL");
  if ((await build.ended).isKilled) counts.killed += 1;
  remount(disk, Math.ceil(Math.max(usage(disk).space, space + needed.space * 1.2)), 1_000_000);
  const { code, stderr } = await start(`https://next-${counts.killed}.example`).ended;
  remount(disk, 256 * 1024, 1_000_000);
  const problems = stateProblems(disk);
  if (code !== 0) problems.push(`after a kill: exit code ${code}, ${stderr}`);
  return problems;
}

function stateProblems(disk: string): string[] {
  const damage = damageOf(join(disk, "dist"));
  const left = readdirSync(disk).filter((name) => name !== "dist");
  return [
    ...(damage === undefined ? [] : [`dist is not whole: ${damage}`]),
    ...(left.length === 0 ? [] : [`left beside dist: ${left.join(", ")}`]),
  ];
}
