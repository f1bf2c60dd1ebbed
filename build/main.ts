#!/usr/bin/env node
/** The command line: validate, build, serve, start, dev. Exit codes: 0 done, 1 problems, 2 misuse. */
import { existsSync } from "node:fs";
import { Command, InvalidArgumentError, Option } from "commander";
import prettyBytes from "pretty-bytes";
import {
  addAddressOptions,
  addServeOptions,
  type AddressFlags,
  portOption,
  runCommandLine,
  type ServeFlags,
} from "../server/command-line.ts";
import { parseBaseUrl } from "./base-url.ts";
import type { BuildResult, OnProgress, Published } from "./build.ts";
import { fingerprintOf, unchangedBuild } from "./earlier-build.ts";
import { REPORT_FORMATS, type ReportFormat, report } from "./report.ts";
import { OutDirError } from "./write-dist.ts";

interface RegistryFlags {
  registry: string;
}

interface BuildFlags extends RegistryFlags {
  out: string;
  baseUrl?: string;
  port: number;
  precompress?: true;
}

const registryOption = () =>
  new Option("--registry <dir>", "the folder with pairings/ and fonts/")
    .env("REGISTRY_DIR")
    .default("registry");

function addBuildOptions(command: Command): Command {
  return command
    .addOption(registryOption())
    .addOption(new Option("--out <dir>", "where to publish").env("DIST_DIR").default("dist"))
    .addOption(
      new Option("--base-url <url>", "fills {base_url} (default: http://localhost with the port)")
        .env("BASE_URL")
        .argParser(baseUrlArgument),
    )
    .option("--precompress", "also write .br and .gz files, for hosts that send them");
}

function baseUrlArgument(text: string): string {
  try {
    return parseBaseUrl(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

function assertRegistry(command: Command, { registry }: RegistryFlags): void {
  if (["pairings", "fonts"].some((folder) => existsSync(`${registry}/${folder}`))) return;
  command.error(
    `error: ${registry} holds neither pairings/ nor fonts/; name the folder with --registry`,
  );
}

/** @returns whether it is published; if not, the exit code is set and the reason told */
async function build(command: Command, flags: BuildFlags): Promise<boolean> {
  assertRegistry(command, flags);
  if (flags.port === 0 && flags.baseUrl === undefined) {
    command.error("error: with port 0 nobody can tell the base URL; name it with --base-url");
  }
  const start = performance.now();
  const baseUrl = flags.baseUrl ?? `http://localhost:${flags.port}`;
  const { registry: registryDir, out: outDir, precompress = false } = flags;
  const fingerprint = fingerprintOf(registryDir, [baseUrl, precompress]);
  let published = unchangedBuild<Published>(outDir, fingerprint);
  const isUnchanged = published !== undefined;
  if (published === undefined) {
    const { buildRegistry } = await import("./build.ts");
    const onProgress = await progressBar(precompress);
    const options = { registryDir, outDir, baseUrl, precompress, onProgress, fingerprint };
    let result: BuildResult;
    try {
      result = buildRegistry(options);
    } catch (error) {
      if (error instanceof OutDirError) command.error(`error: ${error.message}`);
      throw error;
    }
    published = result.published;
    if (published === undefined) {
      process.stderr.write(report(result.validation, "text"));
      process.exitCode = 1;
      return false;
    }
  }
  const { items, files, bytes, passedLimits } = published;
  const size = `${files} files, ${prettyBytes(bytes)}`;
  const milliseconds = Math.round(performance.now() - start);
  const did = isUnchanged ? `Unchanged: ${items} items in` : `Built ${items} items into`;
  console.log(`${did} ${outDir}: ${size}, in ${milliseconds} ms`);
  for (const limit of passedLimits) console.warn(`warning: ${limit}`);
  return true;
}

/** A bar on a terminal, where publishing takes more than a moment. */
async function progressBar(isSlow: boolean): Promise<OnProgress | undefined> {
  if (!process.stderr.isTTY) return undefined;
  const { SingleBar } = await import("cli-progress");
  const bar = new SingleBar({
    format: "Publishing {bar} {value}/{total}",
    stream: process.stderr,
    clearOnComplete: true,
  });
  return (done, items) => {
    if (!isSlow && items < MANY_ITEMS) return;
    if (!bar.isActive) bar.start(items, 0);
    bar.update(done);
    if (done === items) bar.stop();
  };
}

/** Published in more than some seconds. */
const MANY_ITEMS = 10_000;

const program = new Command("typography-registry")
  .description("Font pairings and fonts as shadcn registry items.")
  .exitOverride();

program
  .command("validate")
  .description("check every item against the schemas and the rules")
  .addOption(registryOption())
  .addOption(
    new Option("--format <format>", "how to tell problems").choices(REPORT_FORMATS).default("text"),
  )
  .action(async (flags: RegistryFlags & { format: ReportFormat }, command: Command) => {
    assertRegistry(command, flags);
    const { validateRegistry } = await import("./validate.ts");
    const validation = validateRegistry(flags.registry);
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
    if (!(await build(command, flags))) return;
    const { serve } = await import("../server/serve.ts");
    const { rebuildOnChange } = await import("./dev.ts");
    if ((await serve({ ...flags, distDir: flags.out })) === undefined) return;
    const { registry, out, port, baseUrl } = flags;
    const base = baseUrl === undefined ? ["--port", String(port)] : ["--base-url", baseUrl];
    const compress = flags.precompress ? ["--precompress"] : [];
    rebuildOnChange(registry, [
      "build",
      "--registry",
      registry,
      "--out",
      out,
      ...base,
      ...compress,
    ]);
  });

await runCommandLine(program);
