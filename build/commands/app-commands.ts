import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { PROBLEM_FORMATS, type ProblemFormat, problemsReport } from "../check/report.ts";
import { AppError } from "../project/app.ts";
import type { Cleaning } from "../project/clean-app.ts";

/** The commands for an app in which items are installed: `use`, `remove`, `doctor`. */
export function addAppCommands(program: Command): void {
  addUse(program);
  addRemove(program);
  addDoctor(program);
}

function addUse(program: Command): void {
  program
    .command("use <address> [folder]")
    .description("install an item by the app's shadcn client, and take out the pairing before it")
    .action((address: string, folder: string | undefined, _flags: object, command: Command) =>
      changeApp(command, async () => {
        const { useItem } = await import("../project/use.ts");
        return useItem(folder ?? ".", await ownCatalog(), address);
      }),
    );
}

function addRemove(program: Command): void {
  program
    .command("remove [item] [folder]")
    .description("take an installed item out of an app: a name, or the address it came from")
    .action(
      (first: string | undefined, second: string | undefined, _flags: object, command: Command) =>
        changeApp(command, async () => {
          const isFolder =
            second === undefined && existsSync(join(first ?? ".", "components.json"));
          const [item, folder = "."] = isFolder ? [undefined, first] : [first, second];
          const { removeItem, itemsNamed } = await import("../project/remove.ts");
          const { fetchItems, isAddress } = await import("../project/fetch-items.ts");
          const catalog = await ownCatalog();
          if (item === undefined) return removeItem(folder, catalog, undefined);
          const items = isAddress(item)
            ? await fetchItems(folder, item)
            : itemsNamed(item, catalog);
          return removeItem(folder, catalog, items);
        }),
    );
}

interface DoctorFlags {
  format: ProblemFormat;
}

function addDoctor(program: Command): void {
  program
    .command("doctor [folder]")
    .description("say what is installed in an app, and what installations left or lack there")
    .addOption(
      new Option("--format <format>", "how to print problems")
        .choices(PROBLEM_FORMATS)
        .default("text"),
    )
    .action((folder: string | undefined, { format }: DoctorFlags, command: Command) =>
      exitOnAppError(command, async () => {
        const { readApp } = await import("../project/app.ts");
        const { diagnosisOf } = await import("../project/diagnosis.ts");
        const { pairing, problems } = diagnosisOf(readApp(folder ?? "."), await ownCatalog());
        if (format === "text") console.log(`Installed: ${pairing?.title ?? "no pairing"}`);
        process.stdout.write(problemsReport(problems, format));
        if (problems.length > 0) process.exitCode = 1;
      }),
    );
}

async function ownCatalog() {
  const { loadCatalog } = await import("../../registry/model/catalog.ts");
  return loadCatalog(ownRegistryDir);
}

/** Prints what changed and what stays. */
async function changeApp(command: Command, act: () => Promise<Cleaning>): Promise<void> {
  await exitOnAppError(command, async () => {
    const { files, packages, kept } = await act();
    for (const { path } of files) console.log(withEscapes(`Changed ${path}`));
    if (packages.length > 0) console.log(`Removed ${packages.join(", ")}`);
    for (const line of kept) console.log(withEscapes(`Kept: ${line}`));
  });
}

/** What cannot be done ends the command with a message and exit code 2. */
async function exitOnAppError(command: Command, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    command.error(`error: ${withEscapes(error.message)}`);
  }
}
