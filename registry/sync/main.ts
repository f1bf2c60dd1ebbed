/**
 * `npm run sync:fonts`: writes `registry/fonts/` anew from the pinned packages in this folder's
 * pinned-packages.json. A second run changes nothing.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCatalog } from "../catalog.ts";
import { byCodePoints } from "../items.ts";
import { formatJson } from "../json.ts";
import { ownRegistryDir } from "../package-root.ts";
import { FOLDER, readSources } from "../sources.ts";
import { readFontFacts } from "./font-facts.ts";
import { fontItemOf, slugOf } from "./font-item.ts";
import { installPinned } from "./pinned-packages.ts";

const packagesDir = await installPinned(
  join(ownRegistryDir, "sync/pinned-packages.json"),
  join(ownRegistryDir, "../.cache/sync"),
  () => {
    console.log("Installing the pinned packages into .cache/sync, about half a minute, once …");
  },
);

const { pairings } = loadCatalog(ownRegistryDir);
const wanted = new Set(
  [...pairings.values()].flatMap((pairing) =>
    pairing.registryDependencies.map((url) => /([^/]+)\.json$/.exec(url)?.[1] ?? url),
  ),
);
const facts = new Map(
  [...readFontFacts(packagesDir).values()].map((font) => [slugOf(font.family), font]),
);

const fontsDir = join(ownRegistryDir, FOLDER.font);
const before = new Set(
  readSources(ownRegistryDir)
    .filter(({ kind }) => kind === "font")
    .map(({ stem }) => stem),
);
const added: string[] = [];
const changed: string[] = [];

await mkdir(fontsDir, { recursive: true });
for (const name of [...wanted].sort(byCodePoints)) {
  const font = facts.get(name);
  if (font === undefined) throw new Error(`a pairing uses ${name}, which the provider has not`);
  const file = join(fontsDir, `${name}.json`);
  const text = formatJson(fontItemOf(font));
  const current = before.has(name) ? await readFile(file, "utf8") : undefined;
  if (current === text) continue;
  (current === undefined ? added : changed).push(name);
  await writeFile(file, text);
}

const removed = [...before].filter((name) => !wanted.has(name));
for (const name of removed) await rm(join(fontsDir, `${name}.json`));

for (const [word, names] of Object.entries({ added, changed, removed })) {
  console.log(`${word} ${names.length}${names.length > 0 ? `: ${names.join(", ")}` : ""}`);
}
