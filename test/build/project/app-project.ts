import { existsSync } from "node:fs";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClientProject } from "../../clients/client-project.ts";
import { toolsFolder } from "../../clients/installed-packages.ts";
import { run } from "../../clients/processes.ts";
import { PROJECT } from "../../fixtures/read.ts";

const MAIN = join(PROJECT, "lib/build/main.js");

/** Runs a command of the package in an app. @returns what it printed */
export async function command(app: ClientProject, ...args: string[]): Promise<string> {
  await app.prepareClient();
  return run(process.execPath, [MAIN, ...args], app.folder, app.environment);
}

/** Back to before the first `add`, committed; the client is the one that tests have. */
export async function commitFresh(app: ClientProject): Promise<void> {
  await app.reset();
  const path = join(app.folder, "package.json");
  const manifest = JSON.parse(await readFile(path, "utf8")) as {
    dependencies: Record<string, string>;
  };
  const isOwn = ([name]: [string, string]) => !name.startsWith("@fontsource");
  const dependencies = Object.fromEntries(Object.entries(manifest.dependencies).filter(isOwn));
  await writeFile(path, `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
  await writeFile(join(app.folder, ".gitignore"), "node_modules\npackage-lock.json\n.svelte-kit\n");
  const client = join(app.folder, "node_modules/.bin/shadcn");
  if (!existsSync(client))
    await symlink(join(await toolsFolder(), "node_modules/shadcn/dist/index.js"), client);
  await git(app, "init", "--quiet");
  await git(app, "add", "--all");
  await git(app, "commit", "--quiet", "--allow-empty", "--message", "Before");
}

export function difference(app: ClientProject): Promise<string> {
  return git(app, "diff", "HEAD");
}

/** The lines of every file, in whatever order, and however they are indented. */
export async function linesOf(app: ClientProject): Promise<string[]> {
  const names = (await git(app, "ls-files")).trim().split("\n");
  const lines = names.map(async (name) => {
    const text = await readFile(join(app.folder, name), "utf8");
    const own = text.split("\n").map((line) => line.replace(/\s/g, ""));
    // The client declares the layer where there is no rule in it.
    return [name, ...own.filter((line) => line !== "" && line !== "@layerbase;").sort()].join("\n");
  });
  return Promise.all(lines);
}

function git({ folder }: ClientProject, ...args: string[]): Promise<string> {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  return run("git", [...author, ...args], folder);
}
