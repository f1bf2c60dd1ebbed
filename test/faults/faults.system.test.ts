import { join } from "node:path";
import { buildRegistry } from "../../build/build.ts";
import { ownRegistryDir } from "../../registry/package-root.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { SCENARIOS } from "./scenarios.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: ownRegistryDir, outDir: dist, baseUrl: "https://example.com" });

const scenarios = Object.entries(SCENARIOS).map(([name, scenario]) => ({ name, ...scenario }));

it.each(scenarios)("$name: $symptom", async ({ amount, missing, run }) => {
  const lacks = missing?.();
  if (lacks !== undefined) {
    // The superuser of the machine that runs CI has everything.
    expect(process.env["CI"]).toBeUndefined();
    console.log(`not tried: needs ${lacks}`);
    return;
  }
  const { tried, held, lost } = await run({ dist, folder: temporaryFolder() }, amount[1]);
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(0);
  expect(held).toBeGreaterThan(0);
});
