import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type FileChange,
  INSTALL_FRAMEWORKS,
  type InstallFramework,
} from "../../build/site/shared/recorded-installs.ts";
import { PROJECT } from "../fixtures/read.ts";
import { changesBetween } from "./record-installs-diff.ts";
import { substituteNpm } from "./record-installs-npm.ts";
import { toolsFolder } from "./installed-packages.ts";

/** What the client's package exports that installs an item, as its `add` command does. */
interface InstalledClient {
  addRegistryItems: (
    items: string[],
    options: { cwd: string; config: unknown; overwrite: true; silent: true },
  ) => Promise<void>;
  getConfig: (cwd: string) => Promise<unknown>;
}

/** Projects that items are added to, to see what changes. */
export interface RecordingProjects {
  /** What adding an item changes in a new project. One call at a time. */
  changesOf: (framework: InstallFramework, itemUrl: string) => Promise<FileChange[]>;
  remove: () => Promise<void>;
}

/** The folder of what a framework's project is made from. */
export function templateOf(framework: InstallFramework): string {
  return join(PROJECT, "test/clients", `${framework}-app`);
}

/** Writes a framework's project as it is before an installation, without its packages. */
export async function writeNewProject(framework: InstallFramework, folder: string): Promise<void> {
  await cp(templateOf(framework), folder, { recursive: true });
  const manifestFile = join(folder, "package.json");
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as object;
  // The description is about the template, and would be among the lines around a change.
  const project = { ...manifest, description: undefined };
  await writeFile(manifestFile, `${JSON.stringify(project, null, 2)}\n`);
}

/**
 * Runs the real client in this process: starting it takes 1.8 s, adding an item 0.05 s. A system test
 * compares the result with that of the command.
 */
export async function recordingProjects(): Promise<RecordingProjects> {
  const { addRegistryItems, getConfig } = await installedClient();
  const root = await mkdtemp(join(tmpdir(), "recordings-"));
  const writeManifest = await substituteNpm(root);
  for (const framework of INSTALL_FRAMEWORKS)
    await writeNewProject(framework, join(root, framework));
  return {
    changesOf: async (framework, itemUrl) => {
      // One folder for each framework: the client caches what it reads of a folder's configuration.
      const folder = `${framework}-after`;
      const project = join(root, folder);
      await rm(project, { recursive: true, force: true });
      await writeNewProject(framework, project);
      const config = await getConfig(project);
      const options = { cwd: project, config, overwrite: true, silent: true } as const;
      await addRegistryItems([itemUrl], options);
      await writeManifest(project);
      return changesBetween(root, framework, folder);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function installedClient(): Promise<InstalledClient> {
  const packages = join(await toolsFolder(), "node_modules");
  const imported = async (path: string) =>
    (await import(pathToFileURL(join(packages, path)).href)) as InstalledClient;
  const { addRegistryItems } = await imported("shadcn/dist/registry/index.js");
  const { getConfig } = await imported("@shadcn/registry/dist/get-config.js");
  return { addRegistryItems, getConfig };
}
