import { packedPackage } from "../shared/shared.ts";
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { globSync } from "glob";
import { freePort, killServers, run, startedServer } from "../clients/processes.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const BASE_URL = "https://type.acme.example";
const FILE = join(PROJECT, "lib/server/hosts/Dockerfile");
const [build, final] = dockerfileStages(FILE) as [Stage, Stage];

describe("Dockerfile", () => {
  it("has two stages of a supported Node.js, of which the last one compiles nothing", () => {
    expect([build.image, final.image]).toEqual(["node:24", "node:24-slim"]);
    expect(build.name).toBe("build");
    expect(final.instructions.map(({ keyword }) => keyword)).not.toContain("RUN");
  });

  it("runs as a user without rights, with its command as process 1", () => {
    expect(instructionOf(final, "USER")).toBe("node");
    expect(commandOf(instructionOf(final, "CMD"))[0]).toBe("node");
    expect(instructionOf(final, "HEALTHCHECK")).toMatch(/ CMD \["node", /);
  });
});

const commandOf = (rest: string) => JSON.parse(rest.slice(rest.indexOf("["))) as string[];

/** The variables of `ENV`. */
const variablesOf = (stage: Stage) =>
  Object.fromEntries(
    instructionOf(stage, "ENV")
      .split(" ")
      .map((pair) => pair.split("=")),
  ) as Record<string, string>;

/** A folder in place of the image of a stage: what is copied into it, and what its commands make. */
async function stageFolder(stage: Stage, context: string, others: ReadonlyMap<string, string>) {
  const folder = temporaryFolder();
  for (const { keyword, rest } of stage.instructions) {
    if (keyword === "COPY") copyInto(folder, rest, context, others);
    if (keyword === "RUN") await run("sh", ["-c", rest], folder, { ...OFFLINE, BASE_URL });
  }
  return folder;
}

const OFFLINE = { npm_config_prefer_offline: "true" };

/** `--from` names a stage, whose folder stands for its WORKDIR. */
function copyInto(
  folder: string,
  rest: string,
  context: string,
  others: ReadonlyMap<string, string>,
): void {
  const [, stage, paths = ""] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const from = stage === undefined ? context : (others.get(stage) ?? "");
  const patterns = paths.split(" ").map((path) => path.replace(/^\/work\//, ""));
  const target = patterns.pop() ?? "";
  for (const path of patterns.flatMap((pattern) => globSync(pattern, { cwd: from }))) {
    const to = target.endsWith("/") ? join(folder, target, basename(path)) : join(folder, target);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(from, path), to, { recursive: true, verbatimSymlinks: true });
  }
}

/** A project with the packed package beside its package.json, as `docker build` gets it. */
async function projectContext(): Promise<string> {
  const folder = temporaryFolder();
  const archive = basename(packedPackage());
  cpSync(packedPackage(), join(folder, archive));
  const dependencies = { "typography-registry": `file:${archive}` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  await run("npm", ["install", "--package-lock-only", "--no-audit", "--no-fund"], folder, OFFLINE);
  cpSync(FIXTURE_REGISTRY, join(folder, "registry"), { recursive: true });
  return folder;
}

/** Another user, on file systems that cannot be written. */
const RESTRICTED = [
  "unshare",
  "--mount",
  "sh",
  "-c",
  'mount -o remount,bind,ro / && exec "$@"',
  "sh",
  "setpriv",
  "--reuid=1000",
  "--regid=1000",
  "--clear-groups",
  "--no-new-privs",
];
/** Reported as skipped where the current user may not restrict another one. */
const itRestricted =
  spawnSync(RESTRICTED[0]!, [...RESTRICTED.slice(1), "true"]).status === 0 ? it : it.skip;

describe("the image, as a folder", () => {
  let image: string;

  beforeAll(async () => {
    const context = await projectContext();
    const built = await stageFolder(build, context, new Map());
    image = await stageFolder(final, context, new Map([["build", built]]));
    // The folder of a test is its user's alone.
    chmodSync(image, 0o755);
  });
  afterAll(() => killServers());

  it("has the published folder with the base URL of the argument, and no item's source", () => {
    const item = readFileSync(join(image, "dist/r/plain.json"), "utf8");
    expect(item).toContain(`${BASE_URL}/r/inter.json`);
    expect(globSync("*", { cwd: image }).sort()).toEqual(["dist", "node_modules"]);
  });

  itRestricted(
    "serves, is healthy, and stops on SIGTERM, as a user that may write nowhere",
    async () => {
      const port = await freePort();
      const env = { ...variablesOf(final), PORT: String(port) };
      const [command = "", ...args] = [...RESTRICTED, ...commandOf(instructionOf(final, "CMD"))];
      const server = await startedServer(command, args, port, image, env);
      const response = await fetch(`http://127.0.0.1:${port}/r/plain.json?h1-size=3rem`);
      expect((await response.json()).css.h1["font-size"]).toBe("3rem");

      const [check = "", ...checkArgs] = commandOf(instructionOf(final, "HEALTHCHECK"));
      const options = { env: { ...process.env, ...env } };
      expect(execFileSync(check, checkArgs, options).toString()).toBe("");
      server.kill("SIGTERM");
      expect(await once(server, "exit")).toEqual([0, null]);
      expect(spawnSync(check, checkArgs, options).status).toBe(1);
    },
  );
});

/** An instruction of a Dockerfile: its keyword, and the rest of the line. */
interface Instruction {
  keyword: string;
  rest: string;
}

/** A build stage: what it starts from, its name, and what it does. */
interface Stage {
  image: string;
  name?: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile without escapes and continued lines. */
function dockerfileStages(file: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [, keyword = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (keyword === "FROM") {
      const [image = "", , name] = rest.split(" ");
      stages.push({ image, ...(name !== undefined && { name }), instructions: [] });
    } else stages.at(-1)?.instructions.push({ keyword, rest });
  }
  return stages;
}

/** The rest of the only instruction with a keyword. */
function instructionOf({ instructions }: Stage, keyword: string): string {
  const [found, ...others] = instructions.filter((one) => one.keyword === keyword);
  if (found === undefined || others.length > 0)
    throw new Error(`The stage has ${others.length + 1} instructions ${keyword}`);
  return found.rest;
}
