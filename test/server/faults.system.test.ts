import { join } from "node:path";
import { buildRegistry } from "../../build/build.ts";
import { fullLog } from "../faults/full-log.ts";
import { killedWorkers } from "../faults/killed-workers.ts";
import { shutdownUnderLoad } from "../faults/shutdown-under-load.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });

it.each([[[]], [["--workers", "2"]]])(
  "SIGTERM under load loses requests of accepted connections, with %j",
  async (args) => {
    const { tried, lost } = await shutdownUnderLoad({ dist }, 2, args);
    expect(tried).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  },
);

it("killed workers leave requests hanging, or refused", async () => {
  const { held, lost } = await killedWorkers({ dist }, 6);
  expect(held).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});

it("a log that cannot be written holds requests, fills memory, or outlives SIGTERM", async () => {
  const { held, lost } = await fullLog({ dist }, 3000);
  expect(lost).toEqual([]);
  expect(held).toBe(9000);
});
