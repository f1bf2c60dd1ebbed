/** `npm run counts`: counts the pairings by kind, prints the table, and puts it into the README. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCatalog } from "../catalog.ts";
import { ownRegistryDir } from "../package-root.ts";
import { countsTable, pairingCounts } from "./pairing-counts.ts";

/** Between these the README's table stands. */
const PLACE = /(<!-- counts -->\n)[^]*?(\n<!-- \/counts -->)/;

const readme = join(ownRegistryDir, "../README.md");
const table = countsTable(pairingCounts(loadCatalog(ownRegistryDir)));
const text = await readFile(readme, "utf8");
if (!PLACE.test(text)) throw new Error(`${readme} has no <!-- counts --> … <!-- /counts -->`);
await writeFile(
  readme,
  text.replace(PLACE, (_, before, after) => `${before}\n${table}\n${after}`),
);
console.log(table);
