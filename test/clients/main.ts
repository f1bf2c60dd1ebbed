/**
 * `npm run test:clients -- [--client vite|next|…] [--path r/layered] [--all | --only a,b]`: installs
 * pairings with the real client in a real app and looks at them in a real browser. What passed is
 * cached by all of the item that is drawn, so that an interrupted run continues where it was.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Command, Option } from "commander";
import { progressOn } from "../../build/commands/progress.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { launchedBrowser } from "./browser.ts";
import { fontsOf, installedPairing } from "./installed-pairing.ts";
import { CLIENTS, type Client, FLAVOUR_PATH, projectFor } from "./project-for.ts";
import { pairingSample } from "./sample.ts";
import { servedRegistry } from "./served-registry.ts";

interface Flags {
  client: Client;
  path?: string;
  all?: true;
  only?: string;
}

const flags = new Command("test:clients")
  .addOption(new Option("--client <client>", "the app").choices(CLIENTS).default("vite"))
  .option(
    "--path <path>",
    "where the items are: r, r/layered, r/self-hosted (default: the flavour for the client)",
  )
  .option("--all", "every pairing, not a sample of them")
  .option("--only <names>", "these pairings, with commas between")
  .parse()
  .opts<Flags>();
const path = flags.path ?? FLAVOUR_PATH[flags.client];

const progressFile = join(
  ownRegistryDir,
  "../.cache/clients",
  `${flags.client}-${path.replaceAll("/", "-")}.json`,
);
const passed = new Set<string>(
  await readFile(progressFile, "utf8").then(
    (text) => JSON.parse(text) as string[],
    () => [],
  ),
);

const registry = await servedRegistry();
const every = [...registry.catalog.pairings.keys()];
const names = flags.only?.split(",") ?? (flags.all ? every : pairingSample(registry.catalog));
const pairings = names.map((name) => {
  const pairing = registry.catalog.pairings.get(name);
  if (pairing === undefined) throw new Error(`no pairing is named ${name}`);
  return pairing;
});

const browser = await launchedBrowser();
const { project, close } = await projectFor(flags.client, fontsOf(pairings, registry.catalog));
const progress = progressOn(process.stderr);
const failures: string[] = [];

for (const [index, name] of names.entries()) {
  progress.show(`${index} of ${names.length}: ${name}`);
  const url = `${registry.url}/${path}/${name}.json`;
  const key = await keyOf(url, name);
  if (passed.has(key)) continue;
  const found = await installedPairing(project, browser, url, registry.catalog).then(
    ({ differences }) => differences,
    (error: unknown) => [String(error)],
  );
  failures.push(...found.map((difference) => `${name}: ${difference}`));
  if (found.length === 0) {
    passed.add(key);
    await mkdir(dirname(progressFile), { recursive: true });
    await writeFile(progressFile, JSON.stringify([...passed]));
  }
}
progress.clear();
await Promise.all([browser.close(), close(), registry.close()]);

for (const failure of failures) console.log(failure);
const failed = new Set(failures.map((failure) => failure.split(":")[0])).size;
console.log(
  `${flags.client}, ${path}: ${names.length - failed} of ${names.length} pairings render as stated`,
);
process.exitCode = failed === 0 ? 0 : 1;

/** Changes with everything that can change the rendering, which titles and descriptions cannot. */
async function keyOf(url: string, name: string): Promise<string> {
  const item = (await (await fetch(url)).json()) as PairingItem;
  const pairing = registry.catalog.pairings.get(name);
  const drawn = {
    ...item,
    title: undefined,
    description: undefined,
    docs: undefined,
    categories: undefined,
    meta: { preview: item.meta?.preview },
  };
  return createHash("sha256")
    .update(`${flags.client} ${path} ${name}`)
    .update(JSON.stringify(drawn).replaceAll(registry.url, ""))
    .update(JSON.stringify(pairing ? fontsOf([pairing], registry.catalog) : []))
    .digest("base64url");
}
