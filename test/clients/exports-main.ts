/**
 * `npm run test:exports -- [--only a,b]`: takes what the Tune tab exports of 20 pairings to the programs
 * that it is for, and compares what they build and what a browser draws with what is stated.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { progressOn } from "../../build/commands/progress.ts";
import { launchedBrowser } from "./browser.ts";
import { EXPORT_CHECKS, exportDifferences } from "./exported-pairing.ts";
import { servedRegistry } from "./served-registry.ts";
import { viteProject } from "./vite.ts";

const SAMPLE_SIZE = 20;

const { only } = new Command("test:exports")
  .option("--only <names>", "these pairings, with commas between")
  .parse()
  .opts<{ only?: string }>();

const registry = await servedRegistry();
const browser = await launchedBrowser();
const project = await viteProject();
const folder = mkdtempSync(join(tmpdir(), "exports-"));
const tools = { registry, browser, project, folder };
const progress = progressOn(process.stderr);
const names = only?.split(",") ?? spread([...registry.catalog.pairings.keys()]);
const failures: string[] = [];

for (const [index, name] of names.entries()) {
  progress.show(`${index} of ${names.length}: ${name}`);
  failures.push(
    ...(await exportDifferences(name, tools).catch((error: unknown) => [
      `${name}: ${String(error)}`,
    ])),
  );
}
progress.clear();
await Promise.all([browser.close(), project.remove(), registry.close()]);
rmSync(folder, { recursive: true, force: true });

for (const failure of failures) console.log(failure);
const failed = new Set(failures.map((failure) => failure.split(/[:,]/, 1)[0])).size;
console.log(names.join(", "));
console.log(
  `${names.length - failed} of ${names.length} pairings as stated, by ${Object.keys(EXPORT_CHECKS).join("; ")}`,
);
process.exitCode = failed === 0 ? 0 : 1;

/** As many as the sample has, at equal distances in the order of names. */
function spread(all: readonly string[]): string[] {
  return all.filter(
    (_, index) =>
      Math.floor((index * SAMPLE_SIZE) / all.length) !==
      Math.floor(((index - 1) * SAMPLE_SIZE) / all.length),
  );
}
