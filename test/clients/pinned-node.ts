import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT } from "../fixtures/read.ts";

/** The supported major versions -> the release that tests run; `.ci/run` has the lowest, too. */
const RELEASES = { 20: "20.19.0", 22: "22.23.3", 24: "24.21.0" };
export type NodeMajor = keyof typeof RELEASES;

/** What Astro 7, React Router 8, TanStack Start, SvelteKit 3, shadcn-vue and Wrangler require. */
export const node22 = (): Promise<string> => pinnedNode(22);

/**
 * The executable of a version of Node.js, whatever version runs the tests. npm has it as a package for
 * each platform; `.ci/run` installs it into the same folder.
 */
export async function pinnedNode(major: NodeMajor): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(PROJECT, `.cache/node-${RELEASES[major]}`);
  const executable = join(folder, "node_modules", name, "bin/node");
  const isInstalled = await access(executable).then(
    () => true,
    () => false,
  );
  if (!isInstalled) {
    const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund"];
    const install = ["install", "--prefix", folder, ...flags, `${name}@${RELEASES[major]}`];
    await promisify(execFile)("npm", install);
  }
  return executable;
}
