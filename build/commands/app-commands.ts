import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, Option } from "commander";
import type { Catalog } from "../../registry/model/catalog.ts";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { ownRegistryDir, ownVersion } from "../../registry/model/package-root.ts";
import { counted } from "../../registry/search/words.ts";
import { PROBLEM_FORMATS, type ProblemFormat, problemsReport } from "../check/report.ts";
import { exitOnError } from "./exit-on-error.ts";
import { AppError } from "../project/app.ts";
import type { Cleaning } from "../project/clean-app.ts";
import type { Diagnosis } from "../project/diagnosis.ts";
import type { InstalledPairing } from "../project/installed-pairing.ts";

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
          if (item !== undefined && isAddress(item))
            return removeItem(folder, catalog, await fetchItems(folder, item));
          return removeItem(folder, catalog, item === undefined ? item : itemsNamed(item, catalog));
        }),
    );
}

interface DoctorFlags {
  format: ProblemFormat;
  fix?: true;
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
    .option("--fix", "first take out the fonts that are loaded and never drawn")
    .action((named: string | undefined, { format, fix }: DoctorFlags, command: Command) =>
      exitOnError(command, AppError, async () => {
        const folder = named ?? ".";
        const { readApp } = await import("../project/app.ts");
        const { diagnosisOf } = await import("../project/diagnosis.ts");
        const catalog = await ownCatalog();
        if (fix) await fixApp(folder, catalog);
        const diagnosis = diagnosisOf(readApp(folder), catalog);
        if (format === "text") console.log(summaryOf(diagnosis));
        process.stdout.write(problemsReport(diagnosis.problems, format));
        if (diagnosis.problems.length > 0) process.exitCode = 1;
      }),
    );
}

function summaryOf({ installed, typesets, bytes, preloads }: Diagnosis): string {
  const parts = [
    installed === undefined ? "no pairing of the whole page" : stateOf(installed),
    ...(typesets.length > 0 ? [`typeset ${typesets.join(", ")}`] : []),
    ...(bytes === undefined ? [] : [`a page loads ${Math.round(bytes / 1000)} KB of fonts`]),
    ...(preloads === 0 ? [] : [`${counted(preloads, "file")} preloaded`]),
  ];
  return `Installed: ${parts.join("; ")}`;
}

function stateOf({ item, flavour, edited }: InstalledPairing): string {
  const state = edited === 0 ? "as in" : `${counted(edited, "value")} other than in`;
  return `${item.title}, ${flavour}, ${state} typography-registry ${ownVersion()}`;
}

/** What it changes is printed apart from the report, which a program may read. */
async function fixApp(folder: string, catalog: Catalog): Promise<void> {
  const { readApp } = await import("../project/app.ts");
  const { diagnosisOf } = await import("../project/diagnosis.ts");
  const { fixOf } = await import("../project/fix-app.ts");
  const { cleanApp } = await import("../project/remove.ts");
  const app = readApp(folder);
  const cleaning = fixOf(app, catalog, diagnosisOf(app, catalog));
  cleanApp(app, cleaning);
  printChanges(cleaning, console.error);
}

async function ownCatalog() {
  const { loadCatalog } = await import("../../registry/model/catalog.ts");
  return loadCatalog(ownRegistryDir);
}

/** Prints what changed and what stays. */
async function changeApp(command: Command, act: () => Promise<Cleaning>): Promise<void> {
  await exitOnError(command, AppError, async () => {
    printChanges(await act(), console.log);
  });
}

function printChanges({ files, packages, kept }: Cleaning, print: (line: string) => void): void {
  for (const { path } of files) print(withEscapes(`Changed ${path}`));
  if (packages.length > 0) print(`Removed ${packages.join(", ")}`);
  for (const line of kept) print(withEscapes(`Kept: ${line}`));
}
