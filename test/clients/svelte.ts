import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { type AddressInfo } from "node:net";
import { createServer } from "node:http";
import { join } from "node:path";
import { type ClientProject, clientProject } from "./client-project.ts";
import { node22 } from "./pinned-node.ts";
import { staticSite } from "./static-site.ts";
import { VITE_BUILD } from "./vite.ts";

/** A SvelteKit app with Tailwind 4, set up for shadcn-svelte, which adds the items. */
export async function svelteProject(): Promise<ClientProject> {
  const index = await emptyComponentIndex();
  const project = await clientProject({
    template: "svelte-app",
    stylesheet: "src/routes/layout.css",
    client: "node_modules/shadcn-svelte/dist/index.mjs",
    node: await node22(),
    prepare: async (folder) => {
      const file = join(folder, "components.json");
      const components = JSON.parse(await readFile(file, "utf8")) as object;
      await writeFile(file, JSON.stringify({ ...components, registry: index.url }));
    },
    build: VITE_BUILD,
    serve: (folder) => staticSite(join(folder, "build")),
  });
  return {
    ...project,
    remove: async () => {
      index.close();
      await project.remove();
    },
  };
}

/**
 * shadcn-svelte reads the index of its own components before it adds anything, from
 * https://shadcn-svelte.com/registry; here it is an empty one, so that no test needs that site.
 */
async function emptyComponentIndex(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end("[]");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
