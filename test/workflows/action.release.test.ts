import { packedPackage } from "../shared/shared.ts";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parse } from "yaml";
import { projectFiles } from "../../build/new/project-files.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { installPackage } from "../clients/processes.ts";
import { yamlExample } from "./github-parser.ts";
import { runAction, runWorkflow } from "./run-steps.ts";

const action = readFileSync(join(PROJECT, "action.yml"), "utf8");
const called = readFileSync(join(PROJECT, ".github/workflows/validate-registry.yml"), "utf8");
const written = projectFiles({ name: "acme-type" });
const OFFLINE = { npm_config_prefer_offline: "true" };
const ANNOTATION =
  /^::error file=registry\/pairings\/plain\.json,line=30,col=22,title=schema\/enum::.*bold/m;

/** The action in a folder of its own, as GitHub has it: nothing is installed or compiled. */
let downloaded: string;
/** What has been merged, with the packed package in its lock file. */
let merged: string;

beforeAll(async () => {
  downloaded = join(temporaryFolder(), "action");
  const ignored = /^(?:node_modules|lib|dist|\.cache|\.git|(?:registry|schemas)\/generated)$/;
  cpSync(PROJECT, downloaded, {
    recursive: true,
    filter: (path) => !ignored.test(relative(PROJECT, path)),
  });
  merged = checkout(temporaryFolder());
  await installPackage(packedPackage(), merged);
});

/** A checkout of a team's repository. */
function checkout(folder: string): string {
  write(folder, "package.json", '{"private":true,"type":"module"}');
  cpSync(FIXTURE_REGISTRY, join(folder, "registry"), { recursive: true });
  return folder;
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function breakItem(folder: string): void {
  const file = join(folder, "registry/pairings/plain.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('"font-weight": "600"', '"font-weight": "bold"'));
}

/** What a pull request can hold so that a tool executes it. @returns the file that would then be written */
function plantCode(folder: string): string {
  const pwned = join(folder, "PWNED");
  const script = `require("node:fs").writeFileSync(${JSON.stringify(pwned)}, "")`;
  const shell = `touch ${pwned}`;
  const scripts = [
    "preinstall",
    "install",
    "postinstall",
    "prepare",
    "compile",
    "validate",
    "build",
  ];
  const run = Object.fromEntries(scripts.map((name) => [name, shell]));
  const evil = '{"name":"typography-registry","main":"evil.cjs","bin":"lib/build/main.js"}';
  const files: Record<string, string> = {
    "package.json": JSON.stringify({ name: "typography-registry", scripts: run }),
    ".npmrc": "script-shell=./evil.sh\nnode-options=--require ./evil.cjs\nignore-scripts=false\n",
    "evil.sh": `#!/bin/sh\n${shell}\n`,
    "evil.cjs": script,
    ".bash_profile": shell,
    "node_modules/typography-registry/package.json": evil,
    "node_modules/typography-registry/evil.cjs": script,
    "node_modules/typography-registry/lib/build/main.js": script,
    "node_modules/ajv/index.js": script,
    "node_modules/.bin/typography-registry": `#!/bin/sh\n${shell}\n`,
    "node_modules/.bin/node": `#!/bin/sh\n${shell}\n`,
    "lib/build/main.js": script,
    "registry/package.json": JSON.stringify({ scripts: run }),
    "registry/index.js": script,
    // Git takes the folder for a repository, and runs its fsmonitor.
    "registry/HEAD": "ref: refs/heads/main\n",
    "registry/config": `[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = "${shell}"\n`,
    "registry/refs/heads/main": `${"0".repeat(40)}\n`,
    "registry/objects/info/alternates": "/nowhere\n",
  };
  for (const [path, text] of Object.entries(files)) write(folder, path, text);
  for (const path of ["evil.sh", "node_modules/.bin/typography-registry", "node_modules/.bin/node"])
    chmodSync(join(folder, path), 0o755);
  return pwned;
}

/** Runs the action where it is installed already: its first step, which takes the longest, does nothing. */
function runInstalled(workspace: string, inputs: Record<string, string> = {}) {
  const bin = temporaryFolder();
  write(bin, "npm", "#!/bin/sh\n");
  chmodSync(join(bin, "npm"), 0o755);
  const env = { PATH: `${bin}:${process.env["PATH"] ?? ""}` };
  return runAction(action, { workspace, inputs, actionPath: PROJECT, env });
}

describe("action.yml", () => {
  it("runs its own version, and executes nothing of what a pull request proposes", () => {
    const workspace = checkout(temporaryFolder());
    const pwned = plantCode(workspace);
    const options = { workspace, actionPath: downloaded, env: OFFLINE };
    expect(runAction(action, options)).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining("3 pairings and 5 fonts are valid\n"),
    });
    expect(existsSync(pwned)).toBe(false);
    expect(existsSync(join(workspace, "dist"))).toBe(false);
  });

  it("annotates the line of a problem, fails, and builds nothing", () => {
    const workspace = checkout(temporaryFolder());
    breakItem(workspace);
    const result = runInstalled(workspace, { command: "build" });
    expect(result.exitCode).toBe(1);
    expect(result.output).toMatch(ANNOTATION);
    expect(existsSync(join(workspace, "dist"))).toBe(false);
  });

  it("builds into the folder of its input, with the base URL of its input", () => {
    const workspace = checkout(temporaryFolder());
    const inputs = {
      command: "build",
      out: "public/type",
      "base-url": "https://type.acme.example",
    };
    expect(runInstalled(workspace, inputs)).toMatchObject({ exitCode: 0 });
    const item = readFileSync(join(workspace, "public/type/r/plain.json"), "utf8");
    expect(item).toContain("https://type.acme.example/r/inter.json");
  });

  it.each([
    ["registry", "$(touch pwned)"],
    ["registry", '"; touch pwned; "'],
    ["registry", "--help"],
    ["command", "build; touch pwned"],
    ["command", "serve"],
  ])("takes the input %s %s as text, not as code or as a flag", (name, value) => {
    const workspace = checkout(temporaryFolder());
    const { exitCode, output } = runInstalled(workspace, { [name]: value });
    expect(exitCode).toBe(2);
    expect(output).toMatch(/error/);
    expect(existsSync(join(workspace, "pwned"))).toBe(false);
  });

  it("is what the example of the documentation runs, after nothing but a checkout", () => {
    const { jobs } = parse(
      yamlExample("build/site/docs/own-registry.md", "OWNER/REPOSITORY@COMMIT"),
    ) as {
      jobs: { registry: { steps: { uses?: string; with?: Record<string, string> }[] } };
    };
    const { steps } = jobs.registry;
    expect(steps.map(({ uses }) => uses?.split("@")[0])).toEqual([
      "actions/checkout",
      "OWNER/REPOSITORY",
    ]);
    const workspace = checkout(temporaryFolder());
    expect(runInstalled(workspace, steps[1]?.with).exitCode).toBe(0);
    expect(existsSync(join(workspace, "dist/r/plain.json"))).toBe(true);
  });
});

describe.each([
  ["the called workflow", called],
  ["the workflow that init writes", written.get(".github/workflows/registry.yml") ?? ""],
])("%s", (_, workflow) => {
  it("runs the package of what has been merged on what is proposed, which is not executed", () => {
    const workspace = temporaryFolder();
    cpSync(merged, join(workspace, "merged"), { recursive: true });
    const proposed = checkout(join(workspace, "proposed"));
    const pwned = plantCode(proposed);
    const run = () => runWorkflow(workflow, { workspace, env: OFFLINE });
    expect(run()).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining("3 pairings and 5 fonts are valid\n"),
    });
    breakItem(proposed);
    const broken = run();
    expect(broken.exitCode).toBe(1);
    expect(broken.output).toMatch(ANNOTATION);
    expect(existsSync(pwned)).toBe(false);
  });
});
