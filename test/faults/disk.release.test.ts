import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { startBuild, writeSmallRegistry } from "./builds.ts";
import { damageOf } from "./whole-build.ts";

const SHARES = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
const DISK_KILOBYTES = 256 * 1024;
const DISK_INODES = 1_000_000;

const mayMount = spawnSync("unshare", ["--mount", "true"]).status === 0;
/** Reported as skipped where the current user may not mount. */
const itWithMounts = mayMount ? it : it.skip;

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync("mount", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`mount ${args.join(" ")}: ${stderr}`);
}

const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) spawnSync("umount", ["--lazy", folder]);
});

/** Resizes the disk. */
function resize(disk: string, kilobytes = DISK_KILOBYTES, inodes = DISK_INODES): void {
  const size = `size=${Math.ceil(kilobytes)}k,nr_inodes=${Math.ceil(inodes)}`;
  mount("-o", `remount,${size}`, disk);
}

function used(disk: string): { kilobytes: number; inodes: number } {
  const { blocks, bfree, bsize, files, ffree } = statfsSync(disk);
  return { kilobytes: ((blocks - bfree) * bsize) / 1024, inodes: files - ffree };
}

itWithMounts.each([[[]], [["--precompress"]]])(
  "a full disk left partial builds that made the next one fail, too: build %j",
  async (flags: string[]) => {
    const folder = temporaryFolder();
    const [disk, registry] = [join(folder, "disk"), join(folder, "registry")];
    writeSmallRegistry(registry, 6);
    mkdirSync(disk);
    mount("-t", "tmpfs", "-o", "size=256m", "none", disk);
    mounted.push(disk);
    const dist = join(disk, "dist");
    const start = (baseUrl: string) =>
      startBuild([
        "--no-site",
        "--registry",
        registry,
        "--out",
        dist,
        "--base-url",
        baseUrl,
        ...flags,
      ]);
    const manifest = () => readFileSync(join(dist, MANIFEST_FILE), "utf8");
    const expectWhole = () => {
      expect(damageOf(dist)).toBeUndefined();
      expect(readdirSync(disk)).toEqual(["dist"]);
    };

    const empty = used(disk);
    const started = performance.now();
    expect((await start("https://old.example").end).code).toBe(0);
    const milliseconds = performance.now() - started;
    const full = used(disk);
    const [kilobytes, inodes] = [full.kilobytes - empty.kilobytes, full.inodes - empty.inodes];
    const counts = { failed: 0, killed: 0 };
    for (const [index, share] of SHARES.entries()) {
      // Less than a build needs is left, of one of the two.
      const before = manifest();
      if (index % 2 === 0) resize(disk, used(disk).kilobytes + kilobytes * share);
      else resize(disk, DISK_KILOBYTES, used(disk).inodes + inodes * share);
      const { code, stderr } = await start(`https://new${index}.example`).end;
      resize(disk);
      expectWhole();
      if (code !== 0) {
        counts.failed += 1;
        expect(code).toBe(1);
        expect(stderr).toMatch(
          /^error: \S+dist cannot be written: no space, or no inodes, left [^\n]*\n$/,
        );
        expect(manifest()).toBe(before);
      }

      // Room for the next build is left only if what a killed one has left is removed first.
      const { kilobytes: room } = used(disk);
      const { child, end } = start(`https://killed${index}.example`);
      await delay(milliseconds * (0.4 + share * 0.6));
      child.kill("SIGKILL");
      if ((await end).isKilled) counts.killed += 1;
      resize(disk, Math.max(used(disk).kilobytes, room + kilobytes * 1.2));
      expect(await start(`https://next${index}.example`).end).toMatchObject({
        code: 0,
        stderr: "",
      });
      resize(disk);
      expectWhole();
    }
    console.log(`a full disk: ${JSON.stringify(counts)}`);
    expect(counts.failed).toBeGreaterThan(0);
    expect(counts.killed).toBeGreaterThan(0);
  },
);

describe("folders that are mounted", () => {
  const build = async (registry: string, out: string) =>
    startBuild(["--no-site", "--registry", registry, "--out", out]).end;

  itWithMounts(
    "--registry o/r --out o deleted the registry: o by another path is refused",
    async () => {
      const folder = temporaryFolder();
      const registry = join(folder, "o/r");
      writeSmallRegistry(registry, 2);
      const view = join(folder, "view");
      mkdirSync(view);
      mount("--bind", join(folder, "o"), view);
      mounted.push(view);
      for (const out of [view, join(view, "r")])
        expect(await build(registry, out)).toMatchObject({
          code: 2,
          stderr: expect.stringMatching(
            /^error: .* files that no build wrote: [^\n]+\n$/,
          ) as string,
        });
      expect(existsSync(join(registry, "pairings"))).toBe(true);
    },
  );

  itWithMounts("a read-only folder is one line, and is left as it was", async () => {
    const folder = temporaryFolder();
    const registry = join(folder, "registry");
    writeSmallRegistry(registry, 2);
    const [published, copy, view] = ["published", "copy", "view"].map((name) => join(folder, name));
    await build(registry, join(published!, "dist"));
    cpSync(published!, copy!, { recursive: true });
    mkdirSync(view!);
    mount("--bind", "-o", "ro", copy!, view!);
    mounted.push(view!);
    writeSmallRegistry(registry, 3);
    expect(await build(registry, join(view!, "dist"))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^error: .*dist cannot be written: its file system is read-only \(EROFS\)[^\n]+\n$/,
      ) as string,
    });
    expect(damageOf(join(copy!, "dist"))).toBeUndefined();
    expect(readdirSync(copy!)).toEqual(["dist"]);
  });
});
