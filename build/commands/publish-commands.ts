import { type Command, Option } from "commander";
import { type BuildManifest, distSize } from "../dist/build-manifest.ts";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import {
  addAddressOptions,
  addServeOptions,
  type AddressFlags,
  portOption,
  type ServeFlags,
} from "../../server/command-line.ts";
import { baseUrlArgument } from "../check/read/base-url.ts";
import { namespaceArgument } from "./name-arguments.ts";
import { checkConfiguration } from "../check/read/configuration.ts";
import {
  type BuildOptions,
  type BuildPlan,
  planBuild,
  unchangedManifest,
} from "../publish/plan.ts";
import { exceededLimits } from "../publish/platform-limits.ts";
import { KEPT_BUILDS } from "../publish/kept-files.ts";
import { allowClosedPipe, progressOn } from "./output.ts";
import { FolderError, PublishError } from "../dist/publish-error.ts";
import { preservedWarning } from "../dist/replace-folder.ts";
import type { RegistryInputs } from "../check/read/registry-inputs.ts";
import { type RegistryFlags, assertRegistry, registryOption } from "./registry-option.ts";
import { report } from "../check/reports/report.ts";

interface BuildFlags extends RegistryFlags {
  out: string;
  public?: string;
  baseUrl?: string;
  namespace?: string;
  fontPackage: string;
  port: number;
  precompress?: true;
  site: boolean;
}

/** Adds `build`, `serve`, `start` and `dev`. */
export function addPublishCommands(program: Command): void {
  addBuildOptions(program.command("build"))
    .description("validate, then publish everything for any static host")
    .addOption(portOption("port in the default base URL"))
    .action(async (flags: BuildFlags, command: Command) => {
      await build(command, flags);
    });

  addServeOptions(program.command("serve"))
    .description("serve a published folder, and compute overrides")
    .action(async ({ dist, ...flags }: ServeFlags) => {
      const { serve } = await import("../../server/serve.ts");
      await serve({ ...flags, distDir: dist });
    });

  addAddressOptions(addBuildOptions(program.command("start")))
    .description("build, then serve")
    .action(async (flags: BuildFlags & AddressFlags, command: Command) => {
      if (!(await build(command, flags))) return;
      const { serve } = await import("../../server/serve.ts");
      await serve({ ...flags, distDir: flags.out });
    });

  addAddressOptions(addBuildOptions(program.command("dev")))
    .description("build and serve, and build again whenever an item or a schema changes")
    .action(async (flags: BuildFlags & AddressFlags, command: Command) => {
      const { dev } = await import("./dev.ts");
      await dev(buildOptions(command, flags), { ...flags, distDir: flags.out });
    });
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
    .addOption(
      new Option(
        "--namespace <name>",
        "such as @acme: items refer to each other by it (default: that of config.json, else by URLs)",
      )
        .env("NAMESPACE")
        .argParser(namespaceArgument),
    )
    .addOption(
      new Option(
        "--font-package <dir>",
        "the folder for the npm package of fontPackage in config.json",
      )
        .env("FONT_PACKAGE_DIR")
        .default("font-package"),
    )
    .option("--no-site", "leave out the pages for people")
    .option(
      "--precompress",
      "also write .br, .zst and .gz files, for hosts that send them (.zst: Node.js 22.15 or newer)",
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
    namespace: flags.namespace,
    fontPackageDir: flags.fontPackage,
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
      printBuilt(`Unchanged: ${unchanged.items} items in`, unchanged, options, start);
      return true;
    }
    progress.show(`Validating ${plan.folder.sources.length} items…`);
    const { prepareBuild, runBuild } = await import("../publish/build.ts");
    const onProgress = (done: number, items: number) => {
      progress.show(`Publishing ${done} of ${items} items…`);
    };
    const built = runBuild(plan, prepareBuild(plan, { onProgress }));
    const { validation, manifest, preserved, replacedFonts = [] } = built;
    progress.clear();
    for (const files of preserved) console.warn(preservedWarning(files));
    if (validation.problems.length > 0) process.stderr.write(report(validation, "text"));
    if (manifest === undefined) {
      process.exitCode = 1;
      return false;
    }
    printBuilt(`Built ${manifest.items} items into`, manifest, options, start);
    printReplacing(plan.folder);
    printFontPackage(plan, flags);
    for (const path of replacedFonts)
      console.warn(
        `warning: ${path} of the font package was another file in this version. If that is published, raise the version in fontPackage.`,
      );
    printKept(manifest);
    return true;
  } catch (error) {
    progress.clear();
    if (error instanceof FolderError) command.error(`error: ${withEscapes(error.message)}`);
    if (!(error instanceof PublishError)) throw error;
    console.error(`error: ${withEscapes(error.message)}`);
    process.exitCode = 1;
    return false;
  }
}

function printBuilt(
  did: string,
  manifest: BuildManifest,
  { outDir, baseUrl, precompress }: BuildOptions,
  start: number,
): void {
  const size = distSize(manifest);
  const milliseconds = Math.round(performance.now() - start);
  console.log(
    `${did} ${outDir} for ${baseUrl}: ${size.files} files, ${(size.bytes / 1e6).toFixed(1)} MB, in ${milliseconds} ms`,
  );
  for (const limit of exceededLimits(size, precompress)) console.warn(`warning: ${limit}`);
}

function printReplacing({ replacing }: RegistryInputs): void {
  for (const { stem, file } of replacing)
    console.log(withEscapes(`${file} overrides the item ${stem} of typography-registry.`));
}

function printFontPackage({ folder }: BuildPlan, { fontPackage: dir }: BuildFlags): void {
  const { fontPackage } = folder.configuration;
  if (fontPackage === undefined) return;
  console.log(
    `Wrote ${fontPackage} into ${dir}. Publish it before the registry: npm publish ./${dir}`,
  );
}

function printKept({ kept = {} }: BuildManifest): void {
  for (const [path, builds] of Object.entries(kept))
    console.log(
      withEscapes(`Kept ${path} of an earlier build, for ${KEPT_BUILDS - builds} more builds.`),
    );
}
