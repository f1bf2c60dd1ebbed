import type { Catalog } from "../../registry/model/catalog.ts";
import { CLIENT_ANSWERS } from "../site/shared/install-choices.ts";
import { type PackageManager, readApp } from "./app.ts";
import { type Cleaning, cleaningOf } from "./clean-app.ts";
import { fetchItems } from "./fetch-items.ts";
import { itemsOfPairing } from "./installed-items.ts";
import { installedPairing } from "./installed-pairing.ts";
import { cleanApp, runIn } from "./remove.ts";
import { tracesOf } from "./traces.ts";

/**
 * Installs an item by the app's own shadcn client, and takes out what the pairing before it wrote and the new one
 * does not need: the app is then as after a fresh installation.
 *
 * @param address what the client takes: a URL, `@namespace/name`, a file
 * @throws AppError
 */
export async function useItem(
  folder: string,
  catalog: Catalog,
  address: string,
): Promise<Cleaning> {
  const before = readApp(folder);
  const earlier = installedPairing(before.stylesheet, catalog);
  const installed = tracesOf(await fetchItems(folder, address));
  const [program, ...args] = RUN[before.packageManager];
  const { client } = before;
  runIn(folder, program, [...args, client, "add", ...CLIENT_ANSWERS[client], address]);
  const app = readApp(folder);
  const removed = tracesOf(earlier === undefined ? [] : itemsOfPairing(earlier.item, catalog));
  const cleaning = cleaningOf(app, removed, installed);
  cleanApp(app, cleaning);
  return cleaning;
}

/** npm and bun run the client that the app has installed, if it has. */
const RUN: Readonly<Record<PackageManager, readonly [string, ...string[]]>> = {
  npm: ["npx", "--yes"],
  pnpm: ["pnpm", "dlx"],
  yarn: ["yarn", "dlx"],
  bun: ["bunx"],
};
