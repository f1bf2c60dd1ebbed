/**
 * `npm run counts`: counts the pairings by kind, prints the table, and writes it into the README; then
 * prints which of the pairs that published sources name are among them.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { ownRegistryDir, packageDir } from "../../../registry/model/package-root.ts";
import { countsTable, pairingCounts } from "./pairing-counts.ts";
import { pairingsByPair, publishedPairsReport, readPublishedPairs } from "./published-pairs.ts";

/** The README's table is between these two lines. */
const START = "<!-- counts -->\n";
const END = "\n<!-- /counts -->";

const readme = join(packageDir, "README.md");
const catalog = loadCatalog(ownRegistryDir);
const table = countsTable(pairingCounts(catalog));
const text = await readFile(readme, "utf8");
const start = text.indexOf(START) + START.length;
const end = text.indexOf(END, start);
if (start < START.length || end < 0) {
  throw new Error(`${readme} has no <!-- counts --> … <!-- /counts -->`);
}
await writeFile(readme, `${text.slice(0, start)}\n${table}\n${text.slice(end)}`);
console.log(table);
console.log(`\n${publishedPairsReport(readPublishedPairs(), pairingsByPair(catalog))}`);
