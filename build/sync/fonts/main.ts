/**
 * `npm run sync:fonts`: writes every family of the provider into `registry/fonts/`, and the list of
 * subsets that `next/font` supports, from the packages in pinned-packages.json and the font files in
 * those of fontsource-versions.json. A second run changes nothing; newer packages give a diff.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FontItem, byCodePoints } from "../../../registry/model/items.ts";
import { formatJson } from "../../../registry/model/json.ts";
import { ownRegistryDir, packageDir } from "../../../registry/model/package-root.ts";
import {
  fontsourcePackage,
  isVariablePackage,
  slugOf,
} from "../../../registry/faces/provider-names.ts";
import { FOLDER, readSources } from "../../../registry/model/sources.ts";
import { type Correction, measureFamily } from "./family-measures.ts";
import { type PinnedPackages, fetchedPackages, newestVersions } from "./fetched-packages.ts";
import { type FontFacts, readFontFacts } from "./font-facts.ts";
import { fontItemOf } from "./font-item.ts";
import { packagedLicense } from "./font-license.ts";
import { showProgress } from "./show-progress.ts";

/** Package name -> exact version; `null` when the registry did not have the package. */
type FontsourceVersions = Record<string, string | null>;

const syncDir = join(packageDir, "build/sync/fonts");
const cacheDir = join(packageDir, ".cache/sync");
const versionsFile = join(syncDir, "fontsource-versions.json");

const sources = await fetchedPackages(
  (await readJson(join(syncDir, "pinned-packages.json"))) as PinnedPackages,
  cacheDir,
  showProgress("Fetching sources"),
);
const allFacts = readFontFacts(sources);
const versions = await pinnedVersions(allFacts.map(packageOf));
const folders = await fetchedPackages(
  Object.fromEntries(
    Object.entries(versions).filter(([, version]) => version !== null),
  ) as PinnedPackages,
  cacheDir,
  showProgress("Fetching font files"),
);

const before = new Map(
  readSources(ownRegistryDir)
    .filter(({ kind }) => kind === "font")
    .map(({ stem, bytes }) => [stem, bytes.toString("utf8")]),
);
const after = new Map<string, string>();
const items: FontItem[] = [];
const corrections: Correction[] = [];
const showMeasured = showProgress("Measuring families");
for (const [index, facts] of allFacts.entries()) {
  const folder = folders.get(packageOf(facts));
  const measures = await measureFamily(facts, folder);
  corrections.push(...measures.corrections);
  const license = facts.license ?? (folder && (await packagedLicense(folder)));
  const item = fontItemOf({ ...facts, ...(license && { license }) }, measures);
  items.push(item);
  after.set(item.name, formatJson(item));
  showMeasured(index + 1, allFacts.length);
}

const subsets = [...new Set(allFacts.flatMap((facts) => facts.subsets))].sort(byCodePoints);
await writeFile(join(ownRegistryDir, "next-subsets.json"), formatJson(subsets));
await writeFile(versionsFile, formatJson(versions));

const added = [...after.keys()].filter((name) => !before.has(name));
const removed = [...before.keys()].filter((name) => !after.has(name));
const changed = [...after].filter(([name, text]) => before.has(name) && before.get(name) !== text);

const fontsDir = join(ownRegistryDir, FOLDER.font);
await mkdir(fontsDir, { recursive: true });
for (const [name, text] of after) {
  if (before.get(name) !== text) await writeFile(join(fontsDir, `${name}.json`), text);
}
for (const name of removed) await rm(join(fontsDir, `${name}.json`));

console.log(`Corrected ${corrections.length} published numbers, in font units:`);
console.table(
  corrections.map(({ family, field, published, measured, reason }) => ({
    family,
    field,
    published: published ?? "–",
    measured: measured ?? "–",
    reason,
  })),
);
printNames(
  "without a Fontsource package, so without bytes and advances",
  Object.keys(versions).filter((name) => versions[name] === null),
);
printItems("without a published license", (meta) => meta?.license === undefined);
printItems("without a copyright notice", ({ license } = {}) => license && !license.copyright);
printItems("without a place by popularity", (meta) => meta?.popularity === undefined);
printNames("added", added);
printNames(
  "changed",
  changed.map(([name]) => name),
);
printNames("removed", removed);

function packageOf({ family, axes }: FontFacts): string {
  return fontsourcePackage(slugOf(family), isVariablePackage(axes));
}

/** The versions in the file; a package that is not in it gets the newest version. */
async function pinnedVersions(names: readonly string[]): Promise<FontsourceVersions> {
  const pinned = (await readJson(versionsFile)) as FontsourceVersions;
  const newest = await newestVersions(
    names.filter((name) => pinned[name] === undefined),
    cacheDir,
    showProgress("Fetching newest font files"),
  );
  return Object.fromEntries(
    names.toSorted(byCodePoints).map((name) => [name, pinned[name] ?? newest[name] ?? null]),
  );
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

function printItems(description: string, is: (meta: FontItem["meta"]) => unknown): void {
  printNames(
    description,
    items.filter(({ meta }) => is(meta)).map(({ name }) => name),
  );
}

function printNames(change: string, names: readonly string[]): void {
  const shown = names.length > 40 ? [...names.slice(0, 40), "…"] : names;
  console.log(`${change} ${names.length}${names.length > 0 ? `: ${shown.join(", ")}` : ""}`);
}
