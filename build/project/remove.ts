import { spawnSync } from "node:child_process";
import type { Catalog } from "../../registry/model/catalog.ts";
import { nearestTo } from "../../registry/search/nearest.ts";
import { shellArgument } from "../site/shared/shell-command.ts";
import { type App, AppError, type PackageManager, readApp } from "./app.ts";
import { type Cleaning, cleaningOf, writeFiles } from "./clean-app.ts";
import { installedItems, itemsOfPairing } from "./installed-items.ts";
import { installedPairing } from "./installed-pairing.ts";
import { type InstalledItem, tracesOf } from "./traces.ts";

/**
 * Takes out of an app what installations of an item wrote, in whatever flavour.
 *
 * @param items of the item; without them those of the pairing that is installed for the whole page
 * @throws AppError when there is nothing of it in the app
 */
export function removeItem(
  folder: string,
  catalog: Catalog,
  items: readonly InstalledItem[] | undefined,
): Cleaning {
  const app = readApp(folder);
  const removed = tracesOf(items ?? installedItemsOf(app, catalog));
  const cleaning = cleaningOf(app, removed);
  if (cleaning.files.length === 0 && cleaning.packages.length === 0)
    throw new AppError(
      `Nothing in ${folder} is as an installation of it writes it: it is not installed, or was edited since.`,
    );
  cleanApp(app, cleaning);
  return cleaning;
}

function installedItemsOf(app: App, catalog: Catalog): InstalledItem[] {
  const pairing = installedPairing(app.stylesheet, catalog);
  if (pairing === undefined)
    throw new AppError(`${app.stylesheet.path} has no pairing of this registry. Name an item.`);
  return itemsOfPairing(pairing.item, catalog);
}

/** @throws AppError for a name that the registry does not have */
export function itemsNamed(name: string, catalog: Catalog): InstalledItem[] {
  const items = installedItems(name, catalog);
  if (items !== undefined) return items;
  const near = nearestTo(name, [...catalog.pairings.keys(), ...catalog.fonts.keys()]);
  throw new AppError(
    `The registry has no item “${name}”.${near === undefined ? "" : ` Did you mean ${near}?`}`,
  );
}

const REMOVE: Readonly<Record<PackageManager, string>> = {
  npm: "uninstall",
  pnpm: "remove",
  yarn: "remove",
  bun: "remove",
};

/**
 * Writes the files, then has the package manager remove the packages.
 *
 * @throws AppError when the second fails, which can be run again
 */
export function cleanApp(app: App, { files, packages }: Cleaning): void {
  writeFiles(app, files);
  if (packages.length > 0)
    runIn(app.folder, app.packageManager, [REMOVE[app.packageManager], ...packages]);
}

/** Runs a command of npm or one like it, and prints what it prints. @throws AppError when it fails */
export function runIn(folder: string, program: string, args: readonly string[]): void {
  // On Windows these programs are scripts, which only a shell runs.
  const shell = process.platform === "win32";
  const written = shell ? args.map(shellArgument) : args;
  const { status, error } = spawnSync(program, written, { cwd: folder, stdio: "inherit", shell });
  if (status === 0) return;
  const reason = error?.message ?? `exited with ${status ?? "a signal"}`;
  throw new AppError(
    `\`${[program, ...args].join(" ")}\` failed in ${folder}: ${reason}. Run it again: what was done before it stays.`,
  );
}
