/**
 * `npm run measure -- shift|code|drawn|preloads|switch [--path r/layered] [--only a,b] [--save FILE]`: measures
 * what readers of a page get, for every pairing or for those that are named, and prints the greatest
 * values.
 */
import { writeFile } from "node:fs/promises";
import { Command, Option } from "commander";
import { progressOn } from "../../build/commands/progress.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { type Browser, launchedBrowser } from "./browser.ts";
import { codeSizes } from "./code-sizes.ts";
import { fontsOf } from "./installed-pairing.ts";
import { lateFontsSite } from "./late-fonts-site.ts";
import { fontArrival } from "./layout-shift.ts";
import { MEASURED_ROOT, fetchImportedPackages, writeMeasuredPage } from "./measured-page.ts";
import { mostPreloading, preloadedFonts } from "./preloaded-fonts.ts";
import { type Client, projectFor } from "./project-for.ts";
import { renderedAt } from "./rendered-page.ts";
import { type ServedRegistry, servedRegistry } from "./served-registry.ts";
import { SELECTORS, differences, textsOf } from "./stated-typography.ts";
import { componentStyles, randomPairs, unequalStyles } from "./switched-pairing.ts";

interface Flags {
  path: string;
  only?: string;
  save?: string;
}

const DELAY_MILLISECONDS = 1500;
/** Pages wait for their fonts most of the time, so that several can be open at once. */
const TABS = 8;

const program = new Command("measure");
command("shift", "layout shift and width errors while the fonts are late").action(measureShift);
command("code", "the size of code, beside what is stated").action(measureCode);
command("drawn", "whether each element is drawn in the face that is stated").action(measureDrawn);
command("preloads", "the fonts that a page of a Next.js app preloads")
  .option("--most <count>", "the pairings that preload most", Number, 10)
  .option("--random <count>", "some others", Number, 10)
  .action(measurePreloads);
command("switch", "a pairing installed over another one, beside a fresh installation")
  .addOption(new Option("--client <client>").choices(["vite", "next"]).default("vite"))
  .option("--count <count>", "how many ordered pairs, chosen at random", Number, 20)
  .action(measureSwitch);
await program.parseAsync();

function command(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option("--path <path>", "where the items are: r, r/layered, r/self-hosted", "r/layered")
    .option("--only <names>", "these pairings, with commas between")
    .option("--save <file>", "writes all that was measured, as JSON");
}

async function measureShift(flags: Flags): Promise<void> {
  const arrivals = await withPages(flags, async (browser, url) => fontArrival(browser, url));
  await save(flags, arrivals);
  const shifts = arrivals.map(({ layoutShift }) => layoutShift);
  console.log(`${arrivals.length} pairings of ${flags.path}, fonts ${DELAY_MILLISECONDS} ms late`);
  console.log(`layout shift: ${distribution(shifts, 3)}`);
  console.log(`above 0.01: ${shifts.filter((shift) => shift > 0.01).length}`);
  for (const [role, limit] of [
    ["heading", 0.02],
    ["body", 0.01],
    ["mono", 0.001],
  ] as const) {
    const errors = arrivals.map(({ widthErrors }) => Math.abs(widthErrors[role]));
    const above = errors.filter((error) => error > limit).length;
    console.log(`width error of ${role}: ${distribution(errors, 4)}; above ${limit}: ${above}`);
  }
  const worst = arrivals.toSorted((a, b) => b.layoutShift - a.layoutShift).slice(0, 10);
  for (const { name, layoutShift } of worst) console.log(`${name}: ${layoutShift.toFixed(4)}`);
}

async function measureCode(flags: Flags): Promise<void> {
  const measured = await withPages(flags, async (browser, url, item) => ({
    sizes: await codeSizes(browser, url, item),
  }));
  await save(flags, measured);
  const found = measured
    .flatMap(({ name, sizes }) =>
      sizes.map((size) => ({
        name,
        ...size,
        difference: Math.abs(size.renderedPixels - size.statedPixels),
      })),
    )
    .sort((a, b) => b.difference - a.difference);
  console.log(`${measured.length} pairings of ${flags.path}, ${found.length} pieces of code`);
  for (const { name, place, renderedPixels, statedPixels } of found.slice(0, 5))
    console.log(`${name}, in ${place}: ${renderedPixels}px, stated ${statedPixels.toFixed(3)}px`);
}

async function measureDrawn(flags: Flags): Promise<void> {
  const { fonts } = loadCatalog(ownRegistryDir);
  const measured = await withPages(flags, async (browser, url, item) => {
    // Without the code in it, the heading is of one face.
    const texts = { h2: "What the tide brings", ...textsOf(item) };
    const page = await renderedAt(browser, url, SELECTORS, texts);
    return { found: differences(page, item, fonts) };
  });
  await save(flags, measured);
  const different = measured.filter(({ found }) => found.length > 0);
  for (const { name, found } of different) console.log(`${name}: ${found.join("; ")}`);
  const asStated = measured.length - different.length;
  console.log(`${flags.path}: ${asStated} of ${measured.length} pairings are drawn as stated`);
}

async function measurePreloads(flags: Flags & { most: number; random: number }): Promise<void> {
  const registry = await servedRegistry();
  const names = flags.only?.split(",") ?? [
    ...mostPreloading(registry.catalog, flags.most),
    ...randomNames(registry, flags.random),
  ];
  const pairings = pairingsNamed(registry, names);
  const { project, close } = await projectFor("next", fontsOf(pairings, registry.catalog));
  const measured = [];
  for (const name of names) {
    await project.reset();
    await project.add(`${registry.url}/${flags.path}/${name}.json`);
    await project.build();
    const preloads = await preloadedFonts(project);
    measured.push({ name, ...preloads });
    console.log(`${name}: ${preloads.files} files, ${Math.round(preloads.bytes / 1000)} kB`);
  }
  await save(flags, measured);
  console.log(
    `files: ${distribution(
      measured.map(({ files }) => files),
      0,
    )}`,
  );
  await Promise.all([close(), registry.close()]);
}

async function measureSwitch(flags: Flags & { client: Client; count: number }): Promise<void> {
  const registry = await servedRegistry();
  const names = flags.only?.split(",") ?? [...registry.catalog.pairings.keys()];
  const pairs = randomPairs(names, flags.count);
  const pairings = pairingsNamed(registry, pairs.flat());
  const { project, close } = await projectFor(flags.client, fontsOf(pairings, registry.catalog));
  await project.reset();
  const browser = await launchedBrowser();
  let equal = 0;
  for (const [first, second] of pairs) {
    const url = (name: string) => `${registry.url}/${flags.path}/${name}.json`;
    const fresh = await componentStyles(project, browser, url(second));
    const switched = await componentStyles(project, browser, url(first), url(second));
    const found = unequalStyles(fresh, switched);
    if (found.length === 0) equal += 1;
    for (const difference of found) console.log(`${first}, then ${second}: ${difference}`);
  }
  console.log(`${flags.client}, ${flags.path}: ${equal} of ${pairs.length} pairs are as if fresh`);
  process.exitCode = equal === pairs.length ? 0 : 1;
  await Promise.all([browser.close(), close(), registry.close()]);
}

/** Does something with a page for each pairing, several at once. @returns the results, by name */
async function withPages<Result extends object>(
  flags: Flags,
  measure: (browser: Browser, url: string, item: PairingItem) => Promise<Result>,
): Promise<(Result & { name: string })[]> {
  const registry = await servedRegistry();
  const names = flags.only?.split(",") ?? [...registry.catalog.pairings.keys()];
  const pairings = pairingsNamed(registry, names);
  await fetchImportedPackages(names.map((name) => `${registry.url}/${flags.path}/${name}.json`));
  const browser = await launchedBrowser();
  const progress = progressOn(process.stderr);
  const waiting = names.map((name, index) => ({ name, item: pairings[index]! }));
  const results: (Result & { name: string })[] = [];
  const tab = async () => {
    // Each has a server of its own: a browser opens few connections to one host.
    const site = await lateFontsSite(MEASURED_ROOT, DELAY_MILLISECONDS);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { name, item } = next;
      progress.show(`${results.length} of ${names.length}: ${name}`);
      const itemUrl = `${registry.url}/${flags.path}/${name}.json`;
      const page = await writeMeasuredPage(itemUrl, `${flags.path.replaceAll("/", "-")}-${name}`);
      const measured = await measure(browser, `${site.url}${page}`, item).catch(
        (error: unknown) => {
          console.error(`${name}: ${String(error)}`);
          process.exitCode = 1;
        },
      );
      if (measured) results.push({ name, ...measured });
    }
    site.close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  progress.clear();
  await Promise.all([browser.close(), registry.close()]);
  return results;
}

function pairingsNamed({ catalog }: ServedRegistry, names: readonly string[]): PairingItem[] {
  return names.map((name) => {
    const pairing = catalog.pairings.get(name);
    if (pairing === undefined) throw new Error(`no pairing is named ${name}`);
    return pairing;
  });
}

function randomNames({ catalog }: ServedRegistry, count: number): string[] {
  const names = [...catalog.pairings.keys()];
  return Array.from({ length: count }, () => {
    const [picked = ""] = names.splice(Math.floor(Math.random() * names.length), 1);
    return picked;
  });
}

async function save({ save: file }: Flags, measured: unknown): Promise<void> {
  if (file !== undefined) await writeFile(file, JSON.stringify(measured, null, 1));
}

/** `median 0.012, 90 % 0.1, greatest 0.23` */
function distribution(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(digits);
  return `median ${at(0.5)}, 90 % ${at(0.9)}, greatest ${at(1)}`;
}
