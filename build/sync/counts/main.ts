/**
 * `npm run counts`: prints how many pairings there are of each kind, and which of the pairs that published
 * sources name are among them. Writes the overview of the rules.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { ownRegistryDir, rulePagesDir } from "../../../registry/model/package-root.ts";
import { rulesOverview } from "../../check/rules/explain.ts";
import { pairingCounts } from "./pairing-counts.ts";
import { pairingsByPair, publishedPairsReport, readPublishedPairs } from "./published-pairs.ts";

const catalog = loadCatalog(ownRegistryDir);
const { total, ...kinds } = pairingCounts(catalog);
console.log(`${total} pairings`);
for (const [kind, counts] of Object.entries(kinds)) {
  console.log(`${kind}: ${[...counts].map(([name, count]) => `${name} ${count}`).join(", ")}`);
}
console.log(`\n${publishedPairsReport(readPublishedPairs(), pairingsByPair(catalog))}`);
writeFileSync(join(rulePagesDir, "README.md"), rulesOverview());
