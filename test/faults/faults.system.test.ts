import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildRegistry } from "../../build/publish/build.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { SCENARIOS } from "./scenarios.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: ownRegistryDir, outDir: dist, baseUrl: "https://example.com" });

/** Whether this process has CAP_SYS_ADMIN, which is bit 21: without it nobody may mount. See capabilities(7). */
function hasSystemAdministration(): boolean {
  const status = readFileSync("/proc/self/status", "utf8");
  const [, effective = "0"] = /^CapEff:\s*([0-9a-f]+)$/m.exec(status) ?? [];
  return ((BigInt(`0x${effective}`) >> 21n) & 1n) === 1n;
}

const scenarios = Object.entries(SCENARIOS).map(([name, scenario]) => ({ name, ...scenario }));

it.each(scenarios)("$name: $symptom", async ({ amount, missing, run }) => {
  const lacks = missing?.();
  if (lacks !== undefined) {
    expect(hasSystemAdministration()).toBe(false);
    console.log(`not tried: needs ${lacks}`);
    return;
  }
  const { tried, held, lost } = await run({ dist, folder: temporaryFolder() }, amount[1]);
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(0);
  expect(held).toBeGreaterThan(0);
});
