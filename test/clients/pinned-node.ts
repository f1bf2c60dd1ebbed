import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT } from "../fixtures/read.ts";

/** What Astro 7, React Router 8, TanStack Start, SvelteKit 3 and shadcn-vue require. */
const VERSION = "22.23.3";

/**
 * The executable of Node.js 22, whatever version runs the tests. npm has it as a package for each
 * platform; `.ci/run` installs it into the same folder.
 */
export async function node22(): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(PROJECT, `.cache/node-${VERSION}`);
  const executable = join(folder, "node_modules", name, "bin/node");
  const isInstalled = await access(executable).then(
    () => true,
    () => false,
  );
  if (!isInstalled) {
    const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund"];
    const install = ["install", "--prefix", folder, ...flags, `${name}@${VERSION}`];
    await promisify(execFile)("npm", install);
  }
  return executable;
}
