import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fontPackageVersion } from "./font-packages.ts";

/** Notes what it was asked to install, and installs nothing. */
const SCRIPT = `#!/bin/sh
printf '%s\\n' "$@" >>"$NPM_ARGUMENTS"
`;

/**
 * Makes this process, and those that it starts, find a substitute for npm. The client starts npm for
 * every installation, which takes seconds; all that it changes in a file of the project is
 * `package.json`. A system test compares that with the real npm.
 *
 * @param folder for the substitute's files
 * @returns writes into a project's `package.json` what npm would have written since the last call
 */
export async function substituteNpm(folder: string): Promise<(project: string) => Promise<void>> {
  const args = join(folder, "npm-arguments");
  await writeFile(join(folder, "npm"), SCRIPT);
  await chmod(join(folder, "npm"), 0o755);
  process.env.PATH = `${folder}${delimiter}${process.env.PATH ?? ""}`;
  process.env.NPM_ARGUMENTS = args;
  // The client asks it which package manager runs.
  process.env.npm_config_user_agent = "npm";
  return async (project) => {
    const lines = await readFile(args, "utf8").catch(() => "");
    await rm(args, { force: true });
    const names = lines.split("\n").filter((line) => /^@?[a-z]/.test(line) && line !== "install");
    if (names.length > 0) await addDependencies(join(project, "package.json"), names);
  };
}

/** As npm does: a caret range of the version, the names sorted, two spaces. */
async function addDependencies(manifestFile: string, names: readonly string[]): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as {
    dependencies: Record<string, string>;
  };
  const added = names.map((name) => [name, `^${fontPackageVersion(name)}`] as const);
  const dependencies = Object.entries({ ...manifest.dependencies, ...Object.fromEntries(added) });
  dependencies.sort(([a], [b]) => a.localeCompare(b, "en"));
  const changed = { ...manifest, dependencies: Object.fromEntries(dependencies) };
  await writeFile(manifestFile, `${JSON.stringify(changed, null, 2)}\n`);
}
