import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPinned } from "./installed-packages.ts";
import { PROJECT } from "../fixtures/read.ts";
import { run } from "./processes.ts";
import { toolsFolder } from "./tools.ts";

/** A user's app in a temporary folder. */
export interface ClientProject {
  folder: string;
  /** `shadcn add`, with the real client. */
  add: (...items: string[]) => Promise<void>;
  /** Builds the app. @returns the folder with what a web server serves */
  build: () => Promise<string>;
  stylesheet: () => Promise<string>;
}

const TEMPLATE = join(PROJECT, "test/clients/vite-app");

/** A Vite app with React and Tailwind, set up for shadcn, as its user has it before the first `add`. */
export async function viteProject(): Promise<ClientProject> {
  const packages = await installPinned(
    join(TEMPLATE, "package.json"),
    join(PROJECT, ".cache/vite-app"),
    () => {
      process.stderr.write("Installing the packages of the Vite app into .cache/, once …\n");
    },
  );
  const folder = await mkdtemp(join(tmpdir(), "vite-app-"));
  await cp(TEMPLATE, folder, { recursive: true });
  await cp(join(packages, "node_modules"), join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const shadcn = join(await toolsFolder(), "node_modules/shadcn/dist/index.js");

  return {
    folder,
    add: async (...items) => {
      await run(process.execPath, [shadcn, "add", ...items, "--yes", "--overwrite"], folder);
    },
    build: async () => {
      await run(process.execPath, [join(folder, "node_modules/vite/bin/vite.js"), "build"], folder);
      return join(folder, "dist");
    },
    stylesheet: () => readFile(join(folder, "src/index.css"), "utf8"),
  };
}
