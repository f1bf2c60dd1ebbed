import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { temporaryFolder } from "../fixtures/temporary.ts";

interface Step {
  id?: string;
  name?: string;
  if?: string;
  env?: Record<string, string>;
  run?: string;
  "working-directory"?: string;
}

interface RunOptions {
  /** The folder of the job, which the checkouts are in. */
  workspace: string;
  /** Those of the caller; the defaults of the file fill in. */
  inputs?: Record<string, string>;
  /** Where GitHub puts the repository of an action. */
  actionPath?: string;
  env?: Record<string, string>;
}

interface RunResult {
  /** Of the first step that fails; later ones do not run. */
  exitCode: number;
  /** What the steps print, in which GitHub looks for annotations. */
  output: string;
}

/** Runs the shell steps of a composite action as a runner does. */
export function runAction(text: string, options: RunOptions): RunResult {
  const { inputs, runs } = parse(text) as {
    inputs: Record<string, { default?: string }>;
    runs: { steps: Step[] };
  };
  return runSteps(runs.steps, inputs, options);
}

/** Runs the shell steps of the only job of a workflow. */
export function runWorkflow(text: string, options: RunOptions): RunResult {
  const { on, jobs } = parse(text) as {
    on: { workflow_call?: { inputs: Record<string, { default?: string }> } };
    jobs: Record<string, { steps: Step[] }>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return runSteps(steps, on.workflow_call?.inputs ?? {}, options);
}

function runSteps(
  steps: readonly Step[],
  declared: Record<string, { default?: string }>,
  { workspace, inputs = {}, actionPath = "", env = {} }: RunOptions,
): RunResult {
  const values = new Map([["github.action_path", actionPath]]);
  for (const [name, { default: value = "" }] of Object.entries(declared))
    values.set(`inputs.${name}`, inputs[name] ?? value);
  let output = "";
  for (const step of steps) {
    if (step.run === undefined || !isWanted(step, values)) continue;
    const outputFile = join(temporaryFolder(), "output");
    const script = join(temporaryFolder(), "step.sh");
    writeFileSync(script, step.run);
    // As GitHub starts `shell: bash`.
    const bash = ["--noprofile", "--norc", "-e", "-o", "pipefail", script];
    const github = { GITHUB_ACTION_PATH: actionPath, GITHUB_OUTPUT: outputFile };
    const stepEnv = { ...process.env, ...github, ...env, ...valuesOf(step.env ?? {}, values) };
    const cwd = resolve(workspace, replaced(step["working-directory"] ?? "", values));
    const ran = spawnSync("bash", bash, { cwd, env: stepEnv, encoding: "utf8" });
    output += ran.stdout + ran.stderr;
    if (ran.status !== 0) return { exitCode: ran.status ?? 1, output };
    for (const [name, value] of outputsIn(outputFile))
      values.set(`steps.${step.id}.outputs.${name}`, value);
  }
  return { exitCode: 0, output };
}

function isWanted({ if: condition }: Step, values: ReadonlyMap<string, string>): boolean {
  if (condition === undefined) return true;
  const [, name = "", value] = /^([\w.-]+) == '(.*)'$/.exec(condition) ?? [];
  if (value === undefined) throw new Error(`The condition ${condition} is not known here`);
  return values.get(name) === value;
}

function valuesOf(env: Record<string, string>, values: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(env).map(([key, text]) => [key, replaced(text, values)]),
  );
}

/** @throws for any expression but the folder of the action, and the value of an input or of an output */
function replaced(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/\$\{\{ (.*?) \}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The expression ${name} is not known here`);
    return value;
  });
}

function outputsIn(file: string): [string, string][] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [name = "", ...rest] = line.split("=");
    return [name, rest.join("=")];
  });
}
