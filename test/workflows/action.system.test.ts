import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { installPackage, packedPackage } from "../library/packed-package.ts";
import { yamlExample } from "./github-parser.ts";
import { runAction, runCalledWorkflow } from "./run-steps.ts";

const action = readFileSync(join(PROJECT, "action.yml"), "utf8");
const called = readFileSync(join(PROJECT, ".github/workflows/validate-registry.yml"), "utf8");
const OFFLINE = { npm_config_prefer_offline: "true" };
const ANNOTATION =
  /^::error file=registry\/pairings\/plain\.json,line=30,col=22,title=schema\/enum::.*bold/m;

let archive: string;
let installed: string;

beforeAll(async () => {
  archive = await packedPackage(temporaryFolder());
  installed = checkout();
  await installPackage(archive, installed);
});

/** A checkout of a team's repository, with the packed package in it and nothing installed. */
function checkout(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "package.json"), '{"private":true,"type":"module"}');
  cpSync(FIXTURE_REGISTRY, join(folder, "registry"), { recursive: true });
  return folder;
}

/** Breaks line 30 of an item, for as long as a function runs. */
function whileBroken<Result>(folder: string, act: () => Result): Result {
  const file = join(folder, "registry/pairings/plain.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('"font-weight": "600"', '"font-weight": "bold"'));
  try {
    return act();
  } finally {
    writeFileSync(file, text);
  }
}

describe.each([
  ["action.yml", (options: Parameters<typeof runAction>[1]) => runAction(action, options)],
  [
    "the called workflow",
    (options: Parameters<typeof runAction>[1]) =>
      runCalledWorkflow(called, { ...options, env: OFFLINE }),
  ],
])("%s, in a project that has the package installed", (_, runIn) => {
  it("validates", () => {
    expect(runIn({ workspace: installed })).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining("3 pairings and 5 fonts are valid\n"),
    });
    expect(existsSync(join(installed, "dist"))).toBe(false);
  });

  it("annotates the line of a problem, fails, and builds nothing", () => {
    const result = whileBroken(installed, () =>
      runIn({ workspace: installed, inputs: { command: "build" } }),
    );
    expect(result.exitCode).toBe(1);
    expect(result.output).toMatch(ANNOTATION);
    expect(existsSync(join(installed, "dist"))).toBe(false);
  });
});

describe("action.yml", () => {
  it("builds into the folder of its input, with the base URL of its input", () => {
    const inputs = {
      command: "build",
      out: "public/type",
      "base-url": "https://type.acme.example",
    };
    expect(runAction(action, { workspace: installed, inputs })).toMatchObject({ exitCode: 0 });
    const item = readFileSync(join(installed, "public/type/r/plain.json"), "utf8");
    expect(item).toContain("https://type.acme.example/r/inter.json");
  });

  it.each([
    ["registry", "$(touch pwned)"],
    ["registry", '"; touch pwned; "'],
    ["registry", "--help"],
    ["command", "build; touch pwned"],
    ["command", "serve"],
  ])("takes the input %s %s as text, not as code or as a flag", (name, value) => {
    const { exitCode, output } = runAction(action, {
      workspace: installed,
      inputs: { [name]: value },
    });
    expect(exitCode).toBe(2);
    expect(output).toMatch(/error/);
    expect(existsSync(join(installed, "pwned"))).toBe(false);
  });

  it("without the package in the project runs its own version, compiled from its repository", () => {
    const actionPath = join(temporaryFolder(), "action");
    const ignored = /^(?:node_modules|lib|dist|\.cache|\.git|(?:registry|schemas)\/generated)$/;
    cpSync(PROJECT, actionPath, {
      recursive: true,
      filter: (path) => !ignored.test(relative(PROJECT, path)),
    });
    const workspace = checkout();
    const options = { workspace, actionPath, env: OFFLINE };
    const result = whileBroken(workspace, () => runAction(action, options));
    expect(result.exitCode).toBe(1);
    expect(result.output).toMatch(ANNOTATION);
    expect(runAction(action, options).exitCode).toBe(0);
  });
});

it("the example of the README validates and builds", () => {
  const { jobs } = parse(yamlExample("README.md", "OWNER/REPOSITORY@COMMIT")) as {
    jobs: { registry: { steps: { uses?: string; run?: string; with?: Record<string, string> }[] } };
  };
  const outcomes = jobs.registry.steps.map(({ uses, run: command, with: inputs = {} }) => {
    if (command !== undefined) {
      const ran = spawnSync("bash", ["-e", "-c", command], {
        cwd: installed,
        env: { ...process.env, ...OFFLINE },
      });
      return ran.status;
    }
    if (uses !== "OWNER/REPOSITORY@COMMIT") return uses?.split("@")[0];
    return runAction(action, { workspace: installed, inputs }).exitCode;
  });
  expect(outcomes).toEqual(["actions/checkout", 0, 0]);
  expect(existsSync(join(installed, "dist/r/plain.json"))).toBe(true);
});
