import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { join } from "node:path";
import type { FontItem } from "../../registry/model/items.ts";
import { type ClientProject, type Framework, clientProject } from "./client-project.ts";
import { nextProject } from "./next.ts";
import { catalog, fontsOf } from "./served-registry.ts";

/** The arguments with which Node.js runs Vite's build in an app. */
const VITE_BUILD = ["node_modules/vite/bin/vite.js", "build"];

/** The apps that need nothing but their packages, each set up for its client, with Tailwind 4. */
const FRAMEWORKS = {
  vite: {
    template: "vite-app",
    stylesheet: "src/index.css",
    componentPage: {
      file: "src/app.tsx",
      source: 'export { ComponentPage as App } from "./component-page";\n',
    },
    build: VITE_BUILD,
    output: "dist",
  },
  astro: {
    template: "astro-app",
    stylesheet: "src/styles/global.css",
    requiresNode22: true,
    build: ["node_modules/astro/bin/astro.mjs", "build"],
    buildEnvironment: () => Promise.resolve({ ASTRO_TELEMETRY_DISABLED: "1" }),
    output: "dist",
  },
  // In framework mode, rendered on the server.
  "react-router": {
    template: "react-router-app",
    stylesheet: "app/app.css",
    requiresNode22: true,
    build: ["node_modules/@react-router/dev/bin.cjs", "build"],
    output: () => ["node_modules/@react-router/serve/bin.cjs", "build/server/index.js"],
  },
  // Its page is prerendered.
  "tanstack-start": {
    template: "tanstack-start-app",
    stylesheet: "src/styles.css",
    requiresNode22: true,
    build: VITE_BUILD,
    output: "dist/client",
  },
  vue: {
    template: "vue-app",
    stylesheet: "src/style.css",
    client: "node_modules/shadcn-vue/dist/index.js",
    requiresNode22: true,
    build: VITE_BUILD,
    output: "dist",
  },
  svelte: {
    template: "svelte-app",
    stylesheet: "src/routes/layout.css",
    client: "node_modules/shadcn-svelte/dist/index.mjs",
    beforeClient: ["node_modules/@sveltejs/kit/svelte-kit.js", "sync"],
    requiresNode22: true,
    build: VITE_BUILD,
    output: "build",
  },
} as const satisfies Record<string, Framework>;

export type Client = keyof typeof FRAMEWORKS | "next";

/** Every framework, with the path of the flavour that the documentation names for it. */
export const FLAVOUR_PATH: Readonly<Record<Client, string>> = {
  vite: "r/layered",
  next: "r/layered",
  astro: "r/layered",
  "react-router": "r/layered",
  "tanstack-start": "r/layered",
  vue: "r/self-hosted",
  svelte: "r/self-hosted",
};

/**
 * @param fonts those that a Next.js app will request from the provider
 * @param prepare as in `Framework`, where an app is not as its template
 */
export function projectFor(
  client: Client,
  fonts: readonly FontItem[] = [],
  prepare?: Framework["prepare"],
): Promise<ClientProject> {
  const own = prepare && { prepare };
  if (client === "next") return nextProject(fonts, own);
  if (client === "svelte") return svelteProject();
  return clientProject({ ...FRAMEWORKS[client], ...own });
}

/**
 * A project for the tests of a block, removed after them.
 *
 * @param pairings names of those that will be added
 * @param fonts names of those that they will have by a query
 * @returns a function of no arguments, for use in tests and hooks
 */
export function projectForTests(
  client: Client,
  pairings: readonly string[] = [],
  fonts: readonly string[] = [],
): () => ClientProject {
  let project: ClientProject;
  beforeAll(async () => {
    const others = fonts.flatMap((font) => catalog.fonts.get(font) ?? []);
    project = await projectFor(client, [...fontsOf(pairings), ...others]);
  });
  afterAll(() => project.remove());
  return () => project;
}

/**
 * shadcn-svelte reads the index of its own components before it adds anything, from
 * https://shadcn-svelte.com/registry; here it is an empty one, so that no test needs that site.
 */
async function svelteProject(): Promise<ClientProject> {
  const index = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end("[]");
  }).listen(0, "127.0.0.1");
  await once(index, "listening");
  const { port } = index.address() as AddressInfo;
  const project = await clientProject({
    ...FRAMEWORKS.svelte,
    prepare: async (folder) => {
      const file = join(folder, "components.json");
      const components = JSON.parse(await readFile(file, "utf8")) as object;
      await writeFile(
        file,
        JSON.stringify({ ...components, registry: `http://127.0.0.1:${port}` }),
      );
    },
  });
  return {
    ...project,
    remove: async () => {
      index.close();
      await project.remove();
    },
  };
}
