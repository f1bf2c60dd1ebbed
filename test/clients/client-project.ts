import type { ChildProcess } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { PROJECT } from "../fixtures/read.ts";
import { installPinned } from "./installed-packages.ts";
import { run } from "./processes.ts";
import { toolsFolder } from "./tools.ts";

/** A user's app in a temporary folder, as it is before the first `add`. */
export interface ClientProject {
  folder: string;
  /** The path of the stylesheet that the client writes into. */
  stylesheet: string;
  /** The real client, with some of its arguments. @returns what it printed */
  client: (...args: string[]) => Promise<string>;
  add: (...items: string[]) => Promise<string>;
  /** Builds the app for production. */
  build: () => Promise<void>;
  /** Builds the app for production and serves it until the returned process is killed. */
  serve: () => Promise<{ url: string; server: ChildProcess }>;
  /** Replaces the page by the components of `component-page.tsx`. */
  showComponents: () => Promise<void>;
  /** Back to before the first `add`, but for what is installed. */
  reset: () => Promise<void>;
  remove: () => Promise<void>;
}

export const TEMPLATES = [
  "vite-app",
  "next-app",
  "astro-app",
  "react-router-app",
  "tanstack-start-app",
  "vue-app",
  "svelte-app",
] as const;
export type Template = (typeof TEMPLATES)[number];

/** What differs between the frameworks. Paths are relative to the app. */
export interface Framework {
  /** The template's folder beside this file. */
  template: Template;
  stylesheet: string;
  /** The client's program, where it is not shadcn's: of a package that the app has installed. */
  client?: string;
  /** The Node.js that runs the client and the build; without it the one that runs the tests. */
  node?: string;
  /** The page's file, and its content when the page shows the components beside it. */
  componentPage?: { file: string; source: string };
  /** Called after the app's files were written, first and at every reset. */
  prepare?: (folder: string) => Promise<void>;
  /** The arguments with which Node.js builds the app, in its folder. */
  build: string[];
  /** Called before each build. @returns environment variables of the build */
  buildEnvironment?: (folder: string) => Promise<Record<string, string>>;
  serve: (folder: string) => Promise<{ url: string; server: ChildProcess }>;
}

/** @returns the folder with the template's packages in its `node_modules`, installed once */
export function templatePackages(template: Template): Promise<string> {
  const manifest = join(PROJECT, "test/clients", template, "package.json");
  return installPinned(manifest, join(PROJECT, ".cache", template), () => {
    process.stderr.write(`Installing the packages of the ${template} into .cache/, once …\n`);
  });
}

export async function clientProject(framework: Framework): Promise<ClientProject> {
  const { template, serve, node = process.execPath } = framework;
  const source = join(PROJECT, "test/clients", template);
  const packages = await templatePackages(template);
  const folder = await mkdtemp(join(tmpdir(), `${template}-`));
  await cp(source, folder, { recursive: true });
  await cp(join(packages, "node_modules"), join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await framework.prepare?.(folder);
  const program =
    framework.client === undefined
      ? join(await toolsFolder(), "node_modules/shadcn/dist/index.js")
      : join(folder, framework.client);
  // The client starts npm, and npm the Node.js that is found first.
  const environment = { PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` };
  const client = (...args: string[]) => run(node, [program, ...args], folder, environment);
  const build = async () => {
    const own = await framework.buildEnvironment?.(folder);
    await run(node, framework.build, folder, { ...environment, ...own });
  };

  return {
    folder,
    stylesheet: join(folder, framework.stylesheet),
    client,
    add: (...items) => client("add", ...items, "--yes", "--overwrite"),
    build,
    serve: async () => {
      await build();
      return serve(folder);
    },
    showComponents: async () => {
      const { componentPage } = framework;
      if (componentPage === undefined) throw new Error(`${template} cannot show React components`);
      const components = await readFile(join(PROJECT, "test/clients/component-page.tsx"));
      const file = join(folder, componentPage.file);
      await writeFile(join(dirname(file), "component-page.tsx"), components);
      await writeFile(file, componentPage.source);
    },
    reset: async () => {
      // package.json stays: the client's next installation would remove what it does not name.
      const kept = join(source, "package.json");
      await cp(source, folder, { recursive: true, filter: (path) => path !== kept });
      await framework.prepare?.(folder);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
