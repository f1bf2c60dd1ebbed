import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { ownRegistryDir } from "../registry/package-root.ts";

/** A save is several events, and an editor that formats saves twice. */
const SETTLED_MILLISECONDS = 100;

const packageDir = join(ownRegistryDir, "..");

/**
 * Rebuilds whenever something in the registry changes; the server that runs beside it notices by
 * itself. In a checkout of this project a changed schema is compiled first. Each build is a process
 * of its own: it knows the newest schemas, and the server goes on answering meanwhile.
 *
 * @param buildArgs the arguments of the command `build`
 */
export function rebuildOnChange(registryDir: string, buildArgs: readonly string[]): void {
  const build = () => run(process.execPath, [join(packageDir, "lib/build/main.js"), ...buildArgs]);
  const compileAndBuild = async () => {
    if ((await run("npm", ["run", "--silent", "compile"], packageDir)) === 0) await build();
  };
  onChange(registryDir, build);
  if (existsSync(join(packageDir, "tsconfig.lib.json")))
    onChange(join(packageDir, "schemas"), compileAndBuild, /\.schema\.json$/);
}

/** One run at a time; what changes during a run starts another after it. */
function onChange(folder: string, act: () => Promise<unknown>, files = /\.json$/): void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStale = false;
  const start = async () => {
    isStale = isRunning;
    if (isRunning) return;
    isRunning = true;
    await act();
    isRunning = false;
    if (isStale) await start();
  };
  watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || !files.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void start(), SETTLED_MILLISECONDS);
  });
}

/** @returns the exit code; its output is ours */
function run(command: string, args: readonly string[], cwd = process.cwd()): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(command, args, { cwd, stdio: "inherit" })
      .once("error", reject)
      .once("exit", (code) => {
        resolve(code ?? 1);
      });
  });
}
