import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { watchInputs } from "../../../build/commands/watch-inputs.ts";
import { ownRegistryDir, specimensDir } from "../../../registry/model/package-root.ts";

it("editing registry/specimens/languages/de.json rebuilt nothing in dev", async () => {
  const file = join(specimensDir, "languages/de.json");
  const { atime, mtime } = statSync(file);
  const options = { registryDir: ownRegistryDir, outDir: "unused", baseUrl: "https://a.example" };
  let stop: () => void = () => undefined;
  const isSchema = await new Promise((resolve) => {
    stop = watchInputs(options, resolve);
    // The content stays; the watcher may take a moment before it compares times.
    utimesSync(file, atime, new Date(Date.now() + 60_000));
  });
  stop();
  utimesSync(file, atime, mtime);
  expect(isSchema).toBe(false);
});
