import { cpSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ownRegistryDir, packageDir } from "../../registry/model/package-root.ts";
import type { Figures } from "./figures.ts";
import { RawClient } from "./raw-client.ts";
import { REQUESTS, problemsOfRequests } from "./requests.ts";
import { ended, startedServer } from "./started-server.ts";

/**
 * Moves the compiled code away from a server that has just started, as an update of the package does.
 * Whatever is asked must be answered.
 *
 * @param folder empty
 */
export async function replacedCode(dist: string, folder: string): Promise<Figures> {
  const own = packageDir;
  for (const path of ["lib", "schemas", "package.json"])
    cpSync(join(own, path), join(folder, path), { recursive: true });
  symlinkSync(join(own, "node_modules"), join(folder, "node_modules"));
  symlinkSync(ownRegistryDir, join(folder, "registry"));
  const { child, port, stderr } = await startedServer({ dist, lib: join(folder, "lib") });
  renameSync(join(folder, "lib"), join(folder, "lib-before"));
  const client = new RawClient(port);
  const lost = await problemsOfRequests(client);
  client.close();
  const exit = await ended(child, "SIGTERM");
  if (exit !== 0) lost.push(`exit ${exit}: ${stderr()}`);
  return { tried: REQUESTS.length, held: REQUESTS.length - lost.length, lost, counts: {} };
}
