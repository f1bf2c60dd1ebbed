import type { ChildProcess } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT } from "../fixtures/read.ts";
import { installPinned } from "./installed-packages.ts";
import { run } from "./processes.ts";
import { toolsFolder } from "./tools.ts";

/** A user's app in a temporary folder, as it is before the first `add`. */
export interface ClientProject {
  folder: string;
  /** The real client, with some of its arguments. @returns what it printed */
  shadcn: (...args: string[]) => Promise<string>;
  add: (...items: string[]) => Promise<string>;
  /** Builds the app for production and serves it until the returned process is killed. */
  serve: () => Promise<{ url: string; server: ChildProcess }>;
  /** Back to before the first `add`, but for what is installed. */
  reset: () => Promise<void>;
  remove: () => Promise<void>;
}

/** What differs between the frameworks. */
export interface Framework {
  /** The template's folder beside this file. */
  template: "vite-app" | "next-app";
  build: (folder: string) => Promise<void>;
  serve: (folder: string) => Promise<{ url: string; server: ChildProcess }>;
}

/** @returns the folder with the template's packages in its `node_modules`, installed once */
export function templatePackages(template: Framework["template"]): Promise<string> {
  const manifest = join(PROJECT, "test/clients", template, "package.json");
  return installPinned(manifest, join(PROJECT, ".cache", template), () => {
    process.stderr.write(`Installing the packages of the ${template} into .cache/, once …\n`);
  });
}

export async function clientProject({ template, build, serve }: Framework): Promise<ClientProject> {
  const source = join(PROJECT, "test/clients", template);
  const packages = await templatePackages(template);
  const folder = await mkdtemp(join(tmpdir(), `${template}-`));
  await cp(source, folder, { recursive: true });
  await cp(join(packages, "node_modules"), join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const client = join(await toolsFolder(), "node_modules/shadcn/dist/index.js");
  const shadcn = (...args: string[]) => run(process.execPath, [client, ...args], folder);

  return {
    folder,
    shadcn,
    add: (...items) => shadcn("add", ...items, "--yes", "--overwrite"),
    serve: async () => {
      await build(folder);
      return serve(folder);
    },
    reset: async () => {
      // package.json stays: the client's next installation would remove what it does not name.
      const kept = join(source, "package.json");
      await cp(source, folder, { recursive: true, filter: (path) => path !== kept });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
