import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildRegistry } from "../../build/publish/build.ts";
import { report } from "../../build/check/report.ts";
import type { Catalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { startServer } from "../../server/serve.ts";
import { freePort } from "./processes.ts";

/** This project's registry, built and served on a free port of this machine. */
export interface ServedRegistry {
  url: string;
  catalog: Catalog;
  close: () => Promise<void>;
}

export async function servedRegistry(): Promise<ServedRegistry> {
  const folder = mkdtempSync(join(tmpdir(), "registry-"));
  const outDir = join(folder, "dist");
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { validation, manifest } = buildRegistry({ registryDir: ownRegistryDir, outDir, baseUrl });
  if (manifest === undefined) throw new Error(report(validation, "text"));
  const server = await startServer({ distDir: outDir, host: "127.0.0.1", port });
  return {
    url: server.url,
    catalog: validation.catalog,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
