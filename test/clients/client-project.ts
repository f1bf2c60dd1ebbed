import type { ChildProcess } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { PROJECT } from "../fixtures/read.ts";
import { fileServer } from "./file-server.ts";
import { installPinned, toolsFolder } from "./installed-packages.ts";
import { node22 } from "./pinned-node.ts";
import { freePort, run, startedServer } from "./processes.ts";

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
  /** Builds the app for production and serves it during `look`. */
  served: <Result>(look: (url: string) => Promise<Result>) => Promise<Result>;
  /** Replaces the page by the components of `component-page.html`. */
  showComponents: () => Promise<void>;
  /** Back to before the first `add`, but for what is installed. */
  reset: () => Promise<void>;
  remove: () => Promise<void>;
}

/** What differs between the frameworks. Paths are relative to the app. */
export interface Framework {
  /** The template's folder beside this file. */
  template: string;
  stylesheet: string;
  /** The client's program, where it is not shadcn's: of a package that the app has installed. */
  client?: string;
  /**
   * The arguments with which Node.js writes what the client reads. SvelteKit has it in `node_modules`, from where
   * npm removes it whenever it installs a package.
   */
  beforeClient?: readonly string[];
  /** Whether it requires Node.js 22, whatever runs the tests. */
  requiresNode22?: true;
  /** The page's file, and how it exports the component of the file `component-page` beside it. */
  componentPage?: { file: string; source: string };
  /** Called after the app's files were written, first and at every reset. */
  prepare?: (folder: string) => Promise<void>;
  /** The arguments with which Node.js builds the app, in its folder. */
  build: readonly string[];
  /** Called before each build. @returns environment variables of the build */
  buildEnvironment?: (folder: string) => Promise<Record<string, string>>;
  /** What is served: the folder of static files, or the arguments with which Node.js serves the app. */
  output: string | ((port: string) => string[]);
}

/** @returns the folder with the template's packages in its `node_modules`, installed once */
export function templatePackages(template: string): Promise<string> {
  return installPinned(`test/clients/${template}/package.json`, template);
}

export async function clientProject(framework: Framework): Promise<ClientProject> {
  const { template } = framework;
  const node = framework.requiresNode22 ? await node22() : process.execPath;
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
  const client = async (...args: string[]) => {
    const { beforeClient } = framework;
    if (beforeClient !== undefined) await run(node, [...beforeClient], folder, environment);
    return run(node, [program, ...args], folder, environment);
  };
  const build = async () => {
    const own = await framework.buildEnvironment?.(folder);
    await run(node, [...framework.build], folder, { ...environment, ...own });
  };

  return {
    folder,
    stylesheet: join(folder, framework.stylesheet),
    client,
    add: (...items) => client("add", ...items, "--yes", "--overwrite"),
    build,
    served: async (look) => {
      await build();
      if (typeof framework.output === "string") {
        const server = await fileServer(join(folder, framework.output));
        return look(`${server.url}/`).finally(server.close);
      }
      const port = await freePort();
      const address = { HOST: "127.0.0.1", PORT: String(port), NODE_ENV: "production" };
      const args = framework.output(String(port));
      const server: ChildProcess = await startedServer(node, args, port, folder, address);
      return look(`http://127.0.0.1:${port}/`).finally(() => server.kill("SIGKILL"));
    },
    showComponents: async () => {
      const { componentPage } = framework;
      if (componentPage === undefined) throw new Error(`${template} cannot show React components`);
      const html = await readFile(join(PROJECT, "test/clients/component-page.html"), "utf8");
      const file = join(folder, componentPage.file);
      await writeFile(
        join(dirname(file), "component-page.tsx"),
        `const __html = \`${html}\`;
export const ComponentPage = () => <div id="components" dangerouslySetInnerHTML={{ __html }} />;
`,
      );
      await writeFile(file, componentPage.source);
    },
    reset: async () => {
      // package.json stays: the client's next installation would remove what it does not name.
      const manifest = join(source, "package.json");
      await cp(source, folder, { recursive: true, filter: (path) => path !== manifest });
      await framework.prepare?.(folder);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
