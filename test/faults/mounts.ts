import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Figures } from "./figures.ts";
import { startBuild } from "./run-build.ts";
import { writeSmallRegistry } from "./small-registry.ts";
import { damageOf } from "./whole-build.ts";

/**
 * Builds into folders that are mounted read-only, or that are the registry by another path. Each must be
 * refused in one line, and nothing may change.
 *
 * @param folder empty; the current user may mount in it
 */
export async function mounts(folder: string): Promise<Figures> {
  const source = join(folder, "o");
  const registry = join(source, "r");
  writeSmallRegistry(registry, 2);
  const view = join(folder, "view");
  mkdirSync(view);
  const lost: string[] = [];
  const attempt = async (out: string, code: number, message: RegExp) => {
    const end = await startBuild(["--no-site", "--registry", registry, "--out", out]).ended;
    if (end.code !== code) lost.push(`${out}: exit code ${end.code}`);
    if (!message.test(end.stderr)) lost.push(`${out}: ${JSON.stringify(end.stderr)}`);
  };

  await mounted(view, ["--bind", source], async () => {
    await attempt(view, 2, /^error: .*view is or contains the registry [^\n]+\n$/);
    await attempt(join(view, "r"), 2, /^error: .* is or contains the registry [^\n]+\n$/);
    await attempt(join(view, "r/fonts/x"), 2, /^error: .* is inside [^\n]+fonts, which [^\n]+\n$/);
  });
  if (!existsSync(join(registry, "pairings"))) lost.push("the registry has gone");

  const published = join(folder, "published");
  await startBuild(["--no-site", "--registry", registry, "--out", join(published, "dist")]).ended;
  const copy = join(folder, "copy");
  cpSync(published, copy, { recursive: true });
  await mounted(view, ["--bind", "-o", "ro", copy], async () => {
    writeSmallRegistry(registry, 3);
    await attempt(
      join(view, "dist"),
      1,
      /^error: .*dist cannot be written: its file system is read-only \(EROFS\)[^\n]+\n$/,
    );
  });
  if (damageOf(join(copy, "dist")) !== undefined || readdirSync(copy).length !== 1)
    lost.push("a read-only folder has changed");
  return { tried: 4, held: 4 - lost.length, lost, counts: {} };
}

async function mounted(
  folder: string,
  args: readonly string[],
  act: () => Promise<void>,
): Promise<void> {
  const { status, stderr } = spawnSync("mount", [...args, folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`mount ${args.join(" ")}: ${stderr}`);
  try {
    await act();
  } finally {
    spawnSync("umount", ["--lazy", folder]);
  }
}
