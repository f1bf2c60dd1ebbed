import { hash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { readJson } from "../fixtures/read.ts";
import { run } from "./processes.ts";

/** An npm registry of one package, as a company has one for its scope. */
export interface PackageRegistry {
  /** A line of `.npmrc`. */
  npmrc: string;
  /** `npm publish`: what the folder has is the newest release from now on. */
  publish: (folder: string) => Promise<void>;
  close: () => void;
}

/** @param name of the package, with a scope */
export async function packageRegistry(name: string): Promise<PackageRegistry> {
  const archives = new Map<string, Buffer>();
  const versions: Record<string, object> = {};
  let latest = "";
  const server = createServer(({ url = "" }, response) => {
    const archive = archives.get(url);
    if (archive) response.end(archive);
    else response.end(JSON.stringify({ name, "dist-tags": { latest }, versions }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    npmrc: `${name.split("/")[0] ?? ""}:registry=${address}/\n`,
    publish: async (folder) => {
      const manifest = readJson(join(folder, "package.json")) as { version: string };
      const to = temporaryFolder();
      const printed = await run("npm", ["pack", "--pack-destination", to, folder], to);
      const bytes = readFileSync(join(to, printed.trim()));
      latest = manifest.version;
      archives.set(`/${latest}.tgz`, bytes);
      const integrity = `sha512-${hash("sha512", bytes, "base64")}`;
      const dist = { tarball: `${address}/${latest}.tgz`, integrity };
      versions[latest] = { ...manifest, dist };
    },
    close: () => server.close(),
  };
}
