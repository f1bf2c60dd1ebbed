#!/usr/bin/env node
/** The command line: validate, build, serve, start, dev, init, new. Exit codes: 0 done, 1 problems, 2 misuse. */
import { readdirSync, realpathSync } from "node:fs";
import { sep } from "node:path";
import { Command, Option } from "commander";
import type { BuildManifest } from "../registry/build-manifest.ts";
import { ownVersion } from "../registry/package-root.ts";
import { folderProblem } from "../registry/folder-problem.ts";
import { withEscapes } from "../registry/invisible-characters.ts";
import {
  addAddressOptions,
  addServeOptions,
  type AddressFlags,
  portOption,
  runCommandLine,
  type ServeFlags,
} from "../server/command-line.ts";
import { baseUrlArgument, isLocal } from "./base-url.ts";
import { checkConfiguration } from "./configuration.ts";
import { addNewCommands } from "./new/commands.ts";
import { distSize } from "./dist-size.ts";
import { OutDirError } from "./out-folder.ts";
import { type BuildOptions, planBuild, unchangedManifest } from "./plan.ts";
import { exceededLimits, remainingFiles } from "./platform-limits.ts";
import { progressOn } from "./progress.ts";
import { PublicDirError } from "./public-files.ts";
import { PublishError } from "./publish-error.ts";
import { REPORT_FORMATS, type ReportFormat, report } from "./report.ts";
import { registryOption } from "./registry-option.ts";
import type { RegistryInputs } from "./registry-inputs.ts";
import { explanationOf } from "./rules/rule-page.ts";
import type { KeptFiles } from "./swap-folders.ts";
import type { Validation } from "./validate.ts";

interface RegistryFlags {
  registry: string;
}

interface ValidateFlags extends RegistryFlags {
  format: ReportFormat;
  explain?: string;
  fix?: true;
  changed?: string;
}

interface BuildFlags extends RegistryFlags {
  out: string;
  public?: string;
  baseUrl?: string;
  port: number;
  precompress?: true;
  site: boolean;
}

function addBuildOptions(command: Command): Command {
  return command
    .addOption(registryOption())
    .addOption(
      new Option("--out <dir>", "the folder to publish into").env("DIST_DIR").default("dist"),
    )
    .addOption(
      new Option("--public <dir>", "files of your own to publish too, such as robots.txt").env(
        "PUBLIC_DIR",
      ),
    )
    .addOption(
      new Option(
        "--base-url <url>",
        "fills {base_url} (default: that of config.json, else http://localhost with the port)",
      )
        .env("BASE_URL")
        .argParser(baseUrlArgument),
    )
    .option("--no-site", "leave out the pages for people")
    .option("--precompress", "also write .br and .gz files, for hosts that send them");
}

/** As many as a shell reports of a command that SIGPIPE has ended. */
const CLOSED_PIPE_EXIT_CODE = 128 + 13;

/** Output that nobody reads any more, as of `build | head -1`, ends nothing, and is no error to print. */
function allowClosedPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exitCode ??= CLOSED_PIPE_EXIT_CODE;
  });
}

function assertRegistry(command: Command, { registry }: RegistryFlags): void {
  const problem =
    folderProblem(registry) ??
    (readdirSync(registry).some((name) => name === "pairings" || name === "fonts")
      ? undefined
      : "contains neither pairings/ nor fonts/");
  if (problem === undefined) return;
  command.error(
    `error: ${registry} ${problem}. Use --registry to name the folder with pairings/ and fonts/.`,
  );
}

function buildOptions(command: Command, flags: BuildFlags): BuildOptions {
  assertRegistry(command, flags);
  const baseUrl = flags.baseUrl ?? checkConfiguration(flags.registry).configuration.baseUrl;
  if (flags.port === 0 && baseUrl === undefined) {
    command.error("error: --port 0 has no default base URL. Set one with --base-url.");
  }
  return {
    registryDir: flags.registry,
    outDir: flags.out,
    baseUrl: baseUrl ?? `http://localhost:${flags.port}`,
    publicDir: flags.public,
    precompress: flags.precompress ?? false,
    site: flags.site,
  };
}

/** @returns whether it is published; if not, the exit code is set and the problems are printed */
async function build(command: Command, flags: BuildFlags): Promise<boolean> {
  allowClosedPipe();
  const start = performance.now();
  const options = buildOptions(command, flags);
  const progress = progressOn(process.stderr);
  progress.show(`Reading ${options.registryDir}…`);
  try {
    const plan = planBuild(options);
    const unchanged = unchangedManifest(plan);
    if (unchanged) {
      progress.clear();
      warnOfKeptFiles(plan.kept);
      printBuilt(`Unchanged: ${unchanged.items} items in`, unchanged, options, start);
      return true;
    }
    progress.show(`Validating ${plan.folder.sources.length} items…`);
    const { runBuildInParallel } = await import("./build.ts");
    const { validation, manifest, kept } = await runBuildInParallel(plan, (done, items) => {
      progress.show(`Publishing ${done} of ${items} items…`);
    });
    progress.clear();
    warnOfKeptFiles(kept);
    if (manifest === undefined) {
      process.stderr.write(report(validation, "text"));
      process.exitCode = 1;
      return false;
    }
    printBuilt(`Built ${manifest.items} items into`, manifest, options, start);
    printReplacing(plan.folder);
    return true;
  } catch (error) {
    progress.clear();
    if (error instanceof OutDirError || error instanceof PublicDirError)
      command.error(`error: ${error.message}`);
    if (!(error instanceof PublishError)) throw error;
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
    return false;
  }
}

/** Whether --changed asks for a file; undefined without the flag. */
async function changedFilter(
  command: Command,
  { registry, changed }: ValidateFlags,
): Promise<((file: string) => boolean) | undefined> {
  if (changed === undefined) return undefined;
  const { RevisionError } = await import("./changed-files.ts");
  const { changedSince } = await import("./changed-validation.ts");
  try {
    return changedSince(registry, changed);
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    return command.error(`error: ${error.message}`);
  }
}

async function validate({ registry }: ValidateFlags): Promise<Validation> {
  const { validateRegistry } = await import("./validate.ts");
  return validateRegistry(registry);
}

/** The changes are printed apart from the report, which a program may read. */
async function fix(
  command: Command,
  { registry }: ValidateFlags,
  isWanted?: (file: string) => boolean,
): Promise<Validation> {
  if (isShipped(registry)) {
    command.error(
      `error: ${registry} belongs to an installed package. Copy its items to edit them.`,
    );
  }
  const { fixRegistry } = await import("./fix/fix-registry.ts");
  const { changes, failures, validation } = fixRegistry(registry, isWanted);
  for (const change of changes) console.error(withEscapes(`Fixed ${change}`));
  for (const failure of failures) console.error(withEscapes(`error: ${failure}`));
  if (failures.length > 0) process.exitCode = 1;
  return validation;
}

/** An installed package is replaced by the next installation. */
function isShipped(registry: string): boolean {
  return realpathSync(registry).split(sep).includes("node_modules");
}

function explain(command: Command, rule: string): void {
  try {
    process.stdout.write(explanationOf(rule));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    command.error(`error: ${error.message}`);
  }
}

function printBuilt(
  did: string,
  manifest: BuildManifest,
  { outDir, baseUrl }: BuildOptions,
  start: number,
): void {
  const size = distSize(manifest);
  const milliseconds = Math.round(performance.now() - start);
  console.log(
    `${did} ${outDir}: ${size.files} files, ${(size.bytes / 1e6).toFixed(1)} MB, in ${milliseconds} ms`,
  );
  for (const limit of exceededLimits(size)) console.warn(`warning: ${limit}`);
  if (isLocal(baseUrl))
    console.log(
      `The base URL is ${baseUrl}. To publish elsewhere, run: npm run build -- --base-url https://your.domain`,
    );
  const remaining = remainingFiles(size);
  if (remaining !== undefined) console.log(remaining);
}

function printReplacing({ replacing }: RegistryInputs): void {
  for (const { stem, file } of replacing)
    console.log(`${file} takes the place of the item ${stem} of typography-registry.`);
}

function warnOfKeptFiles(kept: readonly KeptFiles[]): void {
  for (const { folder, paths } of kept)
    console.warn(
      `warning: ${paths.join(", ")} appeared while a build replaced the folder, and was kept in ${folder}`,
    );
}

const program = new Command("typography-registry")
  .description("Font pairings and fonts as shadcn registry items.")
  .version(ownVersion(), "--version", "print the version of this package")
  .exitOverride();

program
  .command("validate")
  .description("check every item against the schemas and the rules")
  .addOption(registryOption())
  .addOption(
    new Option("--format <format>", "how to print problems")
      .choices(REPORT_FORMATS)
      .default("text"),
  )
  .option("--changed <revision>", "only problems in files that differ from a revision of git")
  .option("--fix", "first write what has only one remedy, and print it")
  .option("--explain <rule>", "print why a rule is there, with an example, and check nothing")
  .action(async (flags: ValidateFlags, command: Command) => {
    allowClosedPipe();
    if (flags.explain !== undefined) {
      explain(command, flags.explain);
      return;
    }
    assertRegistry(command, flags);
    const isWanted = await changedFilter(command, flags);
    const whole = await (flags.fix ? fix(command, flags, isWanted) : validate(flags));
    const { validationOf } = await import("./changed-validation.ts");
    const validation = isWanted === undefined ? whole : validationOf(whole, isWanted);
    process.stdout.write(report(validation, flags.format));
    if (!validation.isValid) process.exitCode = 1;
  });

addBuildOptions(program.command("build"))
  .description("validate, then publish everything for any static host")
  .addOption(portOption("port in the default base URL"))
  .action(async (flags: BuildFlags, command: Command) => {
    await build(command, flags);
  });

addServeOptions(program.command("serve"))
  .description("serve a published folder, and compute overrides")
  .action(async ({ dist, ...flags }: ServeFlags) => {
    const { serve } = await import("../server/serve.ts");
    await serve({ ...flags, distDir: dist });
  });

addAddressOptions(addBuildOptions(program.command("start")))
  .description("build, then serve")
  .action(async (flags: BuildFlags & AddressFlags, command: Command) => {
    if (!(await build(command, flags))) return;
    const { serve } = await import("../server/serve.ts");
    await serve({ ...flags, distDir: flags.out });
  });

addAddressOptions(addBuildOptions(program.command("dev")))
  .description("build and serve, and build again whenever an item or a schema changes")
  .action(async (flags: BuildFlags & AddressFlags, command: Command) => {
    const { dev } = await import("./dev.ts");
    await dev(buildOptions(command, flags), { ...flags, distDir: flags.out });
  });

addNewCommands(program);

await runCommandLine(program);
