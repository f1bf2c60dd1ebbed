import { spawn } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { bareEnvironment } from "../fixtures/bare-environment.ts";
import { PROJECT } from "../fixtures/read.ts";
import type { HostileRegistry } from "./registries.ts";

/** In files and in the environment: whatever has it was read, and given away. */
const SECRET = "token-of-the-machine-5f1d";
const MAX_MEMORY_KILOBYTES = 1_000_000;
const MAX_MILLISECONDS = 30_000;
/** `dev` ends by a signal, once it has said how its first build ended. */
const DEV_IS_READY = /published in|problems? in|^error: |is served|Fixed/m;

/** What one command did. */
interface Outcome {
  command: string;
  code: number | null;
  output: string;
  kilobytes: number;
  milliseconds: number;
}

/** What the commands took, and everything that they did and must not do, each in a line. */
export interface Tried {
  kilobytes: number;
  milliseconds: number;
  faults: string[];
}

/**
 * Runs every command that reads a registry on a hostile one.
 *
 * @param sound a registry without a fault
 * @param folder an empty one
 */
export async function tryCommands(
  sound: string,
  hostile: HostileRegistry,
  folder: string,
): Promise<Tried> {
  const project = join(folder, "project");
  const registry = join(project, "registry");
  cpSync(sound, registry, { recursive: true });
  for (const name of ["home", "run"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "secret"), SECRET);
  writeFileSync(join(project, "secret"), SECRET);
  hostile.put(registry);

  const run = (command: string, ...args: string[]) => runCommand(folder, command, args);
  const read = ["--registry", "registry"];
  const font = ["font", "acme-two", "--files", "registry/files/acme-sans.woff2"];
  const outcomes = await Promise.all([
    run("validate", ...read, "--format", "github"),
    run("build", ...read, "--out", "dist"),
    run("dev", ...read, "--out", "dist-dev", "--port", "0", "--base-url", "http://localhost"),
  ]);
  outcomes.push(await run("validate", ...read, "--fix"), await run("new", ...font, ...read));

  const allowed =
    /^(?:secret|home|run\/|project\/(?:registry\/|secret$|dist(?:-dev)?(?:\/|$)|\.dist))/;
  const faults = [
    ...outcomes.flatMap(faultsIn),
    ...pathsBelow(folder)
      .filter((path) => !allowed.test(path) || path.startsWith("home/") || path.includes("PWNED"))
      // A name of the registry's own.
      .filter((path) => !path.startsWith("project/registry/") || path.endsWith("/PWNED"))
      .map((path) => `wrote ${path}`),
    ...["dist", "dist-dev"].flatMap((name) => secretsIn(join(project, name))),
  ];
  return {
    kilobytes: Math.max(...outcomes.map(({ kilobytes }) => kilobytes)),
    milliseconds: Math.max(...outcomes.map(({ milliseconds }) => milliseconds)),
    faults,
  };
}

function runCommand(folder: string, command: string, args: readonly string[]): Promise<Outcome> {
  const memoryFile = join(
    folder,
    "run",
    `${command}-${args.join("-").replaceAll("/", "_")}`.slice(0, 80),
  );
  const preload = pathToFileURL(join(PROJECT, "test/hostile/report-memory.mjs")).href;
  const start = performance.now();
  // Standard input stays open and silent, as in a CI job that waits.
  const child = spawn(process.execPath, [join(PROJECT, "lib/build/main.js"), command, ...args], {
    cwd: join(folder, "project"),
    env: {
      ...bareEnvironment(),
      HOME: join(folder, "home"),
      TOKEN: SECRET,
      MEMORY_FILE: memoryFile,
      NODE_OPTIONS: `--import=${preload}`,
    },
  });
  let output = "";
  const add = (chunk: Buffer) => {
    output += chunk.toString();
    // A second signal would end it immediately.
    const isAsked = child.killed;
    if (command === "dev" && !isAsked && DEV_IS_READY.test(output)) child.kill("SIGTERM");
  };
  child.stdout.on("data", add);
  child.stderr.on("data", add);
  const timer = setTimeout(() => child.kill("SIGKILL"), MAX_MILLISECONDS);
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearTimeout(timer);
      const kilobytes = existsSync(memoryFile) ? Number(readFileSync(memoryFile, "utf8")) : NaN;
      const milliseconds = performance.now() - start;
      resolve({ command: [command, ...args].join(" "), code, output, kilobytes, milliseconds });
    });
  });
}

function faultsIn({ command, code, output, kilobytes, milliseconds }: Outcome): string[] {
  const lines = output.split("\n");
  const found: [boolean, string][] = [
    [code === null || code > 2, `ended with ${code ?? "a signal"}: ${output.slice(-300)}`],
    [
      lines.some((line) => /^\s+at .*[:)]/.test(line)),
      `printed a stack trace: ${output.slice(0, 600)}`,
    ],
    [output.includes(SECRET), "printed a secret"],
    [
      lines.some((line) => line.startsWith("::") && !/^::(?:error|warning) file=/.test(line)),
      "printed a command of GitHub that is not its own",
    ],
    [/(?!\n)\p{Cc}|\u202e/u.test(output), "printed control characters"],
    [!(kilobytes <= MAX_MEMORY_KILOBYTES), `took ${kilobytes} kB`],
    [milliseconds >= MAX_MILLISECONDS, `took ${Math.round(milliseconds)} ms`],
  ];
  return found.flatMap(([isFault, text]) => (isFault ? [`${command}: ${text}`] : []));
}

/** In what a build wrote: the symlinks of the registry lead to secrets anyway, and to devices. */
function secretsIn(dist: string): string[] {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isDirectory()) return [];
  return pathsBelow(dist)
    .filter((path) => lstatSync(join(dist, path)).isFile())
    .filter((path) => readFileSync(join(dist, path)).includes(SECRET))
    .map((path) => `published a secret in ${path}`);
}
