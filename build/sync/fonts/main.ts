/**
 * `npm run sync:fonts`: writes every family of the provider into `registry/fonts/`, and the list of
 * subsets that `next/font` supports, from the packages in pinned-packages.json and the font files in
 * those of fontsource-versions.json. A second run changes nothing; newer packages give a diff.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { globSync } from "glob";
import { type FontItem, byCodePoints } from "../../../registry/model/items.ts";
import { formatJson } from "../../../registry/model/json.ts";
import {
  fontsourceVersionsFile,
  ownRegistryDir,
  packageDir,
} from "../../../registry/model/package-root.ts";
import { coveredLanguages } from "../../../registry/measures/covered-subsets.ts";
import { languagesFile, shippedLanguages } from "../../../registry/model/languages.ts";
import { FOLDER } from "../../../registry/model/sources.ts";
import { withLetters } from "./alphabets.ts";
import { charactersAt } from "./font-characters.ts";
import { measureFamily } from "./family-measures.ts";
import { type PinnedPackages, fetchedPackages, newestVersions } from "./fetched-packages.ts";
import { type FontFacts, readFontFacts } from "./font-facts.ts";
import { fontItemOf, packageOf } from "./font-item.ts";
import { packagedLicense } from "./font-license.ts";

/** Package name -> exact version; `null` when the registry did not have the package. */
type FontsourceVersions = Record<string, string | null>;

const syncDir = join(packageDir, "build/sync/fonts");
const cacheDir = join(packageDir, ".cache/sync");

console.log("Fetching what .cache/sync lacks; the first run takes some minutes…");
const pinned = readJson(join(syncDir, "pinned-packages.json")) as PinnedPackages;
const packages = await fetchedPackages(pinned, cacheDir);
const alphabets = withLetters(shippedLanguages(), packages.get("cldr-misc-full") ?? "");
writeFileSync(languagesFile, formatJson(alphabets));
const allFacts = readFontFacts(packages);
const versions = await pinnedVersions(allFacts.map(packageOf));
writeFileSync(fontsourceVersionsFile, formatJson(versions));
const folders = await fetchedPackages(
  Object.fromEntries(
    Object.entries(versions).filter((entry): entry is [string, string] => entry[1] !== null),
  ),
  cacheDir,
);

console.log(`Measuring ${allFacts.length} families…`);
const fontsDir = join(ownRegistryDir, FOLDER.font);
const stale = new Set(globSync("*.json", { cwd: fontsDir }));
for (const facts of allFacts) {
  const folder = folders.get(packageOf(facts));
  const license = facts.license ?? (await packagedLicense(folder));
  const languages = folder === undefined ? undefined : await languagesOf(facts, folder);
  const measures = await measureFamily(facts, folder, languages);
  const item = fontItemOf({ ...facts, license }, { ...measures, languages });
  const file = join(fontsDir, `${item.name}.json`);
  const nextVersion = nextVersionOf(file, item);
  const meta = { ...item.meta, ...(nextVersion && { nextVersion }) };
  writeFileSync(file, formatJson({ ...item, meta }));
  stale.delete(`${item.name}.json`);
}
for (const file of stale) rmSync(join(fontsDir, file));

const subsets = [...new Set(allFacts.flatMap((facts) => facts.subsets))].sort(byCodePoints);
writeFileSync(join(ownRegistryDir, "next-subsets.json"), formatJson(subsets));

const unpublished = Object.keys(versions).filter((name) => versions[name] === null);
console.log(`${unpublished.length} families have no Fontsource package: ${unpublished.join(", ")}`);
console.log("Review what changed: git diff --stat registry");

/** Those that every weight sets whole. */
async function languagesOf({ family, weights }: FontFacts, folder: string): Promise<string[]> {
  const characters = await charactersAt(family, weights.map(Number), folder);
  return coveredLanguages((codePoint) => characters.has(codePoint), alphabets);
}

/** Of one that is new, or has new subsets or weights, the Next.js that this sync reads; else as before. */
function nextVersionOf(file: string, { font }: FontItem): string | undefined {
  const before = existsSync(file) ? (readJson(file) as FontItem) : undefined;
  if (isDeepStrictEqual(before?.font, font)) return before?.meta?.nextVersion;
  return pinned["next"]?.split(".").slice(0, 2).join(".");
}

/** The versions in the file; a package that is not in it gets the newest version. */
async function pinnedVersions(names: readonly string[]): Promise<FontsourceVersions> {
  const known = readJson(fontsourceVersionsFile) as FontsourceVersions;
  const newest = await newestVersions(names.filter((name) => known[name] === undefined));
  return Object.fromEntries(
    names.toSorted(byCodePoints).map((name) => [name, known[name] ?? newest[name] ?? null]),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
