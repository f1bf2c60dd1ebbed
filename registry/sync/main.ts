/**
 * `npm run sync:fonts`: writes every family of the provider into `registry/fonts/`, and the list of
 * subsets that `next/font` supports, from the packages in pinned-packages.json. A second run changes
 * nothing; newer packages give a diff.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { byCodePoints } from "../items.ts";
import { formatJson } from "../json.ts";
import { ownRegistryDir } from "../package-root.ts";
import { FOLDER, readSources } from "../sources.ts";
import { type PinnedPackages, fetchedPackages } from "./fetched-packages.ts";
import { readFontFacts } from "./font-facts.ts";
import { fontItemOf } from "./font-item.ts";

const pinned = JSON.parse(
  await readFile(join(ownRegistryDir, "sync/pinned-packages.json"), "utf8"),
) as PinnedPackages;
const packages = await fetchedPackages(pinned, join(ownRegistryDir, "../.cache/sync"), (spec) => {
  console.log(`Fetching ${spec} into .cache/sync, once …`);
});

const before = new Map(
  readSources(ownRegistryDir)
    .filter(({ kind }) => kind === "font")
    .map(({ stem, bytes }) => [stem, bytes.toString("utf8")]),
);
const allFacts = readFontFacts(packages);
const after = new Map(
  allFacts.map((facts) => {
    const item = fontItemOf(facts);
    return [item.name, formatJson(item)];
  }),
);

const subsets = [...new Set(allFacts.flatMap((facts) => facts.subsets))].sort(byCodePoints);
await writeFile(join(ownRegistryDir, "next-subsets.json"), formatJson(subsets));

const added = [...after.keys()].filter((name) => !before.has(name));
const removed = [...before.keys()].filter((name) => !after.has(name));
const changed = [...after].filter(([name, text]) => before.has(name) && before.get(name) !== text);

const fontsDir = join(ownRegistryDir, FOLDER.font);
await mkdir(fontsDir, { recursive: true });
for (const [name, text] of after) {
  if (before.get(name) !== text) await writeFile(join(fontsDir, `${name}.json`), text);
}
for (const name of removed) await rm(join(fontsDir, `${name}.json`));

printNames("added", added);
printNames(
  "changed",
  changed.map(([name]) => name),
);
printNames("removed", removed);

function printNames(change: string, names: readonly string[]): void {
  const shown = names.length > 40 ? [...names.slice(0, 40), "…"] : names;
  console.log(`${change} ${names.length}${names.length > 0 ? `: ${shown.join(", ")}` : ""}`);
}
